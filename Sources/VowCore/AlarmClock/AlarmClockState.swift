/// What the log says of alarms, lines, codes, absences and runs in progress: folded event by event, and asked what comes
/// next.
///
/// The one fold of these events. The alarm clock decides on it; views and answers read it. Rules of zones and the policy
/// are handed in with each question, since neither is in the events.
package struct AlarmClockState: Codable, Hashable, Sendable {
    /// When a daemon watched over the alarms, and when none did.
    package internal(set) var history = DeviceHistory()
    /// The person's lines.
    package internal(set) var book = LineList()
    /// The person's codes and tags.
    package internal(set) var tokens = TokenList()
    /// The alarms, in the order they were made.
    package internal(set) var alarmOrder: [AlarmID] = []
    var alarms: [AlarmID: AlarmState] = [:]
    /// For each alarm, the instant up to which its occurrences are settled.
    var floors: [AlarmID: OccurrenceFloor] = [:]
    var occupation = Occupation()
    /// For each alarm, the unanswered runs of its newest occurrence.
    var unanswered: [AlarmID: Unanswered] = [:]
    var openRuns: [RunID] = []
    var runStates: [RunID: RunState] = [:]
    var voice = VoiceNorm()
    /// The missing parts that a run was put off for, as long as they have not been found again.
    package internal(set) var unrepairedParts: [DevicePart] = []
    /// On how many mornings each line was said with the same words.
    package internal(set) var sameWords = SameWords()

    /// The state before any event.
    package init() {}

    /// The state of an alarm.
    package func alarm(_ id: AlarmID) -> AlarmState { alarms[id] ?? AlarmState() }

    /// The runs in progress, in the order in which they began.
    package var runsInProgress: [(id: RunID, state: RunState)] {
        openRuns.compactMap { id in runStates[id].map { (id, $0) } }
    }

    /// The zones that alarms name, in order and without repetitions.
    package var namedZones: [String] {
        let names = alarms.values.compactMap { alarm -> String? in
            if case .fixed(let zone)? = alarm.definition?.zone { zone } else { nil }
        }
        return Set(names).sorted()
    }
}

// Folding the log.
extension AlarmClockState {
    /// Takes in an event.
    /// - Parameter policy: how long a run may hold the device.
    /// - Returns: whether the next occurrence may have changed.
    @discardableResult
    package mutating func apply(
        _ event: DomainEvent, at instant: Instant, policy: AlarmClockPolicy = AlarmClockPolicy()
    ) -> Bool {
        switch event {
        case .line(let id, let event):
            book.apply(event, line: id)
            if case .rehearsed(let rehearsal) = event { voice.note(rehearsal) }
        case .token(let kind, let id, let event): tokens.apply(event, kind, id: id)
        case .alarm(let id, let event):
            apply(event, alarm: id, at: instant)
            return true
        case .run(let id, let event): return apply(event, run: id, at: instant, policy: policy)
        case .device(let event):
            history.apply(event, at: instant)
            noteRepair(event)
            switch event {
            case .zoneChanged:
                enterZone(at: instant)
                return true
            // A starting process discounts instants that lie ahead of its clock. A later fold has to do the same, even
            // where the process ended before it recorded anything else.
            case .started: return replaceFuture(at: instant)
            case .clockStepped(let milliseconds):
                for run in openRuns {
                    runStates[run]?.followClockStep(byMilliseconds: milliseconds)
                }
                followClockStep(milliseconds, at: instant)
                return true
            default: break
            }
        case .setting, .consent, .shadow, .other: break
        }
        return false
    }

    /// Plans the alarms that follow the device again after a change of zone: a time of day that is already past in the
    /// new zone was never due there, and must neither ring nor count as missed.
    mutating func enterZone(at now: Instant) {
        for id in alarmOrder where alarm(id).definition?.zone == .device {
            floors[id, default: OccurrenceFloor()].enterZone(at: now)
        }
    }

