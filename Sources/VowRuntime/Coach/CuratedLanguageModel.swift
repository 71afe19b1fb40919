import VowCore
package import VowPorts
package import VowRecitation

/// The starter sentences as a model: always there, and the same each time.
///
/// It knows no topics, so a wish for one is answered as one for anything; it rewords no lines.
package final class CuratedLanguageModel: LanguageModel {
    /// "curated".
    package let model = "curated"

    package init() {}

    /// The first sentences of the list that fit the wish.
    package func sentences(for wish: SentenceRequest) throws(PortFailure) -> [ProposedText] {
        let fitting = StarterSentences.of(wish.language).filter {
            $0.level == wish.level && $0.bucket == wish.bucket
                && SpokenSentence($0.text, language: wish.language).words.count <= wish.mostWords
        }
        return fitting.prefix(max(0, wish.count)).map {
            ProposedText(text: $0.text, level: $0.level, confidencePercent: 100)
        }
    }

    /// Nothing leaves.
    package func sends(for wish: LineRequest) -> [String] { [] }

    /// None: the built-in generator has made the lines.
    package func lines(for wish: LineRequest) throws(PortFailure) -> [ProposedText] { [] }
}

/// Finds words that no sentence for practice needs, by a list alone.
///
/// A listed stem anywhere at the beginning of a word counts, in Chinese anywhere. It errs on the side of leaving a
/// sentence out: "shoot a film" goes, and a built-in sentence stands in.
package final class WordListModerator: Moderator {
    /// "word list 1".
    package let model = "word list 1"

    package init() {}

    private static let stems: [(reason: String, english: [String], spanish: [String], chinese: [String])] = [
        (
            "self-harm", ["suicid", "overdos"], ["suicid", "sobredosis"],
            ["自杀", "自殺", "自残", "自殘", "轻生", "輕生"]
        ),
        (
            "violence", ["kill", "murder", "shoot", "stabb", "bomb", "tortur", "massacr"],
            ["matar", "mató", "matan", "asesin", "dispara", "apuñal", "bomba", "tortur", "masacr"],
            ["杀", "殺", "炸弹", "炸彈", "枪", "槍", "酷刑"]
        ),
        (
            "sexual", ["porn", "sex", "rape", "naked"], ["porno", "sexo", "sexual", "violación", "desnud"],
            ["色情", "性交", "强奸", "強姦", "裸"]
        ),
        (
            "hate", ["nazi", "terroris"], ["nazi", "terroris"], ["纳粹", "納粹", "恐怖分子"]
        ),
        (
            "drugs", ["cocain", "methamphet"], ["cocaín", "metanfetamin"],
            ["毒品", "海洛因", "可卡因"]
        ),
    ]

    /// The reasons whose words it finds.
    package func verdict(on text: String, in language: Language) throws(PortFailure) -> ModerationVerdict {
        let words = SpokenSentence(text, language: language).words.map { $0.written.lowercased() }
        let reasons = Self.stems.filter { row in
            switch language {
            case .english: words.contains { word in row.english.contains { word.hasPrefix($0) } }
            case .spanish: words.contains { word in row.spanish.contains { word.hasPrefix($0) } }
            case .chinese: row.chinese.contains { text.contains($0) }
            }
        }.map(\.reason)
        let signs =
            SafetySigns.read([text]).level != .danger || reasons.contains("self-harm") ? [] : ["self-harm"]
        return reasons.isEmpty && signs.isEmpty ? .fit : .unfit(reasons: signs + reasons)
    }
}
