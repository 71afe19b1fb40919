/// One finding about the sound of an attempt that speaks against a live voice.
public struct LivenessFlag: Hashable, Sendable {
    /// What it is; the raw names stand in the log.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The spectrum is that of a small loudspeaker.
        case playback
        /// The voice hardly rises above the room, as a recording played far away.
        case lowEnergy
        /// A narrow tone stands in the sound, as where a loudspeaker feeds a microphone; or Vow's own sound came back.
        case micLoop
        /// The same sound was heard before.
        case replay
    }

    /// What it is.
    public let kind: Kind
    /// The measured value.
    public let value: Double
    /// The value from which it is a flag; for `lowEnergy`, below which.
    public let threshold: Double

    /// Makes a flag.
    public init(_ kind: Kind, value: Double, threshold: Double) {
        self.kind = kind
        self.value = value
        self.threshold = threshold
    }
}

/// What measurements say of a live voice.
///
/// A flag is no verdict: sound alone asks for one more time at most. The weights come from simulated loudspeakers
/// (`vow evaluate --attacks`).
public enum LivenessRules {
    /// The voice's level above the room below which it is `lowEnergy`, in decibels.
    public static let lowEnergyDecibels = 8.0
    /// From here on a narrow tone is `micLoop`, in decibels.
    public static let micLoopDecibels = 30.0
    /// From here on the score is `playback`, in log-odds of the training set.
    public static let playbackScore = 0.0

    /// Fewer attempts than these say too little of how a person sounds at a microphone.
    public static let fewestHeard = 4
    /// So many of the newest ones count.
    public static let mostHeard = 12

    /// The flags of an attempt's sound, in the order of their kinds; empty for a clean one.
    /// - Parameter norm: how this person sounds at this microphone; nil where that is not known.
    public static func flags(_ sound: SoundMeasurements, norm: SoundMeasurements? = nil) -> [LivenessFlag] {
        var flags: [LivenessFlag] = []
        let score = PlaybackScore.score(sound, norm: norm)
        if score >= playbackScore {
            flags.append(LivenessFlag(.playback, value: score, threshold: playbackScore))
        }
        let level = sound[.levelAboveRoomDecibels]
        if level < lowEnergyDecibels {
            flags.append(LivenessFlag(.lowEnergy, value: level, threshold: lowEnergyDecibels))
        }
        let resonance = sound[.resonanceDecibels]
        if resonance >= micLoopDecibels {
            flags.append(LivenessFlag(.micLoop, value: resonance, threshold: micLoopDecibels))
        }
        return flags
    }

    /// How many kinds of evidence flags are: what the spectrum says is one kind, however often it says it; that the same
    /// sound was heard before is another.
    static func kindsOfEvidence(_ flags: [LivenessFlag]) -> Int {
        let isRepeated = flags.contains { $0.kind == .replay }
        return (isRepeated ? 1 : 0) + (flags.contains { $0.kind != .replay } ? 1 : 0)
    }
}
