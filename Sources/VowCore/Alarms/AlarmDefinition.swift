/// Which zone an alarm's wall-clock time is read in.
package enum ZonePolicy: Codable, Hashable, Sendable {
    /// Wherever the device is: seven o'clock stays seven o'clock on a journey.
    case device
    /// Always this zone of the time-zone database.
    case fixed(String)
}

/// How an alarm sounds.
package struct SoundSettings: Codable, Hashable, Sendable {
    /// A built-in tone's name, or a path when it holds a slash.
    package var tone: String
    /// The SHA-256 of the tone's file when the tone was chosen, in hexadecimal; nil for a built-in tone, and where an earlier
    /// version recorded the alarm.
    package var toneDigest: String?
    /// The loudness at the end of the ramp, 0 to 100 per cent of full scale.
    package var volumePercent: Int
    /// How long the loudness takes to grow, in seconds.
    package var rampSeconds: Int
    /// Whether the device also shakes and lights up, where it can.
    package var vibrate: Bool
    /// Words of the name of the output to ring on; empty takes the default output.
    package var routeTags: [String]

    package init(
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
package struct SnoozePolicy: Codable, Hashable, Sendable {
    /// The most snoozes in one run; 0 forbids them.
    package var maximumCount: Int
    /// The length of each, in minutes.
    package var lengthMinutes: Int

    package init(maximumCount: Int = 2, lengthMinutes: Int = 9) {
        self.maximumCount = maximumCount
        self.lengthMinutes = lengthMinutes
    }
}

/// Everything that a person set for one alarm. It holds wall-clock times and dates, never an instant.
package struct AlarmDefinition: Codable, Hashable, Sendable {
    /// The person's name for it; may be empty.
    @Sealed package var label: String
    /// The wall-clock time, the dates it is meant for, and the exceptions.
    package var rule: OccurrenceRule
    /// The zone that the time is read in.
    package var zone: ZonePolicy
    /// How it sounds.
    package var sound: SoundSettings
    /// How it may be put off.
    package var snooze: SnoozePolicy
    /// What it takes to stop it.
    package var gate: GatePolicy

    package init(
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
