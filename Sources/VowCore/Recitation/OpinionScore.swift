/// The score of a line on which the engine has an opinion.
///
/// A weighted sum, fitted by logistic regression on recordings as the calibration document describes, so that
/// it is the logarithm of the odds that the line was said. Only addition, multiplication, division and the
/// exact square root are used.
enum OpinionScore {
    private static let similarityWeight = 6.8
    private static let unexplainedWeight = -3.0
    private static let meanLikelihoodWeight = 0.3
    private static let leastLikelihoodWeight = 0.58
    private static let gainWeight = 0.31
    private static let clarityWeight = -3.1
    private static let shortnessWeight = 10.7
    private static let constant = 3.5
    /// How much more is asked of a clear speaker, and from which clarity to which it comes to be asked.
    private static let clearDemand = 0.8
    private static let clear = 0.5...0.7
    /// The odds at the operating point, at which 0.72 is shown; those at which 1 is shown, and those at which 0 is.
    private static let operatingPoint = -2.35
    private static let best = 8.0
    private static let worst = -12.0

    /// The score that people see, from 0 to 1.
    ///
    /// - Parameters:
    ///   - similarity: of the sounds of line and stretch, from 0 to 1.
    ///   - clarity: the share of the line that was heard all but exactly.
    ///   - unexplained: the share of the transcript's weight that no line accounts for.
    static func shown(
        _ opinion: LineOpinion, similarity: Double, clarity: Double, unexplained: Double
    ) -> Double {
        let odds = odds(opinion, similarity: similarity, clarity: clarity, unexplained: unexplained)
        let shown = Calibration.shownOperatingPoint
        let score =
            odds < operatingPoint
            ? shown * (odds - worst) / (operatingPoint - worst)
            : shown + (1 - shown) * (odds - operatingPoint) / (best - operatingPoint)
        return max(0, min(1, score))
    }

    /// Whether a changed number or negation in the transcript is the recogniser's: the line's own words are
    /// about as likely as those that were heard, or not much less while everything else speaks for the line.
    static func overrulesGuards(_ opinion: LineOpinion, score: Double) -> Bool {
        opinion.gainHundredths > -600 || opinion.gainHundredths > -1_200 && score >= surelySaid
    }

    /// The score that is shown where the odds are 2.
    private static let surelySaid = 0.837

    private static func odds(
        _ opinion: LineOpinion, similarity: Double, clarity: Double, unexplained: Double
    ) -> Double {
        let count = Double(max(1, opinion.pieceCount))
        let mean = max(-6, Double(opinion.likelihoodHundredths) / 100 / count)
        let least = max(-12, Double(opinion.leastHundredths) / 100)
        let gain = max(-10, Double(opinion.gainHundredths) / 100 / count.squareRoot())
        var odds = constant + similarityWeight * similarity + unexplainedWeight * unexplained
        odds += meanLikelihoodWeight * mean + leastLikelihoodWeight * least + gainWeight * gain
        odds += clarityWeight * clarity + shortnessWeight / (count + 1)
        let clearness = (clarity - clear.lowerBound) / (clear.upperBound - clear.lowerBound)
        odds -= clearDemand * min(1, max(0, clearness))
        return odds
    }
}
