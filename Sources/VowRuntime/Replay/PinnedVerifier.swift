import VowCore
import VowRecitation

/// Judges by one version of the rules, whatever version was in force when a run fired.
struct PinnedVerifier: StepVerifier {
    /// The version, from `VerifierSettings.oldestVersion` to `VerifierSettings.currentVersion`; nil leaves each run
    /// its own.
    let pinned: Int?

    func verdict(
        on transcript: String, opinions: [LineOpinion], lines: RequiredLines, language: Language, version: Int
    ) -> RecitationVerdict {
        RulesVerifier().verdict(
            on: transcript, opinions: opinions, lines: lines, language: language, version: pinned ?? version)
    }
}
