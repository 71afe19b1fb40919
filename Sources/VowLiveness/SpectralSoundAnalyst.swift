import Synchronization
public import VowCore
public import VowPorts

/// Measures sound by its spectra, in this process.
public final class SpectralSoundAnalyst: SoundAnalyst {
    /// A second of sound: less has too few codes to be told from others.
    private static let fewestSamples = 16_000

    private let analyzer: any SpectrumAnalyzer
    /// The known sounds of the last question, earlier ones and own ones: they change once a morning.
    private let kept = Mutex<[SoundIndex]>([])

    /// Makes one that uses an analyzer.
    public init(_ analyzer: any SpectrumAnalyzer) { self.analyzer = analyzer }

    /// The measurements.
    public func analyse(_ samples: [Float]) throws(PortFailure) -> SoundMeasurements? {
        SoundMeasurer(analyzer).measure(samples)
    }

    /// The fingerprint, and how like known ones it is.
    public func recognise(_ samples: [Float], among known: KnownSounds) throws(PortFailure)
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
        kept.withLock { kept in
            let indexes = [known.earlier, known.own].map { sounds in
                kept.first { $0.sounds == sounds } ?? SoundIndex(sounds)
            }
            kept = indexes
            return indexes
        }
    }
}
