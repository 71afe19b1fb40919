package import VowPorts
package import VowRecitation

/// How well a recogniser understands a voice: the sum of the edit distances divided by the sum of the lengths.
///
/// Compares spoken words (numbers as words, Chinese in simplified characters), in lower case and without punctuation
/// and spaces, so that spelling does not count as an error of the voice.
package struct VoiceEvaluation: Sendable {
    /// The results of a voice in a language.
    package struct Row: Hashable, Sendable, Encodable {
        /// The language's code.
        package let language: String
        /// The voice's configured name.
        package let voice: String
        /// The recogniser's model.
        package let recogniser: String
        /// The number of spoken sentences.
        package let sentences: Int
        /// The number of letters or characters, and of substitutions, deletions and insertions among them.
        package let characters, errors: Int
        /// The errors in per cent of the characters, to a tenth; at most 100.
        package var errorPercent: Double {
            characters == 0 ? 100 : min(100, (Double(errors) * 1_000 / Double(characters)).rounded() / 10)
        }

        private enum CodingKeys: String, CodingKey {
            case language, voice, recogniser, sentences, characters, errors, errorPercent
        }

        /// Encodes the row with its percentage.
        package func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(language, forKey: .language)
            try container.encode(voice, forKey: .voice)
            try container.encode(recogniser, forKey: .recogniser)
            try container.encode(sentences, forKey: .sentences)
            try container.encode(characters, forKey: .characters)
            try container.encode(errors, forKey: .errors)
            try container.encode(errorPercent, forKey: .errorPercent)
        }
    }

    private let transcriber: any Transcriber
    private let language: Language

    /// Creates an evaluation with a recogniser for a language.
    package init(heardBy transcriber: any Transcriber, in language: Language) {
        self.transcriber = transcriber
        self.language = language
    }

    /// Has each sentence spoken and transcribed; throws the errors of both.
    /// - Parameter progress: called with the number of finished sentences.
    package func row(
        of name: String, _ voice: any Voice, saying sentences: [String], progress: (Int) -> Void = { _ in }
    ) throws(PortFailure) -> Row {
        var (characters, errors) = (0, 0)
        for (index, sentence) in sentences.enumerated() {
            let code = language == .chinese ? "cmn" : language.rawValue
            let heard = try transcriber.transcribe(try voice.speech(for: sentence, language: code))
            let (said, came) = (letters(sentence), letters(heard.text))
            characters += said.unicodeScalars.count
            errors += TextSimilarity.levenshteinDistance(said, came)
            progress(index + 1)
        }
        return Row(
            language: language.rawValue, voice: name, recogniser: transcriber.model,
            sentences: sentences.count, characters: characters, errors: errors)
    }

    private func letters(_ text: String) -> String {
        SpokenWords.of(text, language: language).joined().filter { $0.isLetter || $0.isNumber }
    }
}
