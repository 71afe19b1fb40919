import VowCore
import VowPorts
import VowRecitation

/// Asks a model of meanings how close lines are to the words that were heard at their places.
struct LineMeanings {
    /// What the model is asked with; without one there are no answers.
    let embedder: (any Embedder)?
    let language: Language
    let lines: [String]

    /// At most one a line, in the order of the lines; none for a line at whose place nothing was heard, and none
    /// where the model fails: nothing rests on it.
    func on(_ transcript: String) -> [LineMeaning] {
        guard let embedder, !transcript.isEmpty else { return [] }
        let verdict = RecitationVerifier(settings: VerifierSettings(language: language)).judge(
            lines: lines.map { RequiredLine(id: "", text: $0) }, transcript: transcript, challengeWord: nil)
        return verdict.lines.compactMap { line in
            // Without a meaning the words decide.
            guard !line.heard.isEmpty, let closeness = try? embedder.closeness(of: line.text, line.heard)
            else {
                return nil
            }
            return LineMeaning(
                line: line.text, model: embedder.model, closenessHundredths: Int((closeness * 100).rounded()))
        }
    }
}
