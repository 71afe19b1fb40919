import VowCore
import VowRecitation
import VowRuntime

/// The features of each judgement in an evaluation, as a table to fit regressions to.
///
/// A tab-separated row per recording, condition and line, after a row of column names. `pieces`, `likelihood`, `least`,
/// `gain`, `silence` and `leastAdded` are the engine's opinion (`LineOpinion`, in hundredths), empty if it gave none.
/// `behind` is its opinion of the line's words, as `word:hundredths`.
package enum FeatureTable {
    private static let columns = [
        "source", "language", "condition", "speaker", "half", "path", "trial", "line", "heard", "score",
        "reasons",
        "words", "letters", "sounds", "meaning", "contradiction", "clarity", "unexplained", "guards",
        "pieces",
        "likelihood", "least", "gain", "silence", "leastAdded", "behind",
    ]

    /// The table of the trials.
    package static func text(_ groups: [GroupTrials]) -> String {
        var rows = [columns.joined(separator: "\t")]
        for group in groups {
            for trials in group.trials {
                let start = [
                    group.source, group.language.rawValue, group.condition.name, trials.recording.speaker,
                    trials.recording.half.rawValue, trials.recording.path,
                ]
                rows.append(row(start, "own", trials.own.trial, group.language))
                rows += trials.others.map { row(start, "other", $0.trial, group.language) }
                for kind in NearMiss.Kind.allCases {
                    rows += (trials.nearMisses[kind] ?? []).map {
                        row(start, kind.rawValue, $0.trial, group.language)
                    }
                }
            }
        }
        return rows.joined(separator: "\n") + "\n"
    }

    private static func row(_ start: [String], _ kind: String, _ trial: Trial, _ language: Language) -> String
    {
        let evidence = trial.evidence
        let verdict = RecitationVerifier(settings: VerifierSettings(language: language)).judge(
            lines: [RequiredLine(id: "", text: trial.line, minimumSimilarity: 0)],
            transcript: evidence.transcript, challengeWord: nil, opinions: evidence.opinions)
        let line = verdict.lines[0]
        let parts = line.components
        let guards = line.guards.map { "\($0.kind.rawValue) \($0.expected)/\($0.heard)" }
        var cells = start + [kind, trial.line, evidence.transcript, Texts.decimal(line.score, places: 4)]
        cells.append(trial.reasons.joined(separator: ","))
        cells += [
            parts.tokenOverlap, parts.characterSimilarity, parts.phoneticSimilarity, parts.semanticSimilarity,
            parts.contradiction, parts.clarity, parts.unexplained,
        ].map { Texts.decimal($0, places: 4) }
        cells.append(guards.joined(separator: ","))
        let opinion = evidence.opinions.first { $0.line == trial.line }
        cells += [
            opinion?.pieceCount, opinion?.likelihoodHundredths, opinion?.leastHundredths,
            opinion?.gainHundredths, opinion?.silence?.likelihoodHundredths,
            opinion?.silence?.leastAddedHundredths,
        ].map { $0.map(String.init) ?? "" }
        cells.append(
            (opinion?.words ?? []).map { "\($0.text):\($0.behindHundredths)" }.joined(separator: " "))
        return cells.map { cell in String(cell.map { $0 == "\t" || $0.isNewline ? " " : $0 }) }
            .joined(separator: "\t")
    }
}
