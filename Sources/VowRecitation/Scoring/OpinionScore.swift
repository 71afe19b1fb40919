/// The score of a line on which the engine has an opinion.
///
/// A weighted sum, fitted by logistic regression on recordings as the calibration document describes, so that
/// it is the logarithm of the odds that the line was said. Only addition, multiplication, division and the
/// exact square root are used.
struct OpinionScore {
    private let opinion: LineOpinion
    /// What speaks for the line, in the measures that count: the lowest is the score.
    private let shownByMeasure: [Double]
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
    ///   - furthestBehind: the line's word that could least have been said, of those that carry its meaning; nil where
    ///     the engine was not asked about words.
    init(
        _ opinion: LineOpinion, similarity: Double, clarity: Double, unexplained: Double,
        contradiction: Double, furthestBehind: LineOpinion.Word?
    ) {
        self.opinion = opinion
        let parts = Parts(
            opinion, similarity: similarity, clarity: clarity, unexplained: unexplained,
            contradiction: contradiction)
        knowsSilence = opinion.silence != nil
        if let silence = opinion.silence, let furthestBehind {
            isUnsupported = similarity < Self.alike && parts.added(silence) < Self.speaksForLineAndWords
            shownByMeasure = [
                Scale.lineBesideWords.shown(parts.oddsBesideWords(silence)),
                Scale.words.shown(parts.oddsOfWords(furthestBehind)),
            ]
        } else if let silence = opinion.silence {
            isUnsupported = similarity < Self.alike && parts.added(silence) < Self.speaksForLine
            shownByMeasure = [Scale.line.shown(parts.odds(silence))]
        } else {
            isUnsupported = false
            shownByMeasure = [Scale.lineWithoutSilence.shown(parts.oddsWithoutSilence)]
        }
    }

    /// The similarity of sounds from which the words speak for the line by themselves.
    private static let alike = 0.5
    /// How much the sound has to add to the mean logarithm of a piece's likelihood otherwise.
    ///
    /// The most at which the speakers tuned on lost no genuine pass in quiet, and one of 79 in an echoing room.
    private static let speaksForLine = 1.0
    /// The same where each word is looked at besides: at 1 it costs four of 106 own sentences of the accented speakers
    /// tuned on that the words would let in, and below 0.5 it refuses nothing that the odds do not.
    private static let speaksForLineAndWords = 0.5

    /// The most that a word of a line may stand behind what else could have been said, to count as heard.
    static let mostBehindHundredths = 500

    /// How odds are drawn out to the score that people see: linear from 0 to 0.72 and from there to 1.
    private struct Scale {
        let worst: Double
        /// The odds at which 0.72 is shown.
        let operatingPoint: Double
        let best: Double

        static let line = Scale(worst: -12, operatingPoint: -1.9, best: 8)
        static let lineWithoutSilence = Scale(worst: -12, operatingPoint: -2.35, best: 8)
        /// The line against other sentences, and its words against others of the same length: where 95 of 100 own
        /// sentences of accented speakers pass.
        static let lineBesideWords = Scale(worst: -16, operatingPoint: -1, best: 12)
        static let words = Scale(worst: -12, operatingPoint: -1.2, best: 8)

        func shown(_ odds: Double) -> Double {
            let shown = Calibration.shownOperatingPoint
            let score =
                odds < operatingPoint
                ? shown * (odds - worst) / (operatingPoint - worst)
                : shown + (1 - shown) * (odds - operatingPoint) / (best - operatingPoint)
            return max(0, min(1, score))
        }
    }

    /// The score that people see, from 0 to 1.
    var shown: Double { shownByMeasure.min() ?? 0 }

    /// Whether a changed number or negation in the transcript is the recogniser's: the line's own words are
    /// about as likely as those that were heard, or not much less while everything else speaks for the line.
    func overrulesGuards(score: Double) -> Bool {
        opinion.gainHundredths > -600
            || opinion.gainHundredths > -1_200
                && score >= (knowsSilence ? Self.surelySaid : Self.surelySaidWithoutSilence)
    }

    /// Whether a word's opposite in the transcript is the recogniser's: only where the engine finds the line's own words
    /// all but as likely as those it heard. Else the person is asked once more.
    var overrulesOpposites: Bool { opinion.gainHundredths > -100 }

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

    /// Whether the line was said rather than another sentence, where its words are looked at besides.
    ///
    /// Fitted, like `oddsOfWords`, by logistic regression without negative weights to the speakers of the tuning half
    /// (own sentences against 24 other ones each), as Specs/Recitation/README.md tells: whatever speaks better for a
    /// line never lowers its score.
    func oddsBesideWords(_ silence: LineOpinion.Silence) -> Double {
        var odds = -2.4 + 8.4 * similarity - 2.5 * unexplained + 0.7 * mean + 0.28 * gain
        odds += 3.2 * added(silence) + 0.12 * max(-8, Double(silence.leastAddedHundredths) / 100)
        return odds
    }

    /// Whether each word was said rather than another one in the place of one of them: own sentences against those with
    /// a content word exchanged.
    ///
    /// The word that stands furthest behind what else there was decides most. Of a voice that the engine hears clearly
    /// more is asked: there a word that does not fit is another word.
    func oddsOfWords(_ furthestBehind: LineOpinion.Word) -> Double {
        let behind = min(10, Double(furthestBehind.behindHundredths) / 100)
        return 9.5 + 0.48 * mean - 0.85 * behind + 0.23 * gain - 1.1 * clearness
    }

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

/// What an engine that tells of words alone, and not of silence, leaves of a line's score.
///
/// The words that were heard make the score; where a word that was not heard stands further behind what else could have
/// been said there than one that was garbled does, another word was said, and the line does not pass. So it never adds
/// anything, and the further behind a word stands, the lower the score.
enum WordsBesideHeard {
    /// The most that a word may stand behind, in hundredths.
    static let mostBehindHundredths = 500

    /// The highest score that is left.
    static func most(_ furthestBehind: LineOpinion.Word) -> Double {
        let share = Double(max(0, furthestBehind.behindHundredths)) / Double(mostBehindHundredths)
        let shown = Calibration.shownOperatingPoint
        return share <= 1 ? 1 - (1 - shown) * share : max(0, shown * (2 - share))
    }
}
