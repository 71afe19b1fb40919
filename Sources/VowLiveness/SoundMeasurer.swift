import VowCore
import VowPorts

/// Measures the sound of an attempt: every `SoundFeature`, each as its documentation says.
///
/// The same samples give the same numbers on the same machine; other machines may differ in the last digits, which is why
/// the numbers are recorded. No thread of its own, no state but the analyzer's.
struct SoundMeasurer {
    private let analyzer: any SpectrumAnalyzer

    init(_ analyzer: any SpectrumAnalyzer) { self.analyzer = analyzer }

    /// The measurements of 16,000 mono samples a second, from -1 to 1; nil where there are less than 80 ms of them, or
    /// nothing but silence.
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

/// How often samples stay at the largest magnitude.
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
