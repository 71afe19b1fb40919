import Foundation
import InMemory
import VowAnswers
package import VowCore
import VowPorts
import VowRecitation
package import VowRuntime

/// A daemon that lives through days of alarms on a simulated clock, and the people who lie beside it.
///
/// The daemon, its log, its hearing and its threads are the real ones; only the time, the sound and the room are not. From
/// run to run somebody else is to be woken, or something else breaks, in a fixed order.
package final class LivedDays {
    /// Who lies beside a run, or what becomes of it.
    package enum Course: Int, CaseIterable, Sendable {
        /// Says everything at first.
        case alert
        /// Says something else first.
        case mistaken
        /// Sleeps through the first window.
        case sleepy
        /// Asks for a snooze once it may.
        case snoozing
        /// Loses the output in the middle of the ring.
        case outputLost
        /// Has no microphone, puts it off once for that, and then takes the emergency exit.
        case microphoneMissing
        /// Takes the emergency exit.
        case leaving
        /// Loses the process in the middle, and goes on in the next one.
        case restarted
        /// Is not there.
        case absent
    }

    /// What came of them.
    package struct Report: Sendable {
        /// How many occurrences were due.
        package internal(set) var dueCount = 0
        /// How many runs fired.
        package internal(set) var firedCount = 0
        /// How many were called missed.
        package internal(set) var missedCount = 0
        /// How late the latest of them fired, in milliseconds.
        package internal(set) var latestMilliseconds: Int64 = 0
        /// How the runs ended.
        package internal(set) var endings: [RunEnding: Int] = [:]
        /// How many runs are still on.
        package internal(set) var openCount = 0
        /// How often a process took a run up again.
        package internal(set) var resumedCount = 0
        /// How many parts failed.
        package internal(set) var failedCount = 0
    }

    /// What ends a life that does not go on.
    package struct Stuck: Error, CustomStringConvertible {
        /// Where it stands.
        package let description: String

        /// Says what went wrong.
        package init(_ description: String) { self.description = description }
    }

    /// 23:50, universal time, on a Sunday: the first alarm is at midnight.
    private static let start = Instant(millisecondsSinceEpoch: 1_861_919_400_000)
    /// Long enough for a run that nobody answers to end before the next one.
    private static let minutesApart = 45

    private let log: EventLog
    private let clock = SimulatedWakeClock(at: LivedDays.start)
    private let room = PromptedSpeech()
    private let ringer = RecordingRinger(startLatencyMilliseconds: 12)
    private let display = LastScreen()
    private let parts: DeviceParts
    private let end: Instant
    private let courses: [Course]
    private var process: DaemonThread
    private var course = Course.alert
    private var known: RunID?
    private var hasStruck = false
    private var runCount = 0

    /// Prepares a home with alarms through day and night, and starts the daemon.
    /// - Parameters:
    ///   - log: an empty log.
    ///   - courses: what the runs are like, over and over.
    package init(log: EventLog, hours: Int, courses: [Course] = Course.allCases) throws {
        self.log = log
        self.courses = courses
        end = LivedDays.start.adding(milliseconds: Int64(hours) * 3_600_000)
        let now = LivedDays.start
        let lines: [(LineID, LineKind, String)] = [
            ("keep", .affirmation, "I keep promises to myself."),
            ("rise", .affirmation, "I get up when my alarm rings."),
            ("train", .goal, "I complete 4 workouts a week."),
        ]
        for (id, kind, text) in lines {
            try log.append([.line(id, .added(kind: kind, text: Sealed(text), language: .english))], at: now)
        }
        for minute in stride(from: 0, to: 24 * 60, by: LivedDays.minutesApart) {
            guard let time = CivilTime(hour: minute / 60, minute: minute % 60) else { continue }
            let rule = OccurrenceRule(time: time, recurrence: .weekly(.everyDay))
            try log.append(
                [.alarm(AlarmID("a\(minute)"), .scheduled(AlarmDefinition(label: "", rule: rule)))], at: now)
        }
        parts = DeviceParts(
            clock: clock, zones: FixedZones(), ringer: ringer, microphone: room, transcribers: room,
            notifier: RecordingNotifier(), entropy: FixedEntropy(seed: 7))
        process = try DaemonThread(log: log, parts: parts, display: display)
    }

    /// Lives until the end, or throws `Stuck`.
    /// - Parameter each: is called after each run with the number of runs that are over.
    package func live(each: (Int) -> Void = { _ in }) throws -> Report {
        var wasOn = false
        while clock.now() < end || display.isOn {
            guard clock.rest() else { throw stuck("the daemon does not rest") }
            let (run, screen) = display.present
            if let run, run != known {
                (known, hasStruck) = (run, false)
                course = courses[runCount % courses.count]
                runCount += 1
                room.hush()
            }
            let isOn = display.isOn
            if wasOn, !isOn {
                room.denyMicrophone(nil)
                each(runCount)
            }
            wasOn = isOn
            let hasActed = try screen.map { try isOn && acts(on: $0) } ?? false
            if !hasActed, !clock.passToPlannedWake() { throw stuck("time stands still") }
        }
        try process.end()
        return try report()
    }

    private func stuck(_ what: String) -> Stuck {
        Stuck("\(what) at \(clock.now().iso8601), in run \(runCount), which is \(course)")
    }
}

