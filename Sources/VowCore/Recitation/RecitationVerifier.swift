/// Judges what was heard against the lines that had to be said: a pure function of its arguments.
public struct RecitationVerifier: Sendable {
    private let settings: VerifierSettings

    /// Makes a verifier.
    public init(settings: VerifierSettings) { self.settings = settings }

    /// The verdict on a transcript.
    public func judge(lines: [RequiredLine], transcript: String, challengeWord: String?) -> RecitationVerdict
    {
        let heard = words(transcript)
        let verdicts = lines.map { line -> LineVerdict in
            let wanted = words(line.text)
            let said = wanted.map { heard.contains($0) }
            let score = wanted.isEmpty ? 0 : Double(said.filter { $0 }.count) / Double(wanted.count)
            return LineVerdict(
                lineID: line.id, text: line.text, score: score,
                passed: !wanted.isEmpty && score >= line.minimumSimilarity,
                missed: zip(wanted, said).filter { !$0.1 }.map(\.0), added: [],
                words: zip(wanted, said).map { WordVerdict(text: $0.0, said: $0.1) }, guards: [],
                components: ScoreComponents(
                    tokenOverlap: score, characterSimilarity: 0, phoneticSimilarity: 0, semanticSimilarity: 0,
                    contradiction: 0), heard: "")
        }
        let word = challengeWord.map { heard.contains($0.lowercased()) }
        let passed = !verdicts.isEmpty && verdicts.allSatisfy(\.passed) && word != false
        let score = verdicts.isEmpty ? 0 : verdicts.map(\.score).reduce(0, +) / Double(verdicts.count)
        return RecitationVerdict(
            passed: passed, score: score, lines: verdicts, challengeWordHeard: word, reasons: [],
            verifierVersion: settings.verifierVersion)
    }

    private func words(_ text: String) -> [String] {
        text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "'") }.map(String.init)
    }
}
