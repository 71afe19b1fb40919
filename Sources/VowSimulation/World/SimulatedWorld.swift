import VowCore
import VowHearing
import VowPorts
import VowRecitation
import VowRuntime

/// Something that will happen at a time of the steady clock.
struct Happening {
    enum What {
        /// A letter to the process that ran when it was posted; another incarnation never gets it. By reference, since
        /// the agenda moves what it holds.
        indirect case letter(SessionInput, incarnation: Int)
        case hand(HandAct)
        case answer(String, incarnation: Int)
        case fault(PlannedFault)
        case processStarts
        case outputReturns
        case outputUnmuted
        case outputUnhindered
        case outputBreaks(OutputBreak)
        /// The next rung of the process that lost its output.
        case anotherOutput(incarnation: Int)
        case microphoneReturns
        case diskReturns
    }

    let at: Int64
    let what: What
}

/// A wake-up that the machine is armed for.
struct ArmedWake {
    /// When it wakes.
    let at: Instant
    /// When it was asked for.
    let since: Instant
}

/// The simulated device: clock, log, sound, microphone, recogniser, person and everything that can break.
final class SimulatedWorld: DaemonWorld {
    var clock: SimulatedClock
    let log: SimulatedLog
    let checks: Checks
    let defect: Defect?
    var person = SimulatedPerson(kind: .absent, seed: 0)
    var bits: RandomBits
    private(set) var agenda: [Happening] = []

    /// Counts the starts of the process.
    var incarnation = 0
    /// The process died within the present input: nothing that follows reaches the world.
    var isDead = false
    var suspendedUntil: Int64?
    /// How long it slept in all.
    var suspendedMilliseconds: Int64 = 0
    /// Where the device says that it is.
    var place: Int
    /// For when the machine was armed to wake, as the process that lives asked for it.
    private(set) var armedWake: ArmedWake?
    var downFor: Int64?
    var faults = ArmedFaults()
    /// The engines of the present run, and how often each broke.
    var engines = EngineOrder()

    /// How often each kind of fault took effect, not only stood in the plan.
    private(set) var injected: [FaultKind: Int] = [:]

    func note(_ kind: FaultKind) { injected[kind, default: 0] += 1 }

    var isOutputLost = false
    var isOutputMuted = false
    var isMicrophoneLost = false
    var diskRefusal: PortFailure?
    /// What refuses writes, while something does.
    var diskFault: FaultKind?
    var isRinging = false
    /// Whether a ring is wanted: it was begun, and not ended since.
    var isRingWanted = false
    /// Whether the output broke and no other one rings yet.
    var isBetweenOutputs: Bool { isRingWanted && !isRinging && brokeAt != nil }
    var brokeAt: Int64?
    var hindrance: OutputHindrance?
    private(set) var gain = 0
    private(set) var alertedAt: Int64?
    /// The window that is open; nil when nothing listens.
    private(set) var openWindow: Int?
    private(set) var rangSinceStart = false
    private var lastWindow = 0
    /// Whether something hears lines.
    private var isHearingReady = false
    /// Whether the device measures the sound of what it hears.
    var measuresSound = false
    /// How many recitations reached the microphone.
    var spokenCount = 0
    /// What is read from the screen that was shown last.
    private(set) var lastScreen: WakeScreen?
    private(set) var lastRun: RunID = ""
    /// How often a person was woken: by a run, by the end of a snooze, or by a process that took a run up again.
    private(set) var wakings = 0
    private var heldBack: [(events: [DomainEvent], at: Instant)] = []

    init(
        clock: SimulatedClock, place: Int, checks: Checks, seed: UInt64, defect: Defect?,
        forms: RememberedForms, readsBack: Bool
    ) {
        self.place = place
        log = SimulatedLog(forms, readsBack: readsBack)
        self.clock = clock
        self.checks = checks
        self.defect = defect
        bits = RandomBits(seed: seed)
    }

    // The agenda.

    func schedule(after milliseconds: Int64, _ what: Happening.What) {
        let happening = Happening(at: clock.steady + max(0, milliseconds), what: what)
        // The earliest stands last; of the same time, what was scheduled first.
        var place = agenda.count
        while place > 0, agenda[place - 1].at <= happening.at { place -= 1 }
        agenda.insert(happening, at: place)
    }

    func post(after milliseconds: Int64, _ input: SessionInput) {
        schedule(after: milliseconds, .letter(input, incarnation: incarnation))
    }

    /// The time of the next happening; a suspended machine sees none before it resumes.
    var nextHappening: Int64? {
        guard !agenda.isEmpty else { return nil }
        let earliest = agenda[agenda.count - 1].at
        return max(earliest, suspendedUntil ?? earliest)
    }

    func takeNext() -> Happening? { agenda.popLast() }

    /// Forgets what hands and faults had in mind, at the end of a morning.
    func clearAgenda() {
        agenda.removeAll { happening in
            switch happening.what {
            case .hand, .answer, .fault: true
            default: false
            }
        }
    }

