import Synchronization
import Testing
import VowCore
import VowPorts
import VowRecitation

@testable import VowRuntime

@Suite struct SecondOpinionsTests {
    private let line = "I keep promises to myself."

    private func opinions(
        _ engine: WeighingEngine, _ text: String, pieces: [Transcript.Piece] = [], lines: [String]? = nil,
        renderings: [LineRendering] = []
    ) -> [LineOpinion] {
        SecondOpinions(
            transcriber: engine, language: .english, lines: lines ?? [line], renderings: renderings
        ).on(
            Transcript(text: text, engine: "weighing", model: "weighing@1", pieces: pieces),
            in: [Float](repeating: 0.1, count: 32_000))
    }

    @Test("an engine is asked only about what it did not hear word for word")
    func onlyDoubts() {
        let engine = WeighingEngine()
        #expect(opinions(engine, "I keep promises to myself.").isEmpty)
        #expect(engine.asked.isEmpty)
        #expect(opinions(engine, "I keep premises to myself.").map(\.line) == [line])
        #expect(engine.asked.map(\.samples) == [32_000])
    }

    @Test("each piece is asked about its own words, and the best opinion holds")
    func pieces() {
        let engine = WeighingEngine()
        let found = opinions(
            engine, "I keep promise to myself. I keep premises to myself.",
            pieces: [
                .init(text: "I keep promise to myself.", samples: 0..<12_000),
                .init(text: "I keep premises to myself.", samples: 12_000..<32_000),
            ])
        #expect(engine.asked.map(\.samples) == [12_000, 20_000])
        // The engine likes longer sounds better.
        #expect(found.map(\.gainHundredths) == [20_000])
    }

    @Test("it is asked, too, about what it heard when the line was rehearsed, and no other engine is")
    func rehearsed() {
        let engine = WeighingEngine()
        let garbled = "A ship bromides too nice off"
        let said = "A ship promised to nice of"
        func rendering(_ engine: String) -> LineRendering {
            LineRendering(line: line, heard: garbled, engine: engine, model: "weighing@1", score: 0.7)
        }
        #expect(opinions(engine, said, renderings: [rendering("weighing")]).map(\.line) == [line, garbled])
        #expect(opinions(engine, said, renderings: [rendering("another")]).map(\.line) == [line])
        #expect(engine.asked.map(\.lines) == [[line, garbled], [line]])
    }

    @Test("a judged recording is asked about like a morning's")
    func judged() throws {
        let garbled = "A ship bromides too nice off"
        var judge = Judge(source: WeighingEars(words: "A ship promised to nice of"), engine: "weighing")
        var question = JudgeQuestion(
            lines: [line], recitation: .sound([Float](repeating: 0.1, count: 32_000)))
        #expect(try judge.evidence(for: question).opinions.map(\.line) == [line])
        question.renderings = [
            LineRendering(line: line, heard: garbled, engine: "weighing", model: "weighing@1", score: 0.7)
        ]
        #expect(try judge.evidence(for: question).opinions.map(\.line) == [line, garbled])
    }

    @Test("an engine that fell into a loop has that recorded as its own fault, and no other has")
    func looped() throws {
        func fault(_ loops: Bool) throws -> EngineFault? {
            var judge = Judge(
                source: WeighingEars(words: "I keep football", loops: loops), engine: "weighing")
            let sound = [Float](repeating: 0.1, count: 32_000)
            return try judge.evidence(for: JudgeQuestion(lines: [line], recitation: .sound(sound)))
                .engineFault
        }
        #expect(try fault(true) == .repetition)
        #expect(try fault(false) == nil)
    }

    @Test("a line that was cut in two between pieces is judged by its words")
    func cut() {
        let engine = WeighingEngine()
        let found = opinions(
            engine, "I keep premises to myself.",
            pieces: [
                .init(text: "I keep premises", samples: 0..<16_000),
                .init(text: "to myself.", samples: 16_000..<32_000),
            ])
        #expect(found.isEmpty)
    }

