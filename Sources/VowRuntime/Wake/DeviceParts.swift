public import VowCore
public import VowPorts

/// The parts of a device that a daemon runs on.
public struct DeviceParts: Sendable {
    /// The time and the one timer.
    public var clock: any WakeClock
    /// The zone database.
    public var zones: any ZoneRulesSource
    /// Makes the alarm heard.
    public var ringer: any Ringer
    /// The room's sound.
    public var microphone: any Microphone
    /// The recognisers.
    public var transcribers: any TranscriberSource
    /// Tells the person things; also the alarm's last resort.
    public var notifier: any Notifier
    /// Unpredictable bits.
    public var entropy: any Entropy
    /// Where the daemon marks that it watches; nil leaves no marks.
    public var heartbeat: (any Heartbeat)?
    /// The service manager that supervises the daemon; nil where there is none.
    public var supervisor: (any Supervisor)?
    /// What reports the machine's sleep and changes of zone; where it is empty, they are found by the clock alone.
    public var watches: [any MachineWatch]
    /// What wakes the machine; nil leaves it asleep.
    public var waker: (any WakeScheduler)?
    /// Gives memory back before a long wait; nil keeps it.
    public var trimmer: (any MemoryTrimmer)?
    /// Finds the codes in pictures; nil where nothing does.
    public var eyes: (any CodeReader)?
    /// The device's own camera; nil where nothing would find one.
    public var camera: (any Camera)?
    /// Reads tags; nil where nothing does.
    public var tagReader: (any TagReader)?
    /// Tells how the device is turned; nil where nothing does.
    public var motionSensor: (any MotionSensor)?
    /// Pauses what plays when an alarm rings; nil leaves it playing.
    public var media: (any MediaPauser)?
    /// Tells how loud the output is, in per cent; called on a thread of its own. Nil tells nothing.
    public var outputVolume: (@Sendable () -> Int?)?
    /// What shakes the device, the best one first; empty where nothing does.
    public var vibrators: [any Vibrator] = []

    /// Makes the nightly backup; nil makes none.
    public var backup: (any BackupMaker)?
    /// Finds what was sent to the output in what the microphone heard meanwhile, both at 16,000 samples a second: how
    /// loud it is, and how much of what was heard it makes up. Nil looks for nothing.
    public var findEcho: (@Sendable (_ sent: [Float], _ heard: [Float]) -> SoundMeasure?)?
    /// Speaks prompts, where that is set; nil where nothing can.
    public var prompts: PromptParts?
    /// Checks whether everything that the next alarm needs is there; called on a thread of its own. Nil checks nothing.
    public var inspect: (@Sendable (Settings, DeviceNeeds) -> [Readiness])?

    /// Names the parts.
    public init(
        clock: any WakeClock, zones: any ZoneRulesSource, ringer: any Ringer, microphone: any Microphone,
        transcribers: any TranscriberSource, notifier: any Notifier, entropy: any Entropy,
        heartbeat: (any Heartbeat)? = nil, supervisor: (any Supervisor)? = nil,
        watches: [any MachineWatch] = [], waker: (any WakeScheduler)? = nil,
        trimmer: (any MemoryTrimmer)? = nil
    ) {
        self.clock = clock
        self.zones = zones
        self.ringer = ringer
        self.microphone = microphone
        self.transcribers = transcribers
        self.notifier = notifier
        self.entropy = entropy
        self.heartbeat = heartbeat
        self.supervisor = supervisor
        self.watches = watches
        self.waker = waker
        self.trimmer = trimmer
    }
}

/// What a screen is told while the daemon runs; called on the daemon's thread, and must return soon.
public protocol WakeDisplay: AnyObject {
    /// Whether only the person at the device sees it, so that words of their own may be shown; true unless it says
    /// otherwise.
    var isPrivate: Bool { get }
    /// The wake screen changed.
    func show(_ screen: WakeScreen, run: RunID)
    /// The loudness changed, 0 to 100 per cent of full scale: of the alarm, or of what the microphone hears.
    func show(levelPercent: Int, isVoice: Bool)
    /// The next thing to happen changed; nil when nothing is planned.
    func show(next: PlannedRing?)
    /// Something the person should know.
    func notice(_ text: String)
    /// A run ended.
    func finished(run: RunID, ending: RunEnding)
}

extension WakeDisplay {
    /// A display is the person's own.
    public var isPrivate: Bool { true }
}
