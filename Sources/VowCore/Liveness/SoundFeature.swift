/// What is measured of the sound of an attempt. The raw names stand in the log.
///
/// Sound is 16,000 samples a second, cut into frames of 512 samples (32 ms) every 256, each under a Hann window and
/// padded to 1,024. P(k) is a frame's power at k·15.625 Hz. *Speech frames* are those at most 25 dB below the frames'
/// 95th percentile of level; *room frames* are the softest tenth. L is the mean of P over the speech frames. Decibels are
/// 10·log10 of a ratio of powers; "of full scale" relates to the mean square of the samples, where 1 is 0 dB.
package enum SoundFeature: String, CaseIterable, Hashable, Sendable {
    /// Level of the speech frames, in decibels of full scale: their mean square.
    case speechLevelDecibels
    /// The same level above that of the room frames, in decibels.
    case levelAboveRoomDecibels
    /// Spectral flatness, in decibels: geometric by arithmetic mean of P, the mean over the speech frames; 0 is white
    /// noise. Gray and Markel, "A spectral-flatness measure for studying the autocorrelation method of linear prediction
    /// of speech analysis", 1974.
    case flatnessDecibels
    /// Power of L from 62 to 150 Hz by that up to 8 kHz, in decibels.
    case band62To150Decibels
    /// Power of L from 150 to 300 Hz by that up to 8 kHz, in decibels.
    case band150To300Decibels
    /// Power of L from 300 to 600 Hz by that up to 8 kHz, in decibels.
    case band300To600Decibels
    /// Power of L from 600 to 1,200 Hz by that up to 8 kHz, in decibels.
    case band600To1200Decibels
    /// Power of L from 1,200 to 2,400 Hz by that up to 8 kHz, in decibels.
    case band1200To2400Decibels
    /// Power of L from 2,400 to 4,800 Hz by that up to 8 kHz, in decibels.
    case band2400To4800Decibels
    /// Power of L from 4,800 to 8,000 Hz by that up to 8 kHz, in decibels.
    case band4800To8000Decibels
    /// Power of L from 62 to 250 Hz above that of the room frames, in decibels.
    case lowBandAboveRoomDecibels
    /// The strength of the voice's fundamental, in decibels: power within 10% of the pitch by power from 300 to
    /// 1,000 Hz, the median over voiced frames. Small loudspeakers take the fundamental away and leave its overtones.
    case fundamentalDecibels
    /// The frequency below which half of the power of L lies, in hertz.
    case halfPowerHertz
    /// The frequency below which nine tenths of the power of L lie, in hertz.
    case mostPowerHertz
    /// How straight the power accumulates over frequency, 0 to 1: the squared correlation of the cumulative power of L
    /// with frequency. Ahmed et al., "Void: A fast and light voice liveness detection system", USENIX Security 2020.
    case powerDecayLinearity
    /// The steepest octave of L between 62 Hz and 1 kHz, in decibels: the largest rise from a third of an octave to the
    /// one an octave above.
    case steepestRiseDecibels
    /// Coefficient 1 of the linear-prediction cepstrum (order 12, autocorrelation method), the mean over speech frames.
    /// Atal, "Effectiveness of linear prediction characteristics of the speech wave", 1974. No unit.
    case cepstrum1
    /// Coefficient 2, as above.
    case cepstrum2
    /// Coefficient 3, as above.
    case cepstrum3
    /// Coefficient 4, as above.
    case cepstrum4
    /// Coefficient 5, as above.
    case cepstrum5
    /// Coefficient 6, as above.
    case cepstrum6
    /// The deviation of coefficient 1 over speech frames: the root of the mean squared distance from its mean.
    case cepstrum1Deviation
    /// The deviation of coefficient 2, as above.
    case cepstrum2Deviation
    /// The deviation of coefficient 3, as above.
    case cepstrum3Deviation
    /// The mean deviation of coefficients 4 to 12, as above.
    case cepstrumHighDeviation
    /// Pitch, in hertz: the median over voiced frames; 0 where none is voiced. The highest peak of the autocorrelation
    /// by that of the window, for 62 to 400 Hz; voiced from 0.5 on. Boersma, "Accurate short-term analysis of the
    /// fundamental frequency", 1993.
    case pitchHertz
    /// Variation of the pitch, in semitones: the deviation of 12·log2 of it over voiced frames.
    case pitchDeviationSemitones
    /// The share of speech frames that are voiced, 0 to 1.
    case voicedShare
    /// Variation of the envelope, in decibels: the deviation of the speech frames' levels.
    case envelopeDeviationDecibels
    /// How fast sound dies away, in decibels a second: of all falls of the level over 96 ms from a speech frame, the
    /// 90th percentile. Rooms, and even more the two rooms of a recording that is played, make it small.
    case fallDecibelsPerSecond
    /// Pauses of at least 120 ms between speech frames, for each second from the first to the last of them.
    case pausesPerSecond
    /// The longest pause, in milliseconds.
    case longestPauseMilliseconds
    /// The share of that stretch that is pause, 0 to 1.
    case pauseShare
    /// Narrow-band resonance, in decibels: of all P averaged over all frames on a logarithmic scale, the largest above
    /// the median of the 40 neighbours on each side. A whistling loop of microphone and loudspeaker stands out by 30 dB.
    case resonanceDecibels
    /// Where that is, in hertz.
    case resonanceHertz
    /// The share of samples within 1% of the largest magnitude, where that is above 0.5: a voice touches it a few times,
    /// a clipped one stays there. 0 to 1.
    case clippedShare
}

/// What was measured of the sound of one attempt: a number for each feature.
package struct SoundMeasurements: Codable, Hashable, Sendable {
    private let values: [Double]

    /// Makes measurements from what is known of each feature; nil where one is missing.
    package init?(_ value: (SoundFeature) -> Double?) {
        let known = SoundFeature.allCases.compactMap(value)
        guard known.count == SoundFeature.allCases.count else { return nil }
        self.init(known)
    }

    /// Takes the numbers in the order of the features.
    private init?(_ known: [Double]) {
        guard known.allSatisfy(\.isFinite) else { return nil }
        // Four places are more than any threshold needs, and the same when they are read back.
        values = known.map { ($0 * 10_000).rounded() / 10_000 }
    }

    /// The mean of each feature; nil where there are none.
    package static func mean(of measured: [SoundMeasurements]) -> SoundMeasurements? {
        guard !measured.isEmpty else { return nil }
        let places = measured[0].values.indices
        return SoundMeasurements(
            places.map { place in measured.reduce(0) { $0 + $1.values[place] } / Double(measured.count) })
    }

    /// Every feature with its value, in the order of the features.
    package var all: some Sequence<(SoundFeature, Double)> { zip(SoundFeature.allCases, values) }

    /// The value of a feature, in its unit.
    package subscript(feature: SoundFeature) -> Double {
        values[SoundFeature.allCases.firstIndex(of: feature)!]
    }
}
