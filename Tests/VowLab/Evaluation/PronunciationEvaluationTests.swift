import Testing
import VowLab
import VowRecitation

@Suite("C3: ratings of pronunciation are held against people's")
struct PronunciationEvaluationTests {
    private let head = "speaker\tid\ttext\taccuracy\tfluency\tprosodic\twords\n"

    @Test("A table is read by the names of its columns")
    func reading() throws {
        let read = try #require(
            RatedUtterances(
                text: head + "s\tx\tI RUN\t8\t7\t6\tI:10 RUN:6\n\ns\ty\tI RUN\t8\t7\t6\tI:ten\ns\n"))
        #expect(read.utterances.count == 1 && read.problems.count == 2)
        #expect(read.utterances[0].path == "x.flac" && read.utterances[0].words == [10, 6])
        #expect(RatedUtterances(text: "id\ttext\n") == nil)
    }

    @Test("Ratings that follow people's correlate, and what was left out is learned from the others")
    func correlation() throws {
        var items: [PronunciationEvaluation.Item] = []
        for speaker in 0..<6 {
            for take in 0..<4 {
                let pause = (speaker * 4 + take) * 70
                let people = 10 - Double(pause) / 400
                let text = head + "s\(speaker)\tx\tI RUN\t8\t\(people)\t\(people)\tI:10 RUN:\(take * 3)\n"
                let utterance = try #require(RatedUtterances(text: text)?.utterances.first)
                let evidence = PronunciationEvidence(
                    sentence: SpokenSentence("I run", language: .english),
                    transcript: take > 1 ? "I run" : "I", opinions: [], alignment: nil,
                    timing: .init(spanMilliseconds: 900 + pause, pausesMilliseconds: [pause]))
                items.append(try #require(PronunciationEvaluation.Item(utterance, evidence)))
            }
        }
        let rows = PronunciationEvaluation(items).rows
        func value(_ property: String, _ method: String) -> Double {
            rows.first { $0.property == property && $0.method == method }?.pearson.value ?? -2
        }
        // Half of the recordings lack a word, which the formula counts and these people do not.
        #expect(value("fluency", "formula") > 0.7)
        #expect(value("prosody", "learned from other speakers") > 0.9)
        #expect(value("words", "word error") > 0.7 && value("words", "formula") > 0.7)
        #expect(rows.count == 15)
        #expect(rows.allSatisfy { $0.pearson.lower <= $0.pearson.upper })
        #expect(PronunciationEvaluation(items).rows == rows)
    }
}
