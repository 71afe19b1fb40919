package import VowRecitation

/// How long the parts of a round take; they follow from the length of the sentence.
package struct PracticePace: Hashable, Sendable {
    /// How long saying the sentence is expected to take, in milliseconds.
    package let sentenceMilliseconds: Int64

    /// Milliseconds a word: calm speech has about 130 words a minute.
    private static let wordMilliseconds: Int64 = 460
    /// Milliseconds a Chinese character: about a quarter of a second.
    private static let characterMilliseconds: Int64 = 260

    /// The pace of a sentence; that of its recording where there is one.
    package init(text: String, language: Language, recordingMilliseconds: Int64?) {
        let spoken =
            language == .chinese
            ? Int64(text.count { $0.isLetter }) * PracticePace.characterMilliseconds
            : Int64(text.split { $0.isWhitespace }.count) * PracticePace.wordMilliseconds
        sentenceMilliseconds = max(800, recordingMilliseconds ?? spoken)
    }

    /// How long to wait for the first word: a person breathes in, and recalls.
    package var silenceMilliseconds: Int64 { 4_000 + sentenceMilliseconds }
    /// How long a window may last: twice the sentence, and what precedes it.
    package var windowMilliseconds: Int64 { silenceMilliseconds + sentenceMilliseconds * 2 + 2_000 }
    /// The rest between two rounds: a short sentence needs a breath, a long one longer.
    package var restMilliseconds: Int64 { min(3_000, 500 + sentenceMilliseconds / 4) }
}
