package import VowCore
import VowHearing
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

/// What came of a history.
package struct HistoryOutcome: Sendable {
    /// The digest of the log's bytes.
    package let digest: Digest
    /// The number of mornings that were lived.
    package let morningCount: Int
    /// The number of events that were recorded.
    package let eventCount: Int
    /// The number of runs that fired.
    package let firedCount: Int
    /// How the runs ended.
    package let endings: [RunEnding: Int]
    /// How often each kind of fault took effect.
    package let injected: [FaultKind: Int]
    /// How many rings each kind of person met.
    package let persons: [PersonKind: Int]
    /// How often it was asked whether the person is still up.
    package let upChecks: UpChecks
    /// The first broken invariant; nil when all held.
    package let violation: Violation?
}

/// Lives through one history: the daemon's own loop, session runner and machine, on a simulated device.
final class HistoryRunner {
    let plan: HistoryPlan
    let defect: Defect?
    let world: SimulatedWorld
    let checks: Checks
    let home: SimulatedHome
    /// The process; nil while there is none.
    var process: SimulatedProcess?
    var zone: Int {
        didSet { if defect != .ignoresZoneChanges { world.place = zone } }
    }
    private var lived = 0
    private var persons: [PersonKind: Int] = [:]
    private var spins = 0
    var bits: RandomBits
    let verifier: RememberingVerifier

    init(
        plan: HistoryPlan, defect: Defect? = nil, watched: Invariant? = nil, memory: CampaignMemory
    ) {
        verifier = memory.verdicts
        self.plan = plan
        self.defect = defect
        home = SimulatedHome(
            seed: plan.seed, alarmCount: plan.alarmCount, hasCycles: plan.hasCycles)
        zone = home.zone
        checks = Checks(
            zone: home.zone, allowsTyping: home.allowsTypingUnheard, defect: defect, watched: watched,
            projects: plan.readsBack)
        bits = RandomBits(seed: plan.seed)
        world = SimulatedWorld(
            clock: SimulatedClock(wall: home.start), place: home.zone, checks: checks, seed: plan.seed,
            defect: defect,
            forms: memory.forms, readsBack: plan.readsBack)
    }

    func run() -> HistoryOutcome {
        let now = world.clock.wall
        for line in home.lines {
            world.write(
                [.line(line.id, .added(kind: line.kind, text: Sealed(line.text), language: .english))],
                at: now)
        }
        for token in SimulatedToken.registered { world.write([token.event], at: now) }
        for alarm in home.alarms { world.write([.alarm(alarm.id, .scheduled(alarm.definition))], at: now) }
        startProcess()
        for morning in plan.mornings where !checks.isBroken { live(morning) }
        if !checks.isBroken { compareWithLog() }
        let difference = verifier.difference
        checks.require(
            .verdictsRepeat, difference == nil, "\"\(difference ?? "")\" got another verdict the second time")
        return HistoryOutcome(
            digest: world.log.digest, morningCount: lived, eventCount: world.log.history.count,
            firedCount: checks.firedCount, endings: checks.endings, injected: world.injected,
            persons: persons, upChecks: checks.upChecks, violation: checks.violation)
    }

    /// Lives from one evening to the afternoon after it.
    private func live(_ morning: MorningPlan) {
        lived += 1
        checks.morning = morning.number
        let seed = RandomBits.derive(plan.seed, morning.number)
        bits = RandomBits(seed: seed)
        world.bits = RandomBits(seed: seed ^ 1)
        world.person = SimulatedPerson(kind: morning.person, seed: seed ^ 2)
        world.faults = ArmedFaults()
        checks.forgetShown()
        let evening = world.clock.steady
        if process != nil, world.suspendedUntil == nil { comparePlans() }
        let due = checks.ledger.earliest(after: world.clock.wall)
        let untilDue = due.map { min($0.milliseconds(since: world.clock.wall), 20 * 3_600_000) } ?? 36_000_000
        for fault in morning.faults { plant(fault, untilDue: untilDue) }
        checks.timerLateness = world.faults.lateTimer?.delay ?? 0
        let horizon = evening + 20 * 3_600_000
        while !checks.isBroken {
            guard let at = nextTime, at <= horizon || !isQuiet else { break }
            step(to: at)
        }
        world.clearAgenda()
        // The day goes on to the next evening.
        let next = max(world.clock.steady, evening + 86_400_000)
        while !checks.isBroken, let at = nextTime, at <= next { step(to: at) }
        advance(to: next)
        if world.clock.driftPerMillion != 0 { world.clock.drift(perMillion: 0) }
        world.isMicrophoneLost = false
        world.isOutputLost = false
        world.isOutputMuted = false
        world.unhinderOutput()
        world.diskRefusal = nil
    }

