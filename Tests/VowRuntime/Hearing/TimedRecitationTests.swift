import Testing
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

@Suite struct TimedRecitationTests {
    /// A voice for so many milliseconds, with a long quiet after it that must not count.
    private func speech(milliseconds: Int) -> [Float] {
        [Float](repeating: 0.3, count: milliseconds * 16) + [Float](repeating: 0.001, count: 16_000)
    }

    private func recitation(of milliseconds: Int, work: Int64, hears: String = "I keep my word.") throws
        -> TimedRecitation?
    {
        let clock = WorkClock()
        return try TimedRecitation(
            of: speech(milliseconds: milliseconds), lines: ["I keep my word."], language: .english,
            transcriber: WorkingEngine(words: hears, work: work, clock: clock), detector: LoudDetector(),
            clock: clock)
    }

    @Test("waiting for sound takes no time, and the pause that ends speech is in the wait")
    func pause() throws {
        let clock = WorkClock()
        let engine = WorkingEngine(words: "I keep my word.", work: 0, clock: clock)
        let found = try TimedRecitation(
            of: speech(milliseconds: 2_000), lines: ["I keep my word."], language: .english,
            transcriber: engine, detector: LoudDetector(), clock: clock)
        #expect(found?.waitMilliseconds == 100)
        #expect(found?.passed == true)
        #expect(found?.transcript == "I keep my word.")
        #expect(clock.steadyMilliseconds() == 5_000)
    }

    @Test("what the engine works after the end of speech is waited for")
    func work() throws {
        #expect(try recitation(of: 2_000, work: 150)?.waitMilliseconds == 250)
    }

    @Test("partial words that were begun before the end of speech hold the verdict up")
    func partialInFlight() throws {
        // Begun 450 ms after the first chunk of speech, over 1,500 ms later; then the words themselves.
        let wait = try #require(try recitation(of: 500, work: 1_500)?.waitMilliseconds)
        #expect((2_900...3_000).contains(wait))
    }

    @Test("the engine weighs at once where that could open the gate, and else once nobody goes on")
    func weighed() throws {
        func weighed(_ lines: [String]) throws -> TimedRecitation? {
            let clock = WorkClock()
            return try TimedRecitation(
                of: speech(milliseconds: 2_000), lines: lines, language: .english,
                transcriber: WorkingEngine(
                    words: "I keep premises to myself.", work: 0, clock: clock, weighing: 200),
                detector: LoudDetector(), clock: clock)
        }
        #expect(try weighed(["I keep promises to myself."])?.waitMilliseconds == 300)
        let two = try weighed(["I keep promises to myself.", "I get up when my alarm rings."])
        #expect(two?.passed == false)
        #expect((700...740).contains(try #require(two?.waitMilliseconds)))
    }

    @Test("a refusal is timed too, and sound without speech has no verdict")
    func refusalAndSilence() throws {
        let refused = try recitation(of: 2_000, work: 0, hears: "banana telephone")
        #expect(refused?.passed == false)
        #expect(refused?.waitMilliseconds == 100)
        let clock = WorkClock()
        let engine = WorkingEngine(words: "", work: 0, clock: clock)
        for silence in [[], [Float](repeating: 0, count: 16_000), [Float](repeating: 0.01, count: 16_000)] {
            let nothing = try TimedRecitation(
                of: silence, lines: ["I keep my word."], language: .english, transcriber: engine,
                detector: LoudDetector(), clock: clock)
            #expect(nothing == nil)
        }
    }
}

/// A clock that stands still unless somebody works.
private final class WorkClock: SteadyClock, @unchecked Sendable {
    private var milliseconds: Int64 = 5_000
    func steadyMilliseconds() -> Int64 { milliseconds }
    func pass(_ more: Int64) { milliseconds += more }
}

/// Hears the same words in any speech, and takes its time.
private final class WorkingEngine: Transcriber, @unchecked Sendable {
    let engine = "working"
    let model = "working@1"
    private let words: String
    private let work: Int64
    private let clock: WorkClock
    private let weighing: Int64?

    init(words: String, work: Int64, clock: WorkClock, weighing: Int64? = nil) {
        (self.words, self.work, self.clock, self.weighing) = (words, work, clock, weighing)
    }

    var weighsWordings: Bool { weighing != nil }

    func weigh(_ questions: [WordingQuestion], in samples: [Float]) throws(PortFailure) -> [LineOpinion] {
        clock.pass(weighing ?? 0)
        return questions.map {
            LineOpinion(
                line: $0.line, pieceCount: 5, likelihoodHundredths: -100, leastHundredths: -50,
                gainHundredths: 0)
        }
    }

    func expect(lines: [String], words: [String]) throws(PortFailure) {}
    func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
        clock.pass(work)
        return Transcript(text: words, engine: engine, model: model)
    }
}

private final class LoudDetector: VoiceActivityDetector {
    let chunkLengthSamples = 320
    func hearsSpeech(in chunk: [Float]) throws(PortFailure) -> Bool { chunk.contains { abs($0) > 0.1 } }
    func reset() {}
}
