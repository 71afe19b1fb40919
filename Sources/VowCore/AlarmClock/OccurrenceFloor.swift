/// The instant up to which an alarm's occurrences are not its business any more: they rang, were recorded as
/// missed, or lie before the alarm was made, changed or switched on.
///
/// Such an instant may lie ahead of the clock: it was noted while the clock was wrong, or the clock has been
/// set back since. It must then neither silence the alarm until the clock has caught up, nor open the past to be
/// missed once more.
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
        /// Counts instead while `noted` lies ahead of the clock.
        var standIn: Instant?

        init(_ noted: Instant) { self.noted = noted }

        var instant: Instant { standIn ?? noted }

        mutating func doubt(at now: Instant, leadMilliseconds: Int64) -> Bool {
            guard noted.milliseconds(since: now) > leadMilliseconds, standIn.map({ $0 > now }) ?? true else {
                return false
            }
            standIn = now
            return true
        }

        mutating func trust(from before: Instant, to now: Instant) {
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

    /// The alarm was made, changed or switched on: what it rings for is asked anew, also for a date that rang.
    mutating func arm(at instant: Instant) {
        armed = Mark(instant)
        date = nil
    }

    /// The alarm is read in another zone: what passed by that clock is none of its business, and a date that was
    /// settled stays so.
    mutating func arrive(at instant: Instant) { armed = Mark(instant) }

    /// Whether an occurrence is a morning that was settled already in another zone.
    func covers(_ occurrence: Occurrence) -> Bool {
        // While the settled instant is in doubt, so is its date.
        guard let settled, settled.standIn == nil, let date, occurrence.date <= date else { return false }
        return occurrence.instant.milliseconds(since: settled.noted) < OccurrenceFloor.sameMorningMilliseconds
    }

    /// An occurrence rang or was recorded as missed.
    mutating func settle(_ due: Instant, date: CivilDate?) {
        guard let earlier = settled, due < earlier.noted else {
            settled = Mark(due)
            // What was due before the alarm was armed anew is recorded after it where the log took nothing meanwhile;
            // it says nothing of what is asked for since.
            if armed.map({ due > $0.instant }) ?? true { self.date = date }
            return
        }
        // A clock that runs behind rings in its own past; what was settled before holds again once it is right.
        if let standIn = earlier.standIn { settled?.standIn = max(standIn, due) }
    }

    /// Lets the present stand in for what lies ahead of it; whether anything changed.
    mutating func doubt(at now: Instant) -> Bool {
        let isArmedChanged = armed?.doubt(at: now, leadMilliseconds: 0) ?? false
        let lead = OccurrenceFloor.settledLeadMilliseconds
        let isSettledChanged = settled?.doubt(at: now, leadMilliseconds: lead) ?? false
        return isArmedChanged || isSettledChanged
    }

    /// The clock was set forward: what that stepped over counts again. What the clock had reached by itself is due
    /// once more, and may still wait for its turn.
    mutating func trust(from before: Instant, to now: Instant) {
        armed?.trust(from: before, to: now)
        settled?.trust(from: before, to: now)
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

    /// A run's event came. In a silence that outlasts the longest run the device slept, and nothing waited for it.
    mutating func see(at instant: Instant, isHeld: Bool, longest: Int64, grace: Int64) {
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

    /// A run that was put off holds the device again. Unless another one held it until now, nothing waited before, and
    /// what fell due in a sleep is as late as it is.
    mutating func turn(at instant: Instant, grace: Int64) {
        if from == nil || until.map({ instant > $0 }) ?? false {
            from = instant.adding(milliseconds: -grace)
        }
        until = nil
    }

    /// A run goes on after a gap. Nothing waited for it in a gap that outlasts the longest run: the device was off. One
    /// of which nothing else is known may have been rung through, if it is shorter: a ring that nobody answers records
    /// nothing, nor does a challenge until it is answered.
    mutating func resume(at instant: Instant, gap: Int64, longest: Int64, grace: Int64) {
        if gap > longest { from = instant.adding(milliseconds: -grace) }
        until = nil
    }

    /// A run ended or was put off; what held the device before stays as it is where it was put off already.
    mutating func end(at instant: Instant) {
        if until == nil { until = instant }
    }

    /// From when on the lateness of an occurrence counts.
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
