import VowCore
import VowPorts
import VowRuntime

// Faults.
extension HistoryRunner {
    /// Puts a fault of the plan in its place: at once, at a count, or at a time near the first due instant.
    func plant(_ fault: PlannedFault, untilDue: Int64) {
        let at = fault.at
        switch fault.kind {
        case .crashAtAppend: world.faults.crashAtAppend = (HistoryRunner.place(at / 2, near: 40), at % 2 == 1)
        case .crashAtEffect: world.faults.crashAtEffect = (HistoryRunner.place(at / 2, near: 80), at % 2 == 1)
        case .tornWrite: world.faults.tornAppend = HistoryRunner.place(at / 2, near: 40)
        case .microphoneDenied: world.faults.isMicrophoneDenied = true
        case .partMissing: world.faults.isPartMissing = true
        case .engineStall: world.faults.stallFromWindow = at % 4
        case .engineCrash: world.faults.crashing = (1 + at % 4, at % 2 == 1)
        case .engineFailure: world.faults.failingWindow = 1 + at % 6
        case .wrongTranscript: world.faults.wrongWindow = 1 + at % 6
        case .lateAnswer: world.faults.lateWindow = 1 + at % 4
        case .lateTimer: world.faults.lateTimer = (at % 6, Int64(at) * 4)
        case .duplicateTimer: world.faults.doubleTimer = 1 + at % 6
        case .outputHeld: world.faults.heldStarts = 1 + at % 3
        case .toneRefused: world.faults.isToneRefused = true
        case .clockDrift:
            world.clock.drift(perMillion: Int64(at % 401) - 200)
            if world.clock.driftPerMillion != 0 { world.note(.clockDrift) }
        case .diskFull, .logLocked, .powerOff, .suspend, .processStopped, .longAbsence, .outputLost,
            .microphoneLost,
            .clockForward,
            .clockBack, .zoneChange, .otherProcess, .twoCommands, .outputMuted, .outputFaint,
            .headphonesWorn, .outputMoved, .outputReplaced, .outputHangs, .outputSwallows:
            // From ten minutes before the first ring until twenty after it, most often close to it.
            let near = at % 2 == 0 ? Int64(at - 300) * 2_000 : Int64(at) * 120
            world.schedule(after: max(1_000, untilDue + near), .fault(fault))
        }
    }

    /// A count from 1, for 0 to 499: mostly among the first of a morning, a fifth of them anywhere in a long one.
    private static func place(_ at: Int, near count: Int) -> Int {
        at < 400 ? 1 + at % count : 1 + (at - 400) * count / 8
    }

    func strike(_ fault: PlannedFault) {
        let at = Int64(fault.at)
        switch fault.kind {
        case .diskFull: refuseWrites("store.full", for: (at % 7 + 1) * 20_000, fault.kind)
        case .logLocked: refuseWrites("store.locked", for: 3_000, fault.kind)
        case .powerOff: powerOff(for: [20_000, 300_000, 10_800_000][fault.at % 3], fault.kind)
        case .suspend: suspend(for: [120_000, 480_000, 1_800_000, 18_000_000][fault.at % 4], fault.kind)
        case .processStopped: stopProcess(for: [3_000, 30_000, 75_000, 900_000][fault.at % 4])
        case .longAbsence:
            let length = (at % 36 + 1) * 86_400_000
            if fault.at % 2 == 0 {
                powerOff(for: length, fault.kind)
            } else {
                suspend(for: length, fault.kind)
            }
        case .outputLost:
            world.note(.outputLost)
            world.loseOutput()
            world.schedule(after: (at % 5 + 1) * 15_000, .outputReturns)
        case .microphoneLost:
            world.isMicrophoneLost = true
            world.schedule(after: (at % 5 + 1) * 15_000, .microphoneReturns)
        case .clockForward: stepClock(by: HistoryRunner.steps[fault.at % 6])
        case .clockBack: stepClock(by: -HistoryRunner.steps[fault.at % 6])
        case .zoneChange: travel(to: fault.at % SimulatedZone.all.count)
        case .otherProcess: edit(fault.at)
        case .twoCommands: race(fault.at)
        case .outputMuted:
            world.muteOutput()
            world.schedule(after: (at % 4 + 1) * 15_000, .outputUnmuted)
        case .outputFaint: hinder(fault, "sound.faint", percent: fault.at % 30)
        case .headphonesWorn: hinder(fault, "sound.headphones", percent: nil)
        case .outputMoved: world.moveOutput()
        case .outputReplaced:
            world.breakOutput(.init(kind: fault.kind, code: "sound.lost", silentFor: 30, restsFor: at + 100))
        case .outputHangs:
            world.breakOutput(
                .init(kind: fault.kind, code: "sound.stalled", silentFor: 1_000, restsFor: at / 2 + 100))
        case .outputSwallows:
            world.breakOutput(
                .init(kind: fault.kind, code: "sound.swallowed", silentFor: 3_000, restsFor: at / 2 + 100))
        default: preconditionFailure("\(fault.kind) waits for a count, not for a time")
        }
    }

    private func hinder(_ fault: PlannedFault, _ code: String, percent: Int?) {
        world.hinderOutput(.init(kind: fault.kind, code: code, percent: percent))
        world.schedule(after: (Int64(fault.at) % 4 + 1) * 15_000, .outputUnhindered)
    }

