import VowCore
import VowPorts
import VowRecitation

/// Asks an engine again about lines that it did not hear word for word.
struct SecondOpinions {
    let transcriber: any Transcriber
    let language: Language
    let lines: [String]
    /// How the lines came out when they were rehearsed, heard by whatever engine.
    let renderings: [LineRendering]

    /// How much more of a line the joined transcript may hold than the best of its pieces.
    private static let mostLostAtCuts = 0.1

    /// The opinions on a transcript of the samples, at most one a line, in the order of the lines; after them those on
    /// the words that this engine heard when lines were rehearsed.
    ///
    /// An engine that cannot weigh gives none, and the words alone decide. A line that was cut in two between
    /// pieces gets none either: each piece holds only a part of it.
    func on(_ transcript: Transcript, in samples: [Float]) -> [LineOpinion] {
        let verifier = RecitationVerifier(settings: VerifierSettings(language: language))
        let rehearsed = renderings.heard(by: transcript.engine, transcript.model)
        let whole = verifier.doubts(lines: lines, transcript: transcript.text, renderings: rehearsed)
        guard !whole.isEmpty else { return [] }
        let doubtful = lines.filter { line in
            whole.contains { doubt in
                doubt.line == line || rehearsed.contains { $0.line == line && $0.heard == doubt.line }
            }
        }
        var best: [String: LineOpinion] = [:]
        let pieces =
            transcript.pieces.isEmpty
            ? [Transcript.Piece(text: transcript.text, samples: samples.indices)] : transcript.pieces
        for piece in pieces {
            let doubts = verifier.doubts(lines: doubtful, transcript: piece.text, renderings: rehearsed)
                .filter {
                    doubt in
                    guard let known = whole.first(where: { $0.line == doubt.line }) else { return false }
                    return doubt.similarity >= known.similarity - Self.mostLostAtCuts
                }
            guard !doubts.isEmpty else { continue }
            let opinions = try? transcriber.weigh(doubts, in: Array(samples[piece.samples]))
            for opinion in opinions ?? []
            where opinion.gainHundredths > best[opinion.line]?.gainHundredths ?? .min {
                best[opinion.line] = opinion
            }
        }
        return whole.compactMap { best[$0.line] }
    }
}
