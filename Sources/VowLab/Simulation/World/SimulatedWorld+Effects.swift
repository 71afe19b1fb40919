import VowCore
import VowHearing
import VowPorts
import VowRecitation
import VowRuntime

// What the machine has done.
extension SimulatedWorld {
    /// Whether an effect still reaches the world; the process may die before or after it.
    private func reaches() -> Bool {
        if isDead { return false }
        faults.effects += 1
        guard let crash = faults.crashAtEffect, crash.number == faults.effects else { return true }
        faults.crashAtEffect = nil
        note(.crashAtEffect)
        isDead = true
        return crash.isAfter
    }

    private func open(_ run: RunID, _ what: String) {
        checks.acted(what, on: run)
    }

    func append(_ events: [DomainEvent], at: Instant, correlation: String, key: String?)
        throws(AppendFailure)
    {
        if isDead { throw .failed(SimulatedWorld.gone) }
        faults.appends += 1
        if let refusal = diskRefusal {
            if let diskFault { note(diskFault) }
            throw .failed(refusal)
        }
        if let torn = faults.tornAppend, torn == faults.appends {
            faults.tornAppend = nil
            note(.tornWrite)
            isDead = true
            write(events, at: at, first: events.count / 2)
            throw .failed(SimulatedWorld.gone)
        }
        if let crash = faults.crashAtAppend, crash.number == faults.appends {
            faults.crashAtAppend = nil
            note(.crashAtAppend)
            isDead = true
            if crash.isAfter { write(events, at: at) }
            throw .failed(SimulatedWorld.gone)
        }
        if defect == .actsBeforeRecording {
            heldBack.append((events, at))
        } else {
            write(events, at: at)
        }
    }

    private func releaseHeldBack() {
        for batch in heldBack { write(batch.events, at: batch.at) }
        heldBack = []
    }

    /// Writes events; the first `count` only, when a write is torn.
    func write(_ events: [DomainEvent], at: Instant, first count: Int = .max) {
        let written = events.prefix(count)
        do {
            checks.require(
                .logIsWhole, try log.append(written, at: at),
                "the log does not give back what was appended: \(events)")
            checks.recorded(written, at: at)
        } catch {
            checks.require(.logIsWhole, false, "an event could not be written and read back: \(error)")
        }
    }

    private static let gone = PortFailure(
        code: "simulated.gone", message: TextCode(worded: "The process died."), repair: .none)

    func startRinging(_ sound: SoundSettings) {
        guard reaches() else { return }
        open(lastOpenRun, "ringing")
        releaseHeldBack()
        rangSinceStart = true
        isRingWanted = true
        gain = 100
        checks.toneWasSet(to: gain)
        if faults.isToneRefused { refuseTone() }
        if isOutputLost {
            isRinging = false
            post(after: 3, .ringFailed(code: "sound.unreachable", message: "There is no sound device."))
        } else if faults.heldStarts > 0 {
            holdOutput()
        } else {
            isRinging = true
            brokeAt = nil
            let delay = bits.within(4...90)
            post(after: delay, .ringStarted(means: .sound, delayMilliseconds: delay))
            if isOutputMuted { tellOfMute() }
            meetOutputFaults()
        }
    }

    /// The run that a sound is made for: the one whose event was appended last.
    private var lastOpenRun: RunID { checks.newestAskedRun ?? "none" }

    func duck(percent: Int) {
        guard reaches() else { return }
        releaseHeldBack()
        if defect == .staysDucked, percent > 0 { return }
        gain = percent
        checks.toneWasSet(to: percent)
    }

    func stopRinging() {
        guard reaches() else { return }
        releaseHeldBack()
        isRinging = false
        isRingWanted = false
        brokeAt = nil
    }

    func alertWithoutRinger(label: String) {
        guard reaches() else { return }
        rangSinceStart = true
        alertedAt = clock.steady
    }

