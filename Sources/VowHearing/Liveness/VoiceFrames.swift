import Glibc
import VowCore
import VowPorts

/// Pitch, fundamental and cepstrum of the speech frames.
struct VoiceFrames {
    private static let order = 12
    /// The range of samples between two pulses of a voice: 400 to 62 Hz.
    private static let lags = 40...258
    private static let voicedFrom = 0.5

    private var pitches: [Double] = []
    private var fundamentals: [Double] = []
    private var cepstra: [[Double]] = []
    private let speechCount: Int

    init(_ frames: SoundFrames, _ analyzer: any SpectrumAnalyzer) {
        speechCount = frames.speech.count
        let window = Self.windowAutocorrelation(analyzer)
        for frame in frames.speech {
            let lags = frames.autocorrelation(of: frame, analyzer)
            guard lags[0] > 1e-9 else { continue }
            cepstra.append(LinearPrediction.cepstrum(lags, order: Self.order))
            guard let pitch = Self.pitch(lags, window) else { continue }
            pitches.append(pitch)
            fundamentals.append(Self.fundamental(frames.powers[frame], pitch))
        }
    }

    func value(_ feature: SoundFeature) -> Double? {
        switch feature {
        case .pitchHertz: Statistics.quantile(pitches, 0.5)
        case .pitchDeviationSemitones: Statistics.deviation(pitches.map { 12 * log2($0) })
        case .voicedShare: speechCount > 0 ? Double(pitches.count) / Double(speechCount) : 0
        case .fundamentalDecibels: Statistics.quantile(fundamentals, 0.5)
        case .cepstrum1: mean(0)
        case .cepstrum2: mean(1)
        case .cepstrum3: mean(2)
        case .cepstrum4: mean(3)
        case .cepstrum5: mean(4)
        case .cepstrum6: mean(5)
        case .cepstrum1Deviation: deviation(0)
        case .cepstrum2Deviation: deviation(1)
        case .cepstrum3Deviation: deviation(2)
        case .cepstrumHighDeviation: Statistics.mean((3..<Self.order).map(deviation))
        default: nil
        }
    }

    private func mean(_ coefficient: Int) -> Double { Statistics.mean(cepstra.map { $0[coefficient] }) }
    private func deviation(_ coefficient: Int) -> Double {
        Statistics.deviation(cepstra.map { $0[coefficient] })
    }

    /// The window's autocorrelation; a frame's is divided by it.
    private static func windowAutocorrelation(_ analyzer: any SpectrumAnalyzer) -> [Double] {
        let padding = [Double](repeating: 0, count: SoundFrames.paddedLength - SoundFrames.length)
        let powers = analyzer.coefficients(of: SoundFrames.window + padding).powers
        let lags = SoundFrames.autocorrelation(of: powers, analyzer)
        return lags.map { $0 / lags[0] }
    }

    private static func pitch(_ lags: [Double], _ window: [Double]) -> Double? {
        var best = (strength: voicedFrom, lag: 0)
        func strength(_ lag: Int) -> Double { lags[lag] / lags[0] / window[lag] }
        for lag in self.lags {
            let value = strength(lag)
            // Among almost equally high peaks, the shortest lag is the pitch, and the others are its multiples.
            guard value > best.strength + (best.lag > 0 ? 0.02 : 0), value >= strength(lag - 1),
                value >= strength(lag + 1)
            else { continue }
            best = (value, lag)
        }
        guard best.lag > 0 else { return nil }
        return SoundFrames.samplesPerSecond / Double(best.lag)
    }

    /// The power around the pitch relative to that of the first overtones.
    private static func fundamental(_ power: [Double], _ pitch: Double) -> Double {
        let own = max(SoundFrames.sum(power, from: pitch * 0.9 - 8, to: pitch * 1.1 + 8), 1e-12)
        let overtones = max(SoundFrames.sum(power, from: 300, to: 1_000), 1e-12)
        return SoundFrames.decibels(own / overtones)
    }
}

/// Linear prediction by the autocorrelation method, and its cepstrum.
enum LinearPrediction {
    /// The cepstrum of the all-pole model, coefficients 1 to `order`.
    ///
    /// The Levinson-Durbin recursion gives the predictor a(1…p) of x(n) ≈ Σ a(k)·x(n-k); then c(n) = a(n) + Σ
    /// (k/n)·c(k)·a(n-k) for k from 1 to n-1 (Atal 1974). Adds a millionth of white noise, so that pure tones stay
    /// solvable.
    static func cepstrum(_ lags: [Double], order: Int) -> [Double] {
        var predictor = [Double](repeating: 0, count: order + 1)
        var error = lags[0] * 1.000001
        for step in 1...order {
            var sum = lags[step]
            for index in 1..<max(1, step) { sum -= predictor[index] * lags[step - index] }
            let reflection = sum / error
            var next = predictor
            next[step] = reflection
            for index in 1..<max(1, step) {
                next[index] = predictor[index] - reflection * predictor[step - index]
            }
            predictor = next
            error *= 1 - reflection * reflection
        }
        var cepstrum = [Double](repeating: 0, count: order + 1)
        for place in 1...order {
            cepstrum[place] = predictor[place]
            for index in 1..<place {
                cepstrum[place] += Double(index) / Double(place) * cepstrum[index] * predictor[place - index]
            }
        }
        return Array(cepstrum[1...])
    }
}
