import VowCore
import VowHearing
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

/// A process that lives: its loop, held by reference because a copy of a machine costs more than a step.
final class SimulatedProcess {
    var loop: DaemonLoop
    /// Until when it waits.
    var deadline: Instant?

    init(_ loop: DaemonLoop) { self.loop = loop }

    var runner: SessionRunner { loop.runner }
}

// The process.
extension HistoryRunner {
    /// Hands what follows from the log to the checks, once the log holds all of it. In place, because a copy of a
    /// runner costs more than a step.
    func settle(_ runner: inout SessionRunner) {
        world.isRunOpen = runner.isActive
        guard runner.pending.isEmpty else { return }
        let now = world.clock.wall
        if let run = runner.alarmClock.activeName, let state = runner.alarmClock.activeState {
            checks.settled(run, state, now: now)
        } else {
            checks.settledAtRest(isMicrophoneOpen: world.isHearingReady, now: now)
        }
    }

    func processDied(after milliseconds: Int64) {
        process = nil
        world.isDead = false
        world.downFor = nil
        world.processEnded()
        checks.went(down: true)
        world.incarnation += 1
        world.engines = EngineOrder()
        world.schedule(after: milliseconds, .processStarts)
    }

    /// Each mark costs a step, so while nothing rings they are rarer than a device's.
    private static let beatMilliseconds: Int64 = 8 * 3_600_000

    func startProcess() {
        guard process == nil else { return }
        let now = world.clock.wall
        var alarmClock = AlarmClock(
            zones: ZoneTable(device: SimulatedZone.all[zone].rules), seed: bits.next(),
            verifier: verifier)
        for place in SimulatedZone.all { alarmClock.addZone(place.rules) }
        fold(into: &alarmClock)
        alarmClock.policy.timings.abandonMilliseconds = home.abandonMinutes * 60_000
        alarmClock.policy.liveness.isOn = home.measuresSound
        alarmClock.policy.hearsSums = home.hearsSums
        alarmClock.policy.recitation.isOrdered = home.drawsOrder
        alarmClock.policy.recitation.allowsTypingUnheard = home.allowsTypingUnheard || defect == .opensTyping
        world.measuresSound = home.measuresSound
        if defect == .hasNoPatience { alarmClock.policy.graceMilliseconds = 10_000 }
        if defect == .emergencyAtOnce { alarmClock.policy.timings.emergencyWaitMilliseconds = 0 }
        process = SimulatedProcess(
            DaemonLoop(
                runner: SessionRunner(
                    alarmClock: alarmClock, entropy: SimulatedEntropy(seed: bits.next())), noticeHour: 19,
                wakeAheadMilliseconds: Checks.wakeAheadMilliseconds,
                beatMilliseconds: HistoryRunner.beatMilliseconds))
        checks.cameUp(at: now)
        let expected = checks.openRuns.filter { $0.state.phase == .active }.map(\.id)
        do {
            try world.append([.device(.started(version: "simulated"))], at: now, correlation: "", key: nil)
        } catch {
            if world.isDead { return afterInput((world.lastRun, world.wakings)) }
        }
        let mark = world.mark
        drive { $0.begin(lastAlive: mark, world: $1) }
        guard process != nil, let active = process?.runner.alarmClock.activeName else { return }
        let open = expected.filter(checks.isOpen)
        if !open.isEmpty {
            // What a full disk keeps out of the log may have ended the run.
            checks.require(
                .runContinues, open.contains(active) || checks.isLogFailing,
                "run \(open[0]) was open, but \(active) rings")
            checks.require(
                .runContinues, world.rangSinceStart || checks.isAskedWhetherUp,
                "run \(active) goes on without ringing")
        }
    }

    private func fold(into alarmClock: inout AlarmClock) {
        var over: Set<RunID> = []
        let history = world.log.history
        if defect == .forgetsWhatRang {
            for case (.run(let id, let event), _) in history {
                switch event {
                case .dismissed, .abandoned, .bypassed, .missed: over.insert(id)
                default: break
                }
            }
        }
        for (event, at) in history {
            if case .run(let id, let run) = event {
                if over.contains(id) || defect == .abandonsOpenRuns {
                    if defect == .abandonsOpenRuns, case .fired(let terms) = run {
                        // The occurrence is known to have rung; only the run itself is forgotten.
                        alarmClock.apply(
                            .run(
                                id,
                                .missed(
                                    alarm: terms.alarm, label: "", due: terms.due,
                                    date: terms.date, cause: .notRunning
                                )),
                            at: at)
                    }
                    continue
                }
                if defect == .losesRecitedLines, case .lineRecited = run { continue }
                if defect == .forgetsSnoozes, case .snoozed(let until, _) = run {
                    alarmClock.apply(.run(id, .snoozed(until: until, count: 0)), at: at)
                    continue
                }
            }
            alarmClock.apply(event, at: at)
        }
    }

    /// At the end of a history the log's bytes give everything back.
    func compareWithLog() {
        if defect == .flipsBytes { world.log.flipByte() }
        checks.require(.logIsWhole, world.log.isWhole, "a byte of the log is not what was written")
        guard let live = checks.overview else { return }
        var rebuilt = DeviceOverview(
            zones: ZoneTable(device: SimulatedZone.all[home.zone].rules),
            now: Instant(millisecondsSinceEpoch: 0))
        for (event, at) in world.log.history { rebuilt.apply(event, at: at) }
        checks.require(
            .projectionsEqualRebuild,
            live.runs.map(\.state) == rebuilt.runs.map(\.state)
                && live.alarms.map(\.state) == rebuilt.alarms.map(\.state) && live.book == rebuilt.book
                && live.settings == rebuilt.settings, "a projection differs from the one built anew")
    }
}