    @Test("pieces that are cut off are asked about while the person speaks, and not again at the end")
    func ahead() {
        let engine = WeighingEngine()
        let asked = AskedOpinions()
        let sound = [Float](repeating: 0.1, count: 32_000)
        let lines = [line, "I get up when my alarm rings."]
        let opinions = SecondOpinions(
            transcriber: engine, language: .english, lines: lines, renderings: [], asked: asked)
        let transcript = Transcript(
            text: "I keep premises to myself. I get up when my alarm sings.", engine: "weighing",
            model: "weighing@1",
            pieces: [
                .init(text: "I keep premises to myself.", samples: 0..<12_000),
                .init(text: "I get up when my alarm sings.", samples: 12_000..<32_000),
            ])
        for _ in 0..<3 { opinions.ahead(of: transcript, in: sound) }
        #expect(engine.asked.map(\.samples) == [12_000] && engine.asked.first?.lines == [line])
        #expect(opinions.on(transcript, in: sound).map(\.line) == lines)
        #expect(engine.asked.map(\.samples) == [12_000, 20_000])
    }

    @Test("the gate can open where every line is heard, doubtful, or counts already")
    func canOpen() {
        let lines = [line, "I get up when my alarm rings."]
        func canOpen(_ text: String, done: [String] = []) -> Bool {
            SecondOpinions(
                transcriber: WeighingEngine(), language: .english, lines: lines, renderings: [],
                linesDone: done
            ).atPause(
                Transcript(text: text, engine: "weighing", model: "weighing@1"),
                in: [Float](repeating: 0, count: 1_600)) != nil
        }
        #expect(!canOpen("I keep premises to myself."))
        #expect(canOpen("I keep premises to myself.", done: ["I get up when my alarm rings."]))
        #expect(canOpen("I keep premises to myself. I get up when my alarm sings."))
        #expect(canOpen("I keep promises to myself. I get up when my alarm sings."))
    }

    @Test("an engine that fails to weigh leaves the words to decide")
    func failing() {
        let engine = WeighingEngine(fails: true)
        #expect(opinions(engine, "I keep premises to myself.").isEmpty)
    }
}

/// Hears the same words in every sound, all of which is speech.
private struct WeighingEars: TranscriberSource {
    let words: String
    var loops = false

    func transcriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        WeighingEngine(words: words, loops: loops)
    }
    func voiceActivityDetector() throws(PortFailure) -> any VoiceActivityDetector { AllSpeech() }
    func embedder(for language: Language) -> (any Embedder)? { nil }
}

private final class AllSpeech: VoiceActivityDetector {
    let chunkLengthSamples = 320
    func hearsSpeech(in chunk: [Float]) throws(PortFailure) -> Bool { true }
    func reset() {}
}

/// Gives every question an opinion whose gain is the length of the sound.
private final class WeighingEngine: Transcriber {
    let engine = "weighing"
    let model = "weighing@1"
    let weighsWordings = true
    private let fails: Bool
    private let kept = Mutex<[(lines: [String], samples: Int)]>([])

    private let words: String
    private let loops: Bool

    init(fails: Bool = false, words: String = "", loops: Bool = false) {
        self.loops = loops
        self.fails = fails
        self.words = words
    }

    var asked: [(lines: [String], samples: Int)] { kept.withLock { $0 } }

    func expect(lines: [String], words: [String]) throws(PortFailure) {}

    func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
        Transcript(text: words, engine: engine, model: model, endedInLoop: loops)
    }

    func weigh(_ questions: [WordingQuestion], in samples: [Float]) throws(PortFailure) -> [LineOpinion] {
        kept.withLock { $0.append((questions.map(\.line), samples.count)) }
        if fails {
            throw PortFailure(
                code: "speech.decode", message: TextCode(worded: "No."), repair: TextCode(worded: "Again."))
        }
        return questions.map {
            LineOpinion(
                line: $0.line, pieceCount: 5, likelihoodHundredths: -100, leastHundredths: -50,
                gainHundredths: samples.count)
        }
    }
}
