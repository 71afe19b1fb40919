package import VowRecitation

/// Computes what a transcript says of required lines and its challenge word.
///
/// A pure function of its arguments: every implementation answers exactly as `RulesVerifier` does, and may only remember
/// what it answered. Safe to call from any thread.
package protocol StepVerifier: Sendable {
    /// The verdict on a transcript.
    /// - Parameters:
    ///   - opinions: what the engine made of lines that it did not hear word for word.
    ///   - version: the rules of verdict, as recorded when the run fired.
    mutating func verdict(
        on transcript: String, opinions: [LineOpinion], lines: RequiredLines, language: Language, version: Int
    ) -> RecitationVerdict
}

/// Computes each verdict from the rules.
package struct RulesVerifier: StepVerifier {
    /// Makes one.
    package init() {}

    /// The verdict on a transcript.
    package func verdict(
        on transcript: String, opinions: [LineOpinion], lines: RequiredLines, language: Language, version: Int
    ) -> RecitationVerdict {
        let settings = VerifierSettings(language: language, verifierVersion: version)
        return RecitationVerifier(settings: settings).judge(
            lines: lines.lines, transcript: transcript, challengeWord: lines.challengeWord,
            opinions: opinions,
            renderings: lines.renderings)
    }
}

/// Remembers the last two verdicts of another verifier: the end of speech most often brings the same words as the pause
/// before it, and the screen shows the words in between.
struct RecentVerdicts: StepVerifier {
    private struct Question: Hashable, Sendable {
        let transcript: String
        let opinions: [LineOpinion]
        let lines: RequiredLines
        let language: Language
        let version: Int
    }

    private struct Answer: Sendable {
        let question: Question
        let verdict: RecitationVerdict
    }

    private static let capacity = 2

    private var verifier: any StepVerifier
    /// The newest comes last.
    private var answers: [Answer] = []

    init(of verifier: any StepVerifier) { self.verifier = verifier }

    mutating func verdict(
        on transcript: String, opinions: [LineOpinion], lines: RequiredLines, language: Language, version: Int
    ) -> RecitationVerdict {
        let question = Question(
            transcript: transcript, opinions: opinions, lines: lines, language: language, version: version)
        if let index = answers.lastIndex(where: { $0.question == question }) {
            let answer = answers.remove(at: index)
            answers.append(answer)
            return answer.verdict
        }
        let verdict = verifier.verdict(
            on: transcript, opinions: opinions, lines: lines, language: language, version: version)
        if answers.count == RecentVerdicts.capacity { answers.removeFirst() }
        answers.append(Answer(question: question, verdict: verdict))
        return verdict
    }
}
