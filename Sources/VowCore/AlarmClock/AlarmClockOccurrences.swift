import VowRecitation

// What falls due, rings, or came too late.
extension AlarmClock {
    /// How far back occurrences are looked at after a long absence: two weeks, so that a device that lay in a
    /// drawer for a year does not record hundreds of missed mornings.
    static let lookBackMilliseconds: Int64 = 14 * 86_400_000

    /// The instant after which an alarm's occurrences are its own business.
    private func base(of alarm: AlarmID, at now: Instant) -> Instant {
        let base = now.adding(milliseconds: -AlarmClock.lookBackMilliseconds)
        return floors[alarm]?.instant.map { max(base, $0) } ?? base
    }

    /// The first occurrence after an instant that is not settled already by its date.
    private func next(of alarm: AlarmID, after instant: Instant) -> Occurrence? {
        var after = instant
        while let next = alarms[alarm]?.next(after: after, in: zones) {
            guard floors[alarm]?.covers(next) == true else { return next }
            after = next.instant
        }
        return nil
    }

    func earliestOccurrence(at now: Instant) -> Instant? {
        var earliest: Instant?
        for id in alarmOrder {
            guard let next = next(of: id, after: base(of: id, at: now))?.instant else { continue }
            earliest = earliest.map { min($0, next) } ?? next
        }
        for call in secondCalls() { earliest = earliest.map { min($0, call.due) } ?? call.due }
        return earliest
    }

    /// The next occurrence of each alarm after `now`, earliest first; what is switched off is left out.
    public func upcoming(after now: Instant) -> [(alarm: AlarmID, occurrence: Occurrence)] {
        alarmOrder.compactMap { id in
            let after = max(now, base(of: id, at: now))
            return next(of: id, after: after).map { (id, $0) }
        }
        .sorted { ($0.1.instant, $0.0) < ($1.1.instant, $1.0) }
    }

    /// What is due and neither rang nor was recorded as missed, oldest first, and whether it may still ring: so it is
    /// where nothing watches over the alarms, and for a moment where something does.
    public func overdue(at now: Instant) -> [(alarm: AlarmID, occurrence: Occurrence, mayRing: Bool)] {
        alarmOrder.flatMap { id in
            dueOccurrences(of: id, at: now).map { (id, $0, isWithinGrace($0.instant, at: now)) }
        }
        .sorted { ($0.1.instant, $0.0) < ($1.1.instant, $1.0) }
    }

    /// Fires the earliest due occurrence when no session is active, and records what came too late.
    mutating func fireDue(at now: Instant, cause: String, _ effects: inout [AlarmClockEffect]) {
        guard let deadline = plannedOccurrence(at: now), deadline <= now else { return }
        isPlanStale = true
        var ready: [(due: Instant, alarm: AlarmID, date: CivilDate)] = []
        for id in alarmOrder {
            for occurrence in dueOccurrences(of: id, at: now) {
                if isWithinGrace(occurrence.instant, at: now) {
                    ready.append((occurrence.instant, id, occurrence.date))
                } else {
                    miss(id, occurrence, cause: cause, at: now, &effects)
                }
            }
        }
        for call in secondCalls() where call.due <= now {
            if isWithinGrace(call.due, at: now) {
                ready.append((call.due, call.alarm, call.date))
            } else {
                forgetSecondCall(of: call.alarm)
            }
        }
        guard let first = ready.min(by: { ($0.due, $0.alarm) < ($1.due, $1.alarm) }) else { return }
        fire(first.alarm, due: first.due, date: first.date, at: now, &effects)
    }

    private func dueOccurrences(of id: AlarmID, at now: Instant) -> [Occurrence] {
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
        _ id: AlarmID, _ occurrence: Occurrence, cause: String, at now: Instant,
        _ effects: inout [AlarmClockEffect]
    ) {
        let due = occurrence.instant
        let label = alarm(id).definition?.label ?? ""
        let run = RunID(bits.identifier(length: 8))
        // What the device recorded about its own absence says more than what it just took in.
        let known = history.absence(at: due)?.cause.rawValue ?? cause
        let event = RunEvent.missed(alarm: id, label: label, due: due, cause: known, date: occurrence.date)
        note(event, run: run, terms: nil, at: now)
        effects.append(.session(run: run, [.append([event])]))
        effects.append(.tellMissed(run: run, label: label, due: due))
    }

    private mutating func fire(
        _ id: AlarmID, due: Instant, date: CivilDate, at now: Instant, _ effects: inout [AlarmClockEffect]
    ) {
        let state = alarm(id)
        guard let definition = state.definition, let (gate, snooze) = state.termsInForce(on: date) else {
            return
        }
        let rules = zones.rules(for: definition.zone)
        let draw = bits.next()
        let steps = gate.steps(
            from: book, tokens: tokens, on: date, draw: draw, wordCount: policy.liveness.wordCount)
        let liveness =
            policy.liveness.isOn
            ? gate.livenessTerms(
                norm: voice.mean, steps: steps, wordCount: policy.liveness.wordCount, draw: ~draw) : nil
        let terms = FiredTerms(
            alarm: id, label: definition.label, due: due, lateMilliseconds: now.milliseconds(since: due),
            date: date, zone: rules.identifier, zoneVersion: rules.version,
            steps: steps,
            standIns: gate.standIns(from: book, tokens: tokens, on: date, draw: draw),
            sound: definition.sound,
            snooze: snooze,
            language: gate.language,
            verifierVersion: VerifierSettings(language: gate.language).verifierVersion,
            timings: policy.timings, liveness: liveness,
            wakeCheck: gate.check(draw: draw))
        let run = RunID(bits.identifier(length: 8))
        sessions.append(Session(run: run, machine: WakeSession(verifier: verifier)))
        countWindowsOn(run)
        drive(run, .fire(terms), at: now, &effects)
    }
}
