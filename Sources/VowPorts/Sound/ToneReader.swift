/// A sound file used as an alarm tone.
package struct OwnTone: Hashable, Sendable {
    /// The sound, mono, -1 to 1; audible throughout when looped.
    package let samples: [Float]
    /// The file's SHA-256, in hexadecimal.
    package let digest: String

    package init(samples: [Float], digest: String) {
        self.samples = samples
        self.digest = digest
    }
}

/// Reads the sound files of alarms, and rejects files that would wake nobody.
package protocol ToneReader: Sendable {
    /// The tone of a file of at most `RingRequest.longestFileSeconds`, at the requested rate.
    ///
    /// Throws as `SoundFileReader.samples`, and for files that are too short (`sound.file.tooShort`), silent or too
    /// quiet (`sound.file.silent`), or silent for long stretches (`sound.file.pauses`).
    func tone(ofFileAt path: String, samplesPerSecond: Int) throws(PortFailure) -> OwnTone

    /// Announces that a tone will be needed soon, so that it can be read ahead; does not wait.
    func prepare(toneAt path: String, samplesPerSecond: Int)
}

extension ToneReader {
    /// Reads nothing ahead.
    package func prepare(toneAt path: String, samplesPerSecond: Int) {}
}

extension RingRequest.Source {
    /// The change to report if the tone's file is not the chosen one; it rings anyway, since people edit their own
    /// files. Nil if it is the same, or unknown.
    package func change(to tone: OwnTone) -> PortFailure? {
        guard case .file(let path, let digest?) = self, digest != tone.digest else { return nil }
        return PortFailure(
            code: "sound.file.changed",
            message: .soundFileNotOneThat(path: path),
            repair: .ifYouDidNotChange)
    }
}

extension PortFailure {
    /// A ring that sent only silence.
    package static let nothingSent = PortFailure(
        code: "sound.nothingSent", message: .nothingButSilenceWasSent,
        repair: .chooseAnotherTone)

    /// Whether the failure is about the requested tone: every ringer fails alike, and the built-in tone must replace
    /// it.
    package var isOfTone: Bool {
        code.hasPrefix("sound.file.") || ["sound.tone.unknown", PortFailure.nothingSent.code].contains(code)
    }
}
