package import VowCore
package import VowPorts

/// The parts of a device that a daemon runs on.
package struct DeviceParts: Sendable {
    /// The time and the one timer.
    package var clock: any WakeClock
    /// The zone database.
    package var zones: any ZoneRulesSource
    /// Makes the alarm heard.
    package var ringer: any Ringer
    /// The room's sound.
    package var microphone: any Microphone
    /// The recognisers.
    package var transcribers: any TranscriberSource
    /// Tells the person things; also the alarm's last resort.
    package var notifier: any Notifier
    /// Unpredictable bits.
    package var entropy: any Entropy
    /// Where the daemon marks that it watches; nil leaves no marks.
    package var heartbeat: (any Heartbeat)?
    /// The service manager that supervises the daemon; nil where there is none.
    package var supervisor: (any Supervisor)?
    /// What reports the machine's sleep and changes of zone; where it is empty, they are found by the clock alone.
    package var watches: [any MachineWatch]
    /// What wakes the machine; nil leaves it asleep.
    package var waker: (any WakeScheduler)?
    /// Gives memory back before a long wait; nil keeps it.
    package var trimmer: (any MemoryTrimmer)?
    /// Finds the codes in pictures; nil where nothing does.
    package var eyes: (any CodeReader)?
    /// The device's own camera; nil where nothing would find one.
    package var camera: (any Camera)?
    /// Reads tags; nil where nothing does.
    package var tagReader: (any TagReader)?
    /// What senses movement, light and the like for a challenge; empty if nothing does.
    package var sensors: [any DeviceSensor] = []
    /// Pauses what plays when an alarm rings; nil leaves it playing.
    package var media: (any MediaPauser)?
    /// Tells how loud the output is, in per cent; called on a thread of its own. Nil tells nothing.
    package var outputVolume: (@Sendable () -> Int?)?
    /// What shakes the device, the best one first; empty where nothing does.
    package var vibrators: [any Vibrator] = []

    /// Makes the nightly backup; nil makes none.
    package var backup: (any BackupMaker)?
    /// Finds what was sent to the output in what the microphone heard meanwhile, both at 16,000 samples a second: how
    /// loud it is, and how much of what was heard it makes up. Nil looks for nothing.
    package var findEcho: (@Sendable (_ sent: [Float], _ heard: [Float]) -> SoundMeasure?)?
    /// Speaks prompts, where that is set; nil where nothing can.
    package var prompts: PromptParts?
    /// Checks whether everything that the next alarm needs is there; called on a thread of its own. Nil checks nothing.
    package var inspect: (@Sendable (Settings, DeviceNeeds) -> [Readiness])?

    package init(
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

extension DeviceParts {
    /// The sensor of a kind; nil if there is none.
    func sensor<Sensor>(_ kind: Sensor.Type) -> Sensor? { sensors.lazy.compactMap { $0 as? Sensor }.first }
}

/// What a screen is told while the daemon runs; called on the daemon's thread, and must return soon.
package protocol WakeDisplay: AnyObject {
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
    package var isPrivate: Bool { true }
}
