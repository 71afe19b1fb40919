/// How much the spectrum of a voice is that of a loudspeaker: a weighted sum of features, in log-odds, 0 at the
/// operating point.
///
/// Where it is known how this person sounds at this microphone, the differences from that count, which tells even
/// devices that keep much of the bass. Where it is not, the features themselves count, which tells little more than
/// phones, and the operating point is more cautious. Logistic regressions over simulated loudspeakers
/// (`vow-lab evaluate --attacks`), whose weights are given for the features' own units.
package enum PlaybackScore {
    private static let knownWeights: [(SoundFeature, Double)] = [
        (.fundamentalDecibels, -0.1562), (.band62To150Decibels, -0.0384), (.cepstrum2, -3.9426),
        (.cepstrum4, -3.9306), (.steepestRiseDecibels, 0.1639),
    ]
    private static let knownBias = -1.6392

    private static let unknownWeights: [(SoundFeature, Double)] = [
        (.fundamentalDecibels, -0.1612), (.band62To150Decibels, -0.2044), (.cepstrum2, -11.6467),
        (.cepstrum3, -1.2588), (.cepstrum4, -6.3088), (.cepstrum6, -7.9362),
        (.band2400To4800Decibels, -0.5541), (.envelopeDeviationDecibels, -1.7174),
    ]
    private static let unknownBias = -3.0327

    /// The features that count where it is known how the person sounds.
    package static var knownFeatures: [SoundFeature] { knownWeights.map(\.0) }
    /// The features that count where that is not known.
    package static var unknownFeatures: [SoundFeature] { unknownWeights.map(\.0) }

    /// The score of a sound.
    /// - Parameter norm: how this person sounds at this microphone; nil where that is not known.
    package static func score(_ sound: SoundMeasurements, norm: SoundMeasurements? = nil) -> Double {
        guard let norm else { return unknownWeights.reduce(unknownBias) { $0 + $1.1 * sound[$1.0] } }
        return knownWeights.reduce(knownBias) { $0 + $1.1 * (sound[$1.0] - norm[$1.0]) }
    }
}
