package import VowCore

/// Measures the sound of an attempt for liveness checks, and recognises known sounds.
///
/// Not thread-safe. The same samples give the same numbers on the same machine.
package protocol SoundAnalyst: AnyObject, Sendable {
    /// The measurements of mono samples at 16 kHz, at most two minutes; nil for less than 80 ms or for silence. Takes
    /// less than a hundredth of the sound's length.
    func analyse(_ samples: [Float]) throws(PortFailure) -> SoundMeasurements?

    /// The fingerprint of the samples and its resemblance to known sounds; nil for less than a second. Takes about 1 ms
    /// per second of sound; for six seconds, some 10 ms more with some hundred known sounds of that length (`vow-bench
    /// sound`).
    func recognise(_ samples: [Float], among known: KnownSounds) throws(PortFailure) -> RecognisedSound?
}

extension SoundAnalyst {
    /// The same as `recognise`, but nil too if measuring fails.
    package func recognition(_ samples: [Float], among known: KnownSounds) -> RecognisedSound? {
        // A sound that is not recognised counts as new: words decide without it.
        try? recognise(samples, among: known)
    }
}

/// Sounds to recognise.
package struct KnownSounds: Hashable, Sendable {
    /// Earlier attempts and rehearsals.
    package var earlier: [SoundFingerprint]
    /// Sounds that Vow plays itself.
    package var own: [SoundFingerprint]

    /// Creates a collection, empty by default.
    package init(earlier: [SoundFingerprint] = [], own: [SoundFingerprint] = []) {
        self.earlier = earlier
        self.own = own
    }
}

/// The result of a recognition.
package struct RecognisedSound: Hashable, Sendable {
    /// The sound's own fingerprint.
    package let fingerprint: SoundFingerprint
    /// The resemblance to known sounds.
    package let resemblance: SoundResemblance

    package init(fingerprint: SoundFingerprint, resemblance: SoundResemblance) {
        self.fingerprint = fingerprint
        self.resemblance = resemblance
    }
}
