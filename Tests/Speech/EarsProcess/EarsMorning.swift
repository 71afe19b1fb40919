import BuiltProgram
import Foundation
import InMemory
import VowCommandLine
import Synchronization
import VowCore
import VowRecitation
import VowLog
import VowPorts
import VowRuntime

/// A daemon on fakes, whose ears alone are real: a child process that hears recorded sound.
final class EarsMorning: @unchecked Sendable {
    /// 06:59:50, universal time, on Monday the 1st of January 2029.
    private static let start = Instant(millisecondsSinceEpoch: 1_861_945_190_000)

    let clock = SimulatedWakeClock(at: EarsMorning.start)
    let ringer = TimedRinger()
    let room = QueuedRoom()
    let engines: SpeechEngines
    let ears: TimedEars
    private let log: EventLog
    private let daemon: Daemon
    private let screen = ScreenWatch()
    private let ended = DispatchSemaphore(value: 0)

    init(engine: String, fault: String?, line: String) throws {
        log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
        let now = EarsMorning.start
        try log.append(
            [.line("keep", .added(kind: .affirmation, text: Sealed(line), language: .english))], at: now)
        let rule = OccurrenceRule(time: CivilTime(hour: 7, minute: 0)!, recurrence: .weekly(.everyDay))
        try log.append([.alarm("a1", .scheduled(AlarmDefinition(label: "Morning", rule: rule)))], at: now)
        try log.append([.setting(key: "engine", value: engine)], at: now)
        engines = SpeechEngines(program: BuiltProgram.ears(models: Installed.folders, fault: fault)) { _ in }
        ears = TimedEars(engines)
        daemon = try Daemon(
            log: log,
            parts: DeviceParts(
                clock: clock, zones: FixedZones(), ringer: ringer, microphone: room, transcribers: ears,
                notifier: RecordingNotifier(), entropy: FixedEntropy(seed: 7)),
            display: screen, version: "test")
        Thread.detachNewThread { [self] in
            try? daemon.run()
            ended.signal()
        }
        clock.rest()
        clock.pass(milliseconds: 10_000)
    }

    func end() {
        daemon.controls.quit()
        ended.wait()
    }

    /// Lets time pass until a window opens; false when none does.
    func opensWindow() -> Bool {
        let seen = screen.count
        for _ in 0..<8 where screen.count == seen { clock.passToPlannedWake() }
        return screen.waits { $0 > seen }
    }

    /// Waits until so many events of a kind are in the log, and gives them.
    func events<Found>(atLeast count: Int, _ pick: (RunEvent) -> Found?) throws -> [Found] {
        for _ in 0..<6_000 {
            let found = try log.history().compactMap { logged -> Found? in
                if case .run(_, let event) = logged.event { pick(event) } else { nil }
            }
            if found.count >= count { return found }
            usleep(20_000)
        }
        return []
    }
}

/// A ringer that notes when it was asked to be loud.
final class TimedRinger: Ringer {
    private let ringer = RecordingRinger()
    private let loud = Mutex<[ContinuousClock.Instant]>([])

    /// Waits until the last word to the ringer was to be loud, or 40 per cent of it after a refusal, and gives its time;
    /// nil when that never comes.
    func isLoud() -> ContinuousClock.Instant? {
        for _ in 0..<1_500 {
            if case .duck(let percent)? = ringer.calls.last, percent >= 40 {
                return loud.withLock { $0.last }
            }
            usleep(20_000)
        }
        return nil
    }

    func start(_ request: RingRequest, signal: @escaping @Sendable (RingerSignal) -> Void) throws(PortFailure)
    {
        try ringer.start(request, signal: signal)
    }

    func duck(toPercent percent: Int) {
        if percent >= 40 { loud.withLock { $0.append(.now) } }
        ringer.duck(toPercent: percent)
    }

    func stop() { ringer.stop() }
}

/// Real ears that note when a question that failed was asked, and when it failed.
final class TimedEars: TranscriberSource {
    private let engines: SpeechEngines
    private let asked = Mutex<[String]>([])
    private let failed = Mutex<[(began: ContinuousClock.Instant, ended: ContinuousClock.Instant)]>([])
    /// The engines that listened, in order.
    var listened: [String] { asked.withLock { $0 } }
    var failures: [(began: ContinuousClock.Instant, ended: ContinuousClock.Instant)] {
        failed.withLock { $0 }
    }

