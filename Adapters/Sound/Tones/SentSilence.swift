/// Measures how long a ring has sent only silence: silence played faithfully is no proof of a ring.
///
/// Ignores times at which the ring should be silent, such as while somebody speaks.
package struct SentSilence: Sendable {
    /// The limit, longer than a tone's pauses.
    package static let limitSeconds = 10
    /// A sample below this share of the intended gain is silence.
    private static let softest: Float = 0.001

    private var silentSamples = 0

    /// Begins with nothing sent.
    package init() {}

    /// Adds samples sent at a gain; true when the limit is reached.
    package mutating func add(_ samples: UnsafeBufferPointer<Float>, gain: Float, samplesPerSecond: Int)
        -> Bool
    {
        guard gain > 0 else { return false }
        if samples.contains(where: { abs($0) > SentSilence.softest * gain }) {
            silentSamples = 0
            return false
        }
        let limit = SentSilence.limitSeconds * samplesPerSecond
        defer { silentSamples += samples.count }
        return silentSamples < limit && silentSamples + samples.count >= limit
    }
}
