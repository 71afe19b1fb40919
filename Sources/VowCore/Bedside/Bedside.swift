/// The whole device as a synchronous machine: it knows the alarms, fires what is due, and holds the runs.
///
/// One session is active at a time. Occurrences that fall due meanwhile wait and ring after it; a snoozed
/// session waits beside. The same machine runs in the daemon and in the simulator.
public struct Bedside: Sendable {
    struct Session: Sendable {
        let run: String
        var machine: WakeSession
    }

    /// How to deal with time.
    public var policy: BedsidePolicy
    /// The zone rules in force.
    public private(set) var zones: ZoneBook
    /// When the device watched, and when not.
    public internal(set) var history = DeviceHistory()
    /// The person's lines.
    public internal(set) var book = LineBook()
    /// The alarms, in the order they were made.
    public internal(set) var alarmOrder: [String] = []
    var alarms = Roster<AlarmState>()
    /// Per alarm, the instant up to which occurrences are not its business any more.
    var floors = Roster<OccurrenceFloor>() {
        didSet { newestFloor = nil }
    }
    /// The newest instant that any floor notes; nil when it has to be looked for.
    private var newestFloor: Instant?
    var occupation = Occupation()
    var openRuns: [String] = []
    var runStates = Roster<RunState>()
    private var sessions: [Session] = []
    private var windowCount = 0
    private var plan: Instant?
    private var isPlanStale = true
    private var bits: RandomBits
    private let verifier: any StepVerifier

    /// A machine without history.
    /// - Parameters:
    ///   - seed: unpredictable bits for run identifiers and challenge words.
    ///   - verifier: what computes verdicts.
    public init(
        zones: ZoneBook, seed: UInt64, policy: BedsidePolicy = BedsidePolicy(),
        verifier: any StepVerifier = RulesVerifier()
    ) {
        self.zones = zones
        self.policy = policy
        self.bits = RandomBits(seed: seed)
        self.verifier = verifier
    }

    /// The state of an alarm.
    public func alarm(_ id: String) -> AlarmState { alarms[id] ?? AlarmState() }

    /// The run that rings or listens now, with what the person sees.
    public var active: (run: String, session: WakeSession)? {
        activeIndex.map { (sessions[$0].run, sessions[$0].machine) }
    }

    /// The name of the run that rings or listens now; nil when none does.
    public var activeName: String? { activeIndex.map { sessions[$0].run } }

    /// The terms of the run that rings or listens now; nil when none does.
    public var activeTerms: FiredTerms? { activeIndex.flatMap { sessions[$0].machine.state.terms } }

    /// The run that rings or listens now, with its state; nil when none does.
    public var activeRun: (run: String, state: RunState)? {
        activeIndex.map { (sessions[$0].run, sessions[$0].machine.state) }
    }

    /// Whether a run rings or listens now.
    public var isActive: Bool { activeIndex != nil }

    /// Whether no run is open: none rings, listens, is put off or waits for its turn.
    public var isAtRest: Bool { sessions.isEmpty }

    /// When `timePassed` is wanted next; nil when nothing is planned.
    public mutating func nextDeadline(at now: Instant) -> Instant? {
        // A snooze that is over waits for the active session, whose end brings its own look at the time.
        if let active = activeIndex { return sessionDeadline(active) }
        var deadline = plannedOccurrence(at: now)
        for index in sessions.indices {
            guard let next = sessionDeadline(index) else { continue }
            deadline = deadline.map { min($0, next) } ?? next
        }
        return deadline
    }

    private func sessionDeadline(_ index: Int) -> Instant? {
        WakeSession.deadline(sessions[index].machine.mode, sessions[index].machine.abandonAt)
    }

    private mutating func plannedOccurrence(at now: Instant) -> Instant? {
        if isPlanStale {
            plan = earliestOccurrence(at: now)
            isPlanStale = false
        }
        return plan
    }

    private var activeIndex: Int? {
        for index in sessions.indices {
            switch sessions[index].machine.mode {
            case .ringing, .listening: return index
            case .idle, .snoozed, .ended: continue
            }
        }
        return nil
    }
}

