import Synchronization
import VowCore
package import VowPorts
package import VowRecitation

/// A language model that answers each request with the next entry of its script.
///
/// An entry is a list of texts or a failure. Traps if it is asked more often than its script is long.
package final class ScriptedLanguageModel: LanguageModel {
    /// The answer to a request.
    package enum Entry: Sendable {
        /// Returns these texts.
        case texts([String])
        /// Throws this failure.
        case failure(PortFailure)
    }

    /// "scripted".
    package let model = "scripted"
    private let script: Mutex<[Entry]>

    /// Creates a model with a script.
    package init(_ script: [Entry]) { self.script = Mutex(script) }

    /// The next entry.
    package func sentences(for wish: SentenceRequest) throws(PortFailure) -> [ProposedText] {
        Array(try next().prefix(max(0, wish.count)))
    }

    /// The next entry.
    package func lines(for wish: LineRequest) throws(PortFailure) -> [ProposedText] {
        Array(try next().prefix(wish.drafts.count))
    }

    /// The drafts, as a remote model would send them.
    package func sends(for wish: LineRequest) -> [String] { wish.drafts }

    private func next() throws(PortFailure) -> [ProposedText] {
        let entry = script.withLock { script in
            precondition(!script.isEmpty, "the script of this language model is at its end")
            return script.removeFirst()
        }
        switch entry {
        case .texts(let texts): return texts.map { ProposedText(text: $0, confidencePercent: 70) }
        case .failure(let failure): throw failure
        }
    }
}

/// A rater with a scripted rating for each sentence, whatever the sound.
///
/// Traps for a sentence outside its script; throws as the port says for one without words.
package final class ScriptedPronunciationRater: PronunciationRater {
    private let script: [String: PronunciationRating]

    /// Creates a rater with a rating for each sentence.
    package init(_ script: [String: PronunciationRating]) { self.script = script }

    /// The scripted rating, or 0 in everything for silence.
    package func rating(of sentence: String, in language: Language, heardIn samples: [Float])
        throws(PortFailure) -> RatedPronunciation
    {
        let words = SpokenSentence(sentence, language: language).words
        guard !words.isEmpty else {
            throw PortFailure(
                code: "rating.empty", message: TextCode(worded: "The sentence has no word."),
                repair: TextCode(worded: "Give one with words."))
        }
        let isSilent = samples.allSatisfy { $0 == 0 }
        let silent = PronunciationRating(
            accuracy: 0, fluency: 0, completeness: 0, prosody: 0,
            words: words.map { .init(text: $0.written, accuracy: 0) })
        guard let scripted = isSilent ? silent : script[sentence] else {
            preconditionFailure("\"\(sentence)\" is not in the script of this rater")
        }
        return RatedPronunciation(
            rating: scripted, transcript: isSilent ? "" : sentence, engine: "scripted", model: "script@1")
    }
}
