// Folding the log.
extension AlarmClock {
    /// Takes in an event of the log that this machine did not cause.
    public mutating func apply(_ event: DomainEvent, at instant: Instant) {
        switch event {
        case .line(let id, let event): book.apply(event, line: id)
        case .token(let kind, let id, let event): tokens.apply(event, kind, id: id)
        case .alarm(let id, let event): apply(event, alarm: id, at: instant)
        case .run(let id, let event): apply(event, run: id, at: instant)
        case .device(let event):
            history.apply(event, at: instant)
            if case .zoneChanged = event { arrive(at: instant) }
            // A process that started doubted what lay ahead of it, also where it died before it recorded anything else.
            if case .started = event { doubtTheFuture(at: instant) }
            if case .clockStepped(let milliseconds) = event {
                for run in openRuns {
                    runStates[run]?.followClockStep(byMilliseconds: milliseconds)
                }
                followClockStep(milliseconds, at: instant)
            }
        case .setting, .consent, .shadow, .other: break
        }
    }

    /// In another zone the alarms that follow the device are planned anew: a time of day that has passed there
    /// was never due, and must neither ring nor count as missed.
    mutating func arrive(at now: Instant) {
        for id in alarmOrder where alarm(id).definition?.zone == .device {
            floors[id, default: OccurrenceFloor()].arrive(at: now)
        }
        isPlanStale = true
    }

    private mutating func apply(_ event: AlarmEvent, alarm id: AlarmID, at instant: Instant) {
        if alarms[id] == nil { alarmOrder.append(id) }
        let before = alarm(id).definition
        alarms[id] = alarm(id).evolved(by: event)
        switch event {
        // The end of a pause arms anew: what the pause held back was not missed.
        case .scheduled, .enabled, .paused:
            floors[id, default: OccurrenceFloor()].arm(at: instant)
        case .changed(let after, _):
            // A new label or tone does not put off an occurrence that is due and waits for its turn.
            guard before?.rule != after.rule || before?.zone != after.zone else { break }
            floors[id, default: OccurrenceFloor()].arm(at: instant)
        case .disabled, .dateSkipped, .rangeSkipped, .removed: break
        }
        // Whoever changes an alarm is awake.
        unanswered[id] = nil
        isPlanStale = true
    }

    private mutating func apply(_ event: RunEvent, run: RunID, at instant: Instant) {
        let fired: FiredTerms? = if case .fired(let terms) = event { terms } else { nil }
        note(event, run: run, terms: fired ?? runStates[run]?.terms, at: instant)
        runStates[run, default: RunState()].evolve(by: event, at: instant)
        if case .ended? = runStates[run]?.phase { runStates[run] = nil }
    }

    /// Remembers what a run's event means for later occurrences.
    mutating func note(_ event: RunEvent, run: RunID, terms: FiredTerms?, at instant: Instant) {
        noteAnswer(event, terms: terms, at: instant)
        occupation.see(
            at: instant, isHeld: !openRuns.isEmpty,
            longest: max(policy.timings.abandonMilliseconds, policy.graceMilliseconds),
            grace: policy.graceMilliseconds)
        voice.note(event)
        switch event {
        case .fired(let terms):
            settle(terms.alarm, terms.due, date: terms.date)
            occupation.begin(due: terms.due)
            openRuns.append(run)
        case .missed(let alarm, _, let due, _, let date): settle(alarm, due, date: date)
        case .resumed(let gap): occupation.resume(at: instant, gap: gap, grace: policy.graceMilliseconds)
        // While a run is put off, others ring at once.
        case .snoozed, .wakeCheckPlanned: occupation.end(at: instant)
        case .snoozeEnded, .wakeCheckAsked: occupation.turn(at: instant, grace: policy.graceMilliseconds)
        case .dismissed, .abandoned, .bypassed:
            occupation.end(at: instant)
            openRuns.removeAll { $0 == run }
        case .ringStarted, .partFailed, .listeningStarted, .attemptJudged, .lineRecited, .challengeWordSaid,
            .cheatFlagged, .stepPassed, .emergencyAsked, .challengePresented, .sumAnswered, .challengeLocked,
            .standInTaken, .tokenShown, .deviceMoved, .wakeCheckMissed, .similarityLowered:
            break
        }
    }

    private mutating func settle(_ alarm: AlarmID, _ due: Instant, date: CivilDate?) {
        floors[alarm, default: OccurrenceFloor()].settle(due, date: date)
        isPlanStale = true
    }
}