    private var isQuiet: Bool {
        process != nil && world.suspendedUntil == nil && checks.openRuns.isEmpty && !world.isRunOpen
    }

    // Time.

    /// When the process's timer fires, or the machine is awake again.
    var timer: Int64? {
        guard world.suspendedUntil == nil, var deadline = timerDeadline else { return world.suspendedUntil }
        if let late = world.faults.lateTimer, late.number == world.faults.timers {
            // Counted from the deadline itself: inputs that come meanwhile must not put the timer off.
            let overdue = process?.deadline.map { world.clock.wall.milliseconds(since: $0) } ?? 0
            deadline += max(0, late.delay - max(0, overdue))
        }
        return deadline
    }

    private var timerDeadline: Int64? {
        guard let deadline = process?.deadline else { return nil }
        let steady = world.clock.steady(reaching: deadline)
        return defect == .firesEarly ? max(world.clock.steady, steady - 1) : steady
    }

    private var nextTime: Int64? {
        guard let happening = world.nextHappening else { return timer }
        return timer.map { min($0, happening) } ?? happening
    }

    private func advance(to steady: Int64) {
        let before = world.clock
        guard steady > before.steady else { return }
        let stretch = world.stretch
        world.clock.advance(to: steady)
        checks.advanced(
            from: before.steady, to: steady, wallFrom: before.wall, wallTo: world.clock.wall, stretch)
    }

    private func step(to at: Int64) {
        let happening = world.nextHappening
        advance(to: at)
        if let until = world.suspendedUntil, until <= at {
            world.suspendedUntil = nil
            if !world.isStopped { return wake(.clockChanged) }
            world.isStopped = false
            // Where no timer fired meanwhile, nobody can tell, and nothing was missed.
            if let fired = world.stoppedTimer, fired <= at { wake(.due, late: at - fired) }
            return
        }
        if let happening, happening <= at, let next = world.takeNext() { return handle(next.what) }
        timerFired()
    }

    private func timerFired() {
        var late: Int64 = 0
        if let timer = world.faults.lateTimer, timer.number == world.faults.timers, timer.delay > 0 {
            world.note(.lateTimer)
            late = timer.delay
        }
        world.faults.timers += 1
        // Only the limit is overlooked: prompts go on until then.
        if defect == .neverGivesUp, world.isRunOpen, let run = checks.openRuns.last,
            run.awakeMilliseconds > run.terms.timings.abandonMilliseconds - 10_000
        {
            return advance(to: world.clock.steady + 1_000)
        }
        wake(.due, late: max(0, late))
        if world.faults.doubleTimer == world.faults.timers {
            world.note(.duplicateTimer)
            wake(.due)
        }
        let now = world.clock.wall
        guard let deadline = process?.deadline else { return }
        spins =
            deadline <= now || defect == .firesEarly && deadline.milliseconds(since: now) <= 1 ? spins + 1 : 0
        checks.require(
            .neverSpins, spins < 4,
            "the deadline \(deadline.iso8601Milliseconds) is asked for again and again")
    }

    // What happens.

    private func handle(_ what: Happening.What) {
        switch what {
        case .letter(let input, let incarnation):
            if incarnation == world.incarnation { handle(.session(renamed(input))) }
        case .hand(let act): handle(act)
        case .answer(let text, let incarnation):
            guard incarnation == world.incarnation, world.suspendedUntil == nil else { return }
            handle(.session(.typed(world.typedAnswer(text))))
        case .fault(let fault): strike(fault)
        case .processStarts: startProcess()
        case .outputReturns: world.isOutputLost = false
        case .outputUnmuted: world.unmuteOutput()
        case .outputUnhindered: world.unhinderOutput()
        case .outputBreaks(let broken): world.breakOutput(broken)
        case .anotherOutput(let incarnation):
            if incarnation == world.incarnation { world.ringElsewhere() }
        case .microphoneReturns: world.isMicrophoneLost = false
        case .diskReturns: world.diskRefusal = nil
        }
    }