// Folding the log.
extension Bedside {
    /// Takes in an event of the log that this machine did not cause.
    public mutating func apply(_ event: DomainEvent, at instant: Instant) {
        switch event {
        case .line(let id, let event): book.apply(event, line: id)
        case .alarm(let id, let event): apply(event, alarm: id, at: instant)
        case .run(let id, let event): apply(event, run: id, at: instant)
        case .device(let event):
            history.apply(event, at: instant)
            if case .zoneChanged = event { arrive(at: instant) }
            // A process that started doubted what lay ahead of it, also where it died before it recorded anything else.
            if case .started = event { doubtTheFuture(at: instant) }
            if case .clockStepped(let milliseconds) = event {
                for run in openRuns {
                    runStates.change(run) { $0.followClockStep(byMilliseconds: milliseconds) }
                }
                followClockStep(milliseconds, at: instant)
            }
        case .setting, .consent, .shadow: break
        }
    }

    /// In another zone the alarms that follow the device are planned anew: a time of day that has passed there
    /// was never due, and must neither ring nor count as missed.
    private mutating func arrive(at now: Instant) {
        for id in alarmOrder where alarm(id).definition?.zone == .device {
            floors.change(id, from: OccurrenceFloor()) { $0.arrive(at: now) }
        }
        isPlanStale = true
    }

    private mutating func apply(_ event: AlarmEvent, alarm id: String, at instant: Instant) {
        if alarms[id] == nil { alarmOrder.append(id) }
        let before = alarm(id).definition
        alarms[id] = alarm(id).evolved(by: event)
        switch event {
        // The end of a pause arms anew: what the pause held back was not missed.
        case .scheduled, .enabled, .paused:
            floors.change(id, from: OccurrenceFloor()) { $0.arm(at: instant) }
        case .changed(let after, _):
            // A new label or tone does not put off an occurrence that is due and waits for its turn.
            guard before?.rule != after.rule || before?.zone != after.zone else { break }
            floors.change(id, from: OccurrenceFloor()) { $0.arm(at: instant) }
        case .disabled, .dateSkipped, .rangeSkipped, .removed: break
        }
        isPlanStale = true
    }

    private mutating func apply(_ event: RunEvent, run: String, at instant: Instant) {
        note(event, run: run, at: instant)
        let isOver = runStates.change(run, from: RunState()) { state in
            state.evolve(by: event, at: instant)
            return if case .ended = state.phase { true } else { false }
        }
        if isOver { runStates[run] = nil }
    }

    /// Remembers what a run's event means for later occurrences.
    private mutating func note(_ event: RunEvent, run: String, at instant: Instant) {
        occupation.see(
            at: instant, isHeld: !openRuns.isEmpty,
            longest: max(policy.timings.abandonMilliseconds, policy.graceMilliseconds),
            grace: policy.graceMilliseconds)
        switch event {
        case .fired(let terms):
            settle(terms.alarm, terms.due, date: terms.date)
            occupation.begin(due: terms.due)
            openRuns.append(run)
        case .missed(let alarm, _, let due, _, let date): settle(alarm, due, date: date)
        case .resumed(let gap): occupation.resume(at: instant, gap: gap, grace: policy.graceMilliseconds)
        // While a run is put off, others ring at once.
        case .snoozed: occupation.end(at: instant)
        case .snoozeEnded: occupation.turn(at: instant, grace: policy.graceMilliseconds)
        case .dismissed, .abandoned, .bypassed:
            occupation.end(at: instant)
            openRuns.removeAll { $0 == run }
        default: break
        }
    }

    private mutating func settle(_ alarm: String, _ due: Instant, date: CivilDate?) {
        floors.change(alarm, from: OccurrenceFloor()) { $0.settle(due, date: date) }
        isPlanStale = true
    }
}

// Handling inputs.
extension Bedside {
    /// Takes one input and says what is to be done.
    public mutating func handle(_ input: BedsideInput, at now: Instant) -> [BedsideEffect] {
        var effects: [BedsideEffect] = []
        var cause = "not running"
        doubtTheFuture(at: now)
        switch input {
        case .start:
            for run in openRuns {
                guard let state = runStates[run] else { continue }
                runStates[run] = nil
                sessions.append(Session(run: run, machine: WakeSession(state: state, verifier: verifier)))
            }
        case .timePassed:
            if let run = activeName { drive(run, .timePassed, at: now, &effects) }
        case .clockStepped(let milliseconds):
            cause = "clock set forward"
            followClockStep(milliseconds, at: now)
            let step = DeviceEvent.clockStepped(byMilliseconds: milliseconds)
            history.apply(step, at: now)
            effects.append(.appendDevice(step))
            for run in sessions.map(\.run) {
                drive(run, .clockStepped(byMilliseconds: milliseconds), at: now, &effects)
            }
        case .deviceZone(let rules):
            if rules != zones.device {
                cause = "zone changed"
                let change = DeviceEvent.zoneChanged(identifier: rules.identifier, version: rules.version)
                effects.append(.appendDevice(change))
                arrive(at: now)
            }
            zones.device = rules
            isPlanStale = true
        case .session(let input):
            // While nothing rings, the emergency sentence still reaches a run that is put off.
            let run = activeName ?? sessions.first?.run
            if let run { drive(run, input, at: now, &effects) }
        }
        advance(at: now, cause: cause, &effects)
        return effects
    }

