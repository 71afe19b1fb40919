/// The offsets of one time zone as data: everything needed to turn wall-clock intent into instants.
///
/// The rules hold the moments at which the offset from UTC changes and, after the last of them, a yearly rule.
/// They are plain values: reading them from a zone database is an adapter's work, and the same value gives the
/// same answers on any machine.
package struct ZoneRules: Hashable, Sendable {
    /// The name in the zone database, such as "Europe/Madrid".
    package let identifier: String
    /// The version of the database the rules came from, such as "2025b", or "unknown".
    package let version: String
    /// Seconds since the epoch at which the offset changes, strictly ascending.
    package let transitionSeconds: [Int64]
    /// Seconds east of UTC: the first holds before the first transition, the others from each transition on.
    package let offsetsSeconds: [Int]
    /// What holds after `tailStartSeconds`, or nil when the last offset holds for ever.
    package let tail: YearlyRule?
    /// The second since the epoch after which the tail rule makes the changes; nil when it always did.
    package let tailStartSeconds: Int64?

    /// The offsets that are accepted: more than a day either way is a damaged database.
    static let offsetRange = -93_600...93_600

    /// Coordinated Universal Time.
    package static let utc = ZoneRules(
        identifier: "UTC", version: "", initialOffsetSeconds: 0, transitions: [], tail: nil)!

    /// Makes rules from an initial offset and the transitions after it.
    ///
    /// Transitions that leave the offset as it was (a changed abbreviation, say) are dropped.
    /// Returns nil when the transitions do not ascend strictly, or an offset or a rule is out of range.
    package init?(
        identifier: String, version: String, initialOffsetSeconds: Int,
        transitions: [(second: Int64, offsetSeconds: Int)], tail: YearlyRule?
    ) {
        guard ZoneRules.offsetRange.contains(initialOffsetSeconds), tail?.isValid ?? true else { return nil }
        var seconds: [Int64] = []
        var offsets = [initialOffsetSeconds]
        var previous: Int64?
        for transition in transitions {
            guard ZoneRules.offsetRange.contains(transition.offsetSeconds) else { return nil }
            if let previous, transition.second <= previous { return nil }
            previous = transition.second
            if transition.offsetSeconds != offsets[offsets.count - 1] {
                seconds.append(transition.second)
                offsets.append(transition.offsetSeconds)
            }
        }
        // Without any transition the tail alone describes the zone.
        if previous == nil, let tail { offsets = [tail.standardOffsetSeconds] }
        self.identifier = identifier
        self.version = version
        self.transitionSeconds = seconds
        self.offsetsSeconds = offsets
        self.tail = tail?.daylight == nil ? nil : tail
        self.tailStartSeconds = self.tail == nil ? nil : previous
    }

    /// Seconds east of UTC in force at an instant.
    package func offsetSeconds(at instant: Instant) -> Int {
        stretch(at: instant.secondsSinceEpoch).offsetSeconds
    }

    /// What a wall clock in this zone shows at an instant; fractions of a second are dropped.
    package func civil(at instant: Instant) -> CivilDateTime {
        let second = instant.secondsSinceEpoch
        return CivilDateTime(wallSecondsSinceEpoch: second + Int64(stretch(at: second).offsetSeconds))
    }

    /// The next instant after the given one at which the offset changes, or nil when it never does again.
    package func nextChange(after instant: Instant) -> Instant? {
        var current = stretch(at: instant.secondsSinceEpoch)
        // A yearly rule may keep daylight time all year, so that its changes change nothing. The calendar repeats
        // after 400 years, and what has not changed by then never will.
        var remainingStretches = 2 * 401
        while current.end < Int64.max, remainingStretches > 0 {
            remainingStretches -= 1
            let following = stretch(at: current.end)
            if following.offsetSeconds != current.offsetSeconds {
                return Instant(secondsSinceEpoch: current.end)
            }
            current = following
        }
        return nil
    }

    /// A time during which one offset holds, in seconds since the epoch.
    struct Stretch {
        let start: Int64
        let end: Int64
        let offsetSeconds: Int
    }

    /// The stretch of constant offset that contains a second; `end` is not part of it.
    func stretch(at second: Int64) -> Stretch {
        if let tail, second >= tailStartSeconds ?? Int64.min {
            return tailStretch(tail, at: second)
        }
        // The number of transitions at or before the second.
        var low = 0
        var high = transitionSeconds.count
        while low < high {
            let middle = (low + high) / 2
            if transitionSeconds[middle] <= second { low = middle + 1 } else { high = middle }
        }
        let end = low < transitionSeconds.count ? transitionSeconds[low] : tailStartSeconds ?? Int64.max
        return Stretch(
            start: low == 0 ? Int64.min : transitionSeconds[low - 1], end: end,
            offsetSeconds: offsetsSeconds[low])
    }

    private func tailStretch(_ tail: YearlyRule, at second: Int64) -> Stretch {
        let tailStart = tailStartSeconds ?? Int64.min
        // Until the rule's first change the last listed offset stays in force.
        var start = tailStart
        var offset = offsetsSeconds[offsetsSeconds.count - 1]
        for change in tail.changes(around: second) where change.second > tailStart {
            if change.second > second {
                return Stretch(start: start, end: change.second, offsetSeconds: offset)
            }
            start = change.second
            offset = change.offsetSeconds
        }
        preconditionFailure("a yearly rule has a change after every instant")
    }
}
