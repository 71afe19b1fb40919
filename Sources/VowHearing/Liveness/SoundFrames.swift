import Glibc
import VowPorts

/// Sound split into frames, each with its level, power spectrum and autocorrelation.
struct SoundFrames {
    static let samplesPerSecond = 16_000.0
    static let length = 512
    static let step = 256
    static let paddedLength = 1_024
    /// The width of a coefficient of the padded frame, in hertz.
    static let hertzPerCoefficient = samplesPerSecond / Double(paddedLength)
    /// The level of what a sound card cannot distinguish from silence, in dBFS.
    static let softestDecibels = -100.0
    /// How far below the loudest frames speech reaches.
    static let speechRangeDecibels = 25.0

    /// The level of each frame, in dBFS.
    let levelsDecibels: [Double]
    /// The windowed power spectrum of each frame.
    let powers: [[Double]]
    /// The frames with speech, in order.
    let speech: [Int]
    /// The quietest tenth of the frames, at least one.
    let room: [Int]

    /// Splits samples into frames; nil if they are shorter than four frames.
    init?(_ samples: [Float], _ analyzer: any SpectrumAnalyzer) {
        guard samples.count >= Self.length + 3 * Self.step else { return nil }
        var levels: [Double] = []
        var spectra: [[Double]] = []
        var padded = [Double](repeating: 0, count: Self.paddedLength)
        for start in stride(from: 0, through: samples.count - Self.length, by: Self.step) {
            var energy = 0.0
            for index in 0..<Self.length {
                let sample = Double(samples[start + index])
                energy += sample * sample
                padded[index] = sample * Self.window[index]
            }
            levels.append(max(Self.softestDecibels, Self.decibels(energy / Double(Self.length))))
            spectra.append(analyzer.coefficients(of: padded).powers)
        }
        levelsDecibels = levels
        powers = spectra
        let sorted = levels.sorted()
        let loud = sorted[sorted.count * 95 / 100]
        let floor = max(loud - Self.speechRangeDecibels, Self.softestDecibels + 1)
        speech = levels.indices.filter { levels[$0] >= floor }
        let soft = sorted[sorted.count / 10]
        room = levels.indices.filter { levels[$0] <= soft }
    }

    /// Hann's window.
    static let window: [Double] = (0..<length).map {
        0.5 - 0.5 * cos(2 * Double.pi * Double($0) / Double(length))
    }

    /// The mean power spectrum of frames.
    func meanPowers(of frames: [Int]) -> [Double] {
        var mean = [Double](repeating: 0, count: Self.paddedLength / 2 + 1)
        guard !frames.isEmpty else { return mean }
        for frame in frames {
            let power = powers[frame]
            for index in mean.indices { mean[index] += power[index] }
        }
        for index in mean.indices { mean[index] /= Double(frames.count) }
        return mean
    }

    /// The autocorrelation of a windowed frame for lags 0 to 511: the transform of its power spectrum.
    ///
    /// By the Wiener-Khinchin theorem; the padding prevents circular overlap.
    func autocorrelation(of frame: Int, _ analyzer: any SpectrumAnalyzer) -> [Double] {
        Self.autocorrelation(of: powers[frame], analyzer)
    }

    static func autocorrelation(of power: [Double], _ analyzer: any SpectrumAnalyzer) -> [Double] {
        var whole = [Double](repeating: 0, count: paddedLength)
        for index in power.indices {
            whole[index] = power[index]
            if index > 0, index < paddedLength / 2 { whole[paddedLength - index] = power[index] }
        }
        let back = analyzer.coefficients(of: whole).real
        return back[..<length].map { $0 / Double(paddedLength) }
    }

    static func decibels(_ ratio: Double) -> Double { 10 * log10(max(ratio, 1e-12)) }

    /// The coefficients whose middle is in a band.
    static func coefficients(from low: Double, to high: Double) -> Range<Int> {
        let first = Int((low / hertzPerCoefficient).rounded(.up))
        let end = min(Int((high / hertzPerCoefficient).rounded(.up)), paddedLength / 2 + 1)
        return first..<max(first, end)
    }

    static func sum(_ power: [Double], from low: Double, to high: Double) -> Double {
        power[coefficients(from: low, to: high)].reduce(0, +)
    }
}

/// Means, deviations and quantiles.
enum Statistics {
    static func mean(_ values: [Double]) -> Double {
        values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
    }

    /// The standard deviation.
    static func deviation(_ values: [Double]) -> Double {
        let middle = mean(values)
        return mean(values.map { ($0 - middle) * ($0 - middle) }).squareRoot()
    }

    /// The lower quantile of the values at `share`; 0 if there are none.
    static func quantile(_ values: [Double], _ share: Double) -> Double {
        guard !values.isEmpty else { return 0 }
        return values.sorted()[Int(Double(values.count - 1) * share)]
    }
}
