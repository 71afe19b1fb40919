import VowCore
import VowRecitation
import LinuxAdapters

/// Plays a scenario: a device with its alarms, driven step by step, with the log that a restart folds again.
///
/// It waits as the daemon does: whatever falls due before the next step happens at its own instant, unless the
/// machine is off, asleep, or the process is gone.
struct ScenarioPlayer {
    struct Mistake: Error {
        let message: String
    }

    private let database = ZoneDatabase()
    private var alarmClock = AlarmClock(zones: ZoneTable(device: .utc), seed: 7)
    private var log: [(event: DomainEvent, at: Instant)] = []
    private var now = Instant(secondsSinceEpoch: 0)
    private var isWatching = true
    private var sleepsSince: Instant?
    private var lastSeen: Instant?
    private var starts: UInt64 = 0
    private var names: [RunID: AlarmID] = [:]
    /// What happened since it was last taken, one line each.
    private var outcome: [String] = []

    /// Carries out one step and gives what happened, one line each.
    mutating func play(_ step: String) throws -> [String] {
        outcome = []
        let words = step.split(separator: " ").map(String.init)
        switch (words[0], words.dropFirst().first ?? "") {
        case ("begin", let text):
            now = try instant(text)
            apply(
                .line(
                    "l1", .added(kind: .affirmation, text: "I keep promises to myself.", language: .english)))
            apply(.line("l2", .added(kind: .goal, text: "I walk every day.", language: .english)))
        case ("zone", let name): handle(.deviceZone(try database.rules(for: name)))
        case ("alarm", let id): try alarm(AlarmID(id), Array(words.dropFirst(2)))
        case ("skip", let id): apply(.alarm(AlarmID(id), .dateSkipped(try date(words[2]))))
        case ("holiday", let id):
            apply(.alarm(AlarmID(id), .rangeSkipped(try date(words[2]), try date(words[3]))))
        case ("until", let text): pass(to: try instant(text))
        case ("recite", _): recite(all: true)
        case ("begin-recital", _): recite(all: false)
        case ("snooze", _): handle(.session(.snoozeRequested))
        case ("up", _): handle(.session(.personReady))
        case ("lose", let name):
            guard let part = DevicePart(rawValue: name) else { throw Mistake(message: "no part: \(name)") }
            lose(part)
        case ("type", _): type()
        case ("exit", _): handle(.session(.typed(WakeSession.emergencySentence(.english))))
        case ("clock", let text): clock(by: Int64(text)! * 60_000)
        case ("power", "off"), ("kill", _):
            lastSeen = now
            isWatching = false
        case ("power", "on"): restart(machine: true)
        case ("restart", _): restart(machine: false)
        case ("suspend", _): sleepsSince = now
        case ("resume", _): resume()
        default: throw Mistake(message: "unknown step: \(step)")
        }
        return outcome
    }

    // MARK: - Steps

    private mutating func alarm(_ id: AlarmID, _ words: [String]) throws {
        guard let time = words.first.flatMap({ CivilTime(iso8601: $0) }), words.count >= 2 else {
            throw Mistake(message: "alarm ID HH:MM days [zone=…] [snooze=MINUTES]")
        }
        let recurrence: Recurrence
        if let date = CivilDate(iso8601: words[1]) {
            recurrence = .once(date)
        } else if words[1] == "everyday" {
            recurrence = .weekly(.everyDay)
        } else {
            recurrence = .weekly(
                WeekdaySet(words[1].split(separator: ",").compactMap { Weekday(code: String($0)) }))
        }
        var definition = AlarmDefinition(
            label: id.text, rule: OccurrenceRule(time: time, recurrence: recurrence))
        for word in words.dropFirst(2) {
            let pair = word.split(separator: "=").map(String.init)
            if pair[0] == "zone" {
                definition.zone = .fixed(pair[1])
                alarmClock.addZone(try database.rules(for: pair[1]))
            } else {
                definition.snooze.lengthMinutes = Int(pair[1])!
            }
        }
        apply(.alarm(id, .scheduled(definition)))
    }

    /// Lets time go on to an instant.
    private mutating func pass(to end: Instant) {
        while isWatching, sleepsSince == nil, let deadline = alarmClock.nextDeadline(at: now), deadline <= end
        {
            now = max(now, deadline)
            // The microphone works: a window in which nobody speaks is heard to be silent.
            if let screen = alarmClock.active?.session.screen, case .listening = screen.phase {
                handle(.session(.heardNothing(window: screen.window)))
            } else {
                handle(.timePassed)
            }
        }
        now = max(now, end)
    }

    private mutating func clock(by milliseconds: Int64) {
        now = now.adding(milliseconds: milliseconds)
        handle(.clockStepped(byMilliseconds: milliseconds))
    }

