// What comes next, and what is due.
extension AlarmClockState {
    /// How far back occurrences are looked at after a long absence: two weeks, so that a device that lay in a
    /// drawer for a year does not record hundreds of missed mornings.
    static let lookBackMilliseconds: Int64 = 14 * 86_400_000

    /// The instant after which an alarm's occurrences count; earlier ones are settled, or lie outside the look back.
    private func base(of alarm: AlarmID, at now: Instant) -> Instant {
        let base = now.adding(milliseconds: -AlarmClockState.lookBackMilliseconds)
        return floors[alarm]?.instant.map { max(base, $0) } ?? base
    }

    /// The first occurrence after an instant that is not settled already by its date.
    private func next(of alarm: AlarmID, after instant: Instant, in zones: ZoneTable) -> Occurrence? {
        var after = instant
        while let next = alarms[alarm]?.next(after: after, in: zones) {
            guard floors[alarm]?.covers(next) == true else { return next }
            after = next.instant
        }
        return nil
    }

    func earliestOccurrence(at now: Instant, in zones: ZoneTable, policy: AlarmClockPolicy) -> Instant? {
        var earliest: Instant?
        for id in alarmOrder {
            guard let next = next(of: id, after: base(of: id, at: now), in: zones)?.instant else { continue }
            earliest = earliest.map { min($0, next) } ?? next
        }
        for call in secondCalls(by: policy.secondCalls) {
            earliest = earliest.map { min($0, call.due) } ?? call.due
        }
        return earliest
    }

    /// The next occurrence of each alarm after `now`, earliest first; what is switched off is left out.
    package func upcoming(
        after now: Instant, in zones: ZoneTable
    ) -> [(alarm: AlarmID, occurrence: Occurrence)] {
        alarmOrder.compactMap { id in
            let after = max(now, base(of: id, at: now))
            return next(of: id, after: after, in: zones).map { (id, $0) }
        }
        .sorted { ($0.1.instant, $0.0) < ($1.1.instant, $1.0) }
    }

    /// Occurrences that are due and neither rang nor were recorded as missed, oldest first, each with whether it may
    /// still ring. There are such while no daemon runs, and for a moment while one does.
    package func overdue(
        at now: Instant, in zones: ZoneTable, policy: AlarmClockPolicy
    ) -> [(alarm: AlarmID, occurrence: Occurrence, mayRing: Bool)] {
        alarmOrder.flatMap { id in
            dueOccurrences(of: id, at: now, in: zones).map {
                (id, $0, isWithinGrace($0.instant, at: now, policy: policy))
            }
        }
        .sorted { ($0.1.instant, $0.0) < ($1.1.instant, $1.0) }
    }

    func dueOccurrences(of id: AlarmID, at now: Instant, in zones: ZoneTable) -> [Occurrence] {
        var found: [Occurrence] = []
        var after = base(of: id, at: now)
        while let next = next(of: id, after: after, in: zones), next.instant <= now {
            found.append(next)
            after = next.instant
        }
        return found
    }

    /// Whether a due instant may still ring. Time in which other runs held the device does not count.
    func isWithinGrace(_ due: Instant, at now: Instant, policy: AlarmClockPolicy) -> Bool {
        now.milliseconds(since: occupation.freeSince(due)) <= policy.graceMilliseconds
    }
}
