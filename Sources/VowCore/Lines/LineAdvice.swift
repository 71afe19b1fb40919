import VowRecitation

/// Why a line may be hard to say or to hear, with what a better one would need.
package enum LineAdvice: Hashable, Sendable {
    /// It has more words than are said in one easy breath.
    case tooLong(words: Int, limit: Int)
    /// It has words of many syllables, which sleepy people and recognisers stumble over.
    case longWords([String])
    /// It has several numbers, dates or times, each of which has to be heard exactly.
    case manyNumbers(Int)
    /// These words were heard as something else at the last rehearsal.
    case misheard(words: [String], heard: String)
    /// Two rehearsals were heard differently, so that it cannot be foretold how the next attempt is heard.
    case heardDifferently(String, String)
    /// At the last rehearsal a negation or a number was heard wrongly.
    case meaningChanged
    /// What was heard at the last rehearsal was too far from the line.
    case notRecognised
}

extension LineState {
    /// Twelve words are about five seconds of calm speech, which fits between two breaths.
    static let easyWordCount = 12
    /// Words of so many syllables are rare in speech, and rare words are the ones that recognisers mishear.
    static let longWordSyllables = 5
    /// With this many numbers, one of them is often misheard.
    static let manyNumbers = 2

    /// What may make the line hard to say or to hear, by its words and its newest rehearsals.
    package var advice: [LineAdvice] { text.isEmpty ? [] : adviceOnWords + adviceOnRehearsals }

    private var adviceOnWords: [LineAdvice] {
        var advice: [LineAdvice] = []
        let words = SpokenWords.of(text, language: language)
        let count = language == .chinese ? words.count / 2 : words.count
        if count > LineState.easyWordCount {
            advice.append(.tooLong(words: count, limit: LineState.easyWordCount))
        }
        if language != .chinese {
            var long: [String] = []
            for word in words where !long.contains(word) {
                let syllables = SpokenWords.syllableCount(of: word, language: language)
                let isNumber = SpokenWords.role(of: word, language: language) == .number
                if !isNumber, syllables >= LineState.longWordSyllables { long.append(word) }
            }
            if !long.isEmpty { advice.append(.longWords(long)) }
        }
        let numbers = numberGroups(words)
        if numbers >= LineState.manyNumbers { advice.append(.manyNumbers(numbers)) }
        return advice
    }

    /// How many numbers a line has: neighbouring number words are one.
    private func numberGroups(_ words: [String]) -> Int {
        var groups = 0
        var isInside = false
        for word in words {
            let isNumber = SpokenWords.role(of: word, language: language) == .number
            if isNumber, !isInside { groups += 1 }
            isInside = isNumber
        }
        return groups
    }

    private var adviceOnRehearsals: [LineAdvice] {
        guard let last = rehearsals.last else { return [] }
        var advice: [LineAdvice] = []
        switch last.outcome {
        case .changed: advice.append(.meaningChanged)
        case .tooFar: advice.append(.notRecognised)
        case .learnt:
            let missed = missedWords(last.heard)
            if !missed.isEmpty { advice.append(.misheard(words: missed, heard: last.heard)) }
        case .heard, .unclear: break
        }
        let others = rehearsals.dropLast().filter { other in
            other.engine == last.engine && other.model == last.model && other.outcome != .unclear
                && other.outcome != .heard
        }
        if last.outcome == .learnt || last.outcome == .tooFar,
            let other = others.last(where: { plain($0.heard) != plain(last.heard) })
        {
            advice.append(.heardDifferently(other.heard, last.heard))
        }
        return advice
    }

    private func plain(_ heard: String) -> [String] { SpokenWords.of(heard, language: language) }

    private func missedWords(_ heard: String) -> [String] {
        RecitationVerifier(settings: VerifierSettings(language: language)).judge(
            lines: [RequiredLine(id: "", text: text)], transcript: heard, challengeWord: nil
        ).lines[0].missed
    }
}