    /// A warning is for people to read.
    func warn(_ warning: SoundWarning) {}

    /// The microphone is part of the recogniser here, which is always ready.
    func prepareHearing(_ language: Language) {
        guard !isDead else { return }
        isHearingReady = true
    }

    func restHearing(run: RunID) {
        guard !isDead else { return }
        if defect != .listensToSleepers { isHearingReady = false }
    }

    func judged(_ verdict: AttemptVerdict) -> DomainEvent? { nil }

    /// A pulse is for hands to feel.
    func linesAccepted(count: Int) {}

    /// A notice is for people to read.
    func tell(_ notice: WakeNotice) {}

    func present(_ order: ChallengeOrder, run: RunID) {
        guard reaches() else { return }
        open(lastOpenRun, "presenting")
        releaseHeldBack()
        switch order {
        case .recite(let order, _):
            checks.require(
                .recordedBeforeActed, isHearingReady, "a window opened and nothing was made ready to hear it")
            openWindow = order.window
            hear(order, run: run)
        case .spokenSum(let question, let order):
            checks.require(
                .recordedBeforeActed, isHearingReady, "a window opened and nothing was made ready to hear it")
            openWindow = order.window
            hearSum(question, order, run: run)
        case .byHand(let challenge, let question):
            checks.require(
                .gateHolds, !isHearingReady, "the microphone is open for a challenge that needs none")
            answerByHand(challenge, question)
        }
    }

    func withdraw() {
        guard reaches() else { return }
        openWindow = nil
    }

    func show(_ screen: WakeScreen, run: RunID) {
        guard reaches() else { return }
        let opensTyping = if case .typingOpened? = screen.feedback { true } else { false }
        if opensTyping, person.typesWhenOpen {
            schedule(after: bits.within(2_000...9_000), .hand(.typeLines))
        }
        if case .partMissing(_, let maySnooze)? = screen.feedback, screen.feedback != lastScreen?.feedback {
            for (delay, act) in person.actsWithoutPart(maySnooze: maySnooze) {
                schedule(after: delay, .hand(act))
            }
        }
        if case .listening = screen.phase, screen.window != lastScreen?.window, !screen.choices.isEmpty,
            let place = person.choice(of: screen.choices.count)
        {
            schedule(after: bits.within(500...6_000), .hand(.standIn(place)))
        }
        if case .answering = screen.phase, !screen.choices.isEmpty, lastScreen?.choices.isEmpty != false,
            let place = person.choiceWithoutPart(of: screen.choices.count)
        {
            schedule(after: bits.within(500...6_000), .hand(.standIn(place)))
        }
        // An offer comes to be seen with a screen that did not make it before; it is taken twice, which counts once.
        if screen.mayEase, lastScreen?.mayEase != true, person.takesEasing() {
            for delay in [bits.within(500...4_000), 4_500] { schedule(after: delay, .hand(.easier)) }
        }
        if case .snoozed(let until) = screen.phase, lastScreen?.ringsAgainAt == nil {
            for hand in person.handsInSnooze(ofMilliseconds: until.milliseconds(since: clock.wall)) {
                schedule(after: hand.delay, .hand(hand.act))
            }
        }
        if case .ringing = screen.phase {
            if run != lastRun || lastScreen == nil { wakings += 1 }
            if let before = lastScreen?.phase, before == .snoozed || before == .checking { wakings += 1 }
        }
        lastScreen = screen
        lastRun = run
    }

    func finished(run: RunID, _ ending: RunEnding) {
        engines = EngineOrder()
        guard reaches() else { return }
        checks.finished(run)
        releaseHeldBack()
        openWindow = nil
    }

    func tellMissed(run: RunID, label: String, due: Instant) {
        guard reaches() else { return }
        releaseHeldBack()
    }

    func logUnavailable(_ failure: PortFailure?) {
        guard !isDead else { return }
        checks.isLogFailing = failure != nil
    }
}
