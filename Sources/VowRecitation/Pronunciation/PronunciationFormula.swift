/// From features to scores: plain sums with constants, cut off at 0 and 100, in whole numbers.
///
/// The constants were fitted by ridge regression with no weight below 0, so that no score falls when a property gets
/// better, to five raters' scores of 84 utterances by 13 speakers of Mandarin reading English (speechocean762, Zhang et
/// al., Interspeech 2021, its training part); Specs/Decisions/0012 tells how, and what `vow-lab evaluate --pronunciation` gives
/// for speakers that were left out. For Spanish and Chinese there is nothing to fit to: the same sums are used, and only
/// the order of good and spoiled recordings was looked at. Tones are not rated by themselves.
public enum PronunciationFormula {
    /// Recorded with each rating; changes with every constant and every feature.
    public static let version = "rating-2"

    /// A weighted sum.
    struct Weights {
        let start: Double
        let weights: [Double]

        func sum(_ terms: [Double]) -> Double {
            zip(weights, terms).reduce(start) { $0 + $1.0 * $1.1 }
        }
    }

    /// Of `accuracyTerms`: pauses, what the sound adds to the words, goodness, the least likely word.
    private static let accuracy = Weights(start: 81, weights: [9.0, 6.8, 0.48, 0.92])
    /// Of `fluencyTerms`: pauses, rate.
    private static let fluency = Weights(start: 72, weights: [9.1, 12.9])
    /// Of `prosodyTerms`: pauses, rate, worst phones.
    private static let prosody = Weights(start: 74, weights: [7.8, 12.5, 0.13])
    /// Of `wordTerms`, each divided by its deviation over the rated words: all weigh the same. Of 527 words 20 are rated
    /// low, too few to learn six weights from; only the common factor and the start follow from the ratings.
    private static let word = Weights(start: 98.75, weights: [0.88, 3.39, 5.12, 0.042, 0.215, 1.83])
    /// The scores of single words, learnt from few ratings, lie close together. They are spread by the factor that
    /// brings a word that was not said near 0.
    private static let wordSpread = 3.0
    /// Below this share of the words the sentence was not read badly, but something else was said: the other scores
    /// fall with the share. Of the rated utterances, all complete to the raters, the lowest share found is 0.6.
    private static let sentenceShare = 0.6

    /// The rating that follows from evidence. Where nothing was said, all is 0.
    public static func rating(_ evidence: PronunciationEvidence) -> PronunciationRating {
        let features = PronunciationFeatures(evidence)
        let words = evidence.sentence.words
        let isSilent =
            evidence.transcript.isEmpty && evidence.alignment == nil
            || !features.words.contains(where: \.isSaid)
        guard !words.isEmpty, !isSilent else {
            return PronunciationRating(
                accuracy: 0, fluency: 0, completeness: 0, prosody: 0,
                words: words.map { .init(text: $0.written, accuracy: 0) })
        }
        let said = Double(features.words.count(where: \.isSaid)) / Double(words.count)
        let factor = min(1, said / sentenceShare)
        return PronunciationRating(
            accuracy: whole(accuracy.sum(accuracyTerms(features)) * factor),
            fluency: whole(fluency.sum(fluencyTerms(features, evidence.sentence.language)) * factor),
            completeness: whole(said * 100),
            prosody: whole(prosody.sum(prosodyTerms(features, evidence.sentence.language)) * factor),
            words: words.indices.map { index in
                let fitted = word.sum(wordTerms(index, features))
                return .init(
                    text: words[index].written, accuracy: whole(100 - (100 - fitted) * wordSpread))
            })
    }

    /// What accuracy is summed from, each the better the higher.
    public static func accuracyTerms(_ features: PronunciationFeatures) -> [Double] {
        [
            -min(2, features.pauseSeconds), mean(features.words.map { cut($0.added, -4, 2) }),
            goodness(features), features.words.map { max(-6, $0.likelihood) }.min() ?? -6,
        ]
    }

    /// What fluency is summed from.
    public static func fluencyTerms(_ features: PronunciationFeatures, _ language: Language) -> [Double] {
        [
            -min(3, features.pauseSeconds),
            logarithm(cut(features.syllablesPerSecond / usualRate(language), 0.5, 6)),
        ]
    }

    /// What prosody is summed from.
    public static func prosodyTerms(_ features: PronunciationFeatures, _ language: Language) -> [Double] {
        fluencyTerms(features, language) + [mean(features.words.map { cut($0.worstPhone, -100, 0) })]
    }

    /// What a word's accuracy is summed from: its likelihood, what the sound adds where that is less than nothing, how much
    /// of it was heard, its worst phone, and how the whole sentence went.
    public static func wordTerms(_ index: Int, _ features: PronunciationFeatures) -> [Double] {
        let word = features.words[index]
        return [
            max(-5, word.likelihood), cut(word.added, -5, 0), word.heard, cut(word.worstPhone, -100, 0),
            goodness(features), -min(2, features.pauseSeconds),
        ]
    }

    private static func goodness(_ features: PronunciationFeatures) -> Double {
        mean(features.words.map { cut($0.goodness, -45, 0) })
    }

    /// Syllables are shorter in some languages: beside English 6.19 a second, Spanish 7.82, Mandarin 5.18 (Pellegrino,
    /// Coupé and Marsico, Language 87, 2011).
    private static func usualRate(_ language: Language) -> Double {
        switch language {
        case .english: 1
        case .spanish: 7.82 / 6.19
        case .chinese: 5.18 / 6.19
        }
    }

    private static func mean(_ values: [Double]) -> Double {
        values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
    }

    private static func cut(_ value: Double, _ least: Double, _ most: Double) -> Double {
        max(least, min(most, value))
    }

    private static func whole(_ score: Double) -> Int { Int(cut(score, 0, 100).rounded()) }

    /// The natural logarithm, from additions and divisions alone, so that it is the same on every machine.
    ///
    /// 2 artanh((x - 1) / (x + 1)) after halving to between 0.7 and 1.4; nine terms are right to ten places.
    static func logarithm(_ value: Double) -> Double {
        var rest = value
        var halvings = 0.0
        while rest > 1.4 { (rest, halvings) = (rest / 2, halvings + 1) }
        while rest < 0.7 { (rest, halvings) = (rest * 2, halvings - 1) }
        let ratio = (rest - 1) / (rest + 1)
        var power = ratio
        var sum = 0.0
        for odd in stride(from: 1.0, through: 17, by: 2) {
            sum += power / odd
            power *= ratio * ratio
        }
        return 2 * sum + halvings * 0.693147180559945309
    }
}
