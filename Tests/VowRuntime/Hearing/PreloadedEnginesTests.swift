import Foundation
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
        // The daemon looks again when it is time to load, and not before.
        #expect(morning.clock.rest() && source.count == 0)
        #expect(
            morning.clock.plannedWake
                == due.adding(milliseconds: -DaemonLoop.warmAheadMilliseconds))
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
        #expect(ears.remove("auto", .spanish) == nil)
        ears.load("auto", .english, from: source)
        #expect(ears.remove("auto", .english) != nil)
        #expect(ears.remove("auto", .english) == nil)
        ears.load("auto", .english, from: source)
        ears.drop()
        #expect(ears.remove("auto", .english) == nil)
        #expect(source.count == 3)
    }

    @Test("what was loaded for an earlier ring is no good for the next one, whose engine is loaded anew")
    func anew() {
        let source = CountedLoads(PromptedSpeech())
        let ears = PreloadedEngines()
        // A loading that is under way goes on.
        for _ in 0..<2_000 where source.count < 2 {
            ears.load("auto", .english, from: source)
            usleep(2_000)
        }
        #expect(ears.remove("auto", .english) != nil)
        #expect(source.count == 2 && source.held == 0)
    }

    @Test("a run that ends before anything was said holds no engine any more")
    func released() throws {
        let source = CountedLoads(PromptedSpeech())
        let due = DaemonMorning.start.adding(seconds: 10)
        let challenges = try GateNotation.policies("sum:easy,recite:affirmations")
        let morning = try DaemonMorning(at: due.adding(seconds: -60), transcribers: source) { log in
            let rule = OccurrenceRule(time: CivilTime(hour: 7, minute: 0)!, recurrence: .weekly(.everyDay))
            let definition = AlarmDefinition(
                label: "Morning", rule: rule, gate: GatePolicy(challenges: challenges))
            try log.append(
                [.alarm("a1", .changed(definition, loosenedFrom: nil))], at: due.adding(seconds: -60))
        }
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        morning.clock.pass(milliseconds: 60_000 - DaemonLoop.warmAheadMilliseconds)
        #expect(morning.clock.rest())
        for _ in 0..<300 where source.held == 0 { _ = morning.display.settle(milliseconds: 20) }
        #expect(source.held == 1)
        morning.clock.pass(milliseconds: DaemonLoop.warmAheadMilliseconds)
        #expect(morning.clock.rest() && morning.ringer.playing != nil)
        morning.clock.pass(milliseconds: 31 * 60_000)
        #expect(morning.display.ending() == .abandoned)
        #expect(morning.clock.rest())
        #expect(source.held == 0 && source.count == 1)
    }

    @Test("one that cannot be loaded ahead leaves it to the run to tell of it")
    func failed() {
        let ears = PreloadedEngines()
        ears.load("auto", .english, from: CountedLoads(PromptedSpeech(), fails: true))
        #expect(ears.remove("auto", .english) == nil)
    }
}

/// Counts how often an engine was loaded, and how many of them somebody holds.
private final class CountedLoads: TranscriberSource {
    private let source: any TranscriberSource
    private let fails: Bool
    private let loads = Mutex(0)
    private let holders = Holders()

    init(_ source: any TranscriberSource, fails: Bool = false) {
        self.source = source
        self.fails = fails
    }

    var count: Int { loads.withLock { $0 } }
    var held: Int { holders.count.withLock { $0 } }

    func transcriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        loads.withLock { $0 += 1 }
        guard !fails else {
            throw PortFailure(
                code: "speech.model", message: TextCode(worded: "No."), repair: TextCode(worded: "Again."))
        }
        return CountedTranscriber(try source.transcriber(engine: engine, language: language), holders)
    }

    func voiceActivityDetector() throws(PortFailure) -> any VoiceActivityDetector {
        try source.voiceActivityDetector()
    }
}

private final class Holders: Sendable { let count = Mutex(0) }

/// Another transcriber, counted for as long as somebody holds it.
private final class CountedTranscriber: Transcriber {
    private let transcriber: any Transcriber
    private let holders: Holders

    init(_ transcriber: any Transcriber, _ holders: Holders) {
        (self.transcriber, self.holders) = (transcriber, holders)
        holders.count.withLock { $0 += 1 }
    }

    deinit { holders.count.withLock { $0 -= 1 } }

    var engine: String { transcriber.engine }
    var model: String { transcriber.model }
    func expect(lines: [String], words: [String]) throws(PortFailure) {
        try transcriber.expect(lines: lines, words: words)
    }
    func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
        try transcriber.transcribe(samples)
    }
}