    private static let steps: [Int64] = [700, 40_000, 720_000, 4_200_000, 18_000_000, 86_400_000]

    private func refuseWrites(_ code: String, for milliseconds: Int64, _ kind: FaultKind) {
        world.diskFault = kind
        world.diskRefusal = PortFailure(
            code: code, message: TextCode(worded: "The log cannot be written."),
            repair: TextCode(worded: "Free some space."))
        world.schedule(after: milliseconds, .diskReturns)
    }

    private func powerOff(for milliseconds: Int64, _ kind: FaultKind) {
        guard process != nil, world.suspendedUntil == nil else { return }
        world.note(kind)
        processDied(after: milliseconds)
    }

    private func suspend(for milliseconds: Int64, _ kind: FaultKind) {
        guard process != nil, world.suspendedUntil == nil else { return }
        world.note(kind)
        world.suspendedUntil = world.clock.steady + milliseconds
        world.suspendedMilliseconds += milliseconds
    }

    private func stopProcess(for milliseconds: Int64) {
        guard process != nil, world.suspendedUntil == nil else { return }
        world.note(.processStopped)
        world.stoppedTimer = timer
        world.suspendedUntil = world.clock.steady + milliseconds
        world.isStopped = true
    }

    private func stepClock(by milliseconds: Int64) {
        // A clock that is set while the process is away is set, for the process, at its start.
        guard process != nil, world.suspendedUntil == nil else { return }
        world.note(milliseconds > 0 ? .clockForward : .clockBack)
        let before = world.clock.wall
        world.clock.set(forwardBy: milliseconds)
        checks.clockWasSet()
        checks.ledger.noteClockStep()
        if milliseconds > 0 {
            checks.ledger.stepForward(from: before, to: world.clock.wall)
            checks.ledger.noteClockStep()
        } else {
            checks.ledger.stepBack(to: world.clock.wall, isLogFailing: checks.isLogFailing)
        }
        wake(.clockChanged)
        if checks.isLogFailing { checks.isStepUnrecorded = true }
        if process == nil { checks.clockStepWasLost() }
    }

    private func travel(to place: Int) {
        guard process != nil, world.suspendedUntil == nil, place != zone else { return }
        zone = place
        world.note(.zoneChange)
        checks.ledger.travel(to: place, at: world.clock.wall, isLogFailing: checks.isLogFailing)
        drive { $0.zoneChanged(world: $1) }
        if checks.isLogFailing { checks.unrecordedTravel = world.clock.wall }
        // Died before it was recorded: the next process cannot know what was due by the zone before.
        if process == nil { checks.ledger.unrecordedTravel = world.clock.wall }
        if process != nil { comparePlans() }
    }

    /// Another process changes an alarm or a line; the daemon hears of it by the log.
    private func edit(_ at: Int) {
        guard world.diskRefusal == nil, world.suspendedUntil == nil else { return }
        let now = world.clock.wall
        var events = SimulatedEdits.events(at, home: home, ledger: checks.ledger, zone: zone, now: now)
        if defect == .loosensAtOnce {
            events = events.map { event in
                if case .alarm(let id, .changed(let definition, _)) = event {
                    .alarm(id, .changed(definition, loosenedFrom: nil))
                } else {
                    event
                }
            }
        }
        guard !events.isEmpty else { return }
        world.note(.otherProcess)
        world.write(events, at: now)
        hear(of: events, at: now)
    }

    /// The daemon reads what other processes wrote.
    private func hear(of events: [DomainEvent], at now: Instant) {
        guard process != nil, defect != .ignoresOtherProcesses else { return }
        for event in events { process!.loop.runner.apply(event, at: now) }
        drive { $0.logChanged(world: $1) }
    }

    /// Two other processes change an alarm at once. The second one reads before the first one writes; the store
    /// refuses what it decided on that, and it decides anew.
    private func race(_ at: Int) {
        guard world.diskRefusal == nil, world.suspendedUntil == nil else { return }
        let now = world.clock.wall
        let (one, other) = (at % 14, (at / 14 + 5) % 14)
        let alarm = home.alarms[0].id
        let history = world.log.history.map(\.event).filter { event in
            if case .alarm(alarm, _) = event { true } else { false }
        }
        let first = SimulatedEdits.events(one, home: home, ledger: checks.ledger, zone: zone, now: now)
        guard !first.isEmpty else { return }
        let alone = SimulatedEdits.events(other, home: home, ledger: checks.ledger, zone: zone, now: now)
        do {
            let second = try SimulatedDevice.second(
                alarm, history: history, first: first, at: other, zone: SimulatedZone.all[zone].rules,
                now: now,
                defect: defect)
            world.note(.twoCommands)
            world.write(first, at: now)
            let wanted = SimulatedEdits.events(
                other, home: home, ledger: checks.ledger, zone: zone, now: now)
            // What was so already when it was read has come first; then nothing is written, and nothing lost.
            checks.require(
                .commandsSeeEachOther, second == wanted || alone.isEmpty && second.isEmpty,
                "beside \(first) the other command wrote \(second) instead of \(wanted)")
            world.write(second, at: now)
            hear(of: first + second, at: now)
        } catch {
            checks.require(.commandsSeeEachOther, false, "the other command failed: \(error)")
        }
    }
}
