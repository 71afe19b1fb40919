import VowCore
import VowRuntime

// What the device does and how time passes.
extension Checks {
    /// What the device is like during a stretch of time.
    struct Stretch {
        let isActive: Bool
        let isSuspended: Bool
        /// Whether the sound device sounds.
        let isSounding: Bool
        /// Whether anything is heard, by whatever means.
        let isHeard: Bool
        /// Whether the machine wants the tone silent, whatever the output does.
        let isSilenced: Bool
        let isListening: Bool
        /// Whether it asks, without a tone, whether the person is still up.
        let isChecking: Bool
        /// Whether the gate is asked for in a snooze, without a tone.
        let isQuiet: Bool
        let isOutputLost: Bool
    }

    func advanced(from: Int64, to: Int64, wallFrom: Instant, wallTo: Instant, _ stretch: Stretch) {
        steady = to
        let passed = to - from
        ledger.walk(from: wallFrom, to: wallTo)
        guard isUp, !stretch.isSuspended else {
            // An output that went away while the machine slept is missed as it wakes up.
            if isUp, stretch.isOutputLost { isOutputMissed = true }
            silentFor = 0
            upFor = 0
            return
        }
        upFor += passed
        ledger.spend(passed, isBusy: stretch.isActive)
        checkSilence(passed, stretch)
        if stretch.isActive, !stretch.isChecking, !stretch.isQuiet, stretch.isSilenced {
            checkShare(from: from, to: to)
        }
        for index in openRuns.indices { spend(passed, index: index, stretch) }
    }

    private func checkSilence(_ passed: Int64, _ stretch: Stretch) {
        // What was silent while it asked was silent on purpose, also where a full disk takes no record of it.
        if wasChecking, !stretch.isChecking { silentFor = 0 }
        wasChecking = stretch.isChecking
        silentFor = stretch.isActive && !stretch.isQuiet && !stretch.isHeard ? silentFor + passed : 0
        if stretch.isOutputLost {
            isOutputMissed = true
        } else if stretch.isSounding {
            isOutputMissed = false
        }
        // A window may last its twenty seconds, and as long again until a stuck recogniser is given up. An answer may open
        // the next window at once, and two wrong ones are no reason to ring.
        let answered = Int64(min(max(tone.windowsInARow - 1, 0), 2)) * 21_000
        let window: Int64 = stretch.isListening ? 45_000 + answered : stretch.isChecking ? 95_500 : 5_500
        let missed: Int64 = stretch.isListening ? 105_000 : stretch.isChecking ? 170_000 : 75_000
        let limit = isOutputMissed ? missed : window
        require(
            .neverSilent, silentFor <= limit,
            "silent for \(silentFor) ms\(stretch.isListening ? " while listening" : "")")
    }

    private func spend(_ passed: Int64, index: Int, _ stretch: Stretch) {
        switch openRuns[index].state.phase {
        case .active, .ringing, .listening, .judging, .answering, .checking:
            guard stretch.isActive, !isLogFailing else { return }
            let before = openRuns[index].awakeMilliseconds
            openRuns[index].awakeMilliseconds = before + passed
            require(
                .nobodyTrapped, before <= openRuns[index].abandonMilliseconds + 60_000,
                "run \(openRuns[index].id) is still on after \(before) ms")
        case .snoozed, .up:
            // While another run rings a snooze waits.
            guard !stretch.isActive || stretch.isQuiet, !isLogFailing else { return }
            let before = openRuns[index].snoozedMilliseconds
            openRuns[index].snoozedMilliseconds = before + passed
            let limit = Int64(openRuns[index].terms.snooze.lengthMinutes) * 60_000 + 10_000
            require(.snoozesBounded, before <= limit, "a snooze lasts \(before) ms")
        case .resting:
            guard !stretch.isActive, !isLogFailing else { return }
            rest(passed, index: index)
        case .awaited, .ended: break
        }
    }

    /// The process took an input and lives: whether or not the log took what followed, it has looked two weeks back
    /// from here, and need not look at what lies before, also should the clock be set back to it.
    func looked(at now: Instant) { ledger.excuse(before: Checks.lookBack(from: now)) }

    private static func lookBack(from now: Instant) -> Instant {
        now.adding(milliseconds: -14 * 86_400_000 + 60_000)
    }