    /// Hands in the rules of a zone that an alarm names.
    public mutating func addZone(_ rules: ZoneRules) {
        zones.add(rules)
        isPlanStale = true
    }

    private mutating func drive(
        _ run: String, _ input: SessionInput, at now: Instant, _ effects: inout [BedsideEffect]
    ) {
        guard let index = index(of: run) else { return }
        let wanted = sessions[index].machine.handle(input, at: now)
        windowCount = max(windowCount, sessions[index].machine.window)
        effects.reserveCapacity(effects.count + wanted.count)
        for effect in wanted {
            if case .append(let events) = effect {
                for event in events { note(event, run: run, at: now) }
                effects.append(.append(run: run, events))
            } else {
                effects.append(.session(run: run, effect))
            }
        }
        if sessions[index].machine.isEnded { sessions.remove(at: index) }
    }

    private func index(of run: String) -> Int? {
        for index in sessions.indices where sessions[index].run == run { return index }
        return nil
    }

    /// Windows are counted over all sessions, so that what was heard in one never reaches another.
    private mutating func countWindowsOn(_ run: String) {
        guard let index = index(of: run) else { return }
        sessions[index].machine.countWindows(from: windowCount)
    }

    /// Of the sessions that were resumed: one that rang when the process ended, before one that was put off.
    private var firstWaiting: String? {
        var first: String?
        for index in sessions.indices where sessions[index].machine.mode == .idle {
            if sessions[index].machine.state.phase == .active { return sessions[index].run }
            first = first ?? sessions[index].run
        }
        return first
    }

    /// Of the sessions that were put off: the first whose snooze is over.
    private func firstOver(at now: Instant) -> String? {
        for index in sessions.indices {
            if let deadline = sessionDeadline(index), deadline <= now {
                return sessions[index].run
            }
        }
        return nil
    }

    /// While no session rings or listens, the next in line takes its turn: one that was resumed, one whose
    /// snooze is over, then what is due.
    private mutating func advance(at now: Instant, cause: String, _ effects: inout [BedsideEffect]) {
        while activeIndex == nil {
            if let waiting = firstWaiting {
                countWindowsOn(waiting)
                drive(waiting, .resume, at: now, &effects)
            } else if let over = firstOver(at: now) {
                countWindowsOn(over)
                drive(over, .timePassed, at: now, &effects)
            } else {
                let count = effects.count
                fireDue(at: now, cause: cause, &effects)
                if effects.count == count { break }
            }
        }
    }
}

// The clock.
extension Bedside {
    private mutating func doubtTheFuture(at now: Instant) {
        let newest = newestFloor ?? floors.values.lazy.compactMap(\.newest).max() ?? now
        newestFloor = newest
        guard newest > now else { return }
        for id in alarmOrder where floors.change(id, { $0.doubt(at: now) }) == true { isPlanStale = true }
    }

    private mutating func followClockStep(_ milliseconds: Int64, at now: Instant) {
        isPlanStale = true
        occupation.followClockStep(byMilliseconds: milliseconds)
        for id in alarmOrder {
            floors.change(id) { floor in
                if milliseconds > 0 {
                    floor.trust(from: now.adding(milliseconds: -milliseconds), to: now)
                }
                _ = floor.doubt(at: now)
            }
        }
    }
}

// Occurrences.
extension Bedside {
    /// How far back occurrences are looked at after a long absence: two weeks, so that a device that lay in a
    /// drawer for a year does not record hundreds of missed mornings.
    static let lookBackMilliseconds: Int64 = 14 * 86_400_000

