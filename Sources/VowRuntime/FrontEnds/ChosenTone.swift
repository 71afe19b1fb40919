public import VowCore

/// The tone that a person chose for an alarm, as the alarm keeps it.
public struct ChosenTone: Hashable, Sendable {
    /// A built-in tone's name, or the whole path of a file.
    public let name: String
    /// The SHA-256 of the file, in hexadecimal; nil for a built-in tone.
    public let digest: String?

    /// Names a tone.
    public init(_ name: String, digest: String? = nil) {
        self.name = name
        self.digest = digest
    }
}

extension SoundSettings {
    /// Takes another tone.
    public mutating func take(_ tone: ChosenTone) {
        self.tone = tone.name
        toneDigest = tone.digest
    }
}