    private var isSounding: Bool { isRinging && gain > 0 && !isOutputMuted }

    /// The output plays on, and nobody hears it.
    func muteOutput() {
        isOutputMuted = true
        if isRinging { tellOfMute() }
    }

    /// The output is heard again.
    func unmuteOutput() {
        isOutputMuted = false
        if isRinging { post(after: 20, .ringHeardAgain) }
    }

    private func tellOfMute() {
        note(.outputMuted)
        post(after: 20, .ringUnheard(code: "sound.muted", message: "The output is muted."))
    }

    var isHeard: Bool {
        if isSounding { return true }
        // A notification's own sound is the way of last resort; it is repeated with every ring.
        return alertedAt.map { clock.steady - $0 <= 2_000 } ?? false
    }

    var stretch: Checks.Stretch {
        Checks.Stretch(
            isActive: isRunOpen, isSuspended: suspendedUntil != nil,
            isSounding: isSounding, isHeard: isHeard,
            isListening: openWindow != nil, isChecking: lastScreen?.phase == .checking,
            isOutputLost: isOutputLost || isOutputMuted || isBetweenOutputs)
    }

    /// Whether the machine holds a run that rings or listens; kept by the runner.
    var isRunOpen = false

    /// The process is gone, and with it everything it held.
    func processEnded() {
        isRinging = false
        isRingWanted = false
        brokeAt = nil
        openWindow = nil
        isHearingReady = false
        alertedAt = nil
        lastScreen = nil
        heldBack = []
        rangSinceStart = false
        isRunOpen = false
    }

    /// The sound device went away.
    func loseOutput() {
        isOutputLost = true
        guard isRinging else { return }
        isRinging = false
        forgetStarts()
        post(after: 30, .ringFailed(code: "sound.lost", message: "The sound device went away."))
    }

    /// What has not sounded yet never will.
    func forgetStarts() {
        agenda.removeAll { if case .letter(.ringStarted, _) = $0.what { true } else { false } }
    }

    // Counting effects, and dying at one.

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
}

// What the machine has done.
extension SimulatedWorld {
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

    private static let gone = PortFailure(code: "simulated.gone", message: "The process died.", repair: "")

    func startRinging(_ sound: SoundSettings) {
        guard reaches() else { return }
        open(lastOpenRun, "ringing")
        releaseHeldBack()
        rangSinceStart = true
        isRingWanted = true
        gain = 100
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
    private var lastOpenRun: RunID { checks.newestActiveRun ?? "none" }

    func duck(percent: Int) {
        guard reaches() else { return }
        releaseHeldBack()
        if defect == .staysDucked, percent > 0 { return }
        gain = percent
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
        isHearingReady = false
    }

    func judged(_ verdict: AttemptVerdict) {}

    func present(_ order: ChallengeOrder) {
        guard reaches() else { return }
        open(lastOpenRun, "presenting")
        releaseHeldBack()
        switch order {
        case .recite(let order):
            checks.require(
                .recordedBeforeActed, isHearingReady, "a window opened and nothing was made ready to hear it")
            openWindow = order.window
            lastWindow += 1
            hear(order)
        case .spokenSum(let question, let order):
            checks.require(
                .recordedBeforeActed, isHearingReady, "a window opened and nothing was made ready to hear it")
            openWindow = order.window
            hearSum(question, order)
        case .typeLines, .sum, .token, .move:
            checks.require(
                .gateHolds, !isHearingReady, "the microphone is open for a challenge that needs none")
            answerByHand(order)
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
        if case .ringing = screen.phase {
            if run != lastRun || lastScreen == nil { wakings += 1 }
            switch lastScreen?.phase {
            case .snoozed, .checking: wakings += 1
            case .ringing, .listening, .answering, .resting, .ended, nil: break
            }
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

// What the watch asks and wants.
extension SimulatedWorld {
    func reading() -> DaemonReading {
        let wall = clock.wall
        // The bug of a watch that overlooks clocks that were set: both clocks seem to have stepped.
        let offset = defect == .overlooksClockSteps ? 0 : clock.offset
        return DaemonReading(
            wall: wall, steadyMilliseconds: wall.millisecondsSinceEpoch - offset,
            suspendedMilliseconds: suspendedMilliseconds, zone: SimulatedZone.all[place].rules)
    }

    func beat(at now: Instant) {}

    func armWake(at instant: Instant?) -> String? {
        guard !isDead else { return nil }
        if defect == .armsOnce, armedWake != nil { return "simulated" }
        armedWake = instant.map { ArmedWake(at: $0, since: clock.wall) }
        return "simulated"
    }

    /// A simulated output never sleeps, and a simulated engine is always there.
    func warm(for ring: ComingRing?) {}

    func tellEvening(_ alarmClock: AlarmClock, at now: Instant) -> Bool { !isDead }
}
