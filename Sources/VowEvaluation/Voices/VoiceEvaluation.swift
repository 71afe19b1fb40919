public import VowPorts
public import VowRecitation

/// How well a recogniser hears what a voice says: the sum of the edit distances over the sum of the lengths.
///
/// Compared are the words as they are spoken (numbers in words, Chinese in simplified characters), in lower case and
/// without punctuation and spaces, so that a difference of spelling is no error of the voice.
public struct VoiceEvaluation: Sendable {
    /// The figures of a voice in a language.
    public struct Row: Hashable, Sendable, Encodable {
        /// The language's code.
        public let language: String
        /// The voice's name, as it is set.
        public let voice: String
        /// What heard it.
        public let recogniser: String
        /// How many sentences were spoken.
        public let sentences: Int
        /// Letters or characters of the sentences, and how many of them were heard wrongly, not heard, or too many.
        public let characters, errors: Int
        /// The errors in per cent of the characters, to a tenth; 100 also where more was heard wrongly than was said.
        public var errorPercent: Double {
            characters == 0 ? 100 : min(100, (Double(errors) * 1_000 / Double(characters)).rounded() / 10)
        }

        private enum CodingKeys: String, CodingKey {
            case language, voice, recogniser, sentences, characters, errors, errorPercent
        }

        /// The row with its share.
        public func encode(to encoder: any Encoder) throws {
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

    /// Names who hears, in which language.
    public init(heardBy transcriber: any Transcriber, in language: Language) {
        self.transcriber = transcriber
        self.language = language
    }

    /// Has each sentence spoken and heard; fails as voice and recogniser do.
    /// - Parameter progress: how many are done, after each.
    public func row(
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
