import InMemory
import LivedDays
import Synchronization
import Testing
import VowCore
import VowPorts
import VowRecitation
import VowSystem

@testable import VowRuntime

@Suite("A listening session", .timeLimit(.minutes(1))) struct HearingTests {
    private static func order(_ window: Int) -> ListenOrder {
        ListenOrder(
            window: window, lines: [], words: [], language: .english, silenceMilliseconds: 60_000,
            windowMilliseconds: 60_000)
    }

    @Test("one whose engine is busy beyond its end takes no part in the next, which hears all the same")
    func stuckEngine() {
        let room = PromptedSpeech()
        let engines = HeldEngines(room)
        let heard = HeardWindows()
        let hearing = Hearing(
            microphone: room, source: engines, clock: SimulatedWakeClock(at: DaemonMorning.start),
            patienceMilliseconds: 50, yield: heard.handle)
        hearing.begin(engine: "auto", language: .english)
        hearing.listen(Self.order(1))
        room.say("one two three four five")
        #expect(engines.isBusy())
        hearing.end()
        room.hush()
        hearing.begin(engine: "auto", language: .english)
        hearing.listen(Self.order(2))
        engines.release()
        room.say("six seven eight")
        #expect(heard.result(of: 2) == .words("six seven eight"))
        hearing.end()
        #expect(!room.isListenedTo)
    }

    @Test("a window that is opened while the failure of another one is told gets an answer, too")
    func noWindowIsLost() {
        let room = PromptedSpeech()
        let heard = HeardWindows()
        let hearing = Hearing(
            microphone: room, source: BrokenEngines(), clock: SimulatedWakeClock(at: DaemonMorning.start),
            yield: heard.handle)
        hearing.begin(engine: "auto", language: .english)
        for number in 1...20_000 {
            hearing.listen(Self.order(2 * number))
            // The thread that reports is somewhere between its look and its report.
            for _ in 0..<number % 200 { _ = room.isListenedTo }
            hearing.listen(Self.order(2 * number + 1))
            guard heard.result(of: 2 * number + 1) == .failure else {
                Issue.record("window \(2 * number + 1) got no answer")
                break
            }
        }
        hearing.end()
    }
}

/// What each window yielded in the end.
private final class HeardWindows: Sendable {
    enum Result: Equatable { case words(String), failure, nothing }

    private let results = Mutex<[Int: Result]>([:])
    private let changed = SteadyCondition()

    func handle(_ window: Int, _ heard: Heard) {
        let result: Result? =
            switch heard {
            case .partial, .pause: nil
            case .end(let evidence): .words(evidence.transcript)
            case .nothing: .nothing
            case .failed: .failure
            }
        guard let result else { return }
        results.withLock { $0[window] = result }
        changed.broadcast()
    }

    /// What it yielded within some seconds; nil for nothing at all.
    func result(of window: Int) -> Result? {
        changed.wait(milliseconds: 5_000) { results.withLock { $0[window] != nil } }
        return results.withLock { $0[window] }
    }
}

/// Engines of another source, whose first question is not answered until it is released.
private final class HeldEngines: TranscriberSource {
    private let source: any TranscriberSource
    private let hold = Hold()

    init(_ source: any TranscriberSource) { self.source = source }

    func isBusy() -> Bool { hold.isReached() }
    func release() { hold.release() }

    func transcriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        HeldTranscriber(try source.transcriber(engine: engine, language: language), hold)
    }

    func voiceActivityDetector() throws(PortFailure) -> any VoiceActivityDetector {
        try source.voiceActivityDetector()
    }
}

private final class Hold: Sendable {
    private let state = Mutex((isReached: false, isOpen: false))
    private let changed = SteadyCondition()

    func pass() {
        state.withLock { $0.isReached = true }
        changed.broadcast()
        changed.wait(milliseconds: 20_000) { state.withLock { $0.isOpen } }
    }

    func isReached() -> Bool { changed.wait(milliseconds: 5_000) { state.withLock { $0.isReached } } }

    func release() {
        state.withLock { $0.isOpen = true }
        changed.broadcast()
    }
}

private final class HeldTranscriber: Transcriber {
    private let transcriber: any Transcriber
    private let hold: Hold

    init(_ transcriber: any Transcriber, _ hold: Hold) { (self.transcriber, self.hold) = (transcriber, hold) }

    var engine: String { transcriber.engine }
    var model: String { transcriber.model }
    func expect(lines: [String], words: [String]) throws(PortFailure) {}
    func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
        hold.pass()
        return try transcriber.transcribe(samples)
    }
}

private struct BrokenEngines: TranscriberSource {
    func transcriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        throw PortFailure(
            code: "speech.model", message: TextCode(worded: "No."), repair: TextCode(worded: "Again."))
    }

    func voiceActivityDetector() throws(PortFailure) -> any VoiceActivityDetector {
        throw PortFailure(
            code: "speech.model", message: TextCode(worded: "No."), repair: TextCode(worded: "Again."))
    }
}
