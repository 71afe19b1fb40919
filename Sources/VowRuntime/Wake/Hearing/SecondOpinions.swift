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
    /// Lines that count already, from windows before.
    var linesDone: [String] = []
    /// What the engine said about pieces of the same sound before.
    var asked = AskedOpinions()

    /// How much more of a line the joined transcript may hold than the best of its pieces.
    private static let mostLostAtCuts = 0.1
    /// From this similarity on a line is asked about ahead: it was most likely said in that piece.
    private static let likelySaid = 0.5
    /// How many questions are asked at once while the person speaks: about 100 ms of work with Moonshine, which is the
    /// longest that a person who then stops speaking waits for.
    private static let mostAhead = 3

    /// What an engine is asked about a whole transcript.
    private struct Questions {
        let all: [WordingQuestion]
        /// The renderings that this engine heard.
        let rehearsed: [LineRendering]
        /// The lines that the questions are about, also by what was heard of them at a rehearsal.
        let lines: [String]
    }

    /// The opinions at a pause; nil where the transcript could not open the gate if the engine spoke for every line that it
    /// is asked about.
    ///
    /// While lines are still to be said it cannot, and an answer would be thrown away with the next word.
    func atPause(_ transcript: Transcript, in samples: [Float]) -> [LineOpinion]? {
        guard transcriber.weighsWordings else { return [] }
        let questions = questions(on: transcript)
        guard canOpen(transcript, asking: questions) else { return nil }
        return opinions(on: transcript, asking: questions, in: samples)
    }

    /// The opinions on a transcript of the samples, at most one for each line, in the order of the lines; then those on
    /// the words that this engine heard when the lines were rehearsed.
    ///
    /// An engine that cannot weigh gives none, and the words alone decide. A line that was cut in two between
    /// pieces gets none either: each piece holds only a part of it.
    func on(_ transcript: Transcript, in samples: [Float]) -> [LineOpinion] {
        guard transcriber.weighsWordings else { return [] }
        return opinions(on: transcript, asking: questions(on: transcript), in: samples)
    }

    private func canOpen(_ transcript: Transcript, asking questions: Questions) -> Bool {
        let open = lines.filter { !linesDone.contains($0) }
        let verdict = verifier.judge(
            lines: open.map { RequiredLine(id: "", text: $0) }, transcript: transcript.text,
            challengeWord: nil)
        return verdict.lines.allSatisfy { $0.passed || questions.lines.contains($0.text) }
    }

    private func opinions(on transcript: Transcript, asking wanted: Questions, in samples: [Float])
        -> [LineOpinion]
    {
        guard !wanted.all.isEmpty else { return [] }
        var best: [String: LineOpinion] = [:]
        let pieces =
            transcript.pieces.isEmpty
            ? [Transcript.Piece(text: transcript.text, samples: samples.indices)] : transcript.pieces
        for piece in pieces {
            let questions = verifier.questions(
                lines: wanted.lines, transcript: piece.text, renderings: wanted.rehearsed
            ).filter { question in
                guard let known = wanted.all.first(where: { $0.line == question.line }) else { return false }
                return question.similarity >= known.similarity - Self.mostLostAtCuts
            }
            for opinion in opinions(on: questions, piece, in: samples)
            where opinion.gainHundredths > best[opinion.line]?.gainHundredths ?? .min {
                best[opinion.line] = opinion
            }
        }
        return wanted.all.compactMap { best[$0.line] }
    }

    /// Asks about the pieces that are cut off already, a few questions at a time, while the person goes on speaking: at
    /// the end they are answered. Never about the last piece, which still grows.
    func ahead(of transcript: Transcript, in samples: [Float]) {
        guard transcriber.weighsWordings else { return }
        for piece in transcript.pieces.dropLast() {
            let questions = asked.questions(on: piece) {
                verifier.questions(
                    lines: lines, transcript: piece.text,
                    renderings: renderings.heard(by: transcript.engine, transcript.model)
                ).filter { $0.similarity >= Self.likelySaid }
            }
            let open = questions.filter { !asked.knows($0, piece) }.prefix(Self.mostAhead)
            guard !open.isEmpty else { continue }
            _ = opinions(on: Array(open), piece, in: samples)
            return
        }
    }

    private var verifier: RecitationVerifier {
        RecitationVerifier(settings: VerifierSettings(language: language))
    }

    private func questions(on transcript: Transcript) -> Questions {
        let rehearsed = renderings.heard(by: transcript.engine, transcript.model)
        let all = verifier.questions(
            lines: lines, transcript: transcript.text, renderings: rehearsed, leavesOutOtherLines: true)
        let asked = lines.filter { line in
            all.contains { question in
                question.line == line || rehearsed.contains { $0.line == line && $0.heard == question.line }
            }
        }
        return Questions(all: all, rehearsed: rehearsed, lines: asked)
    }

    /// What the engine says to questions about a piece; it is asked only what it was not asked before, in one go.
    private func opinions(
        on questions: [WordingQuestion], _ piece: Transcript.Piece, in samples: [Float]
    ) -> [LineOpinion] {
        let open = questions.filter { !asked.knows($0, piece) }
        // Without an opinion the words decide.
        if !open.isEmpty, let found = try? transcriber.weigh(open, in: Array(samples[piece.samples])) {
            for question in open { asked.keep(found.first { $0.line == question.line }, to: question, piece) }
        }
        return questions.compactMap { asked.opinion(on: $0, piece) }
    }
}

/// What an engine said about pieces of one window's sound, by piece and question.
///
/// The sound of a window only grows, so that a piece of the same place and words is the same sound. Of the thread that
/// listens.
final class AskedOpinions {
    private struct Key: Hashable {
        let piece: Transcript.Piece
        let question: WordingQuestion
    }

    private var known: [Key: LineOpinion?] = [:]
    private var questions: [Transcript.Piece: [WordingQuestion]] = [:]

    /// What to ask about a piece, found out once.
    func questions(on piece: Transcript.Piece, find: () -> [WordingQuestion]) -> [WordingQuestion] {
        if let known = questions[piece] { return known }
        let found = find()
        questions[piece] = found
        return found
    }

    /// Whether a question about a piece was asked.
    func knows(_ question: WordingQuestion, _ piece: Transcript.Piece) -> Bool {
        known[Key(piece: piece, question: question)] != nil
    }

    /// What was answered; nil where the engine had no opinion, or was not asked.
    func opinion(on question: WordingQuestion, _ piece: Transcript.Piece) -> LineOpinion? {
        known[Key(piece: piece, question: question)] ?? nil
    }

    /// Keeps an answer.
    func keep(_ opinion: LineOpinion?, to question: WordingQuestion, _ piece: Transcript.Piece) {
        known.updateValue(opinion, forKey: Key(piece: piece, question: question))
    }
}
