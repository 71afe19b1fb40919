/// Finds a sound that was played in what a microphone heard meanwhile.
///
/// The two are compared at each delay by their normalised cross-correlation, which does not mind how loud the echo is;
/// at the best delay the echo's level is the part of what was heard that moves with what was played.
public enum SoundEcho {
    /// An echo that was found.
    public struct Finding: Hashable, Sendable {
        /// The level of what was heard of the sound, in decibels of full scale.
        public let decibels: Double
        /// How much of what was heard is the sound, 0 to 1.
        public let likeness: Double
        /// How much later it was heard.
        public let delayMilliseconds: Int
    }

    /// Below this a likeness may be chance: of 200 pairs of 1.5 s of unlike noises, none reached it.
    public static let leastLikeness = 0.2
    private static let comparedSamplesPerSecond = 4_000

    /// The echo of `played` in `heard`; nil where there is none.
    /// - Parameters:
    ///   - played: what came out of the output, from the moment on at which `heard` begins.
    ///   - heard: what the microphone heard, at the same rate.
    ///   - longestDelayMilliseconds: by how much later it may have been heard.
    public static func find(
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

    /// Fewer samples a second; the mean of each stretch keeps most of what is above the new rate out.
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
