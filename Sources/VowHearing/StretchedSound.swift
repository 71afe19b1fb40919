/// Makes speech slower or faster and leaves its pitch.
///
/// Waveform similarity overlap-add (W. Verhelst and M. Roelands, WSOLA, ICASSP 1993): frames of 32 ms are laid down at even
/// steps, each taken from where the sound goes on most like the frame before would have. The same sound gives the same
/// samples.
public enum StretchedSound {
    /// 32 ms at 16 kHz.
    private static let frame = 512
    private static let step = frame / 2
    /// How far a frame may be sought, 8 ms either way: a period of a low voice.
    private static let reach = 128

    /// 16,000 mono samples a second, spoken at a rate in per cent of the present one, 50 to 200.
    public static func samples(_ samples: [Float], ratePercent: Int) -> [Float] {
        precondition((50...200).contains(ratePercent), "a rate is from 50 to 200 per cent")
        guard ratePercent != 100, samples.count > frame + 2 * reach else { return samples }
        let length = samples.count * 100 / ratePercent
        var made = [Float](repeating: 0, count: length + frame)
        // Triangles that overlap by half add up to one.
        let window = (0..<frame).map { Float($0 < step ? $0 : frame - $0) / Float(step) }
        var taken = 0
        for place in stride(from: 0, to: length, by: step) {
            let wished = min(place * ratePercent / 100, samples.count - frame)
            if place > 0 { taken = like(taken + step, near: wished, samples) }
            for index in 0..<frame where place + index < made.count {
                let weight: Float = place == 0 && index < step ? 1 : window[index]
                made[place + index] += samples[taken + index] * weight
            }
        }
        return made[..<length].map { max(-1, min(1, $0)) }
    }

    /// Where, around a wished place, the sound is most like what follows another place.
    private static func like(_ followed: Int, near wished: Int, _ samples: [Float]) -> Int {
        let last = samples.count - frame
        guard followed <= last else { return max(0, min(last, wished)) }
        var best = max(0, min(last, wished))
        var greatest = -Float.infinity
        for candidate in stride(from: max(0, wished - reach), through: min(last, wished + reach), by: 2) {
            var sum: Float = 0
            // Every second sample tells enough of voices.
            for index in stride(from: 0, to: step, by: 2) {
                sum += samples[followed + index] * samples[candidate + index]
            }
            if sum > greatest { (greatest, best) = (sum, candidate) }
        }
        return best
    }
}
