/// A sound file that an alarm rings by.
public struct OwnTone: Hashable, Sendable {
    /// Its sound, mono, -1 to 1; heard all through when it is played in a loop.
    public let samples: [Float]
    /// The SHA-256 of the file, in hexadecimal.
    public let digest: String

    /// Names its parts.
    public init(samples: [Float], digest: String) {
        self.samples = samples
        self.digest = digest
    }
}

/// Reads the sound files that alarms ring by, and refuses what would wake nobody.
public protocol ToneReader: Sendable {
    /// The tone of a file of at most `RingRequest.longestFileSeconds`, at the wished rate.
    ///
    /// Throws as `SoundFileReader.samples`, and what is too short to be a tone (`sound.file.tooShort`), silent or too quiet
    /// (`sound.file.silent`), or silent for long stretches (`sound.file.pauses`).
    func tone(ofFileAt path: String, samplesPerSecond: Int) throws(PortFailure) -> OwnTone

    /// Is told that a tone is asked for soon, so that it can be read ahead; does not wait for it.
    func prepare(toneAt path: String, samplesPerSecond: Int)
}

extension ToneReader {
    /// Nothing is read ahead.
    public func prepare(toneAt path: String, samplesPerSecond: Int) {}
}

extension RingRequest.Source {
    /// What to tell where the file of a tone is another than the one that was chosen: it rings, since people edit their own
    /// files. Nil where it is the same, or not known.
    public func change(to tone: OwnTone) -> PortFailure? {
        guard case .file(let path, let digest?) = self, digest != tone.digest else { return nil }
        return PortFailure(
            code: "sound.file.changed",
            message: "The sound file \(path) is not the one that was there when the alarm was set.",
            repair: "If you did not change it, choose the tone again.")
    }
}

extension PortFailure {
    /// Code of a ring that sent nothing but silence.
    public static let nothingSentCode = "sound.nothingSent"

    /// Whether it is about the tone that was asked for, so that every way of ringing fails alike and the built-in tone has to
    /// take its place.
    public var isOfTone: Bool {
        code.hasPrefix("sound.file.") || ["sound.tone.unknown", PortFailure.nothingSentCode].contains(code)
    }
}
