/// One finding about the sound of an attempt that speaks against a live voice.
package struct LivenessFlag: Hashable, Sendable {
    /// What it is; the raw names stand in the log.
    package enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
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
    package let kind: Kind
    /// The measured value.
    package let value: Double
    /// The value from which it is a flag; for `lowEnergy`, below which.
    package let threshold: Double

    /// Whether the sound itself is known, however the voice sounds.
    var isOfKnownSound: Bool { kind == .replay || kind == .ownSound }

    package init(_ kind: Kind, value: Double, threshold: Double) {
        self.kind = kind
        self.value = value
        self.threshold = threshold
    }
}

/// What measurements say of a live voice.
///
/// A flag is no verdict: sound alone asks for one more time at most. The weights come from simulated loudspeakers
/// (`vow-lab evaluate --attacks`).
package enum LivenessRules {
    /// The voice's level above the room below which it is `lowEnergy`, in decibels.
    package static let lowEnergyDecibels = 8.0
    /// A voice that is known may fall so far below its usual level above the room, in decibels: morning voices are soft.
    package static let lowEnergyFallDecibels = 24.0
    /// However loud a voice usually is, one that stands this far above the room is never `lowEnergy`.
    package static let surelyLoudDecibels = 16.0
    /// From here on a narrow tone is `micLoop`, in decibels.
    package static let micLoopDecibels = 30.0
    /// From here on the score is `playback`, in log-odds of the training set.
    package static let playbackScore = 0.0
    /// From this likeness on a sound was heard before.
    ///
    /// `vow-lab evaluate --attacks` prints how often that finds replays, and takes second readings for them.
    package static let replayLikeness = 0.41

    /// Fewer attempts than these say too little of how a person sounds at a microphone. Measured: with one, 7% of live
    /// attempts are asked for once more, and with two about as few as with more (Specs/Decisions/0013).
    package static let fewestHeard = 2
    /// So many of the newest ones count.
    package static let mostHeard = 12

    /// The flags of an attempt's sound, in the order of their kinds; empty for a clean one.
    /// - Parameters:
    ///   - norm: how this person sounds at this microphone; nil where that is not known.
    ///   - ambientDecibels: how loud the room is at least, in decibels of full scale; nil where what was measured is all
    ///     that is known.
    package static func flags(
        _ sound: SoundMeasurements, norm: SoundMeasurements? = nil, ambientDecibels: Double? = nil
    ) -> [LivenessFlag] {
        var flags: [LivenessFlag] = []
        let score = PlaybackScore.score(sound, norm: norm)
        if score >= playbackScore {
            flags.append(LivenessFlag(.playback, value: score, threshold: playbackScore))
        }
        let level = sound[.levelAboveRoomDecibels]
        let lowest = lowestLevel(norm)
        // What a person usually reaches was measured above the room, and says nothing of a level that was set.
        if level < lowest {
            flags.append(LivenessFlag(.lowEnergy, value: level, threshold: lowest))
        } else if let ambientDecibels, sound[.speechLevelDecibels] - ambientDecibels < lowEnergyDecibels {
            flags.append(
                LivenessFlag(
                    .lowEnergy, value: sound[.speechLevelDecibels] - ambientDecibels,
                    threshold: lowEnergyDecibels))
        }
        let resonance = sound[.resonanceDecibels]
        if resonance >= micLoopDecibels {
            flags.append(LivenessFlag(.micLoop, value: resonance, threshold: micLoopDecibels))
        }
        return flags
    }

    /// The level above the room that a voice needs: by what is usual for it at this microphone, where that is known.
    private static func lowestLevel(_ norm: SoundMeasurements?) -> Double {
        guard let norm else { return lowEnergyDecibels }
        let usual = norm[.levelAboveRoomDecibels] - lowEnergyFallDecibels
        return max(lowEnergyDecibels, min(usual, surelyLoudDecibels))
    }

    /// The flags of an attempt whose sound is like a known one.
    package static func flags(_ resemblance: SoundResemblance) -> [LivenessFlag] {
        var flags: [LivenessFlag] = []
        if resemblance.earlier >= replayLikeness {
            flags.append(LivenessFlag(.replay, value: resemblance.earlier, threshold: replayLikeness))
        }
        if resemblance.own >= replayLikeness {
            flags.append(LivenessFlag(.ownSound, value: resemblance.own, threshold: replayLikeness))
        }
        return flags
    }
}
