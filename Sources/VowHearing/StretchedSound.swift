/// Changes the speed of speech without changing its pitch.
///
/// Waveform similarity overlap-add (W. Verhelst and M. Roelands, WSOLA, ICASSP 1993): places frames of 32 ms at even
/// steps, each taken from where the sound best continues the previous frame. The same sound gives the same samples.
package enum StretchedSound {
    /// 32 ms at 16 kHz.
    private static let frame = 512
    private static let step = frame / 2
    /// The search range for a frame, 8 ms either way: a period of a low voice.
    private static let reach = 128

    /// Stretches mono samples at 16 kHz; the rate is 50 to 200 per cent of the present one.
    package static func samples(_ samples: [Float], ratePercent: Int) -> [Float] {
        precondition((50...200).contains(ratePercent), "a rate is from 50 to 200 per cent")
        guard ratePercent != 100, samples.count > frame + 2 * reach else { return samples }
        let length = samples.count * 100 / ratePercent
        var stretched = [Float](repeating: 0, count: length + frame)
        // Triangles that overlap by half add up to one.
        let window = (0..<frame).map { Float($0 < step ? $0 : frame - $0) / Float(step) }
        var source = 0
        for position in stride(from: 0, to: length, by: step) {
            let wished = min(position * ratePercent / 100, samples.count - frame)
            if position > 0 { source = like(source + step, near: wished, samples) }
            for index in 0..<frame where position + index < stretched.count {
                let weight: Float = position == 0 && index < step ? 1 : window[index]
                stretched[position + index] += samples[source + index] * weight
            }
        }
        return stretched[..<length].map { max(-1, min(1, $0)) }
    }

    /// The position near `wished` where the sound is most like what follows `followed`.
    private static func like(_ followed: Int, near wished: Int, _ samples: [Float]) -> Int {
        let last = samples.count - frame
        guard followed <= last else { return max(0, min(last, wished)) }
        var best = max(0, min(last, wished))
        var greatest = -Float.infinity
        for candidate in stride(from: max(0, wished - reach), through: min(last, wished + reach), by: 2) {
            var sum: Float = 0
            // Every second sample is enough for voices.
            for index in stride(from: 0, to: step, by: 2) {
                sum += samples[followed + index] * samples[candidate + index]
            }
            if sum > greatest { (greatest, best) = (sum, candidate) }
        }
        return best
    }
}