// What is done about a screen.
extension LivedDays {
    /// Does something, and waits for what comes of it; whether anything was done.
    private func acts(on screen: WakeScreen) throws -> Bool {
        switch course {
        case .alert: break
        case .mistaken where screen.phase == .listening && !hasStruck:
            hasStruck = true
            try hear(in: screen) { room.say("Five more minutes please, the bed is so warm.") }
            return true
        case .sleepy where screen.phase == .listening && !hasStruck:
            hasStruck = true
            try beQuiet(in: screen)
            return true
        case .snoozing where screen.snoozeAllowed && !hasStruck:
            hasStruck = true
            process.daemon.controls.send(.snooze)
            return true
        case .outputLost where ringer.playing != nil && !hasStruck:
            hasStruck = true
            ringer.loseSink(
                PortFailure(code: "sound.lost", message: TextCode(worded: "It was unplugged."), repair: .none)
            )
            return true
        case .microphoneMissing:
            if !hasStruck {
                hasStruck = true
                room.denyMicrophone(
                    PortFailure(
                        code: "microphone.none", message: TextCode(worded: "There is none."), repair: .none))
                return true
            }
            if screen.snoozeAllowed {
                process.daemon.controls.send(.snooze)
                return true
            }
            if screen.phase == .listening {
                let window = screen.window
                try awaitScreen { $0.phase != .listening || $0.window != window }
                return true
            }
            if case .partMissing? = screen.feedback { return leaves(screen) }
            return screen.emergencyOpensAt != nil && leaves(screen)
        case .leaving:
            if leaves(screen) { return true }
            fallthrough
        case .absent:
            if screen.phase == .listening { try beQuiet(in: screen) }
            return screen.phase == .listening
        case .restarted where screen.phase == .listening && !hasStruck:
            hasStruck = true
            try process.end()
            process = try DaemonThread(log: log, parts: parts, display: display)
            return true
        case .mistaken, .sleepy, .snoozing, .outputLost, .restarted: break
        }
        guard screen.phase == .listening else { return false }
        try hear(in: screen) { room.say(text(screen)) }
        return true
    }

    /// Takes the emergency exit as soon as it opens; whether the sentence was typed now.
    private func leaves(_ screen: WakeScreen) -> Bool {
        guard screen.emergencyOpensAt.map({ clock.now() >= $0 }) ?? true else { return false }
        process.daemon.controls.send(.typed(WakeSession.emergencySentence(.english)))
        return true
    }

    private func text(_ screen: WakeScreen) -> String {
        let lines = screen.lines.map { $0.words.joined(separator: " ") }.joined(separator: " ")
        return lines + (screen.challengeWord.map { " \($0)." } ?? "")
    }

    private func beQuiet(in screen: WakeScreen) throws {
        try hear(in: screen) { room.beQuiet(seconds: 8) }
    }

