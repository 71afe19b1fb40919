import VowCore

/// When a daemon at rest gives memory back: as soon as nothing is in progress, once more when the threads of a start or
/// a run have ended, and then now and again, because whatever it does at night uses some memory again.
struct MemoryRest {
    /// The last threads of a start or a run end some seconds after it.
    static let settlingMilliseconds: Int64 = 15_000
    /// The least time between two such steps. It is shorter than the time between two heartbeat marks
    /// (`Daemon.beatMilliseconds`), so each mark gives memory back, and nothing does so more often: it takes some
    /// milliseconds and needs no wake-up of its own.
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
        // After the clock was set back it would otherwise wait for too long.
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
