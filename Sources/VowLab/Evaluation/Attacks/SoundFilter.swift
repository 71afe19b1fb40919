import Glibc

/// A second-order filter at 16,000 samples a second.
///
/// Robert Bristow-Johnson, "Cookbook formulae for audio equalizer biquad filter coefficients".
struct SoundFilter {
    private let feedForward: (Double, Double, Double)
    private let feedBack: (Double, Double)

    private init(_ b0: Double, _ b1: Double, _ b2: Double, _ a0: Double, _ a1: Double, _ a2: Double) {
        feedForward = (b0 / a0, b1 / a0, b2 / a0)
        feedBack = (a1 / a0, a2 / a0)
    }

    /// Attenuates sound below a frequency by 12 dB per octave.
    static func highPass(_ hertz: Double, quality: Double = 0.707) -> SoundFilter {
        let (turn, width) = angles(hertz, quality)
        let whole = (1 + cos(turn)) / 2
        return SoundFilter(whole, -2 * whole, whole, 1 + width, -2 * cos(turn), 1 - width)
    }

    /// Attenuates sound above a frequency by 12 dB per octave.
    static func lowPass(_ hertz: Double, quality: Double = 0.707) -> SoundFilter {
        let (turn, width) = angles(hertz, quality)
        let whole = (1 - cos(turn)) / 2
        return SoundFilter(whole, 2 * whole, whole, 1 + width, -2 * cos(turn), 1 - width)
    }

    /// Amplifies or attenuates sound around a frequency.
    static func peak(_ hertz: Double, decibels: Double, quality: Double) -> SoundFilter {
        let (turn, width) = angles(hertz, quality)
        let gain = pow(10, decibels / 40)
        return SoundFilter(
            1 + width * gain, -2 * cos(turn), 1 - width * gain, 1 + width / gain, -2 * cos(turn),
            1 - width / gain)
    }

    private static func angles(_ hertz: Double, _ quality: Double) -> (turn: Double, width: Double) {
        let turn = 2 * Double.pi * hertz / 16_000
        return (turn, sin(turn) / (2 * quality))
    }

    /// The filtered sound.
    func applied(to samples: [Float]) -> [Float] {
        var (x1, x2, y1, y2) = (0.0, 0.0, 0.0, 0.0)
        var output = samples
        for index in samples.indices {
            let sample = Double(samples[index])
            let filtered =
                feedForward.0 * sample + feedForward.1 * x1 + feedForward.2 * x2 - feedBack.0 * y1
                - feedBack.1 * y2
            (x2, x1) = (x1, sample)
            (y2, y1) = (y1, filtered)
            output[index] = Float(filtered)
        }
        return output
    }
}
