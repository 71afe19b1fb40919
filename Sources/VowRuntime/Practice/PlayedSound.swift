import VowCore
import VowPorts

/// What was played, by its fingerprint, to be compared with what is heard: a recording that comes back through a
/// loudspeaker is no speech.
///
/// Fingerprints are made and compared in the child process that measures sound (`vow helper ears`): nothing here computes on
/// sound.
struct PlayedSound {
    private let fingerprint: SoundFingerprint

    /// Takes what was played: 16,000 mono samples a second; nil where that cannot be known again, for it is shorter than
    /// a second, or nothing here measures sound.
    init?(_ samples: [Float], by analyst: (any SoundAnalyst)?) {
        guard let sound = analyst?.recognition(samples, among: KnownSounds()) else { return nil }
        fingerprint = sound.fingerprint
    }

    /// How like what was played a sound is, 0 to 1, of the most similar of several; nil where that is not known.
    static func likeness(of heard: [Float], to played: [PlayedSound], by analyst: (any SoundAnalyst)?)
        -> Double?
    {
        guard !played.isEmpty else { return nil }
        let known = KnownSounds(own: played.map(\.fingerprint))
        return analyst?.recognition(heard, among: known)?.resemblance.own
    }
}