    private mutating func apply(_ event: AlarmEvent, alarm id: AlarmID, at instant: Instant) {
        if alarms[id] == nil { alarmOrder.append(id) }
        let before = alarm(id).definition
        alarms[id] = alarm(id).evolved(by: event)
        switch event {
        // The end of a pause arms the alarm again: occurrences within the pause were not missed.
        case .scheduled, .enabled, .paused:
            floors[id, default: OccurrenceFloor()].arm(at: instant)
        case .changed(let after, _):
            // A new label or tone does not put off an occurrence that is due and waits for its turn.
            guard before?.rule != after.rule || before?.zone != after.zone else { break }
            floors[id, default: OccurrenceFloor()].arm(at: instant)
        case .disabled, .dateSkipped, .rangeSkipped, .removed: break
        }
        // A person who changes an alarm is awake, so nothing has to ring again.
        unanswered[id] = nil
    }

    private mutating func apply(
        _ event: RunEvent, run: RunID, at instant: Instant, policy: AlarmClockPolicy
    ) -> Bool {
        func evolve(_ state: inout RunState) -> (terms: FiredTerms?, isOver: Bool) {
            state.evolve(by: event, at: instant)
            let terms = event.countsBeyondRun ? state.terms : nil
            if case .ended = state.phase { return (terms, true) }
            return (terms, false)
        }
        let (terms, isOver) = evolve(&runStates[run, default: RunState()])
        if isOver { runStates[run] = nil }
        return note(event, run: run, terms: terms, at: instant, policy: policy)
    }

    /// Remembers what a run's event means for later occurrences.
    /// - Parameter terms: those of the run, where the event counts beyond it.
    /// - Returns: whether the next occurrence may have changed.
    @discardableResult
    mutating func note(
        _ event: RunEvent, run: RunID, terms: FiredTerms?, at instant: Instant, policy: AlarmClockPolicy
    ) -> Bool {
        noteAnswer(event, terms: terms, at: instant)
        let longest = max(policy.timings.abandonMilliseconds, policy.graceMilliseconds)
        // A resumed run records by itself how long no process watched over it.
        let isSilenceKnown = if case .resumed = event { true } else { false }
        occupation.noteEvent(
            at: instant, isHeld: !openRuns.isEmpty && !isSilenceKnown, longest: longest,
            grace: policy.graceMilliseconds)
        voice.note(event)
        noteRepair(event)
        sameWords.note(event, terms: terms)
        switch event {
        case .fired(let terms):
            settle(terms.alarm, terms.due, date: terms.date)
            occupation.begin(due: terms.due)
            openRuns.append(run)
            return true
        case .missed(let alarm, _, let due, let date, _):
            settle(alarm, due, date: date)
            return true
        case .resumed(let gap, let away):
            occupation.resume(
                at: instant, gap: gap, away: away, longest: longest, grace: policy.graceMilliseconds)
        // While a run is put off, others ring at once.
        case .snoozed, .wakeCheckPlanned: occupation.end(at: instant)
        case .snoozeEnded, .wakeCheckAsked: occupation.turn(at: instant, grace: policy.graceMilliseconds)
        case .abandoned:
            end(run, at: instant)
            return true
        case .dismissed, .bypassed: end(run, at: instant)
        default: break
        }
        return false
    }

    private mutating func end(_ run: RunID, at instant: Instant) {
        occupation.end(at: instant)
        openRuns.removeAll { $0 == run }
    }

    private mutating func settle(_ alarm: AlarmID, _ due: Instant, date: CivilDate?) {
        floors[alarm, default: OccurrenceFloor()].settle(due, date: date)
    }
}

// The clock.
extension AlarmClockState {
    /// Lets the present stand in for instants that alarms noted while the clock was ahead; see `OccurrenceFloor`.
    /// - Returns: whether anything changed.
    @discardableResult
    mutating func replaceFuture(at now: Instant) -> Bool {
        // This is called at every input, and an instant seldom lies ahead of the clock.
        guard floors.values.contains(where: { $0.newest.map { $0 > now } ?? false }) else { return false }
        var isChanged = false
        for id in alarmOrder where floors[id]?.replaceFuture(at: now) == true { isChanged = true }
        return isChanged
    }

    mutating func followClockStep(_ milliseconds: Int64, at now: Instant) {
        occupation.followClockStep(byMilliseconds: milliseconds)
        for id in alarmOrder {
            if milliseconds > 0 {
                floors[id]?.restore(from: now.adding(milliseconds: -milliseconds), to: now)
            }
            _ = floors[id]?.replaceFuture(at: now)
        }
    }
}
