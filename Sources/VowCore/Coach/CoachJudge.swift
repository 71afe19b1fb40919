package import VowRecitation

/// What was said or typed for a sentence.
package struct CoachAnswer: Codable, Hashable, Sendable {
    /// What the engine heard, or what was typed.
    @Sealed package private(set) var transcript: String
    /// Spoken or typed.
    package let mode: RecitationMode
    /// The engine that heard it; empty when typed.
    package let engine: String
    /// How close in meaning a model of meanings finds it, in hundredths; nil where there is none for the language.
    @Sealed package private(set) var closenessHundredths: Int?
    /// How it was pronounced; nil when typed, or where nothing rates the language.
    @Sealed package private(set) var pronunciation: PronunciationRating?
    /// What rated it; empty where nothing did.
    package let rater: String
    /// From the end of the spoken sentence to the end of the answer; nil where it was not measured.
    package let answerMilliseconds: Int64?

    package init(
        transcript: String, mode: RecitationMode, engine: String = "", closenessHundredths: Int? = nil,
        pronunciation: PronunciationRating? = nil, rater: String = "",
        answerMilliseconds: Int64? = nil
    ) {
        self.transcript = transcript
        self.mode = mode
        self.engine = engine
        self.closenessHundredths = closenessHundredths
        self.pronunciation = pronunciation
        self.rater = rater
        self.answerMilliseconds = answerMilliseconds
    }
}

/// A word of a sentence with how it came out.
package struct MarkedWord: Codable, Hashable, Sendable {
    /// The word as displayed, with its punctuation.
    package let text: String
    /// The word by which weak words are counted: in lower case, without punctuation.
    package let key: String
    /// How it came out.
    package let mark: WordMark

    package init(text: String, key: String, mark: WordMark) {
        self.text = text
        self.key = key
        self.mark = mark
    }
}

/// What came of an answer.
package struct CoachVerdict: Codable, Hashable, Sendable {
    /// Whether it counts as the sentence.
    @Sealed package private(set) var isCorrect: Bool
    /// How near it is in meaning, 0 to 100.
    @Sealed package private(set) var meaningHundredths: Int
    /// The score of the item with this answer, 0 to 100.
    @Sealed package private(set) var itemScore: Int
    /// The words of the sentence.
    @Sealed package private(set) var words: [MarkedWord]

    private enum CodingKeys: String, CodingKey {
        case isCorrect = "correct"
        case meaningHundredths, itemScore, words
    }

    package init(isCorrect: Bool, meaningHundredths: Int, words: [MarkedWord], itemScore: Int) {
        self.isCorrect = isCorrect
        self.meaningHundredths = meaningHundredths
        self.words = words
        self.itemScore = itemScore
    }
}

/// Judges an answer: a pure function of the sentence, the answer and the terms of the session.
package enum CoachJudge {
    /// The accuracy from which a rated word counts as said well.
    static let clearAccuracy = 60

    /// The verdict on an answer.
    ///
    /// Nearness in meaning is measured by `CoachMeaning`, from words, their sounds and their order. A changed negation
    /// or number is never correct.
    package static func verdict(
        on answer: CoachAnswer, to sentence: CoachSentence, attempts: Int, replays: Int, terms: CoachTerms
    ) -> CoachVerdict {
        let line = RequiredLine(id: "", text: sentence.text)
        let verifier = RecitationVerifier(settings: VerifierSettings(language: sentence.language))
        let judged = verifier.judge(lines: [line], transcript: answer.transcript, challengeWord: nil).lines[0]
        let meaning = CoachMeaning.hundredths(
            of: answer.transcript, to: sentence, verified: judged.score,
            closenessHundredths: answer.closenessHundredths, passHundredths: terms.passHundredths)
        let isCorrect = meaning >= terms.passHundredths && judged.guards.isEmpty
        let quickness = answer.answerMilliseconds.map {
            ItemScore.quickness(
                answerMilliseconds: $0, letters: letters(of: sentence), mode: answer.mode)
        }
        return CoachVerdict(
            isCorrect: isCorrect, meaningHundredths: meaning,
            words: marks(judged.words, answer, sentence.language),
            itemScore: ItemScore.score(
                meaningHundredths: meaning, pronunciation: answer.pronunciation, attempts: attempts,
                replays: replays, quickness: isCorrect ? quickness ?? 0 : 0, weights: terms.weights,
                passHundredths: terms.passHundredths))
    }

    private static func letters(of sentence: CoachSentence) -> Int {
        let letters = sentence.text.count { $0.isLetter || $0.isNumber }
        return sentence.language == .chinese ? letters * 3 : letters
    }

    private static func marks(_ words: [WordVerdict], _ answer: CoachAnswer, _ language: Language)
        -> [MarkedWord]
    {
        let heard = SpokenWords.of(answer.transcript, language: language)
        var rated = (answer.pronunciation?.words ?? [])[...]
        return words.compactMap { word in
            let spoken = SpokenWords.of(word.text, language: language)
            guard !spoken.isEmpty else { return nil }
            let rating = accuracy(of: spoken, from: &rated, language)
            let mark: WordMark =
                if !word.said {
                    .missed
                } else if let rating {
                    rating >= clearAccuracy ? .well : .unclear
                } else {
                    // The verifier heard something that sounds like the word. Only where the transcript has the word
                    // itself was it said well.
                    spoken.allSatisfy(heard.contains) ? .well : .unclear
                }
            return MarkedWord(text: word.text, key: spoken.joined(separator: " "), mark: mark)
        }
    }

    /// The accuracy of a word, looked for among the rated ones that are left; a rating that stands for another word is
    /// passed over only where the word comes later.
    private static func accuracy(
        of spoken: [String], from rated: inout ArraySlice<PronunciationRating.Word>, _ language: Language
    ) -> Int? {
        let place = rated.firstIndex { SpokenWords.of($0.text, language: language) == spoken }
        guard let place else { return nil }
        defer { rated = rated[(place + 1)...] }
        return rated[place].accuracy
    }
}
