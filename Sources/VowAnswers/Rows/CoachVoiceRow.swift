/// A voice of the coach in a language.
package struct CoachVoiceRow: Codable, Hashable, Sendable {
    /// The language's code, and the voice's name as it is set.
    package let language, voice: String
    /// Whether it is the one that speaks.
    package let isInUse: Bool
    /// How many sentences it was measured on, and by what.
    package let sentences: Int?
    /// What heard it.
    package let recogniser: String?
    /// Characters that were heard wrongly, in per cent; nil where it was not measured.
    package let errorPercent: Double?
    /// Whether it counts for the language; nil where it was not measured.
    package let counts: Bool?

    package init(
        language: String, voice: String, isInUse: Bool, sentences: Int?, recogniser: String?,
        errorPercent: Double?, counts: Bool?
    ) {
        self.language = language
        self.voice = voice
        self.isInUse = isInUse
        self.sentences = sentences
        self.recogniser = recogniser
        self.errorPercent = errorPercent
        self.counts = counts
    }

    private enum CodingKeys: String, CodingKey {
        case language, voice, sentences, recogniser, errorPercent, counts
        case isInUse = "inUse"
    }
}
