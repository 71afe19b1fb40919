import VowCore
import VowPorts
import VowRecitation

/// The renderings learned from rehearsals, where each recording stands for a rehearsal in quiet.
///
/// Collections hold one take of each sentence. So either the judged sentence is omitted, which measures only the effect
/// of other sentences; or the judged recording is also the rehearsed one, with noise, which repeats its mistakes more
/// faithfully than a second take would.
struct Rehearsals {
    /// The recordings and the words of their sentences.
    private let recordings: [(recording: Recording, words: [String])]
    private let mode: GateEvaluation.Rehearsed
    /// The rendering learned from each recording, by its path; nil if none.
    private var learned: [String: LineRendering?] = [:]

    init(_ recordings: [Recording], _ mode: GateEvaluation.Rehearsed) {
        self.recordings = recordings.map { ($0, Self.words($0.transcript, $0.language)) }
        self.mode = mode
    }

    /// The renderings in force when a recording is judged against a line: those of the speaker's own sentences, and in
    /// mode `everything` also another speaker's of the line, so that no line lacks one.
    mutating func renderings(
        before recording: Recording, against line: String, _ ears: inout some EvaluationHearing
    )
        -> [LineRendering]
    {
        guard mode != .nothing else { return [] }
        let own = Self.words(recording.transcript, recording.language)
        let asked = Self.words(line, recording.language)
        var renderings: [LineRendering] = []
        var stranger: Recording?
        for (other, words) in recordings
        where other.language == recording.language && other.source == recording.source
            && other.isHuman == recording.isHuman
        {
            if other.speaker != recording.speaker {
                if mode == .everything && stranger == nil && words == asked && asked != own {
                    stranger = other
                }
            } else if mode == .everything || words != own {
                renderings += rendering(of: other, &ears)
            }
        }
        let isRehearsed = renderings.contains { $0.line == line }
        if let stranger, !isRehearsed { renderings += rendering(of: stranger, &ears) }
        return renderings
    }

    /// The renderings in force when a recording is judged against its own sentence with one change.
    ///
    /// Nobody rehearsed the changed sentence. In mode `everything` it gets the most likely result of such a rehearsal:
    /// the transcript of the own sentence with the same change. That works only if the changed words were recognised as
    /// themselves; otherwise it gets none.
    mutating func renderings(
        before recording: Recording, againstChanged line: String, _ ears: inout some EvaluationHearing
    ) -> [LineRendering] {
        var renderings = renderings(before: recording, against: line, &ears)
        guard mode == .everything, let own = rendering(of: recording, &ears).first else { return renderings }
        let language = recording.language
        let change = WordChange(
            from: Self.words(recording.transcript, language), to: Self.words(line, language))
        if let heard = change.made(in: Self.words(own.heard, language)) {
            renderings.append(
                LineRendering(
                    line: line, heard: heard.joined(separator: language == .chinese ? "" : " "),
                    engine: own.engine, model: own.model, score: own.score))
        }
        return renderings
    }

    private static func words(_ text: String, _ language: Language) -> [String] {
        SpokenWords.of(text, language: language)
    }

    private mutating func rendering(of recording: Recording, _ ears: inout some EvaluationHearing)
        -> [LineRendering]
    {
        if let rendering = learned[recording.path] { return rendering.map { [$0] } ?? [] }
        // An unusable recording teaches nothing, and is reported at its own turn.
        let heard = try? ears.hear(recording, under: .clean, expecting: [recording.transcript])
        let rendering = heard.flatMap {
            LineRendering(rehearsing: recording.transcript, language: recording.language, $0.evidence)
        }
        learned[recording.path] = .some(rendering)
        return rendering.map { [$0] } ?? []
    }
}

extension AttemptEvidence {
    /// The same evidence with further opinions of the same engine on the same sound.
    func adding(_ more: [LineOpinion]) -> AttemptEvidence {
        AttemptEvidence(
            transcript: transcript, mode: mode, engine: engine, model: model,
            speechMilliseconds: speechMilliseconds, speechLevelDecibels: speechLevelDecibels,
            noiseLevelDecibels: noiseLevelDecibels, latencyMilliseconds: latencyMilliseconds,
            opinions: opinions + more, meanings: meanings)
    }
}
