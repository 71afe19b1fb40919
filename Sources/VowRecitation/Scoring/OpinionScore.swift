/// The score of a line on which the engine has an opinion.
///
/// A weighted sum, fitted by logistic regression on recordings as the calibration document describes, so that
/// it is the logarithm of the odds that the line was said. Only addition, multiplication, division and the
/// exact square root are used.
struct OpinionScore {
    private let opinion: LineOpinion
    private let odds: Double
    /// Whether the score knows what the engine makes of the line in silence.
    let knowsSilence: Bool
    /// Whether neither the words that were heard sound like the line nor the sound itself speaks for it.
    ///
    /// Of a room's echo or of people talking beside it engines make words of their own, and find any line about as
    /// likely in them as in silence.
    let isUnsupported: Bool

    /// Weighs an opinion; silence counts where it was asked about.
    ///
    /// - Parameters:
    ///   - similarity: of the sounds of line and stretch, from 0 to 1.
    ///   - clarity: the share of the line that was heard all but exactly.
    ///   - unexplained: the share of the transcript's weight that no line accounts for.
    ///   - contradiction: how much content is contradicted although the words around it were heard clearly.
    init(
        _ opinion: LineOpinion, similarity: Double, clarity: Double, unexplained: Double,
        contradiction: Double
    ) {
        self.opinion = opinion
        let parts = Parts(
            opinion, similarity: similarity, clarity: clarity, unexplained: unexplained,
            contradiction: contradiction)
        if let silence = opinion.silence {
            knowsSilence = true
            odds = parts.odds(silence)
            isUnsupported = similarity < Self.alike && parts.added(silence) < Self.speaksForLine
        } else {
            knowsSilence = false
            isUnsupported = false
            odds = parts.oddsWithoutSilence
        }
    }

    /// The similarity of sounds from which the words speak for the line by themselves.
    private static let alike = 0.5
    /// How much the sound has to add to the mean logarithm of a piece's likelihood otherwise.
    ///
    /// The most at which the speakers tuned on lost no genuine pass in quiet, and one of 79 in an echoing room.
    private static let speaksForLine = 1.0

    /// The odds at which 1 is shown, and those at which 0 is; 0.72 is shown at the operating point.
    private static let best = 8.0
    private static let worst = -12.0

    /// The score that people see, from 0 to 1.
    var shown: Double {
        let point = knowsSilence ? Parts.operatingPoint : Parts.operatingPointWithoutSilence
        let shown = Calibration.shownOperatingPoint
        let score =
            odds < point
            ? shown * (odds - Self.worst) / (point - Self.worst)
            : shown + (1 - shown) * (odds - point) / (Self.best - point)
        return max(0, min(1, score))
    }

    /// Whether a changed number or negation in the transcript is the recogniser's: the line's own words are
    /// about as likely as those that were heard, or not much less while everything else speaks for the line.
    func overrulesGuards(score: Double) -> Bool {
        opinion.gainHundredths > -600
            || opinion.gainHundredths > -1_200
                && score >= (knowsSilence ? Self.surelySaid : Self.surelySaidWithoutSilence)
    }

    /// Where the odds are 3.8: of the changed sentences that were tried, two had such a score and gain.
    private static let surelySaid = 0.88
    /// Where the odds are 2, for an engine that was not asked about silence.
    private static let surelySaidWithoutSilence = 0.837
}

/// What odds are made from.
private struct Parts {
    let similarity: Double
    let clarity: Double
    let unexplained: Double
    let contradiction: Double
    let count: Double
    let likelihood: Double
    /// Logarithms of likelihoods, cut off where more would say nothing more.
    let mean: Double
    let least: Double
    let gain: Double

    init(
        _ opinion: LineOpinion, similarity: Double, clarity: Double, unexplained: Double,
        contradiction: Double
    ) {
        self.similarity = similarity
        self.clarity = clarity
        self.unexplained = unexplained
        self.contradiction = contradiction
        count = Double(max(1, opinion.pieceCount))
        likelihood = Double(opinion.likelihoodHundredths) / 100
        mean = max(-6, likelihood / count)
        least = max(-12, Double(opinion.leastHundredths) / 100)
        gain = max(-10, Double(opinion.gainHundredths) / 100 / count.squareRoot())
    }

    static let operatingPoint = -1.9

    /// With what the sound adds to the words' own likelihood: on average, which beyond 2 says nothing more, and to the
    /// piece to which it adds least.
    func odds(_ silence: LineOpinion.Silence) -> Double {
        let added = added(silence)
        let leastAdded = max(-8, Double(silence.leastAddedHundredths) / 100)
        var odds = 1.8 + 4.9 * similarity - 4.0 * unexplained - 2.5 * contradiction
        odds += -0.5 * mean + 0.56 * least + 0.35 * gain
        odds += 2.1 * added + 0.28 * leastAdded
        odds += -2.6 * clarity + 0.5 * clearness
        return odds
    }

    /// What the sound adds to the likelihood of the line's pieces, on average.
    func added(_ silence: LineOpinion.Silence) -> Double {
        min(2, max(-1, (likelihood - Double(silence.likelihoodHundredths) / 100) / count))
    }

    static let operatingPointWithoutSilence = -2.35

    /// For an engine that was not asked what it would make of the words in silence.
    var oddsWithoutSilence: Double {
        var odds = 3.5 + 6.8 * similarity + -3.0 * unexplained
        odds += 0.3 * mean + 0.58 * least + 0.31 * gain
        odds += -3.1 * clarity + 10.7 / (count + 1)
        odds -= 0.8 * clearness
        return odds
    }

    /// From which clarity to which a speaker comes to count as clear.
    private static let clear = 0.5...0.7

    private var clearness: Double {
        let share = (clarity - Self.clear.lowerBound) / (Self.clear.upperBound - Self.clear.lowerBound)
        return min(1, max(0, share))
    }
}
