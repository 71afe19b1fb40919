import InMemory
import LivedDays
import Synchronization
import Testing
import VowCore
import VowPorts
import VowRecitation

@testable import VowRuntime

@Suite("An engine that is loaded ahead of the ring") struct PreloadedEnginesTests {
    @Test("some seconds ahead, with the microphone closed; the run takes it over and loads nothing again")
    func ahead() throws {
        let room = PromptedSpeech()
        let source = CountedLoads(room)
        let due = DaemonMorning.start.adding(seconds: 10)
        let morning = try DaemonMorning(at: due.adding(seconds: -60), room: room, transcribers: source)
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        morning.clock.pass(milliseconds: 60_000 - DaemonLoop.warmAheadMilliseconds - 1)
        #expect(morning.clock.rest() && source.count == 0)
        morning.clock.pass(milliseconds: 1)
        #expect(morning.clock.rest())
        for _ in 0..<300 where source.count == 0 { _ = morning.display.settle(milliseconds: 20) }
        #expect(source.count == 1 && !room.isListenedTo && morning.ringer.playing == nil)
        morning.clock.pass(milliseconds: DaemonLoop.warmAheadMilliseconds)
        #expect(morning.clock.rest() && morning.ringer.playing != nil)
        for _ in 0..<300 where !room.isListenedTo { _ = morning.display.settle(milliseconds: 20) }
        #expect(room.isListenedTo && source.count == 1)
    }

    @Test("it is had for its own engine and language only, once, and not after it was dropped")
    func taken() {
        let source = CountedLoads(PromptedSpeech())
        let ears = PreloadedEngines()
        ears.load("auto", .english, from: source)
        #expect(ears.take("auto", .spanish) == nil)
        ears.load("auto", .english, from: source)
        #expect(ears.take("auto", .english) != nil)
        #expect(ears.take("auto", .english) == nil)
        ears.load("auto", .english, from: source)
        ears.drop()
        #expect(ears.take("auto", .english) == nil)
        #expect(source.count == 3)
    }

    @Test("one that cannot be loaded ahead leaves it to the run to tell of it")
    func failed() {
        let ears = PreloadedEngines()
        ears.load("auto", .english, from: CountedLoads(PromptedSpeech(), fails: true))
        #expect(ears.take("auto", .english) == nil)
    }
}

/// Counts how often an engine was loaded.
private final class CountedLoads: TranscriberSource {
    private let source: any TranscriberSource
    private let fails: Bool
    private let loads = Mutex(0)

    init(_ source: any TranscriberSource, fails: Bool = false) {
        self.source = source
        self.fails = fails
    }

    var count: Int { loads.withLock { $0 } }

    func transcriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        loads.withLock { $0 += 1 }
        guard !fails else { throw PortFailure(code: "speech.model", message: "No.", repair: "Again.") }
        return try source.transcriber(engine: engine, language: language)
    }

    func voiceActivityDetector() throws(PortFailure) -> any VoiceActivityDetector {
        try source.voiceActivityDetector()
    }
}
