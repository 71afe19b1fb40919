/// Finds played sound in a simultaneous microphone recording.
///
/// Compares the two at each delay by normalised cross-correlation, which ignores the echo's loudness. At the best
/// delay, the echo's level is the part of the recording that correlates with the played sound.
package enum SoundEcho {
    /// A detected echo.
    package struct Finding: Hashable, Sendable {
        /// The level of the echo, in dBFS.
        package let decibels: Double
        /// The share of the recording that is the sound, 0 to 1.
        package let likeness: Double
        /// The delay of the echo.
        package let delayMilliseconds: Int
    }

    /// A lower likeness may be chance: none of 200 pairs of 1.5 s of unrelated noise reached it.
    package static let leastLikeness = 0.2
    private static let comparedSamplesPerSecond = 4_000

    /// The echo of `played` in `heard`, or nil.
    /// - Parameters:
    ///   - played: the sound sent to the output from the moment at which `heard` begins.
    ///   - heard: the microphone's recording, at the same rate.
    ///   - longestDelayMilliseconds: the longest possible delay.
    package static func find(
        _ played: [Float], in heard: [Float], samplesPerSecond: Int, longestDelayMilliseconds: Int = 400
    ) -> Finding? {
        let step = max(1, samplesPerSecond / comparedSamplesPerSecond)
        let (own, other) = (thinned(played, step), thinned(heard, step))
        let rate = samplesPerSecond / step
        let longest = rate * longestDelayMilliseconds / 1_000
        let count = min(own.count, other.count - longest)
        guard count > rate / 4 else { return nil }
        let ownPower = power(own, 0, count)
        guard ownPower > 0 else { return nil }
        var best = (likeness: 0.0, delay: 0, gain: 0.0)
        for delay in 0...longest {
            let otherPower = power(other, delay, count)
            guard otherPower > 0 else { continue }
            var product = 0.0
            for index in 0..<count { product += Double(own[index]) * Double(other[index + delay]) }
            let likeness = abs(product) / (ownPower * otherPower).squareRoot()
            if likeness > best.likeness { best = (likeness, delay, abs(product) / ownPower) }
        }
        guard best.likeness >= leastLikeness else { return nil }
        return Finding(
            decibels: SoundLevel.decibels(power: best.gain * best.gain * ownPower / Double(count)),
            likeness: best.likeness, delayMilliseconds: best.delay * 1_000 / rate)
    }

    /// Reduces the sample rate by averaging, which removes most of what is above the new rate.
    private static func thinned(_ samples: [Float], _ step: Int) -> [Float] {
        guard step > 1 else { return samples }
        return stride(from: 0, to: samples.count - step + 1, by: step).map { start in
            var sum: Float = 0
            for index in start..<start + step { sum += samples[index] }
            return sum / Float(step)
        }
    }

    private static func power(_ samples: [Float], _ start: Int, _ count: Int) -> Double {
        var sum = 0.0
        for index in start..<start + count { sum += Double(samples[index]) * Double(samples[index]) }
        return sum
    }
}