    /// Has something heard, and waits until its window has closed.
    private func hear(in screen: WakeScreen, _ body: () -> Void) throws {
        let window = screen.window
        body()
        try awaitScreen { $0.phase != .listening || $0.window != window }
    }

    private func awaitScreen(_ isWanted: (WakeScreen) -> Bool) throws {
        let came = display.waits { display in !display.isOn || display.screen.map(isWanted) ?? true }
        guard came else { throw stuck("no other screen comes") }
    }
}

// What came of it.
extension LivedDays {
    private func report() throws -> Report {
        var report = Report()
        // Midnight is ten minutes off.
        let minutes = Int(end.milliseconds(since: LivedDays.start) / 60_000) - 10
        report.dueCount = minutes <= 0 ? 0 : (minutes - 1) / LivedDays.minutesApart + 1
        var open: Set<RunID> = []
        for logged in try log.history() {
            guard case .run(let run, let event) = logged.event else { continue }
            switch event {
            case .fired(let terms):
                report.firedCount += 1
                report.latestMilliseconds = max(report.latestMilliseconds, terms.lateMilliseconds)
                open.insert(run)
            case .missed: report.missedCount += 1
            case .resumed: report.resumedCount += 1
            case .partFailed: report.failedCount += 1
            case .dismissed: count(.dismissed, run, &open, &report)
            case .abandoned: count(.abandoned, run, &open, &report)
            case .bypassed: count(.bypassed, run, &open, &report)
            default: break
            }
        }
        report.openCount = open.count
        return report
    }

    private func count(_ ending: RunEnding, _ run: RunID, _ open: inout Set<RunID>, _ report: inout Report) {
        open.remove(run)
        report.endings[ending, default: 0] += 1
    }
}

/// A daemon on a thread of its own.
private final class DaemonThread: @unchecked Sendable {
    let daemon: Daemon
    private let ended = DispatchSemaphore(value: 0)
    private var failure: PortFailure?

    init(log: EventLog, parts: DeviceParts, display: LastScreen) throws {
        daemon = try Daemon(log: log, parts: parts, display: display, version: "lived")
        Thread.detachNewThread { [self] in
            do throws(PortFailure) { try daemon.run() } catch { failure = error }
            ended.signal()
        }
    }

    /// Ends it in good order; throws what it failed with.
    func end() throws {
        daemon.controls.quit()
        ended.wait()
        if let failure { throw failure }
    }
}

/// The wake screen as it is now.
private final class LastScreen: WakeDisplay, @unchecked Sendable {
    // Everything below is guarded by the condition's lock.
    private let condition = NSCondition()
    private var shown: (run: RunID, screen: WakeScreen)?

    /// What a waiting thread looks at; only within `waits`.
    struct Look {
        let screen: WakeScreen?
        let isOn: Bool
    }

    private var look: Look {
        let isOver = if case .ended? = shown?.screen.phase { true } else { shown == nil }
        return Look(screen: shown?.screen, isOn: !isOver)
    }

    /// Whether a run is on.
    var isOn: Bool { locked { look.isOn } }

    /// The run and its screen.
    var present: (RunID?, WakeScreen?) { locked { (shown?.run, shown?.screen) } }

    func show(_ screen: WakeScreen, run: RunID) { locked { shown = (run, screen) } }
    func show(levelPercent: Int, isVoice: Bool) {}
    func show(next: PlannedRing?) {}
    func notice(_ text: String) {}
    func finished(run: RunID, ending: RunEnding) {}

    /// Whether something becomes so within half a minute.
    func waits(_ isSo: (Look) -> Bool) -> Bool {
        let limit = Date(timeIntervalSinceNow: 30)
        condition.lock()
        defer { condition.unlock() }
        while !isSo(look) { if !condition.wait(until: limit) { return isSo(look) } }
        return true
    }

    private func locked<Value>(_ body: () -> Value) -> Value {
        condition.lock()
        defer {
            condition.broadcast()
            condition.unlock()
        }
        return body()
    }
}
