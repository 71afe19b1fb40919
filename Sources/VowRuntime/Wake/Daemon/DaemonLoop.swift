package import VowCore
package import VowPorts

/// The clocks as they were at one moment.
package struct DaemonReading: Sendable {
    /// What the wall clock shows.
    package let wall: Instant
    /// A clock that never steps and counts sleep.
    package let steadyMilliseconds: Int64
    /// How long the machine has slept since it was started.
    package let suspendedMilliseconds: Int64

    package init(wall: Instant, steadyMilliseconds: Int64, suspendedMilliseconds: Int64) {
        self.wall = wall
        self.steadyMilliseconds = steadyMilliseconds
        self.suspendedMilliseconds = suspendedMilliseconds
    }
}

/// What the loop acts on: the real device, or a simulated one. No call may lead to another call of the loop.
package protocol DaemonWorld: EffectPerformer {
    /// The present.
    func reading() -> DaemonReading
    /// The rules of the zone that the device is in.
    var zone: ZoneRules { get }
    /// Leaves a mark of being alive.
    func beat(at now: Instant)
    /// Arms what wakes the machine at an instant; nil disarms it. Returns the means, or nil where none was ever set up.
    func armWake(at instant: Instant?) -> WakeMeans?
    /// Opens the output of a ring that comes in some seconds and loads what listens, or lets both rest again where none
    /// comes after all.
    func warm(for ring: ComingRing?)
    /// Whether the evening notice was given, from what rings next.
    func tellEvening(_ alarmClock: AlarmClock, at now: Instant) -> Bool
}