    /// The bug of mixed-up windows hands a late answer to the window that is open now.
    private func renamed(_ input: SessionInput) -> SessionInput {
        guard defect == .mixesUpWindows, let window = world.openWindow else { return input }
        switch input {
        case .heard(-1, .end(let evidence)): return .heardEnd(window: window, evidence)
        default: return input
        }
    }

    private func handle(_ act: HandAct) {
        guard process != nil, world.suspendedUntil == nil else { return }
        switch act {
        case .snooze: handle(.session(.snoozeRequested))
        case .ready:
            handle(.session(.personReady))
            if defect == .listensAtOnce { endRing() }
        case .standIn(let place): handle(.session(.standInChosen(place)))
        case .easier: handle(.session(.easingChosen))
        case .show(let kind, let digest):
            handle(.session(.sensed(.shown(kind, [world.read(digest, kind)]))))
        case .sense(let response): handle(.session(.sensed(response)))
        case .typeLines, .typeNonsense: handle(.session(.typed(world.typedText(act))))
        case .typeEmergency:
            let run = process?.runner.alarmClock.activeName
            let asked = run.flatMap { checks.emergencyAskedAt($0) }
            handle(.session(.typed(world.typedText(act))))
            guard let run, let asked, !checks.isLogFailing, process != nil else { return }
            if world.clock.steady - asked >= 30_100 {
                checks.require(
                    .nobodyTrapped, !checks.isOpen(run), "the emergency exit did not open run \(run)")
            }
        }
    }

    /// The bug of a request that ends any ring: the time of the ring counts as over.
    private func endRing() {
        guard case .ringing? = process?.runner.alarmClock.active?.session.screen.phase else { return }
        drive { $0.runner.handle(.timePassed, at: $1.clock.wall.adding(seconds: 60), world: $1) }
    }

    /// What the process plans, and what it has armed, against the oracle.
    func comparePlans() {
        guard let runner = process?.runner else { return }
        checks.comparePlans(runner.alarmClock, armed: world.armedWake, now: world.clock.wall)
    }

    func handle(_ input: AlarmClockInput) { drive { $0.handle(input, world: $1) } }

    /// A wait of the process is over, so much later than it should have been.
    func wake(_ reason: WakeReason, late: Int64 = 0) {
        let (known, incarnation) = (world.log.history.count, world.incarnation)
        let isRecorded =
            late > DaemonLoop.smallestStandstillMilliseconds && !checks.openRuns.isEmpty
            && !checks.isLogFailing
        let told = defect == .overlooksStandstills ? 0 : late
        drive { $0.woke(reason, lateMilliseconds: told, world: $1) }
        guard isRecorded, process != nil, !checks.isLogFailing, world.incarnation == incarnation else {
            return
        }
        let first = world.log.history.dropFirst(known).first?.event
        let stood: Int64? =
            if case .device(.returned(let lastSeen, .stoodStill))? = first {
                world.clock.wall.milliseconds(since: lastSeen)
            } else {
                nil
            }
        checks.require(
            .standstillIsRecorded, stood == late,
            "the process stood still for \(late) ms in a run, and the log says \(stood.map(String.init) ?? "nothing")"
        )
    }

    /// Lets the process do something, and then plan its next wait.
    func drive(_ act: (inout DaemonLoop, SimulatedWorld) -> Void) {
        guard let process else { return }
        let before = (run: world.lastRun, wakings: world.wakings)
        act(&process.loop, world)
        if !world.isDead { process.deadline = process.loop.plan(world: world) }
        afterInput(before)
    }

    func afterInput(_ before: (run: RunID, wakings: Int)) {
        if world.isDead { return processDied(after: world.downFor ?? bits.within(150...1_900)) }
        guard process != nil else { return }
        checks.looked(at: world.clock.wall)
        settle(&process!.loop.runner)
        guard world.isRunOpen else { return }
        if world.lastRun != before.run { persons[world.person.kind, default: 0] += 1 }
        if world.wakings != before.wakings {
            for hand in world.person.hands() { world.schedule(after: hand.delay, .hand(hand.act)) }
        }
    }
}