    /// After an input was worked through, and the log holds what followed: what the machine knows of the run that rings
    /// or listens is what its events give.
    func settled(_ run: RunID, _ state: RunState, now: Instant) {
        guard isUp, !isLogFailing else { return }
        ledger.forgetExcused(before: Checks.lookBack(from: now))
        let shadow = index(of: run)
        let isSame = shadow.map { openRuns[$0].state == state } ?? false
        require(.replayEqualsLive, isSame, "the live state of run \(run) is not what its events give")
    }

    /// After an input was worked through, and the log holds what followed: nothing rings or listens.
    func settledAtRest(isMicrophoneOpen: Bool, now: Instant) {
        guard isUp, !isLogFailing else { return }
        ledger.forgetExcused(before: Checks.lookBack(from: now))
        for index in openRuns.indices { openRuns[index].isSaidUp = false }
        require(.snoozesAreDeaf, !isMicrophoneOpen, "the microphone is open while nothing rings or asks")
        let open = newestActiveRun
        require(.runContinues, open == nil, "run \(open ?? "") is open in the log, but nothing rings")
        guard !ledger.expected.isEmpty else { return }
        let waiting = ledger.expected.first { $0.due <= now && $0.idleMilliseconds > 6_000 && !$0.isExcused }
        require(
            .dueRingsOrIsMissed, waiting == nil,
            "\(waiting?.alarm ?? "") was due at \(waiting?.due.iso8601 ?? "") and nothing happened")
    }

    /// The process died before it could record that the clock was set: the next one cannot know how long it was away.
    func clockStepWasLost() {
        for index in openRuns.indices { openRuns[index].turnedAt = -1 << 40 }
    }

    /// The clock was set, which the process is about to notice.
    func clockWasSet() { unrecordedSteps += 1 }

    /// The process began at an instant.
    func cameUp(at now: Instant) {
        unrecordedSteps = 0
        ledger.start(at: now)
        went(down: false)
    }

    func went(down: Bool) {
        if down {
            if isStepUnrecorded { clockStepWasLost() }
            if let unrecordedTravel { ledger.unrecordedTravel = unrecordedTravel }
            isLogFailing = false
        }
        isUp = !down
        silentFor = 0
        isOutputMissed = false
        upFor = 0
    }

    /// How long before a ring the machine is to be awake.
    static let wakeAheadMilliseconds: Int64 = 120_000

    /// The next occurrences that the machine plans are those of the oracle, and the machine is armed to wake for the
    /// first of them.
    func comparePlans(_ alarmClock: AlarmClock, armed: ArmedWake?, now: Instant) {
        // What rang while the disk was full is settled for the machine, and not yet for the log.
        guard !isLogFailing else { return }
        let upcoming = alarmClock.upcoming(after: now)
        for alarm in ledger.alarms {
            let planned = upcoming.first { $0.alarm == alarm }?.occurrence.instant
            let naive = ledger.next(of: alarm, after: now)
            if let planned, naive == nil, planned.milliseconds(since: now) > 50 * 86_400_000 { continue }
            require(
                .nextEqualsOracle, planned == naive,
                "\(alarm): planned \(planned?.iso8601 ?? "never"), the oracle says \(naive?.iso8601 ?? "never")"
            )
        }
        let naive = ledger.alarms.compactMap { ledger.next(of: $0, after: now) }.min()
        // While a timer is late, the machine stays armed for what is due already.
        guard alarmClock.isAtRest, ledger.expected.isEmpty, let naive,
            naive.milliseconds(since: now) > Checks.wakeAheadMilliseconds
        else {
            return
        }
        let wanted = naive.adding(milliseconds: -Checks.wakeAheadMilliseconds)
        // What comes at once is armed for a second later, so that the hardware does not miss it.
        let expected = armed.map { max(wanted, $0.since.adding(seconds: 1)) } ?? wanted
        require(
            .wakeIsArmed, armed?.at == expected,
            "armed to wake at \(armed?.at.iso8601Milliseconds ?? "no time"), "
                + "not at \(expected.iso8601Milliseconds)")
    }

    /// An effect on the device: what it follows from has to be in the log.
    func acted(_ what: String, on run: RunID) {
        guard !isLogFailing else { return }
        // A run that ended is no longer among the open ones.
        require(
            .recordedBeforeActed, isOpen(run), "\(what) of run \(run) came before its event was in the log")
    }

    /// A run's end was acted on: its events must be in the log, and the run closed.
    func finished(_ run: RunID) {
        guard !isLogFailing else { return }
        require(
            .recordedBeforeActed, !isOpen(run),
            "the end of run \(run) was acted on before it was in the log")
    }
}
