package import VowRecitation

/// Computes what a transcript says of required lines and its challenge word.
///
/// A pure function of its arguments: every implementation answers exactly as `RulesVerifier` does. Safe to
/// call from any thread.
package protocol StepVerifier: Sendable {
    /// The verdict on a transcript.
    /// - Parameters:
    ///   - opinions: what the engine made of lines that it did not hear word for word.
    ///   - version: the rules of verdict, as recorded when the run fired.
    func verdict(
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
