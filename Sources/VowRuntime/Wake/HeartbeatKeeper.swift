import VowCore
import VowPorts

/// What the daemon knows about its own watching: marks, sleep, and the evening notice.
///
/// A value of the daemon's thread. It wakes the machine once in five minutes for a mark, never for anything else.
struct HeartbeatKeeper {
    /// Marks date a power cut to within this; each costs one wake-up.
    static let beatMilliseconds: Int64 = 300_000
    /// A notice that comes later than this after its hour says nothing useful about the night any more.
    static let noticeLateMilliseconds: Int64 = 4 * 3_600_000

    private let clock: any WakeClock
    private let heartbeat: (any Heartbeat)?
    private let supervisor: (any Supervisor)?
    private var nextBeat: Instant?
    private var suspendedMilliseconds: Int64
    private var noticeAt: Instant?

    init(clock: any WakeClock, heartbeat: (any Heartbeat)?, supervisor: (any Supervisor)?) {
        self.clock = clock
        self.heartbeat = heartbeat
        self.supervisor = supervisor
        suspendedMilliseconds = clock.suspendedMilliseconds()
    }

    /// The event that says since when nobody watched, from the last mark and the log; nil at the very first start.
    mutating func begin(after history: DeviceHistory, at now: Instant) -> DeviceEvent? {
        guard let logged = history.lastEventAt else { return nil }
        let mark = heartbeat?.last()
        let seen = [mark?.at, logged].compactMap { $0 }.filter { $0 <= now }.max() ?? now
        let cause: Absence.Cause =
            mark?.machineRestarted ?? false ? .poweredOff : history.isWatching ? .killed : .stopped
        return .returned(lastSeen: history.stoppedAt ?? seen, cause: cause)
    }

    /// Leaves a mark when it is time, and tells what the machine slept through.
    mutating func look(at now: Instant) -> DeviceEvent? {
        let interval = min(
            HeartbeatKeeper.beatMilliseconds, supervisor?.aliveWithinMilliseconds.map { $0 / 2 } ?? Int64.max)
        // A clock that was set back would else hold the next mark off for long.
        if nextBeat.map({ now >= $0 || $0.milliseconds(since: now) > interval }) ?? true {
            heartbeat?.beat(at: now)
            supervisor?.alive()
            nextBeat = now.adding(milliseconds: interval)
        }
        let suspended = clock.suspendedMilliseconds()
        defer { suspendedMilliseconds = suspended }
        let slept = suspended - suspendedMilliseconds
        return slept >= 1_000 ? .resumed(suspendedMilliseconds: slept) : nil
    }

    /// The last mark before the end.
    func end(at now: Instant) { heartbeat?.beat(at: now) }

    /// Plans the evening notice anew: at a full hour of the device's clock, nil when it is switched off.
    mutating func planNotice(hour: Int?, zone: ZoneRules, after now: Instant) {
        guard let hour, let time = CivilTime(hour: hour, minute: 0) else {
            noticeAt = nil
            return
        }
        let rule = OccurrenceRule(time: time, recurrence: .weekly(.everyDay))
        noticeAt = rule.next(after: now, in: zone)?.instant
    }

    /// Whether the notice is due; a plan that is over is made anew by the caller.
    func isNoticePast(at now: Instant) -> Bool { noticeAt.map { $0 <= now } ?? false }

    /// Whether the notice still makes sense.
    func isNoticeFresh(at now: Instant) -> Bool {
        noticeAt.map { now.milliseconds(since: $0) <= HeartbeatKeeper.noticeLateMilliseconds } ?? false
    }

    /// When the heartbeat keeper wants to look next.
    func deadline(_ other: Instant?) -> Instant? {
        [other, nextBeat, noticeAt].compactMap { $0 }.min()
    }
}
