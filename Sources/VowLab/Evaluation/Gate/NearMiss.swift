import VowCore
import VowRecitation

/// A sentence that differs from the spoken one in one thing.
package struct NearMiss: Hashable, Sendable {
    /// The kind of difference.
    package enum Kind: String, CaseIterable, Sendable {
        /// A content word is replaced by one that sounds different.
        case word
        /// A content word is replaced by one of about the same length and with the same last letter, whatever its
        /// sound.
        case exchanged
        /// A negation is added or removed.
        case negation
        /// A number is replaced.
        case number
    }

    /// The kind of difference.
    package let kind: Kind
    /// The changed sentence, as spoken words.
    package let line: String
}

/// Changes one thing in sentences, deterministically.
struct NearMissMaker {
    /// The least sound distance of a replacement word, as `SpokenWords.soundDistance` measures it.
    private static let leastSoundDistance = 0.5
    /// The number of words exchanged per sentence, each in a separate sentence.
    private static let exchangesPerSentence = 2

    private let language: Language
    private let contentWords: [String]

    /// Creates a maker; `vocabulary` holds the sentences that replacement words come from.
    init(vocabulary: [String], language: Language) {
        self.language = language
        var words: Set<String> = []
        for sentence in vocabulary {
            for word in SpokenWords.of(sentence, language: language) where Self.isExchangeable(word, language)
            {
                words.insert(word)
            }
        }
        contentWords = words.sorted()
    }

    /// Up to two sentences with a content word replaced by one of about the same length and with the same last letter.
    /// In Chinese, by another character.
    func exchanged(_ sentence: String, seed: UInt64) -> [NearMiss] {
        let words = SpokenWords.of(sentence, language: language)
        guard words.count >= 2 else { return [] }
        return exchanges(words, seed: seed ^ Self.otherDraw) { old, new in
            let isAlike =
                language == .chinese || abs(old.count - new.count) <= 1 && old.last == new.last
            return isAlike && SpokenWords.soundDistance(old, new, language: language) > 0
        }.map { NearMiss(kind: .exchanged, line: joined($0)) }
    }

    /// Makes the words chosen by one rule independent of those of the other.
    private static let otherDraw: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// The changed sentences: two with a word exchanged, one with a negation, and one with a number if the sentence has
    /// one. Fewer if that is not possible.
    func misses(of sentence: String, seed: UInt64) -> [NearMiss] {
        let words = SpokenWords.of(sentence, language: language)
        guard words.count >= 3 else { return [] }
        var misses = exchanges(words, seed: seed) { old, new in
            SpokenWords.soundDistance(old, new, language: language) >= Self.leastSoundDistance
        }.map { NearMiss(kind: .word, line: joined($0)) }
        misses.append(NearMiss(kind: .negation, line: joined(negated(words))))
        if let changed = renumbered(words, seed: seed) {
            misses.append(NearMiss(kind: .number, line: joined(changed)))
        }
        return misses
    }

    private func joined(_ words: [String]) -> String {
        words.joined(separator: language == .chinese ? "" : " ")
    }

    private static func isExchangeable(_ word: String, _ language: Language) -> Bool {
        SpokenWords.role(of: word, language: language) == .content
            && (language == .chinese || word.count >= 3)
    }

    private func exchanges(
        _ words: [String], seed: UInt64, isCandidate: (_ old: String, _ new: String) -> Bool
    ) -> [[String]] {
        let indices = words.indices.filter { Self.isExchangeable(words[$0], language) }
            .sorted { order(seed, words[$0], $0) < order(seed, words[$1], $1) }
        return indices.prefix(Self.exchangesPerSentence).compactMap { place in
            let candidates = contentWords.filter { word in
                !words.contains(word) && isCandidate(words[place], word)
            }
            guard !candidates.isEmpty else { return nil }
            var changed = words
            let index = order(seed, words[place], place) % UInt64(candidates.count)
            changed[place] = candidates[Int(index)]
            return changed
        }
    }

    private func order(_ seed: UInt64, _ word: String, _ place: Int) -> UInt64 {
        StableHash.of("\(seed) \(word) \(place)")
    }

    /// Removes the first negation, or adds one where the language puts it.
    private func negated(_ words: [String]) -> [String] {
        if let place = words.firstIndex(where: { SpokenWords.role(of: $0, language: language) == .negation })
        {
            var changed = words
            changed.remove(at: place)
            return changed
        }
        switch language {
        case .english:
            if let place = words.firstIndex(where: Self.auxiliaries.contains) {
                return Array(words[...place]) + ["not"] + Array(words[(place + 1)...])
            }
            let verb = words.dropFirst().firstIndex {
                SpokenWords.role(of: $0, language: language) == .content
            }
            let place = verb ?? 0
            return Array(words[..<place]) + ["never"] + Array(words[place...])
        case .spanish:
            let place = Self.spanishSubjects.contains(words[0]) ? 1 : 0
            return Array(words[..<place]) + ["no"] + Array(words[place...])
        case .chinese:
            let place = (words.firstIndex { ["我", "你", "他", "她", "们"].contains($0) } ?? -1) + 1
            return Array(words[..<place]) + ["不"] + Array(words[place...])
        }
    }

    private static let auxiliaries: Set = [
        "am", "is", "are", "was", "were", "will", "can", "could", "should", "would", "must", "may",
    ]
    private static let spanishSubjects: Set = ["yo", "usted", "ella", "ellos", "nosotros", "ustedes"]

    private func renumbered(_ words: [String], seed: UInt64) -> [String]? {
        let numbers: [String]
        switch language {
        case .english:
            numbers = [
                "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve", "twenty",
            ]
        case .spanish:
            numbers = ["dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "veinte"]
        case .chinese: numbers = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十"]
        }
        guard let place = words.firstIndex(where: numbers.contains) else { return nil }
        let candidates = numbers.filter {
            SpokenWords.soundDistance(words[place], $0, language: language) >= Self.leastSoundDistance
        }
        guard !candidates.isEmpty else { return nil }
        var changed = words
        changed[place] = candidates[Int(order(seed, words[place], place) % UInt64(candidates.count))]
        return changed
    }
}
