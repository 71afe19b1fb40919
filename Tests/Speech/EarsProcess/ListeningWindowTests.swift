import SpeechAdapters
import Foundation
import PortContracts
import VowCommandLine
import Testing
import VowAnswers
import VowCore
import VowRecitation
import VowPorts

/// A child that goes wrong in the middle of a listening window of a real daemon.
@Suite(.serialized, .enabled(if: RecordedSpeech.leisure != nil)) struct ListeningWindowTests {
    /// What an engine can do wrong, the code of the failure that follows, and what its message says.
    private static let faults: [(what: String, code: String, says: String)] = [
        ("SIGILL", "engine.crashed", "SIGILL"), ("SIGSEGV", "engine.crashed", "SIGSEGV"),
        ("SIGABRT", "engine.crashed", "SIGABRT"), ("SIGKILL", "engine.killed", "SIGKILL"),
        ("hang", "engine.hung", "in time"), ("flood", "engine.nonsense", "no answer"),
        ("nonsense", "engine.nonsense", "no answer"), ("length", "engine.flooded", "more than"),
    ]

    private typealias Failed = (part: DevicePart, code: String, message: String)

    private func failed(_ event: RunEvent) -> Failed? {
        if case .partFailed(let part, let code, let message) = event { (part, code, message) } else { nil }
    }

    private func attempt(_ event: RunEvent) -> String? {
        if case .attemptJudged(let verdict) = event { verdict.evidence.engine } else { nil }
    }

    private var speech: [Float] {
        [Float](repeating: 0, count: 8_000) + RecordedSpeech.leisure!.samples[..<48_000]
            + [Float](repeating: 0, count: 32_000)
    }

    @Test(
        "it costs the attempt: the tone is back, the log names signal and engine, the next engine listens",
        arguments: faults)
    func oneAttempt(_ fault: (what: String, code: String, says: String)) throws {
        for engine in Installed.engines {
            let morning = try EarsMorning(
                engine: engine, fault: "\(fault.what)@transcribe/\(engine)",
                line: "I keep promises to myself.")
            defer { morning.end() }
            #expect(morning.opensWindow())
            morning.room.hear(speech)
            let failure = try #require(try morning.events(atLeast: 1, failed).first)
            #expect(failure.part == .engine)
            #expect(failure.code == fault.code)
            #expect(
                Wording(in: .english)(written: failure.message).contains(engine)
                    && Wording(in: .english)(written: failure.message).contains(fault.says))
            // Loud again, and soon: from the question on where the child ends, from the limit on where it is silent.
            let broke = try #require(morning.ears.failures.first)
            let loud = try #require(morning.ringer.isLoud())
            #expect(loud - broke.ended < .milliseconds(500), "\(engine) \(fault.what): \(loud - broke.ended)")
            if fault.code != "engine.hung" {
                #expect(
                    loud - broke.began < .milliseconds(500), "\(engine) \(fault.what): \(loud - broke.began)")
            }
            // The next window is heard by the next engine, where there is one that holds.
            morning.room.fallSilent()
            guard Installed.engines.count > 1 else { continue }
            #expect(morning.opensWindow())
            morning.room.hear(speech)
            let heard = try #require(try morning.events(atLeast: 1, attempt).first)
            #expect(heard != engine)
            #expect(try morning.events(atLeast: 1, failed).count == 1)
        }
    }

    @Test(
        "an engine that broke twice in a run is not asked again in it; then no engine is left, and one snooze is"
    )
    func twice() throws {
        // Every engine breaks, each time.
        let morning = try EarsMorning(
            engine: Installed.engines[0], fault: "SIGILL@transcribe", line: "I keep promises to myself.")
        defer { morning.end() }
        let expected = Installed.engines.count * 2
        for count in 1...(expected + 1) {
            #expect(morning.opensWindow())
            morning.room.hear(speech)
            #expect(try morning.events(atLeast: count, failed).count == count)
            morning.room.fallSilent()
        }
        let failures = try morning.events(atLeast: expected + 1, failed)
        #expect(failures.dropLast().allSatisfy { $0.code == "engine.crashed" && $0.part == .engine })
        #expect(failures.last?.code == "speech.engine" && failures.last?.part == .recogniser)
        for engine in Installed.engines {
            #expect(morning.ears.listened.filter { $0 == engine }.count == 2)
        }
        #expect(morning.ringer.isLoud() != nil)
    }

    @Test("a child that is killed from outside, as for memory, is missed at once")
    func killedOutside() throws {
        let morning = try EarsMorning(
            engine: Installed.engines[0], fault: nil, line: "I keep promises to myself.")
        defer { morning.end() }
        #expect(morning.opensWindow())
        #expect(morning.ears.listen())
        morning.room.hear(Array(speech[..<30_000]))
        let number = try #require(morning.engines.sharedProcess?.processIdentifier)
        #expect(number > 0)
        #expect(kill(number, SIGKILL) == 0)
        let began = ContinuousClock.now
        morning.room.hear(Array(speech[30_000...]))
        let failure = try #require(try morning.events(atLeast: 1, failed).first)
        #expect(
            failure.code == "engine.killed"
                && Wording(in: .english)(written: failure.message).contains("SIGKILL"))
        let loud = try #require(morning.ringer.isLoud())
        #expect(loud - began < .milliseconds(500))
    }

    @Test("a broken detector gives way to one that needs no library")
    func detector() throws {
        guard Installed.hasDetector else { try Test.cancel("no silero-vad is installed") }
        let morning = try EarsMorning(
            engine: Installed.engines[0], fault: "SIGILL@detect+20", line: "I keep promises to myself.")
        defer { morning.end() }
        #expect(morning.opensWindow())
        morning.room.hear(speech)
        let failure = try #require(try morning.events(atLeast: 1, failed).first)
        #expect(
            Wording(in: .english)(written: failure.message).contains("silero-vad")
                && Wording(in: .english)(written: failure.message).contains("SIGILL"))
        morning.room.fallSilent()
        #expect(morning.opensWindow())
        morning.room.hear(speech)
        #expect(try morning.events(atLeast: 1, attempt) == [Installed.engines[0]])
    }
}
