import Foundation

/// Converts sound between sample rates.
///
/// Band-limited interpolation with a Hann-windowed sinc (J. O. Smith, Digital Audio Resampling): filters out what the
/// lower rate cannot represent. The same sound gives the same samples.
package enum SoundRate {
    /// Zero crossings of the sinc on either side of a sample.
    private static let crossings = 16.0
    /// The pass band ends a little below half the lower rate, where the window's slope begins.
    private static let passShare = 0.94

    /// Converts samples; both rates are in samples per second, from 1,000 to 192,000.
    package static func samples(_ samples: [Float], from: Int, to: Int) -> [Float] {
        precondition((1_000...192_000).contains(from) && (1_000...192_000).contains(to), "no rate of sound")
        guard from != to, !samples.isEmpty else { return samples }
        let divisor = greatestCommonDivisor(from, to)
        let (up, down) = (to / divisor, from / divisor)
        let filters = (0..<up).map { filter(phase: Double($0) / Double(up), cutoff: cutoff(from, to)) }
        let half = filters[0].count / 2
        let count = samples.count * up / down
        return (0..<count).map { index in
            let position = index * down
            let (centre, taps) = (position / up, filters[position % up])
            var sum: Float = 0
            for tap in 0..<taps.count {
                let source = centre + tap - half + 1
                if source >= 0, source < samples.count { sum += samples[source] * taps[tap] }
            }
            return sum
        }
    }

    /// The end of the pass band, as a share of half the source rate.
    private static func cutoff(_ from: Int, _ to: Int) -> Double {
        min(1, Double(to) / Double(from)) * passShare
    }

    /// The weights of the samples around a position between two samples; their sum is 1.
    private static func filter(phase: Double, cutoff: Double) -> [Float] {
        let half = Int((crossings / cutoff).rounded(.up))
        var taps = (0..<2 * half).map { tap -> Double in
            let distance = Double(tap - half + 1) - phase
            let angle = Double.pi * distance * cutoff
            let sinc = abs(angle) < 1e-9 ? 1 : sin(angle) / angle
            let share = min(1, abs(distance) / Double(half))
            return sinc * 0.5 * (1 + cos(Double.pi * share))
        }
        let sum = taps.reduce(0, +)
        for index in taps.indices { taps[index] /= sum }
        return taps.map(Float.init)
    }

    private static func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
        other == 0 ? one : greatestCommonDivisor(other, one % other)
    }
}
