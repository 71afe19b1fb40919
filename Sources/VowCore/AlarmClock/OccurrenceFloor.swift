/// The instant up to which an alarm's occurrences are settled: they rang, were recorded as missed, or lie before the
/// alarm was made, changed or switched on.
///
/// Such an instant may lie ahead of the clock: it was noted while the clock was wrong, or the clock has been set back
/// since. It must then neither keep the alarm silent until the clock has caught up, nor let past occurrences be
/// recorded as missed once more.
struct OccurrenceFloor: Codable, Hashable, Sendable {
    /// A settled instant that lies further ahead than this came from a clock that was wrong; a smaller lead comes
    /// from a clock that was set back a little, and must not ring twice.
    static let settledLeadMilliseconds: Int64 = 3_600_000

    private var armed: Mark?
    private var settled: Mark?
    /// The date for which the newest settled occurrence was meant, by the clock of its zone.
    private var date: CivilDate?

    /// An occurrence of the same date, so soon after the one that settled it, is the same morning in another zone.
    /// After half a day it is another morning, reached across the date line.
    static let sameMorningMilliseconds: Int64 = 12 * 3_600_000

    private struct Mark: Codable, Hashable, Sendable {
        let noted: Instant
        /// The instant that counts in its place while the noted one lies ahead of the clock.
        var standIn: Instant?

        init(_ noted: Instant) { self.noted = noted }

        var instant: Instant { standIn ?? noted }

        mutating func replace(aheadOf now: Instant, leadMilliseconds: Int64) -> Bool {
            guard noted.milliseconds(since: now) > leadMilliseconds, standIn.map({ $0 > now }) ?? true else {
                return false
            }
            standIn = now
            return true
        }

        mutating func restore(from before: Instant, to now: Instant) {
            if before < noted, noted <= now { standIn = nil }
        }
    }

    /// The newest instant that was noted; nil when nothing was.
    var newest: Instant? {
        guard let armed else { return settled?.noted }
        return settled.map { max($0.noted, armed.noted) } ?? armed.noted
    }

    /// The instant, or nil when nothing was noted.
    var instant: Instant? {
        guard let armed else { return settled?.instant }
        return settled.map { max($0.instant, armed.instant) } ?? armed.instant
    }

    /// The alarm was made, changed or switched on: its occurrences count anew from here, also on a date that already
    /// rang.
    mutating func arm(at instant: Instant) {
        armed = Mark(instant)
        date = nil
    }

    /// The alarm is read in another zone: times that are past by that zone's clock do not count, and a date that was
    /// settled stays settled.
    mutating func enterZone(at instant: Instant) { armed = Mark(instant) }

    /// Whether an occurrence is a morning that was settled already in another zone.
    func covers(_ occurrence: Occurrence) -> Bool {
        // While the settled instant is replaced, its date does not count either.
        guard let settled, settled.standIn == nil, let date, occurrence.date <= date else { return false }
        return occurrence.instant.milliseconds(since: settled.noted) < OccurrenceFloor.sameMorningMilliseconds
    }

    /// An occurrence rang or was recorded as missed.
    mutating func settle(_ due: Instant, date: CivilDate?) {
        guard let earlier = settled, due < earlier.noted else {
            settled = Mark(due)
            // An occurrence from before the alarm was armed anew may be recorded later than that, where the log took
            // nothing meanwhile. It settles no date for the alarm as it is now.
            if armed.map({ due > $0.instant }) ?? true { self.date = date }
            return
        }
        // While the clock runs behind, the stand-in moves with what rings; the settled instant holds again once the
        // clock is right.
        if let standIn = earlier.standIn { settled?.standIn = max(standIn, due) }
    }

    /// Lets the present stand in for a noted instant that lies ahead of it. Returns whether anything changed.
    mutating func replaceFuture(at now: Instant) -> Bool {
        let isArmedChanged = armed?.replace(aheadOf: now, leadMilliseconds: 0) ?? false
        let lead = OccurrenceFloor.settledLeadMilliseconds
        let isSettledChanged = settled?.replace(aheadOf: now, leadMilliseconds: lead) ?? false
        return isArmedChanged || isSettledChanged
    }

    /// The clock was set forward from `before` to `now`: noted instants that it stepped over hold again. Those that it
    /// had reached by itself stay replaced, because what they settled is due once more.
    mutating func restore(from before: Instant, to now: Instant) {
        armed?.restore(from: before, to: now)
        settled?.restore(from: before, to: now)
    }
}

/// Since when, and until when, runs have held the device one after the other.
///
/// Alarms that fall due meanwhile wait for the end and are not late for it.
struct Occupation: Codable, Hashable, Sendable {
    private var from: Instant?
    private var until: Instant?
    /// The newest event of any run.
    private var seen: Instant?

    /// Takes in that an event of a run was recorded. If no event came for longer than the longest run lasts, the device
    /// was asleep and no occurrence waited for a run.
    mutating func noteEvent(at instant: Instant, isHeld: Bool, longest: Int64, grace: Int64) {
        if let seen, isHeld, until == nil, instant.milliseconds(since: seen) > longest {
            from = instant.adding(milliseconds: -grace)
        }
        seen = instant
    }

    /// A run began for an occurrence, which may itself have waited for the runs before.
    mutating func begin(due: Instant) {
        if from == nil || until.map({ due > $0 }) ?? false { from = due }
        until = nil
    }

    /// A run that was put off holds the device again. Unless another run held it until now, no occurrence waited
    /// before, and one that fell due while the device slept counts as late in full.
    mutating func turn(at instant: Instant, grace: Int64) {
        if from == nil || until.map({ instant > $0 }) ?? false {
            from = instant.adding(milliseconds: -grace)
        }
        until = nil
    }

    /// The longest time for which a run that recorded nothing may have held the device.
    static let longestUnrecordedMilliseconds: Int64 = 7_200_000

    /// A run goes on after a gap. If no process watched for longer than the longest run lasts, no occurrence waited for
    /// the run. Otherwise it may have rung all the time: a ring that nobody answers records nothing, nor does a challenge
    /// before it is answered. A full disk keeps more out of the log, also that the device slept for days, so what was due
    /// hours ago did not wait either.
    /// - Parameters:
    ///   - gap: the time since the run's newest event.
    ///   - away: for how much of it no process watched, or nil if that is unknown.
    mutating func resume(at instant: Instant, gap: Int64, away: Int64?, longest: Int64, grace: Int64) {
        until = nil
        if (away ?? gap) > longest {
            from = instant.adding(milliseconds: -grace)
        } else if gap > longest, let from {
            let earliest = instant.adding(milliseconds: -Occupation.longestUnrecordedMilliseconds)
            self.from = max(from, earliest)
        }
    }

    /// A run ended or was put off. Where it was put off already, nothing changes.
    mutating func end(at instant: Instant) {
        if until == nil { until = instant }
    }

    /// The instant from which the lateness of an occurrence is counted.
    func freeSince(_ due: Instant) -> Instant {
        guard let from, let until, from <= due, due < until else { return due }
        return until
    }

    /// The wall clock was set.
    mutating func followClockStep(byMilliseconds milliseconds: Int64) {
        from = from?.adding(milliseconds: milliseconds)
        until = until?.adding(milliseconds: milliseconds)
        seen = seen?.adding(milliseconds: milliseconds)
    }
}
