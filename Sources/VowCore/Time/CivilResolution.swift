/// What a reading of the wall clock means in a zone on one date.
package enum CivilResolution: Hashable, Sendable {
    /// The clock shows the reading exactly once.
    case exact(Instant)
    /// The clock was put forward over the reading; the instant is the first after the gap.
    case gap(firstInstantAfter: Instant)
    /// The clock shows the reading more than once; the first two instants.
    case overlap(first: Instant, second: Instant)
    /// The zone has no such date at all (2011-12-30 in Pacific/Apia).
    case skippedDay

    /// The instant at which an alarm with this intent fires, or nil when the date does not exist.
    package var firingInstant: Instant? {
        switch self {
        case .exact(let instant): instant
        case .gap(let instant): instant
        case .overlap(let first, _): first
        case .skippedDay: nil
        }
    }
}

extension ZoneRules {
    /// Finds what a reading of the wall clock means in this zone.
    package func resolve(_ date: CivilDate, _ time: CivilTime) -> CivilResolution {
        let midnight = Int64(date.daysSinceEpoch) * 86_400
        let wall = midnight + Int64(time.secondsSinceMidnight)
        let reach = Int64(ZoneRules.offsetRange.upperBound)
        // Every instant that can show the reading lies within the largest offset of it. Each stretch shows it at
        // most once, and a jump forward between two stretches may pass over it.
        var current = stretch(at: wall - reach)
        if current.end > wall + reach {
            return .exact(Instant(secondsSinceEpoch: wall - Int64(current.offsetSeconds)))
        }
        var first: Int64?
        var second: Int64?
        var gap: (end: Int64, skipsDay: Bool)?
        while current.start <= wall + reach {
            let candidate = wall - Int64(current.offsetSeconds)
            if candidate >= current.start && candidate < current.end {
                if first == nil { first = candidate } else { second = second ?? candidate }
            }
            guard current.end < Int64.max else { break }
            let following = stretch(at: current.end)
            let wallBefore = current.end + Int64(current.offsetSeconds)
            let wallAfter = current.end + Int64(following.offsetSeconds)
            if gap == nil, wallBefore <= wall, wall < wallAfter {
                gap = (current.end, wallBefore <= midnight && wallAfter >= midnight + 86_400)
            }
            current = following
        }

        if let first, let second {
            return .overlap(
                first: Instant(secondsSinceEpoch: first), second: Instant(secondsSinceEpoch: second))
        }
        if let first { return .exact(Instant(secondsSinceEpoch: first)) }
        guard let gap else {
            preconditionFailure("a reading that no stretch shows was jumped over")
        }
        return gap.skipsDay ? .skippedDay : .gap(firstInstantAfter: Instant(secondsSinceEpoch: gap.end))
    }

    /// The instant at which an alarm for this date and time fires, or nil when the zone skipped the date.
    ///
    /// In a gap it is the first instant after the gap; where the clock shows the time twice, the first of the two.
    package func firstInstant(of date: CivilDate, _ time: CivilTime) -> Instant? {
        resolve(date, time).firingInstant
    }
}
