import VowCore
import VowHearing
import VowPorts
import VowRecitation
import VowRuntime

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
    /// Whether until then only the process stands still, and the machine runs; and when its timer fires meanwhile.
    var isStopped = false
    var stoppedTimer: Int64?
    /// How long it slept in all.
    var suspendedMilliseconds: Int64 = 0
    /// Where the device says that it is.
    var place: Int
    /// For when the machine was armed to wake, as the process that lives asked for it.
    private(set) var armedWake: ArmedWake?
    var downFor: Int64?
    /// When a process last left a mark of being alive.
    private(set) var mark: Instant?
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
    var gain = 0
    var alertedAt: Int64?
    /// The window that is open; nil when nothing listens.
    var openWindow: Int?
    var rangSinceStart = false
    /// Whether something hears lines.
    var isHearingReady = false
    /// Whether the device measures the sound of what it hears.
    var measuresSound = false
    /// How many recitations reached the microphone.
    var spokenCount = 0
    /// What is read from the screen that was shown last.
    var lastScreen: WakeScreen?
    var lastRun: RunID = ""
    /// How often a person was woken: by a run, by the end of a snooze, or by a process that took a run up again.
    var wakings = 0
    var heldBack: [(events: [DomainEvent], at: Instant)] = []

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

    func tellOfMute() {
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
            isSilenced: isRingWanted && gain == 0, isListening: openWindow != nil,
            isChecking: lastScreen.map { $0.phase == .checking } ?? false,
            isQuiet: isRunOpen && lastScreen?.ringsAgainAt != nil,
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
}

// What the loop asks and wants.
extension SimulatedWorld {
    func reading() -> DaemonReading {
        let wall = clock.wall
        // The bug of a loop that overlooks clocks that were set: both clocks seem to have stepped.
        let offset = defect == .overlooksClockSteps ? 0 : clock.offset
        return DaemonReading(
            wall: wall, steadyMilliseconds: wall.millisecondsSinceEpoch - offset,
            suspendedMilliseconds: suspendedMilliseconds)
    }

    var zone: ZoneRules { SimulatedZone.all[place].rules }

    func beat(at now: Instant) { if !isDead { mark = now } }

    func armWake(at instant: Instant?) -> WakeMeans? {
        guard !isDead else { return nil }
        if defect == .armsOnce, armedWake != nil { return .simulated }
        armedWake = instant.map { ArmedWake(at: $0, since: clock.wall) }
        return .simulated
    }

    /// A simulated output never sleeps, and a simulated engine is always there.
    func warm(for ring: ComingRing?) {}

    func tellEvening(_ alarmClock: AlarmClock, at now: Instant) -> Bool { !isDead }
}