    init(_ engines: SpeechEngines) { self.engines = engines }

    /// Waits until an engine is loaded.
    func listen() -> Bool {
        for _ in 0..<1_500 where listened.isEmpty { usleep(20_000) }
        return !listened.isEmpty
    }

    func transcriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        let found = try engines.transcriber(engine: engine, language: language)
        asked.withLock { $0.append(found.engine) }
        return Timed(found) { began in self.failed.withLock { $0.append((began, .now)) } }
    }

    func voiceActivityDetector() throws(PortFailure) -> any VoiceActivityDetector {
        try engines.voiceActivityDetector()
    }

    func embedder(for language: Language) -> (any Embedder)? { engines.embedder(for: language) }
    func forgetFaults() { engines.forgetFaults() }

    private final class Timed: Transcriber {
        private let own: any Transcriber
        private let failed: @Sendable (ContinuousClock.Instant) -> Void
        var engine: String { own.engine }
        var model: String { own.model }
        var weighsWordings: Bool { own.weighsWordings }
        var leansTowardsExpectedLines: Bool { own.leansTowardsExpectedLines }

        init(_ own: any Transcriber, failed: @escaping @Sendable (ContinuousClock.Instant) -> Void) {
            self.own = own
            self.failed = failed
        }

        func expect(lines: [String], words: [String]) throws(PortFailure) {
            try own.expect(lines: lines, words: words)
        }

        func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
            let began = ContinuousClock.now
            do throws(PortFailure) { return try own.transcribe(samples) } catch {
                failed(began)
                throw error
            }
        }

        func weigh(_ questions: [WordingQuestion], in samples: [Float]) throws(PortFailure) -> [LineOpinion] {
            try own.weigh(questions, in: samples)
        }
    }
}

/// A microphone that hears what is put into its room, and waits for more.
final class QueuedRoom: Microphone, @unchecked Sendable {
    // Everything below is guarded by the condition's lock.
    private let condition = NSCondition()
    private var queue: [[Float]] = []
    private var isOpen = false

    func hear(_ samples: [Float]) {
        condition.lock()
        for start in stride(from: 0, to: samples.count, by: 320) {
            queue.append(Array(samples[start..<min(start + 320, samples.count)]))
        }
        condition.broadcast()
        condition.unlock()
    }

    /// What was not heard yet is over.
    func fallSilent() {
        condition.lock()
        queue = []
        condition.unlock()
    }

    func open() throws(PortFailure) {
        condition.lock()
        isOpen = true
        condition.unlock()
    }

    func read() throws(PortFailure) -> [Float]? {
        condition.lock()
        defer { condition.unlock() }
        while isOpen, queue.isEmpty { condition.wait() }
        return isOpen ? queue.removeFirst() : nil
    }

    func close() {
        condition.lock()
        isOpen = false
        condition.broadcast()
        condition.unlock()
    }
}

/// A display that knows which window was shown last.
private final class ScreenWatch: WakeDisplay, @unchecked Sendable {
    // Guarded by the condition's lock.
    private let condition = NSCondition()
    private var window = 0

    var count: Int {
        condition.lock()
        defer { condition.unlock() }
        return window
    }

    func waits(until isReached: (Int) -> Bool) -> Bool {
        let limit = Date(timeIntervalSinceNow: 30)
        condition.lock()
        defer { condition.unlock() }
        while !isReached(window) {
            if !condition.wait(until: limit) { return isReached(window) }
        }
        return true
    }

    func show(_ screen: WakeScreen, run: RunID) {
        guard screen.phase == .listening else { return }
        condition.lock()
        window = screen.window
        condition.broadcast()
        condition.unlock()
    }

    func show(levelPercent: Int, isVoice: Bool) {}
    func show(next: PlannedRing?) {}
    func notice(_ text: String) {}
    func finished(run: RunID, ending: RunEnding) {}
}
