import Synchronization
package import VowCore
package import VowPorts

/// Measures sound by its spectra, in this process.
package final class SpectralSoundAnalyst: SoundAnalyst {
    /// A second of sound: less has too few codes to be distinctive.
    private static let fewestSamples = 16_000

    private let analyzer: any SpectrumAnalyzer
    /// Indexes of the last known sounds, earlier ones and Vow's own; they change once a morning.
    private let cachedIndexes = Mutex<[SoundIndex]>([])

    /// Creates an analyst that uses an analyzer.
    package init(_ analyzer: any SpectrumAnalyzer) { self.analyzer = analyzer }

    /// See `SoundAnalyst`.
    package func analyse(_ samples: [Float]) throws(PortFailure) -> SoundMeasurements? {
        SoundMeasurer(analyzer).measure(samples)
    }

    /// The fingerprint and its resemblance to known sounds.
    package func recognise(_ samples: [Float], among known: KnownSounds) throws(PortFailure)
        -> RecognisedSound?
    {
        guard samples.count >= Self.fewestSamples, samples.allSatisfy(\.isFinite) else { return nil }
        let changes = BandChanges(samples, analyzer)
        let search = SoundSearch(changes)
        let indexes = indexes(of: known)
        return RecognisedSound(
            fingerprint: SoundFingerprint(codes: changes.codes),
            resemblance: SoundResemblance(
                earlier: search.likeness(to: indexes[0]), own: search.likeness(to: indexes[1])))
    }

    private func indexes(of known: KnownSounds) -> [SoundIndex] {
        cachedIndexes.withLock { cachedIndexes in
            let indexes = [known.earlier, known.own].map { sounds in
                cachedIndexes.first { $0.sounds == sounds } ?? SoundIndex(sounds)
            }
            cachedIndexes = indexes
            return indexes
        }
    }
}
