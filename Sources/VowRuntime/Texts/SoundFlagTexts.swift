package import VowAnswers
package import VowCore

/// What was noticed about the sound of attempts, in English and Spanish: what was measured, and nobody's intent.
package struct SoundFlagTexts: Sendable {
    private let pick: Wording

    /// The texts in a language.
    package init(_ wording: Wording) { pick = wording }

    /// How an attempt sounded, in a few words.
    package func name(_ flag: LivenessFlag.Kind) -> String {
        switch flag {
        case .playback: pick(SoundText.flagPlayback)
        case .lowEnergy: pick(SoundText.flagLowEnergy)
        case .micLoop: pick(SoundText.flagMicLoop)
        case .replay: pick(SoundText.flagReplay)
        case .ownSound: pick(SoundText.flagOwnSound)
        }
    }

    /// The same with the name that stands in the log, what was measured and from where on it counts.
    package func evidence(_ flag: LivenessFlag.Kind, measured: Double, threshold: Double) -> String {
        "\(name(flag)) (\(flag.rawValue)): " + figures(flag, measured, threshold)
    }

    private func figures(_ flag: LivenessFlag.Kind, _ measured: Double, _ threshold: Double) -> String {
        let (value, limit) = (Self.short(measured), Self.short(threshold))
        return switch flag {
        case .playback:
            pick(SoundText.figuresPlayback(value: value, limit: limit))
        case .lowEnergy:
            pick(SoundText.figuresLowEnergy(value: value, limit: limit))
        case .micLoop:
            pick(SoundText.figuresMicLoop(value: value, limit: limit))
        case .replay, .ownSound:
            pick(SoundText.figuresLikeness(value: value, limit: limit))
        }
    }

    /// A number with two places; one that no measurement reaches as it is, since records may hold anything.
    private static func short(_ value: Double) -> String {
        guard abs(value) < 1e9 else { return "\(value)" }
        let hundredths = Int((value * 100).rounded())
        let rest = abs(hundredths) % 100
        return "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
