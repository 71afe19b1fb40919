import Foundation
import InMemory
import LivedDays
import Synchronization
import VowAnswers
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

/// A whole device of fakes with a daemon on a thread of its own.
final class DaemonMorning: @unchecked Sendable {
    /// 06:59:50, universal time, on Monday the 1st of January 2029.
    static let start = Instant(millisecondsSinceEpoch: 1_861_945_190_000)

    let store: MemoryEventStore
    let log: EventLog
    let clock: SimulatedWakeClock
    let ringer: RecordingRinger
    let room: PromptedSpeech
    let notifier = RecordingNotifier()
    let trimmer = CountingTrimmer()
    let zones: FixedZones
    let waker: RecordingWaker?
    let machine = ScriptedMachineWatch()
    let display = WaitingDisplay()
    let daemon: Daemon
    private let ended = DispatchSemaphore(value: 0)
    private var failure: PortFailure?

    init(
        store: MemoryEventStore = MemoryEventStore(), at now: Instant = DaemonMorning.start,
        ringer: RecordingRinger = RecordingRinger(startLatencyMilliseconds: 12),
        room: PromptedSpeech = PromptedSpeech(), isPrepared: Bool = false,
        vault: MemoryKeyVault = MemoryKeyVault(), keepsViews: Bool = false,
        zones: FixedZones = FixedZones(), waker: RecordingWaker? = nil,
        transcribers: (any TranscriberSource)? = nil, eyes: (any CodeReader)? = nil,
        camera: (any Camera)? = nil, tagReader: (any TagReader)? = nil,
        sensors: [any DeviceSensor] = [], prompts: PromptParts? = nil,
        prepare: (EventLog) throws -> Void = { _ in },
        inspect: (@Sendable (Settings, DeviceNeeds) -> [Readiness])? = nil,
        vibrators: [any Vibrator] = [], heartbeat: (any Heartbeat)? = nil,
        supervisor: (any Supervisor)? = nil, backup: (any BackupMaker)? = nil, stopsAfterRun: Bool = false
    ) throws {
        self.zones = zones
        self.waker = waker
        self.store = store
        self.ringer = ringer
        self.room = room
        clock = SimulatedWakeClock(at: now)
        log = EventLog(store: store, vault: vault)
        if !isPrepared { try DaemonMorning.prepare(log, at: now) }
        try prepare(log)
        var parts = DeviceParts(
            clock: clock, zones: zones, ringer: ringer, microphone: room,
            transcribers: transcribers ?? room,
            notifier: notifier,
            entropy: FixedEntropy(seed: 7), watches: [machine], waker: waker, trimmer: trimmer)
        parts.vibrators = vibrators
        parts.backup = backup
        (parts.heartbeat, parts.supervisor) = (heartbeat, supervisor)
        (parts.inspect, parts.prompts) = (inspect, prompts)
        (parts.eyes, parts.camera, parts.tagReader) = (eyes, camera, tagReader)
        parts.sensors = sensors
        let views =
            keepsViews
            ? ViewProjector(log: log, store: TransientViewStore(), zones: zones, program: "test") : nil
        daemon = try Daemon(log: log, parts: parts, display: display, version: "test", views: views)
        Thread.detachNewThread { [self] in
            do throws(PortFailure) { try daemon.run(stopsAfterRun: stopsAfterRun) } catch { failure = error }
            ended.signal()
        }
    }

    static func prepare(_ log: EventLog, at now: Instant) throws {
        let lines: [(LineID, LineKind, String)] = [
            ("keep", .affirmation, "I keep promises to myself."),
            ("rise", .affirmation, "I get up when my alarm rings."),
            ("train", .goal, "I complete 4 workouts a week."),
        ]
        for (id, kind, text) in lines {
            try log.append([.line(id, .added(kind: kind, text: Sealed(text), language: .english))], at: now)
        }
        let rule = OccurrenceRule(time: CivilTime(hour: 7, minute: 0)!, recurrence: .weekly(.everyDay))
        try log.append([.alarm("a1", .scheduled(AlarmDefinition(label: "Morning", rule: rule)))], at: now)
    }

    var controls: Daemon.Controls { daemon.controls }

    /// Types a text, as fast as a person can.
    func type(_ text: String) {
        clock.pass(
            milliseconds: max(
                WakeSession.sumMilliseconds, Int64(text.count) * WakeSession.characterMilliseconds))
        controls.send(.typed(text))
    }

