import VowCore
import VowPorts

/// Measures the sound of an attempt: all features of `SoundFeature`.
///
/// The same samples give the same numbers on the same machine; others may differ in the last digits, so the numbers are
/// recorded. Has no thread and no state but the analyzer's.
struct SoundMeasurer {
    private let analyzer: any SpectrumAnalyzer

    init(_ analyzer: any SpectrumAnalyzer) { self.analyzer = analyzer }

    /// The measurements of mono samples at 16 kHz, from -1 to 1; nil for less than 80 ms or for silence.
    func measure(_ samples: [Float]) -> SoundMeasurements? {
        guard samples.allSatisfy(\.isFinite), let frames = SoundFrames(samples, analyzer),
            frames.speech.contains(where: { frames.levelsDecibels[$0] > SoundFrames.softestDecibels })
        else { return nil }
        let spectrum = LongTermSpectrum(frames)
        let voice = VoiceFrames(frames, analyzer)
        let envelope = Envelope(frames)
        let resonance = Resonance(frames)
        return SoundMeasurements { (feature) -> Double? in
            spectrum.value(feature) ?? voice.value(feature) ?? envelope.value(feature)
                ?? resonance.value(feature) ?? Clipping.share(samples)
        }
    }
}

/// The share of samples at the largest magnitude.
enum Clipping {
    static func share(_ samples: [Float]) -> Double {
        var largest: Float = 0
        for sample in samples { largest = max(largest, abs(sample)) }
        guard largest > 0.5 else { return 0 }
        var count = 0
        for sample in samples where abs(sample) >= 0.99 * largest { count += 1 }
        return Double(count) / Double(samples.count)
    }
}
