import Foundation
import InMemory
import LivedDays
import Synchronization
import Testing
import VowCore
import VowLog
import VowPorts
import VowRecitation

@testable import VowRuntime

/// N8, X6: engines beside the one that decides.
@Suite("Engines beside the one that decides", .serialized) struct SecondEnginesSpecs {
    private static let cloud = "cloud:https://speech.example/v1#large"
    private static let wrong = "Five more minutes please, the bed is so warm."

    private func morning(
        _ second: SecondEngine, _ settings: [(SettingKey, String)], hoursBefore: Int64 = 24,
        fault: SecondSource.Fault = .none
    ) throws -> (DaemonMorning, SecondSource) {
        let room = PromptedSpeech()
        let source = SecondSource(room: room, second: second, fault: fault)
        let morning = try DaemonMorning(room: room, transcribers: source) { log in
            for (key, value) in settings {
                try log.append(
                    [.setting(key: key.rawValue, value: value)],
                    at: DaemonMorning.start.adding(seconds: -3_600 * hoursBefore))
            }
        }
        return (morning, source)
    }

    /// Refused once, then said as asked.
    private func live(through morning: DaemonMorning) throws {
        morning.clock.pass(milliseconds: 10_000)
        _ = try #require(morning.nextWindow())
        morning.room.say(Self.wrong)
        _ = try #require(morning.display.screen { $0.phase == .ringing && $0.feedback != nil })
        morning.answer(try #require(morning.nextWindow()))
        morning.answer(try #require(morning.display.screen { $0.phase == .listening && $0.step == 1 }))
        #expect(morning.display.ending() == .dismissed)
    }

    private func shadows(_ morning: DaemonMorning, atLeast count: Int, rounds: Int = 200) throws
        -> [ShadowHearing]
    {
        var found: [ShadowHearing] = []
        // Where none is expected, this waits for one for as long as one would take to come.
        for _ in 0..<rounds {
            found = try morning.log.history().compactMap {
                if case .shadow(_, let hearing) = $0.event { hearing } else { nil }
            }
            if found.count >= count { break }
            _ = morning.display.settle(milliseconds: 50)
        }
        return found
    }

    @Test("a shadow hears each judged attempt after the run, and its notes change nothing")
    func shadow() throws {
        let second = SecondEngine { _ in "I keep promises to myself. I get up when my alarm rings." }
        let (morning, source) = try morning(second, [(.shadowEngine, "pocketsphinx")])
        defer { try? morning.end() }
        try live(through: morning)
        let notes = try shadows(morning, atLeast: 3)
        #expect(notes.map(\.attempt) == [1, 2, 3])
        #expect(notes.map(\.passed) == [true, true, false])
        #expect(notes.allSatisfy { $0.evidence.engine == "pocketsphinx" })
        let history = try morning.log.history()
        let end = history.firstIndex { if case .run(_, .dismissed) = $0.event { true } else { false } }
        let first = history.firstIndex { if case .shadow = $0.event { true } else { false } }
        #expect(try #require(end) < #require(first))
        #expect(source.asked == ["pocketsphinx"])
        let runs = try morning.runEvents()
        #expect(runs.count { if case .attemptJudged = $0 { true } else { false } } == 3)
    }

    @Test("a shadow that fails is told of once, and the morning is as without it")
    func failingShadow() throws {
        let second = SecondEngine { _ in nil }
        let (morning, _) = try morning(second, [(.shadowEngine, "pocketsphinx")])
        defer { try? morning.end() }
        try live(through: morning)
        for _ in 0..<200 where !morning.display.notices.contains(where: { $0.contains("second engine") }) {
            _ = morning.display.settle(milliseconds: 50)
        }
        #expect(morning.display.notices.count { $0.contains("second engine") } == 1)
        #expect(try shadows(morning, atLeast: 1, rounds: 20).isEmpty)
        #expect(try morning.runEvents().last == .dismissed(mode: .spoken))
    }

    @Test("without a second engine no sound is kept and nobody is asked")
    func off() throws {
        let second = SecondEngine { _ in "anything" }
        let (morning, source) = try morning(second, [])
        defer { try? morning.end() }
        try live(through: morning)
        #expect(source.asked.isEmpty)
        #expect(try shadows(morning, atLeast: 1, rounds: 20).isEmpty)
    }

    @Test("a fallback is asked after a refusal only, and can open what was refused")
    func fallback() throws {
        let second = SecondEngine { _ in "I keep promises to myself. I get up when my alarm rings." }
        let (morning, source) = try morning(second, [(.fallbackEngine, "pocketsphinx")])
        defer { try? morning.end() }
        morning.clock.pass(milliseconds: 10_000)
        _ = try #require(morning.nextWindow())
        morning.room.say(Self.wrong)
        let goals = try #require(morning.display.screen { $0.phase == .listening && $0.step == 1 })
        #expect(source.asked == ["pocketsphinx"])
        morning.answer(goals)
        #expect(morning.display.ending() == .dismissed)
        #expect(source.asked == ["pocketsphinx"])
        let engines = try morning.runEvents().compactMap { event -> String? in
            if case .attemptJudged(let verdict) = event { verdict.evidence.engine } else { nil }
        }
        #expect(engines == ["prompted", "pocketsphinx", "prompted"])
        #expect(try shadows(morning, atLeast: 1, rounds: 20).isEmpty)
    }

    @Test("S10: a fallback that was set today is not asked before tomorrow; switching it off holds at once")
    func fallbackWaits() throws {
        let second = SecondEngine { _ in "I keep promises to myself. I get up when my alarm rings." }
        let (morning, source) = try morning(second, [(.fallbackEngine, "pocketsphinx")], hoursBefore: 1)
        defer { try? morning.end() }
        try live(through: morning)
        #expect(source.asked.isEmpty)
        let today = CivilDate(year: 2029, month: 1, day: 1)!
        func inForce(_ date: CivilDate) -> String { morning.log.fallbackEngine(on: date, in: .utc) }
        #expect(inForce(today).isEmpty)
        #expect(inForce(today.adding(days: 1)) == "pocketsphinx")
        let key = SettingKey.fallbackEngine.rawValue
        try morning.log.append(
            [.setting(key: key, value: "whisper")], at: DaemonMorning.start.adding(seconds: 90_000))
        #expect(inForce(today.adding(days: 1)) == "pocketsphinx")
        #expect(inForce(today.adding(days: 2)) == "whisper")
        try morning.log.append(
            [.setting(key: key, value: "off")], at: DaemonMorning.start.adding(seconds: 90_001))
        #expect(inForce(today.adding(days: 1)).isEmpty)
    }

    @Test("a fallback that is stuck holds nothing up")
    func stuckFallback() throws {
        let gate = DispatchSemaphore(value: 0)
        let second = SecondEngine { _ in
            gate.wait()
            return nil
        }
        let (morning, source) = try morning(second, [(.fallbackEngine, "pocketsphinx")])
        defer { try? morning.end() }
        try live(through: morning)
        #expect(source.asked.count == 1)
        gate.signal()
    }

    @Test(
        "X6: while the cloud fails as a fallback the own verdict stands, and the alarm can be let go",
        arguments: [SecondSource.Fault.none, .refusesToLoad])
    func failingFallback(_ fault: SecondSource.Fault) throws {
        // Without a fault of its own the engine is made, and fails with each recording.
        let second = SecondEngine { _ in nil }
        let (morning, source) = try morning(second, [(.fallbackEngine, Self.cloud)], fault: fault)
        defer { try? morning.end() }
        morning.clock.pass(milliseconds: 10_000)
        // Twice, so that a failure that is told each time is seen.
        for _ in 0..<2 {
            _ = try #require(morning.nextWindow())
            morning.room.say(Self.wrong)
            _ = try #require(morning.display.screen { $0.phase == .ringing && $0.feedback != nil })
            _ = try #require(morning.display.notice { $0.contains("second engine") })
        }
        morning.answer(try #require(morning.nextWindow()))
        morning.answer(try #require(morning.display.screen { $0.phase == .listening && $0.step == 1 }))
        #expect(morning.display.ending() == .dismissed)
        #expect(Set(source.asked) == [Self.cloud])
        #expect(morning.display.notices.count { $0.contains("second engine") } == 1)
        let verdicts = try morning.runEvents().compactMap { event -> AttemptVerdict? in
            if case .attemptJudged(let verdict) = event { verdict } else { nil }
        }
        #expect(verdicts.map(\.evidence.engine) == ["prompted", "prompted", "prompted", "prompted"])
        #expect(verdicts.map(\.reasons.isEmpty) == [false, false, true, true])
        #expect(try morning.runEvents().last == .dismissed(mode: .spoken))
    }

    @Test("no more attempts are kept than fit, and nothing once the run is over")
    func takes() {
        let takes = RecentRecordings()
        func attempt(_ number: Int) -> AttemptVerdict {
            AttemptVerdict(
                number: number, step: 0, evidence: evidence(number), lines: [], challengeWordHeard: nil,
                reasons: [.linesMissing])
        }
        func evidence(_ number: Int) -> AttemptEvidence {
            AttemptEvidence(
                transcript: "\(number)", mode: .spoken, engine: "a", model: "b", speechMilliseconds: 1_000)
        }
        func offer(_ number: Int) {
            takes.offer(Take(evidence: evidence(number), samples: [1], order: .everything, attempt: nil))
        }
        offer(1)
        #expect(takes.claim(attempt(1)) == nil)
        takes.turn(on: true)
        for number in 1...40 {
            offer(number)
            for other in 1...3 { offer(number + 100 * other) }
            #expect((takes.claim(attempt(number)) != nil) == (number <= 12))
        }
        #expect(takes.drain().map(\.attempt) == (1...12).map { $0 })
        #expect(takes.drain().isEmpty)
        for number in 1...5 { offer(number) }
        #expect(takes.claim(attempt(1)) == nil)
        #expect(takes.claim(attempt(2)) != nil)
        takes.turn(on: false)
        #expect(takes.drain().isEmpty)
    }
}

/// An engine with an answer of its own; nil fails.
final class SecondEngine: Transcriber, @unchecked Sendable {
    static let broken = PortFailure(
        code: "second.broken", message: TextCode(worded: "The second engine is broken."),
        repair: TextCode(worded: "Mend it."))

    let engine = "pocketsphinx"
    let model = "second@1"
    private let answer: @Sendable ([Float]) -> String?

    init(_ answer: @escaping @Sendable ([Float]) -> String?) { self.answer = answer }

    func expect(lines: [String], words: [String]) throws(PortFailure) {}

    func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
        guard let text = answer(samples) else { throw Self.broken }
        return Transcript(text: text, engine: engine, model: model)
    }
}

/// The room's own engine, and a second one by its name.
final class SecondSource: TranscriberSource {
    /// What is wrong with the source itself.
    enum Fault: Sendable {
        case none
        /// The second engine cannot be had.
        case refusesToLoad
    }

    private let room: PromptedSpeech
    private let second: SecondEngine
    private let fault: Fault
    private let names = Mutex<[String]>([])

    init(room: PromptedSpeech, second: SecondEngine, fault: Fault = .none) {
        self.room = room
        self.second = second
        self.fault = fault
    }

    /// The names under which exactly one engine was asked for.
    var asked: [String] { names.withLock { $0 } }

    func transcriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        try room.transcriber(engine: engine, language: language)
    }

    func exactTranscriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        names.withLock { $0.append(engine) }
        if fault == .refusesToLoad { throw SecondEngine.broken }
        return second
    }

    func voiceActivityDetector() throws(PortFailure) -> any VoiceActivityDetector {
        try room.voiceActivityDetector()
    }
}