    /// Ends the daemon; throws what it failed with.
    func end() throws {
        controls.quit()
        ended.wait()
        if let failure { throw failure }
    }

    /// Every event of runs so far, in order.
    func runEvents() throws -> [RunEvent] {
        try log.history().compactMap { if case .run(_, let event) = $0.event { event } else { nil } }
    }

    /// Lets time pass until a window opens, and gives its screen; nil when none does.
    func nextWindow() -> WakeScreen? {
        let seen = display.windowCount
        for _ in 0..<6 where display.windowCount == seen { clock.passToPlannedWake() }
        return display.screen { $0.phase == .listening && $0.window > seen }
    }

    /// Waits until the microphone hears in so many windows, each after its prompt; false where it never does, or in more.
    func opensWindows(_ count: Int) throws -> Bool {
        let appended = DispatchSemaphore(value: 0)
        let follow = try log.store.follow { appended.signal() }
        defer { follow.cancel() }
        while true {
            let opened = try runEvents().filter { if case .listeningOpened = $0 { true } else { false } }
            // The daemon rests once all that follows is done.
            if opened.count >= count { return opened.count == count && clock.rest() }
            guard appended.wait(timeout: .now() + 10) == .success else { return false }
        }
    }

    /// Says what a screen asks for.
    func answer(_ screen: WakeScreen) {
        let lines = screen.lines.map { $0.words.joined(separator: " ") }.joined(separator: " ")
        room.say(lines + (screen.challengeWord.map { " \($0)." } ?? ""))
    }
}

/// A display that a test can wait on.
final class WaitingDisplay: WakeDisplay, @unchecked Sendable {
    // Everything below is guarded by the condition's lock.
    private let condition = NSCondition()
    private var screens: [WakeScreen] = []
    private var texts: [String] = []
    private var endings: [RunEnding] = []
    private var nexts = 0

    func show(_ screen: WakeScreen, run: RunID) { change { screens.append(screen) } }
    func show(levelPercent: Int, isVoice: Bool) {}
    func show(next: PlannedRing?) { change { nexts += 1 } }
    func notice(_ text: String) { change { texts.append(text) } }
    func finished(run: RunID, ending: RunEnding) { change { endings.append(ending) } }

    private func change(_ body: () -> Void) {
        condition.lock()
        body()
        condition.broadcast()
        condition.unlock()
    }

    /// The number of the newest window that was shown.
    var windowCount: Int {
        condition.lock()
        defer { condition.unlock() }
        return screens.last { $0.phase == .listening }?.window ?? 0
    }

    /// How often it was said what rings next.
    var nextCount: Int {
        condition.lock()
        defer { condition.unlock() }
        return nexts
    }

    var notices: [String] {
        condition.lock()
        defer { condition.unlock() }
        return texts
    }

    /// The first screen from now on, or the present one, that fulfils a condition; nil when none comes.
    func screen(_ isWanted: (WakeScreen) -> Bool) -> WakeScreen? {
        wait { screens.last.flatMap { isWanted($0) ? $0 : nil } }
    }

    /// Waits for a change of the display, or so many milliseconds; only for use in a loop with a bound.
    func settle(milliseconds: Int) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        return condition.wait(until: Date(timeIntervalSinceNow: Double(milliseconds) / 1_000))
    }

    /// The first notice that fulfils a condition; nil when none comes.
    func notice(_ isWanted: (String) -> Bool) -> String? { wait { texts.first(where: isWanted) } }

    /// Whether so many runs have ended, or do so within half a minute.
    func hasEnded(_ count: Int) -> Bool { wait { endings.count >= count ? true : nil } ?? false }

    /// The first ending; nil when none comes.
    func ending() -> RunEnding? { wait { endings.first } }

    private func wait<Value>(_ look: () -> Value?) -> Value? {
        let limit = Date(timeIntervalSinceNow: 30)
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let value = look() { return value }
            if !condition.wait(until: limit) { return look() }
        }
    }
}

/// Counts how often memory was asked back.
final class CountingTrimmer: MemoryTrimmer {
    private let number = Mutex(0)
    var count: Int { number.withLock { $0 } }
    func trim() { number.withLock { $0 += 1 } }
}

extension CommandService {
    /// A command service on a log, at an instant that stands still, in a zone without clock changes.
    init(ofFakesOn log: EventLog, at now: Instant = DaemonMorning.start, seed: UInt64 = 1) {
        self.init(
            log: log, clock: SimulatedWakeClock(at: now), zones: FixedZones(),
            entropy: FixedEntropy(seed: seed))
    }
}