    /// The instant after which an alarm's occurrences are its own business.
    private func base(of alarm: String, at now: Instant) -> Instant {
        let base = now.adding(milliseconds: -Bedside.lookBackMilliseconds)
        return floors[alarm]?.instant.map { max(base, $0) } ?? base
    }

    /// The first occurrence after an instant that is not settled already by its date.
    private func next(of alarm: String, after instant: Instant) -> Occurrence? {
        var after = instant
        while let next = alarms.look(alarm, { $0.next(after: after, in: zones) }) {
            guard floors[alarm]?.covers(next) == true else { return next }
            after = next.instant
        }
        return nil
    }

    private func earliestOccurrence(at now: Instant) -> Instant? {
        var earliest: Instant?
        for id in alarmOrder {
            guard let next = next(of: id, after: base(of: id, at: now))?.instant else { continue }
            earliest = earliest.map { min($0, next) } ?? next
        }
        return earliest
    }

    /// The next occurrence of each alarm after `now`, earliest first; what is switched off is left out.
    public func upcoming(after now: Instant) -> [(alarm: String, occurrence: Occurrence)] {
        alarmOrder.compactMap { id in
            let after = max(now, base(of: id, at: now))
            return next(of: id, after: after).map { (id, $0) }
        }
        .sorted { ($0.1.instant, $0.0) < ($1.1.instant, $1.0) }
    }

    /// Fires the earliest due occurrence when no session is active, and records what came too late.
    private mutating func fireDue(at now: Instant, cause: String, _ effects: inout [BedsideEffect]) {
        guard let deadline = plannedOccurrence(at: now), deadline <= now else { return }
        isPlanStale = true
        var ready: [(due: Instant, alarm: String, date: CivilDate)] = []
        for id in alarmOrder {
            for occurrence in dueOccurrences(of: id, at: now) {
                if isWithinGrace(occurrence.instant, at: now) {
                    ready.append((occurrence.instant, id, occurrence.date))
                } else {
                    miss(id, occurrence, cause: cause, at: now, &effects)
                }
            }
        }
        guard let first = ready.min(by: { ($0.due, $0.alarm) < ($1.due, $1.alarm) }) else { return }
        fire(first.alarm, due: first.due, date: first.date, at: now, &effects)
    }

    private func dueOccurrences(of id: String, at now: Instant) -> [Occurrence] {
        var found: [Occurrence] = []
        var after = base(of: id, at: now)
        while let next = next(of: id, after: after), next.instant <= now {
            found.append(next)
            after = next.instant
        }
        return found
    }

    /// Whether a due instant may still ring. Time in which other runs held the device does not count.
    private func isWithinGrace(_ due: Instant, at now: Instant) -> Bool {
        now.milliseconds(since: occupation.freeSince(due)) <= policy.graceMilliseconds
    }

    private mutating func miss(
        _ id: String, _ occurrence: Occurrence, cause: String, at now: Instant,
        _ effects: inout [BedsideEffect]
    ) {
        let due = occurrence.instant
        let label = alarm(id).definition?.label ?? ""
        let run = bits.identifier(length: 8)
        // What the device recorded about its own absence says more than what it just took in.
        let known = history.absence(at: due)?.cause.rawValue ?? cause
        let event = RunEvent.missed(alarm: id, label: label, due: due, cause: known, date: occurrence.date)
        note(event, run: run, at: now)
        effects.append(.append(run: run, [event]))
        effects.append(.tellMissed(run: run, label: label, due: due))
    }

    private mutating func fire(
        _ id: String, due: Instant, date: CivilDate, at now: Instant, _ effects: inout [BedsideEffect]
    ) {
        let state = alarm(id)
        guard let definition = state.definition, let (gate, snooze) = state.termsInForce(on: date) else {
            return
        }
        let rules = zones.rules(for: definition.zone)
        let terms = FiredTerms(
            alarm: id, label: definition.label, due: due, lateMilliseconds: now.milliseconds(since: due),
            date: date, zone: rules.identifier, zoneVersion: rules.version,
            steps: gate.steps(from: book, on: date, draw: bits.next()),
            sound: definition.sound, snooze: snooze, language: gate.language,
            verifierVersion: VerifierSettings(language: gate.language).verifierVersion,
            timings: policy.timings)
        let run = bits.identifier(length: 8)
        sessions.append(Session(run: run, machine: WakeSession(verifier: verifier)))
        countWindowsOn(run)
        drive(run, .fire(terms), at: now, &effects)
    }
}
