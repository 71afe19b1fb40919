package import VowCore

/// When the nightly backup is made: at three, or as soon after it as the device watches and nothing rings.
package struct BackupSchedule: Hashable, Sendable {
    /// The hour of the night, in the device's zone.
    static let hour = 3
    /// Within this time before an alarm no backup is begun, and one that is being made is given up when the alarm
    /// rings.
    static let clearMilliseconds: Int64 = 15 * 60_000
    /// How long after a failed try the next one is made.
    static let retryMilliseconds: Int64 = 3_600_000

    /// When the newest one was made.
    package var madeAt: Instant?
    /// When it was tried last.
    package var triedAt: Instant?

    /// Begins with what is known of the last tries.
    package init(madeAt: Instant? = nil, triedAt: Instant? = nil) {
        (self.madeAt, self.triedAt) = (madeAt, triedAt)
    }

    /// When the next one is due, `now` or earlier where it is already.
    /// - Parameter ring: when the next alarm rings.
    package func due(at now: Instant, in zone: ZoneRules, before ring: Instant?) -> Instant {
        let today = zone.civil(at: now).date
        let night = { (date: CivilDate) in
            zone.firstInstant(of: date, CivilTime(hour: BackupSchedule.hour, minute: 0)!) ?? now
        }
        var last = night(today)
        if last > now { last = night(today.adding(days: -1)) }
        // A clock that was set back must not put it off for ever.
        let isMade = madeAt.map { $0 >= last && $0 <= now } ?? false
        var due = isMade ? night(zone.civil(at: last).date.adding(days: 1)) : last
        if !isMade, let triedAt, triedAt <= now, madeAt.map({ $0 < triedAt }) ?? true {
            due = max(due, triedAt.adding(seconds: BackupSchedule.retryMilliseconds / 1000))
        }
        // Shortly before an alarm it waits for the ring, after which the daemon asks again.
        if let ring, due < ring, ring.milliseconds(since: max(due, now)) < BackupSchedule.clearMilliseconds {
            due = ring.adding(seconds: 1)
        }
        return due
    }
}
