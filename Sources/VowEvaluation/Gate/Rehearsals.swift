import VowCore
import VowPorts
import VowRecitation

/// What rehearsing teaches about the speakers of a collection, each recording standing for a rehearsal in quiet.
///
/// Collections hold one take of each sentence. So either the sentence that is judged is left out, and only what
/// carries over from other sentences is measured; or the judged recording is the rehearsed one, disturbed, which
/// repeats its mistakes more faithfully than a second take would.
struct Rehearsals {
    /// The recordings with their sentences as words.
    private let recordings: [(recording: Recording, words: [String])]
    private let mode: GateEvaluation.Rehearsed
    /// What each recording taught so far, by its path; nil where it taught nothing.
    private var known: [String: LineRendering?] = [:]

    init(_ recordings: [Recording], _ mode: GateEvaluation.Rehearsed) {
        self.recordings = recordings.map { ($0, Self.words($0.transcript, $0.language)) }
        self.mode = mode
    }

    /// The renderings that count when a recording is judged against a line: those of the speaker's own sentences, and
    /// where everything was rehearsed, also that of another's line, so that no line is judged without one.
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

    /// The renderings that count when a recording is judged against its own sentence with one thing changed.
    ///
    /// Nobody rehearsed the changed sentence. Where everything was rehearsed it gets what such a rehearsal would most
    /// likely have given: what was heard of the own sentence, with the same thing changed. That only works where the
    /// changed words were heard as themselves; else the changed sentence goes without.
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
        if let rendering = known[recording.path] { return rendering.map { [$0] } ?? [] }
        // A recording that cannot be heard teaches nothing, and is reported where its own turn comes.
        let heard = try? ears.hear(recording, under: .clean, expecting: [recording.transcript])
        let rendering = heard.flatMap {
            LineRendering(rehearsing: recording.transcript, language: recording.language, $0.evidence)
        }
        known[recording.path] = .some(rendering)
        return rendering.map { [$0] } ?? []
    }
}

extension AttemptEvidence {
    /// The same evidence with more opinions of the same engine on the same sound.
    func adding(_ more: [LineOpinion]) -> AttemptEvidence {
        AttemptEvidence(
            transcript: transcript, mode: mode, engine: engine, model: model,
            speechMilliseconds: speechMilliseconds, speechLevelDecibels: speechLevelDecibels,
            noiseLevelDecibels: noiseLevelDecibels, latencyMilliseconds: latencyMilliseconds,
            opinions: opinions + more, meanings: meanings)
    }
}
