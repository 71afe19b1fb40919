public import VowCore

/// Measures the sound of an attempt, for liveness, and recognises known sounds.
///
/// An instance is used by one thread at a time. The same samples give the same numbers on the same machine.
public protocol SoundAnalyst: AnyObject, Sendable {
    /// What is measured of 16,000 mono samples a second, at most two minutes; nil where there are less than 80 ms of
    /// them, or nothing but silence. Costs less than a hundredth of the sound's length.
    func analyse(_ samples: [Float]) throws(PortFailure) -> SoundMeasurements?

    /// By what the same samples are known again, and how like known sounds they are; nil where there is less than a
    /// second of them. Costs about 1 ms for each second of sound, and for six seconds of it some 10 ms more for some
    /// hundred known sounds as long (`vow-bench sound`).
    func recognise(_ samples: [Float], among known: KnownSounds) throws(PortFailure) -> RecognisedSound?
}

/// Sounds that are to be known again.
public struct KnownSounds: Hashable, Sendable {
    /// The earlier attempts and rehearsals.
    public var earlier: [SoundFingerprint]
    /// What Vow plays itself.
    public var own: [SoundFingerprint]

    /// Makes a collection; empty where nothing is said.
    public init(earlier: [SoundFingerprint] = [], own: [SoundFingerprint] = []) {
        self.earlier = earlier
        self.own = own
    }
}

/// The answer to whether a sound is known.
public struct RecognisedSound: Hashable, Sendable {
    /// The sound's own fingerprint.
    public let fingerprint: SoundFingerprint
    /// How like known sounds it is.
    public let resemblance: SoundResemblance

    /// Makes one.
    public init(fingerprint: SoundFingerprint, resemblance: SoundResemblance) {
        self.fingerprint = fingerprint
        self.resemblance = resemblance
    }
}
