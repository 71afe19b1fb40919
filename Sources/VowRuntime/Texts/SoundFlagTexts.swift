public import VowAnswers
public import VowCore

/// What was noticed about the sound of attempts, in English and Spanish: what was measured, and nobody's intent.
public struct SoundFlagTexts: Sendable {
    private let pick: Wording

    /// The texts in a language.
    public init(_ wording: Wording) { pick = wording }

    /// How an attempt sounded, in a few words.
    public func name(_ flag: LivenessFlag.Kind) -> String {
        switch flag {
        case .playback: pick("like a small loudspeaker", "como un altavoz pequeño")
        case .lowEnergy: pick("very faint", "muy débil")
        case .micLoop: pick("with a whistling tone", "con un silbido")
        case .replay: pick("like a sound from before", "como un sonido anterior")
        case .ownSound: pick("like Vow's own sound", "como el sonido de Vow")
        }
    }

    /// The same with the name that stands in the log, what was measured and from where on it counts.
    public func evidence(_ flag: LivenessFlag.Kind, measured: Double, threshold: Double) -> String {
        "\(name(flag)) (\(flag.rawValue)): " + figures(flag, measured, threshold)
    }

    private func figures(_ flag: LivenessFlag.Kind, _ measured: Double, _ threshold: Double) -> String {
        let (value, limit) = (Self.short(measured), Self.short(threshold))
        return switch flag {
        case .playback:
            pick("\(value) log-odds, noticed from \(limit) on", "\(value) log-odds, se nota desde \(limit)")
        case .lowEnergy:
            pick(
                "\(value) dB above the room, noticed below \(limit) dB",
                "\(value) dB sobre el ruido, se nota por debajo de \(limit) dB")
        case .micLoop:
            pick(
                "\(value) dB above the tones beside it, noticed from \(limit) dB on",
                "\(value) dB sobre los tonos vecinos, se nota desde \(limit) dB")
        case .replay, .ownSound:
            pick(
                "likeness \(value) of 1, noticed from \(limit) on",
                "parecido \(value) de 1, se nota desde \(limit)")
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
