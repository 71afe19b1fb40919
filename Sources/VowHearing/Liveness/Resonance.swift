import Glibc
import VowCore

/// A tone that is present all the time.
struct Resonance {
    private static let neighbours = 40

    private let decibels: Double
    private let hertz: Double

    init(_ frames: SoundFrames) {
        var levels = [Double](repeating: 0, count: SoundFrames.paddedLength / 2 + 1)
        for power in frames.powers {
            for index in levels.indices { levels[index] += 10 * log10(max(power[index], 1e-12)) }
        }
        let count = Double(frames.powers.count)
        var best = (decibels: 0.0, place: 0)
        for index in SoundFrames.coefficients(from: 62, to: 7_900) {
            let near = levels[
                max(0, index - Self.neighbours)...min(levels.count - 1, index + Self.neighbours)]
            let stands = (levels[index] - Statistics.quantile(Array(near), 0.5)) / count
            if stands > best.decibels { best = (stands, index) }
        }
        decibels = best.decibels
        hertz = Double(best.place) * SoundFrames.hertzPerCoefficient
    }

    func value(_ feature: SoundFeature) -> Double? {
        switch feature {
        case .resonanceDecibels: decibels
        case .resonanceHertz: hertz
        default: nil
        }
    }
}