    private mutating func restart(machine: Bool) {
        let seen = lastSeen ?? now
        let returned = DeviceEvent.returned(lastSeen: seen, cause: machine ? .poweredOff : .killed)
        starts += 1
        let zones = alarmClock.zones
        alarmClock = AlarmClock(zones: zones, seed: 7 + starts)
        for (event, at) in log { alarmClock.apply(event, at: at) }
        isWatching = true
        apply(.device(returned))
        handle(.start(awayMilliseconds: max(0, now.milliseconds(since: seen))))
    }

    private mutating func resume() {
        let slept = now.milliseconds(since: sleepsSince ?? now)
        sleepsSince = nil
        apply(.device(.resumed(suspendedMilliseconds: slept)))
        handle(.timePassed)
    }

    /// Asks for the microphone, and waits until it is open: after windows that brought nothing it rings for a while first.
    private mutating func waitForWindow() {
        handle(.session(.personReady))
        let patience = now.adding(seconds: 60)
        while isWatching, sleepsSince == nil, let screen = alarmClock.active?.session.screen,
            case .ringing = screen.phase, let deadline = alarmClock.nextDeadline(at: now),
            deadline <= patience
        { pass(to: deadline) }
    }

    /// Says the lines that the screen asks for: all of them, or those of one step.
    private mutating func recite(all: Bool) {
        waitForWindow()
        while let active = alarmClock.active, case .listening = active.session.screen.phase {
            let screen = active.session.screen
            let text = screen.lines.map { $0.words.joined(separator: " ") }.joined(separator: " ")
            let said = text + (screen.challengeWord.map { " \($0)" } ?? "")
            let evidence = AttemptEvidence(
                transcript: said, mode: .spoken, engine: "scripted", model: "scripted",
                speechMilliseconds: Int64(said.split(separator: " ").count) * 350, speechLevelDecibels: -20,
                noiseLevelDecibels: -60, latencyMilliseconds: 200)
            handle(.session(.heardEnd(window: screen.window, evidence)))
            if !all || alarmClock.active?.run != active.run { return }
        }
    }

    /// A listening window opens, and a part fails in it.
    private mutating func lose(_ part: DevicePart) {
        waitForWindow()
        guard let window = alarmClock.active?.session.screen.window else { return }
        handle(.session(.hearingFailed(window: window, part: part, code: "lost", message: "Lost.")))
    }

    /// Types the lines that the screen asks for.
    private mutating func type() {
        guard let screen = alarmClock.active?.session.screen else { return }
        let text = screen.lines.map { $0.words.joined(separator: " ") }.joined(separator: " ")
        handle(.session(.typed(text + (screen.challengeWord.map { " \($0)" } ?? ""))))
    }

    // MARK: - The machine

    private mutating func apply(_ event: DomainEvent) {
        log.append((event, now))
        alarmClock.apply(event, at: now)
    }

    private mutating func handle(_ input: AlarmClockInput) {
        guard isWatching, sleepsSince == nil else { return }
        for effect in alarmClock.handle(input, at: now) {
            switch effect {
            case .session(let run, let effects):
                for case .append(let events) in effects {
                    for event in events {
                        log.append((.run(run, event), now))
                        note(event, run: run)
                    }
                }
            case .appendDevice(let event): log.append((.device(event), now))
            case .tellMissed: break
            }
        }
    }

    private mutating func note(_ event: RunEvent, run: RunID) {
        let name = names[run] ?? ""
        let text: String? =
            switch event {
            case .fired(let terms): fired(terms, run: run)
            case .missed(let alarm, _, let due, _, let cause):
                "missed \(alarm) of \(due.iso8601): \(cause.rawValue)"
            case .snoozed(let until, let count): "snoozed \(name) until \(until.iso8601), number \(count)"
            case .personUp: "up \(name)"
            case .snoozeEnded: "rings again \(name)"
            case .partBypassed(let part): "put off \(name) without \(part)"
            case .repairDemanded(let part): "demands \(part) for \(name)"
            case .resumed: "goes on \(name)"
            case .dismissed: "kept \(name)"
            case .abandoned: "abandoned \(name)"
            case .bypassed: "bypassed \(name)"
            default: nil
            }
        if let text { outcome.append("\(now.iso8601) \(text)") }
    }

    private mutating func fired(_ terms: FiredTerms, run: RunID) -> String {
        names[run] = terms.alarm
        let late = terms.lateMilliseconds / 1000
        return "rings \(terms.alarm)" + (late > 0 ? ", \(late) s late" : "")
    }

    private func instant(_ text: String) throws -> Instant {
        guard let instant = Instant(iso8601: text) else { throw Mistake(message: "no instant: \(text)") }
        return instant
    }

    private func date(_ text: String) throws -> CivilDate {
        guard let date = CivilDate(iso8601: text) else { throw Mistake(message: "no date: \(text)") }
        return date
    }
}
