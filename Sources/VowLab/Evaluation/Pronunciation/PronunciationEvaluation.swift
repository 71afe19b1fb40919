package import VowRecitation
import VowCore

/// How well pronunciation ratings correlate with people's, compared with simple baselines.
///
/// For utterance accuracy, fluency, prosody and words, the Pearson correlation of: the product's formula; the same
/// features with weights learned from the other speakers; the share of words that were not recognised (word error); and
/// syllables per second. On the recordings that the product's weights were fitted to, only the second shows the quality
/// elsewhere.
package struct PronunciationEvaluation: Sendable {
    /// A recording that people rated, with Vow's rating.
    package struct Item: Sendable {
        let utterance: RatedUtterances.Utterance
        let rating: PronunciationRating
        let features: PronunciationFeatures

        /// Creates an item; nil if the people's words differ from the rated ones.
        package init?(_ utterance: RatedUtterances.Utterance, _ evidence: PronunciationEvidence) {
            guard evidence.sentence.words.count == utterance.words.count else { return nil }
            self.utterance = utterance
            rating = PronunciationFormula.rating(evidence)
            features = PronunciationFeatures(evidence)
        }
    }

    /// A method's results for a property.
    package struct Row: Hashable, Sendable, Encodable {
        /// `accuracy`, `fluency`, `prosody` or `words`.
        package let property: String
        /// `formula`, `learned from other speakers`, `word error` or `rate`.
        package let method: String
        /// The number of compared ratings.
        package let count: Int
        /// The correlation with people's ratings, with the interval of 95% of resamples of whole speakers.
        package let pearson: TalkEvaluation.Estimate
    }

    /// The same penalty as for the product's weights.
    private static let penalty = 20.0
    private static let wordPenalty = 300.0

    /// The rows, by property.
    package let rows: [Row]

    /// Evaluates; the same ratings give the same figures on every machine.
    package init(_ items: [Item]) {
        let speakers = items.map(\.utterance.speaker)
        func rows(
            _ property: String, people: [Double], formula: [Double], terms: [[Double]]
        ) -> [Row] {
            let error = items.map { item in
                item.features.words.reduce(0) { $0 + $1.heard } / Double(max(1, item.features.words.count))
            }
            return [
                ("formula", formula),
                ("learned from other speakers", Self.leftOut(terms, people, speakers, Self.penalty)),
                ("word error", error), ("rate", items.map(\.features.syllablesPerSecond)),
            ].map { Self.row(property, $0.0, people, $0.1, speakers) }
        }
        let accuracy = rows(
            "accuracy", people: items.map(\.utterance.accuracy),
            formula: items.map { Double($0.rating.accuracy) },
            terms: items.map { PronunciationFormula.accuracyTerms($0.features) })
        let fluency = rows(
            "fluency", people: items.map(\.utterance.fluency),
            formula: items.map { Double($0.rating.fluency) },
            terms: items.map { PronunciationFormula.fluencyTerms($0.features, .english) })
        let prosody = rows(
            "prosody", people: items.map(\.utterance.prosody),
            formula: items.map { Double($0.rating.prosody) },
            terms: items.map { PronunciationFormula.prosodyTerms($0.features, .english) })
        self.rows = accuracy + fluency + prosody + Self.wordRows(items)
    }

    private static func wordRows(_ items: [Item]) -> [Row] {
        let places = items.indices.flatMap { item in items[item].utterance.words.indices.map { (item, $0) } }
        let speakers = places.map { items[$0.0].utterance.speaker }
        let people = places.map { items[$0.0].utterance.words[$0.1] }
        let terms = places.map { PronunciationFormula.wordTerms($0.1, items[$0.0].features) }
        return [
            ("formula", places.map { Double(items[$0.0].rating.words[$0.1].accuracy) }),
            ("learned from other speakers", leftOut(terms, people, speakers, wordPenalty)),
            ("word error", places.map { items[$0.0].features.words[$0.1].heard }),
        ].map { row("words", $0.0, people, $0.1, speakers) }
    }

    /// Predictions for each speaker, learned from all others.
    private static func leftOut(
        _ terms: [[Double]], _ people: [Double], _ speakers: [String], _ penalty: Double
    ) -> [Double] {
        var values = people.map { _ in 0.0 }
        for speaker in Set(speakers).sorted() {
            let others = speakers.indices.filter { speakers[$0] != speaker }
            let learned = NonNegativeRidge(
                others.map { terms[$0] }, others.map { people[$0] }, penalty: penalty)
            for index in speakers.indices where speakers[index] == speaker {
                values[index] = learned.value(of: terms[index])
            }
        }
        return values
    }

    private static func row(
        _ property: String, _ method: String, _ people: [Double], _ values: [Double], _ speakers: [String]
    ) -> Row {
        var groups: [[Int]] = []
        for speaker in Set(speakers).sorted() {
            groups.append(speakers.indices.filter { speakers[$0] == speaker })
        }
        let value = pearson(people, values, Array(people.indices)) ?? 0
        var estimate = TalkEvaluation.Estimate(value: value, lower: -1, upper: 1)
        if groups.count > 1 {
            var bits = RandomBits(seed: 1)
            let resampled = (0..<1_000).compactMap { _ in
                pearson(
                    people, values,
                    groups.indices.flatMap { _ in groups[Int(bits.next() % UInt64(groups.count))] })
            }.sorted()
            if resampled.count >= 40 {
                estimate = TalkEvaluation.Estimate(
                    value: value, lower: resampled[resampled.count * 25 / 1_000],
                    upper: resampled[resampled.count * 974 / 1_000])
            }
        }
        return Row(property: property, method: method, count: people.count, pearson: estimate)
    }

    /// The correlation over the given indices; nil if either side is constant.
    private static func pearson(_ one: [Double], _ other: [Double], _ indices: [Int]) -> Double? {
        let count = Double(max(1, indices.count))
        let means = (
            indices.reduce(0) { $0 + one[$1] } / count, indices.reduce(0) { $0 + other[$1] } / count
        )
        var (both, first, second) = (0.0, 0.0, 0.0)
        for index in indices {
            let (x, y) = (one[index] - means.0, other[index] - means.1)
            both += x * y
            first += x * x
            second += y * y
        }
        guard first > 1e-12, second > 1e-12 else { return nil }
        return both / (first * second).squareRoot()
    }
}
