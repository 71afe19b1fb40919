/// Which zone an alarm's wall-clock time is read in.
public enum ZonePolicy: Codable, Hashable, Sendable {
    /// Wherever the device is: seven o'clock stays seven o'clock on a journey.
    case device
    /// Always this zone of the time-zone database.
    case fixed(String)
}

/// How an alarm sounds.
public struct SoundSettings: Codable, Hashable, Sendable {
    /// A built-in tone's name, or a path when it holds a slash.
    public var tone: String
    /// The SHA-256 of the tone's file when the tone was chosen, in hexadecimal; nil for a built-in tone, and where an earlier
    /// version recorded the alarm.
    public var toneDigest: String?
    /// The loudness at the end of the ramp, 0 to 100 per cent of full scale.
    public var volumePercent: Int
    /// How long the loudness takes to grow, in seconds.
    public var rampSeconds: Int
    /// Whether the device also shakes and lights up, where it can.
    public var vibrate: Bool
    /// Words of the name of the output to ring on; empty takes the default output.
    public var routeTags: [String]

    /// Makes settings.
    public init(
        tone: String = "beacon", toneDigest: String? = nil, volumePercent: Int = 80, rampSeconds: Int = 10,
        vibrate: Bool = false, routeTags: [String] = []
    ) {
        self.tone = tone
        self.toneDigest = toneDigest
        self.volumePercent = volumePercent
        self.rampSeconds = rampSeconds
        self.vibrate = vibrate
        self.routeTags = routeTags
    }
}

/// How often and how long a run may be put off.
public struct SnoozePolicy: Codable, Hashable, Sendable {
    /// The most snoozes in one run; 0 forbids them.
    public var maximumCount: Int
    /// The length of each, in minutes.
    public var lengthMinutes: Int

    /// Makes a policy.
    public init(maximumCount: Int = 2, lengthMinutes: Int = 9) {
        self.maximumCount = maximumCount
        self.lengthMinutes = lengthMinutes
    }
}

/// Everything that a person set for one alarm. It holds wall-clock times and dates, never an instant.
public struct AlarmDefinition: Codable, Hashable, Sendable {
    /// The person's name for it; may be empty.
    @Sealed public var label: String
    /// The wall-clock time, the dates it is meant for, and the exceptions.
    public var rule: OccurrenceRule
    /// The zone that the time is read in.
    public var zone: ZonePolicy
    /// How it sounds.
    public var sound: SoundSettings
    /// How it may be put off.
    public var snooze: SnoozePolicy
    /// What it takes to stop it.
    public var gate: GatePolicy

    /// Makes a definition.
    public init(
        label: String = "", rule: OccurrenceRule, zone: ZonePolicy = .device,
        sound: SoundSettings = SoundSettings(), snooze: SnoozePolicy = SnoozePolicy(),
        gate: GatePolicy = GatePolicy()
    ) {
        self.label = label
        self.rule = rule
        self.zone = zone
        self.sound = sound
        self.snooze = snooze
        self.gate = gate
    }
}
