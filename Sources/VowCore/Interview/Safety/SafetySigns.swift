package import VowRecitation

/// Reads whether words about a person's life announce that they may want to die or to hurt themselves.
///
/// A table for each language names the signs, in families taken from published lists of warning signs
/// (Specs/Interview/Safety/README.md names them). A sign counts `danger` (100), `asks` (50) or `weak` (20); each family
/// counts once, with its strongest sign, and the families of all texts add up. From 100 on the reading is `danger`,
/// from 50 on `unsure`. A longer everyday phrase of the table ("take my life back") hides a sign within it. A sign
/// marked `topic` is a bare word such as "suicide"; it counts only in a sentence that speaks of no one else. Where the
/// signs come to less than a question, a text that sounds like danger as a whole (`SafetyOpinion`) leads to one; a sign that
/// asks is a weak one in a text that sounds like everyday talk.
///
/// Every table reads every text, whatever language the interview is led in. A reading is no judgement of a person: it
/// decides whether the interview stops and shows where to find help.
package enum SafetySigns {
    /// What the signs in some texts come to.
    package struct Reading: Hashable, Sendable {
        /// How clear the signs are.
        package let level: Level
        /// The language in which the strongest signs were said; nil without signs.
        package let language: Language?
        /// The signs, the strongest of each family.
        package let signs: [Sign]
    }

    /// How clear signs are.
    package enum Level: Int, Comparable, Hashable, Sendable {
        /// Nothing to ask about.
        case clear
        /// A plain question has to be asked.
        case unsure
        /// The person may be in danger.
        case danger

        /// Whether the first is less clear a sign.
        package static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
    }

    /// A sign and what it counts.
    package struct Sign: Hashable, Sendable {
        /// The family of warning signs.
        package let family: String
        /// The words in which it was found.
        package let words: String
        /// What it counts, in hundredths of what stops an interview.
        package let weight: Int
        /// The language of the table that it stands in.
        package let language: Language

        /// The sign as one that counts only beside others.
        var weakened: Sign {
            Sign(family: family, words: words, weight: SafetyTable.weak, language: language)
        }
    }

    /// What the signs in all texts together come to.
    package static func read(_ texts: [String]) -> Reading { read(texts[...], after: []) }

    private static func read(_ new: ArraySlice<String>, after earlier: [String]) -> Reading {
        var strongest: [String: Sign] = [:]
        let new = new.map { SafetyWords.sentences(of: $0) }
        for sentences in earlier.map({ SafetyWords.sentences(of: $0) }) + new {
            let found = tables.flatMap { $0.signs(in: sentences) }
            guard !found.isEmpty else { continue }
            let isCalm = sentences.allSatisfy {
                SafetyOpinion.learned.score([$0]) < SafetyOpinion.calmBelow
            }
            for sign in found.map({ isCalm && $0.weight == SafetyTable.asks ? $0.weakened : $0 })
            where sign.weight > strongest[sign.family]?.weight ?? 0 { strongest[sign.family] = sign }
        }
        let signs = strongest.values.sorted { ($0.weight, $1.family) > ($1.weight, $0.family) }
        let sum = signs.reduce(0) { $0 + $1.weight }
        let isDoubtful =
            sum < 50 && new.contains { SafetyOpinion.learned.score($0) >= SafetyOpinion.asksFrom }
        return Reading(
            level: sum >= 100 ? .danger : sum >= 50 || isDoubtful ? .unsure : .clear,
            language: signs.first?.language, signs: signs)
    }

    /// What a text comes to beside what was said before. A text without a sign of its own is clear.
    package static func read(_ text: String, after earlier: [String]) -> Reading {
        let alone = read([text])
        return alone.signs.isEmpty ? alone : read([text], after: earlier)
    }

    private static let tables = [
        SafetyTable(.english, PhraseFile.englishSigns), SafetyTable(.spanish, PhraseFile.spanishSigns),
        SafetyTable(.chinese, PhraseFile.chineseSigns),
    ]
}
