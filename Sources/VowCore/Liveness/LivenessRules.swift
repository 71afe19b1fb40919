/// One finding about the sound of an attempt that speaks against a live voice.
public struct LivenessFlag: Hashable, Sendable {
    /// What it is; the raw names stand in the log.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The spectrum is that of a small loudspeaker.
        case playback
        /// The voice hardly rises above the room, as a recording played far away.
        case lowEnergy
        /// A narrow tone stands in the sound, as where a loudspeaker feeds a microphone.
        case micLoop
        /// The same sound was heard before, in an attempt or a rehearsal.
        case replay
        /// What was heard is a sound of Vow's own: a practice recording, or the voice that it speaks with.
        case ownSound
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
    /// From this likeness on a sound was heard before.
    ///
    /// `vow evaluate --attacks` prints how often that finds replays, and takes second readings for them.
    public static let replayLikeness = 0.32

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

    /// The flags of an attempt whose sound is like a known one.
    public static func flags(_ resemblance: SoundResemblance) -> [LivenessFlag] {
        var flags: [LivenessFlag] = []
        if resemblance.earlier >= replayLikeness {
            flags.append(LivenessFlag(.replay, value: resemblance.earlier, threshold: replayLikeness))
        }
        if resemblance.own >= replayLikeness {
            flags.append(LivenessFlag(.ownSound, value: resemblance.own, threshold: replayLikeness))
        }
        return flags
    }

    /// How many kinds of evidence flags are: what the spectrum says is one kind, however often it says it; that the same
    /// sound was heard before is another.
    static func kindsOfEvidence(_ flags: [LivenessFlag]) -> Int {
        func isKnown(_ flag: LivenessFlag) -> Bool { flag.kind == .replay || flag.kind == .ownSound }
        return (flags.contains(where: isKnown) ? 1 : 0) + (flags.contains { !isKnown($0) } ? 1 : 0)
    }
}