/// Decides when to wait, when to wake and arm, and how to follow a clock that was set: the daemon between its waits.
///
/// A synchronous value of the daemon's thread; the simulator drives the same one. Each input is taken at the present,
/// and a step of the wall clock is handed to the machine before the input. A message may come between the step and the
/// wait that reports it, and hours by which the clock was set must never count as hours that passed.
package struct DaemonLoop {
    /// A slew moves both clocks; only a step that a person could notice is recorded.
    package static let smallestStepMilliseconds: Int64 = 500
    /// A wake-up that is later than this is recorded: the process was stopped, or got no time.
    package static let smallestStandstillMilliseconds: Int64 = 2_000
    /// Within this an alarm belongs to the coming night, and what was armed for it is armed once more.
    static let nearMilliseconds: Int64 = 12 * 3_600_000
    /// How long before a ring its output is opened and its engine loaded: idle sinks, HDMI and Bluetooth take up to some
    /// seconds to their first sample.
    package static let warmAheadMilliseconds: Int64 = 8_000
    /// How often it leaves a mark while a run is in progress: a ring that nobody answers leaves nothing else, and what
    /// waited behind it may still ring after a crash; and the newest mark tells that the clock was set back in a snooze.
    static let heldBeatMilliseconds: Int64 = 60_000
    /// A notice that is later than this after its hour is not given any more.
    static let noticeLateMilliseconds: Int64 = 4 * 3_600_000

    /// The machine, and what runs it.
    package var runner: SessionRunner
    /// The hour of the evening at which the device is checked, and the notice is given where one is wanted; nil for
    /// neither.
    package var noticeHour: Int?
    /// How long before a ring the machine is to be awake.
    package var wakeAheadMilliseconds: Int64
    private let beatMilliseconds: Int64
    private var steadyOffset: Int64 = 0
    private var suspendedMilliseconds: Int64 = 0
    private var nextBeat: Instant?
    private var noticeAt: Instant?
    private var armedFor: Instant?
    private var isArmedNear = false
    /// The ring for which the output is open.
    private var warmedFor: Instant?
    /// Whether output and engine are ready for a ring that comes within seconds.
    var isWarm: Bool { warmedFor != nil }

    /// Makes a loop.
    /// - Parameter beatMilliseconds: how often it leaves a mark; each costs one wake-up.
    package init(
        runner: SessionRunner, noticeHour: Int? = nil, wakeAheadMilliseconds: Int64, beatMilliseconds: Int64
    ) {
        self.runner = runner
        self.noticeHour = noticeHour
        self.wakeAheadMilliseconds = wakeAheadMilliseconds
        self.beatMilliseconds = beatMilliseconds
    }

    /// Starts the machine at the present, with how long no daemon watched, and plans the evening notice. Called once, first.
    /// - Parameter lastAlive: the last mark of an earlier daemon; nil where there is none.
    package mutating func begin(lastAlive: Instant? = nil, world: some DaemonWorld) {
        let reading = world.reading()
        let away = lastAlive.map { reading.wall.milliseconds(since: $0) }
        steadyOffset = DaemonLoop.offset(reading)
        suspendedMilliseconds = reading.suspendedMilliseconds
        runner.handle(.start(awayMilliseconds: away), at: reading.wall, world: world)
        planNotice(after: reading.wall)
    }

    /// Takes an input at the present.
    package mutating func handle(_ input: AlarmClockInput, world: some DaemonWorld) {
        let now = present(world)
        runner.handle(input, at: now, world: world)
    }

    /// Takes in that a wait is over.
    /// - Parameter late: how long the process did not run when it should have; see `WakeClock.lateMilliseconds`.
    package mutating func woke(
        _ reason: WakeReason, lateMilliseconds late: Int64 = 0, world: some DaemonWorld
    ) {
        noteStandstill(late, world)
        // A sleep explains what was missed in it, so it comes before anything that looks at what is due.
        noteSleep(world)
        if reason == .clockChanged { followZone(world) }
        if reason != .interrupted { handle(.timePassed, world: world) }
    }

    /// The machine is about to sleep.
    package mutating func suspending(world: some DaemonWorld) {
        let now = present(world)
        runner.record(.suspending, at: now, world: world)
        arm(for: dueAtRest(at: now), at: now, world)
    }

    /// The device is in another zone, or the machine says so.
    package mutating func zoneChanged(world: some DaemonWorld) {
        giveNoticeIfDue(at: present(world), world)
        followZone(world)
        planNotice(after: present(world))
    }

    /// The log has something new from elsewhere, which was taken in.
    package mutating func logChanged(world: some DaemonWorld) {
        let now = present(world)
        giveNoticeIfDue(at: now, world)
        planNotice(after: now)
        handle(.timePassed, world: world)
    }

    /// What is to be done before a wait, and until when to wait; nil for ever.
    package mutating func plan(world: some DaemonWorld) -> Instant? {
        let now = noteSleep(world)
        let beatMilliseconds =
            runner.alarmClock.isAtRest
            ? beatMilliseconds : min(beatMilliseconds, DaemonLoop.heldBeatMilliseconds)
        if nextBeat.map({ now >= $0 || $0.milliseconds(since: now) > beatMilliseconds }) ?? true {
            world.beat(at: now)
            nextBeat = now.adding(milliseconds: beatMilliseconds)
        }
        let due = dueAtRest(at: now)
        // While the gate is asked for in a snooze, the machine stays armed for the end of it.
        if !runner.alarmClock.isQuiet { arm(for: due, at: now, world) }
        giveNoticeIfDue(at: now, world)
        let warmAt = warm(for: due, at: now, world)
        return [runner.nextDeadline(at: now), nextBeat, noticeAt, warmAt].lazy.compactMap { $0 }.min()
    }

    /// When it rings next; nil while something rings, and where nothing is to come.
    private func dueAtRest(at now: Instant) -> Instant? { runner.isActive ? nil : runner.nextDue(at: now) }

    /// Has output and engine made ready for a ring that comes within seconds; when to look again, nil where nothing
    /// is to come.
    private mutating func warm(for due: Instant?, at now: Instant, _ world: some DaemonWorld) -> Instant? {
        if let warmedFor, warmedFor != due {
            self.warmedFor = nil
            // Where the ring has begun, it uses the output that was opened for it.
            if !runner.isActive { world.warm(for: nil) }
        }
        guard let due, due > now, warmedFor != due else { return nil }
        let from = due.adding(milliseconds: -DaemonLoop.warmAheadMilliseconds)
        guard now >= from else { return from }
        warmedFor = due
        if let ring = runner.alarmClock.comingRing(dueAt: due, at: now) { world.warm(for: ring) }
        return nil
    }

    private static func offset(_ reading: DaemonReading) -> Int64 {
        reading.wall.millisecondsSinceEpoch - reading.steadyMilliseconds
    }

    /// The instant at which the next input is handled, after a step of the clock was.
    private mutating func present(_ world: some DaemonWorld) -> Instant { settledReading(world).wall }

    /// What is read of the present, after a step of the clock was handled.
    private mutating func settledReading(_ world: some DaemonWorld) -> DaemonReading {
        let reading = world.reading()
        let step = DaemonLoop.offset(reading) - steadyOffset
        steadyOffset += step
        if abs(step) >= DaemonLoop.smallestStepMilliseconds {
            runner.handle(.clockStepped(byMilliseconds: step), at: reading.wall, world: world)
            runner.handle(.deviceZone(world.zone), at: reading.wall, world: world)
            // A mark of before the step would tell the next process of a step that is recorded.
            nextBeat = nil
        }
        return reading
    }

    private mutating func followZone(_ world: some DaemonWorld) {
        let now = present(world)
        runner.handle(.deviceZone(world.zone), at: now, world: world)
    }

    /// Records that the process did not run while a run was in progress or an alarm came to be due, before anything
    /// that was missed meanwhile.
    private mutating func noteStandstill(_ late: Int64, _ world: some DaemonWorld) {
        guard late > DaemonLoop.smallestStandstillMilliseconds else { return }
        let now = world.reading().wall
        let from = now.adding(milliseconds: -late)
        let isOverdue = runner.nextDue(at: from).map { $0 <= now } ?? false
        guard isOverdue || !runner.alarmClock.isAtRest else { return }
        runner.record(.returned(lastSeen: from, cause: .stoodStill), at: now, world: world)
        // A clock that was set meanwhile is followed first.
        handle(.stoodStill(milliseconds: late), world: world)
    }

    /// Records a sleep that is over, before anything that was missed in it.
    @discardableResult
    private mutating func noteSleep(_ world: some DaemonWorld) -> Instant {
        let reading = settledReading(world)
        let now = reading.wall
        let slept = reading.suspendedMilliseconds - suspendedMilliseconds
        suspendedMilliseconds = reading.suspendedMilliseconds
        if slept >= 1_000 { runner.record(.resumed(suspendedMilliseconds: slept), at: now, world: world) }
        return now
    }

    /// Arms for what rings next, where that has changed or come near. While something rings, the machine is awake
    /// anyway.
    private mutating func arm(for next: Instant?, at now: Instant, _ world: some DaemonWorld) {
        let isNear = next.map { $0.milliseconds(since: now) <= DaemonLoop.nearMilliseconds } ?? false
        guard next != armedFor || isNear != isArmedNear else { return }
        (armedFor, isArmedNear) = (next, isNear)
        guard let next, next > now else {
            _ = world.armWake(at: nil)
            return
        }
        let ahead = max(next.adding(milliseconds: -wakeAheadMilliseconds), now.adding(seconds: 1))
        guard let means = world.armWake(at: ahead) else { return }
        runner.record(.wakeArmed(means: means, for: next), at: now, world: world)
    }

    /// Plans the evening notice anew. One that is due must have been given before, or it would be put off to the
    /// next evening.
    private mutating func planNotice(after now: Instant) {
        guard let noticeHour, let time = CivilTime(hour: noticeHour, minute: 0) else {
            noticeAt = nil
            return
        }
        let rule = OccurrenceRule(time: time, recurrence: .weekly(.everyDay))
        noticeAt = rule.next(after: now, in: runner.alarmClock.zones.device)?.instant
    }

    private mutating func giveNoticeIfDue(at now: Instant, _ world: some DaemonWorld) {
        guard let due = noticeAt, due <= now else { return }
        let today = runner.alarmClock.zones.device.civil(at: now).date
        if now.milliseconds(since: due) <= DaemonLoop.noticeLateMilliseconds,
            runner.alarmClock.history.noticeDate != today, world.tellEvening(runner.alarmClock, at: now)
        {
            runner.record(.noticeGiven(date: today), at: now, world: world)
        }
        planNotice(after: now)
    }

    /// The event that says since when no daemon watched, from the last mark and the log; nil at the very first start.
    /// - Parameter boot: the machine's present boot; see `Heartbeat.boot`.
    static func returned(after history: DeviceHistory, mark: HeartbeatMark?, boot: String?, at now: Instant)
        -> DeviceEvent?
    {
        guard let logged = history.lastEventAt else { return nil }
        let seen = [mark?.at, logged].compactMap { $0 }.filter { $0 <= now }.max() ?? now
        return .returned(
            lastSeen: history.stoppedAt ?? seen, cause: endCause(history, mark: mark, boot: boot))
    }

    /// Why the daemon before this one ended. The machine was off only where the log names another boot than the present
    /// one, and a mark of the boot in the log proves that Vow ran in it.
    private static func endCause(_ history: DeviceHistory, mark: HeartbeatMark?, boot: String?)
        -> Absence.Cause
    {
        guard let boot, let watchBoot = history.watchBoot, boot != watchBoot else {
            return history.isWatching ? .killed : .stopped
        }
        return mark?.boot == watchBoot ? .poweredOff : .unproven
    }
}
