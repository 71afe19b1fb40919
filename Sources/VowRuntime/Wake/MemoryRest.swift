import VowCore

/// When a daemon at rest gives memory back: as soon as it rests, once more when the threads that worked beside it are
/// done, and then now and again, as each thing that a night has to do touches some.
struct MemoryRest {
    /// The last threads of a start or a run end some seconds after it.
    static let settlingMilliseconds: Int64 = 15_000
    /// Only at a wake-up that comes anyway, and giving back takes some milliseconds: each mark of being alive
    /// (`Daemon.beatMilliseconds`) gives back what it touched, and nothing more often.
    static let betweenMilliseconds: Int64 = 240_000

    private var isStirred = true
    private var settledAt: Instant?
    private var last: Instant?

    /// Much was done: memory is to be given back as soon as there is rest.
    mutating func stir() { isStirred = true }

    /// Whether to give memory back before this wait, and when to look again; nil where any wake-up will do.
    mutating func step(at now: Instant) -> (gives: Bool, again: Instant?) {
        if isStirred {
            isStirred = false
            settledAt = now.adding(milliseconds: MemoryRest.settlingMilliseconds)
            last = now
            return (true, settledAt)
        }
        // A clock that was set back would else hold it off for long.
        if let settledAt, now < settledAt,
            settledAt.milliseconds(since: now) <= MemoryRest.settlingMilliseconds
        {
            return (false, settledAt)
        }
        let passed = last.map { now.milliseconds(since: $0) } ?? .max
        guard settledAt != nil || passed < 0 || passed >= MemoryRest.betweenMilliseconds else {
            return (false, nil)
        }
        (settledAt, last) = (nil, now)
        return (true, nil)
    }
}
