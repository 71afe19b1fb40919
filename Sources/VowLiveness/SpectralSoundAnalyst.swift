public import VowCore
public import VowPorts

/// Measures sound by its spectra, in this process.
public final class SpectralSoundAnalyst: SoundAnalyst {
    private let analyzer: any SpectrumAnalyzer

    /// Makes one that uses an analyzer.
    public init(_ analyzer: any SpectrumAnalyzer) { self.analyzer = analyzer }

    /// The measurements.
    public func analyse(_ samples: [Float]) throws(PortFailure) -> SoundMeasurements? {
        SoundMeasurer(analyzer).measure(samples)
    }
}
