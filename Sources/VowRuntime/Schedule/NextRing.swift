package import VowCore

/// The next time the device makes itself heard, and why.
package struct NextRing: Hashable, Sendable {
    /// What brings it about.
    package enum Cause: String, Hashable, Sendable {
        /// An alarm's occurrence.
        case occurrence
        /// An occurrence that is due and not late enough to be missed: it rings as soon as something watches.
        case overdue
        /// The end of a snooze.
        case snoozeEnds
        /// A run whose gate was passed, which asks whether the person is still up.
        case checkAsks
        /// A run is active: it rings or listens at this moment.
        case ringingNow
    }

    /// What brings it about.
    package let cause: Cause
    package let alarm: AlarmID
    /// The person's name for it.
    package let label: String
    /// When.
    package let instant: Instant
    /// The zone its time is read in.
    package let zone: String
    /// What a clock in that zone shows then.
    package let reading: CivilDateTime
    /// How the intent met the clock; nil for snoozes and for what rings now.
    package let kind: Occurrence.Kind?
    /// The run, when one is in progress.
    package let run: RunID?

    /// How far ahead of an occurrence its gate may be passed, in milliseconds: people who are up before their alarm.
    package static let earlyMilliseconds: Int64 = 2 * 3_600_000

    /// Whether its gate may be passed ahead of it.
    package func mayBePassed(at now: Instant) -> Bool {
        cause == .occurrence && instant.adding(milliseconds: -Self.earlyMilliseconds) <= now
    }
}

extension DeviceOverview {
    /// What rings next, soonest first: runs in progress, snoozes that end, then the next of each alarm.
    ///
    /// What is skipped, paused or switched off is not among it.
    package var nextRings: [NextRing] {
        let runs = runs.compactMap { nextRing(of: $0) }
        let late = overdue.filter(\.mayRing).compactMap { ring($0.alarm, $0.occurrence, .overdue) }
        let occurrences = upcoming.compactMap { ring($0.alarm, $0.occurrence, .occurrence) }
        return (runs + late + occurrences).sorted { ($0.instant, $0.alarm) < ($1.instant, $1.alarm) }
    }

    /// What was due and can ring no more, and stands in no run yet, because nothing watched.
    package var unnoticed: [NextRing] {
        overdue.filter { !$0.mayRing }.compactMap { ring($0.alarm, $0.occurrence, .overdue) }
    }

    private func ring(_ id: AlarmID, _ occurrence: Occurrence, _ cause: NextRing.Cause) -> NextRing? {
        guard let definition = alarm(id).definition else { return nil }
        let zone = zone(of: definition)
        return NextRing(
            cause: cause, alarm: id, label: definition.label, instant: occurrence.instant,
            zone: zone.identifier, reading: zone.civil(at: occurrence.instant), kind: occurrence.kind,
            run: nil)
    }

    private func nextRing(of run: Run) -> NextRing? {
        guard let terms = run.state.terms else { return nil }
        let (cause, instant): (NextRing.Cause, Instant)
        switch run.state.phase {
        case .active, .ringing, .listening, .judging, .answering, .checking:
            (cause, instant) = (.ringingNow, now)
        case .snoozed(let until), .up(let until): (cause, instant) = (.snoozeEnds, max(until, now))
        case .resting(let until): (cause, instant) = (.checkAsks, max(until, now))
        case .awaited, .ended: return nil
        }
        return NextRing(
            cause: cause, alarm: terms.alarm, label: terms.label, instant: instant,
            zone: deviceZone.identifier, reading: deviceZone.civil(at: instant), kind: nil, run: run.id)
    }
}
