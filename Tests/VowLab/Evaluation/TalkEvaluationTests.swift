import Testing
import VowCore
import VowLab

@Suite("Talk evaluation")
struct TalkEvaluationTests {
    private let table = """
        label\tconversation\ttext
        change\ta\tI want to stop
        neutral\ta\tokay
        sustain\tb\tit is too hard
        neutral\tb\tyes
        change\tc\tI will try
        broken\tc\twhat
        """

    @Test("M3: a file of labelled utterances is read by the names of its columns")
    func reading() throws {
        let read = try #require(TalkUtterances(text: table))
        #expect(read.utterances.count == 5)
        #expect(read.problems.count == 1)
        #expect(read.utterances[2].side == .sustain)
        #expect(TalkUtterances(text: "a\tb\n1\t2") == nil)
    }

    @Test("M3: the shipped rules stand beside a bag of words and the most frequent label, with intervals")
    func rows() throws {
        let utterances = try #require(TalkUtterances(text: table)).utterances
        let evaluation = TalkEvaluation(utterances)
        #expect(evaluation.rows.map(\.method).count == 8)
        let rules = try #require(evaluation.rows.first { $0.method == "rules" && $0.part == "all" })
        #expect(rules.macroF1.value == 1)
        #expect(rules.macroF1.lower <= 1 && rules.macroF1.upper <= 1)
        let majority = try #require(evaluation.rows.first { $0.method == "majority" && $0.part == "all" })
        #expect(majority.macroF1.value < 0.4)
        #expect(TalkEvaluation(utterances).rows == evaluation.rows)
    }

    @Test("M3: a bag of words learns what the words tell")
    func learning() throws {
        var text = "conversation\ttext\tlabel\n"
        for index in 0..<60 {
            text +=
                "\(index)\tplease apple \(index)\tchange\n\(index)\tplease pear \(index)\tsustain\n\(index)\tfig\tneutral\n"
        }
        let evaluation = TalkEvaluation(try #require(TalkUtterances(text: text)).utterances)
        let bag = try #require(evaluation.rows.first { $0.method == "bag of words" && $0.part == "all" })
        #expect(bag.macroF1.value > 0.95)
    }
}
