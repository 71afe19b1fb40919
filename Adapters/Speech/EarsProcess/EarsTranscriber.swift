import VowSystem
package import VowPorts
package import VowRecitation

/// A speech recogniser in a child process.
///
/// Transcribes, weighs and leans as the engine in the child does. A fault of the child costs one question, whose limit
/// follows from the engine's speed on its first second of sound. See `EarsProcess.ask` for the errors.
package final class EarsTranscriber: Transcriber {
    /// Loading reads and compares 50 to 300 MB, which takes seconds from a slow card.
    static let loadMilliseconds = 12_000
    private static let expectMilliseconds = 3_000
    /// More than anybody says in two minutes.
    private static let longestText = 16_000
    private static let shortestWaitMilliseconds = 1_000
    private static let grantedMilliseconds = 3_000
    private static let longestWaitMilliseconds = 15_000

    /// The engine's stable name.
    package let engine: String
    /// The model's name and version.
    package let model: String
    /// Whether `expect` changes what the engine hears.
    package let leansTowardsExpectedLines: Bool
    /// Whether `weigh` gives opinions.
    package let weighsWordings: Bool
    private let process: EarsProcess
    private let asked: String
    private let language: Language
    private let firstMilliseconds: Int

    /// Loads an engine in a child, and passes what falls short to `told`.
    package init(
        engine: String, language: Language, in process: EarsProcess, told: (PortFailure) -> Void = { _ in }
    ) throws(PortFailure) {
        let answer = try process.ask(
            LoadEngine(engine: engine, language: language), limitMilliseconds: Self.loadMilliseconds
        ).value
        guard (0...60_000).contains(answer.firstMilliseconds), answer.engine.utf8.count <= 100,
            answer.model.utf8.count <= 300
        else { throw process.giveUp("an engine without a name", engine) }
        self.process = process
        self.language = language
        asked = engine
        self.engine = ForeignWords.plain(answer.engine)
        model = ForeignWords.plain(answer.model)
        leansTowardsExpectedLines = answer.leans
        weighsWordings = answer.weighs
        firstMilliseconds = answer.firstMilliseconds
        for note in answer.degraded.prefix(8) { told(note.failure) }
    }

    /// The child's processor time so far, in milliseconds.
    package var elsewhereProcessorMilliseconds: Int64 { process.processorMilliseconds }

    /// Sends the lines to the child.
    package func expect(lines: [String], words: [String]) throws(PortFailure) {
        _ = try process.ask(
            ExpectLines(engine: asked, language: language, lines: lines, words: words),
            limitMilliseconds: Self.expectMilliseconds)
    }

    /// The words in the sound.
    package func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
        guard samples.count <= HearSound.mostSamples else { throw Self.tooLong }
        let answer = try process.ask(
            TranscribeSound(engine: asked, language: language), about: samples,
            limitMilliseconds: limit(samples.count)
        ).value
        guard answer.text.utf8.count <= Self.longestText,
            let pieces = Self.pieces(answer.pieces, of: samples.count)
        else { throw process.giveUp("a transcript that is none", asked) }
        return Transcript(
            text: ForeignWords.plain(answer.text), engine: engine, model: model, pieces: pieces,
            endedInLoop: answer.endedInLoop)
    }

    /// How likely the engine finds the wordings of doubtful lines.
    package func weigh(_ questions: [WordingQuestion], in samples: [Float]) throws(PortFailure)
        -> [LineOpinion]
    {
        guard weighsWordings, !questions.isEmpty, samples.count <= HearSound.mostSamples else { return [] }
        let limit = limit(samples.count) + questions.count * max(200, firstMilliseconds * 6)
        let rows = try process.ask(
            WeighWordings(engine: asked, language: language, questions: questions.map(WordingRow.init)),
            about: samples, limitMilliseconds: limit
        ).value.opinions
        let opinions = rows.compactMap { $0.opinion(on: questions) }
        guard opinions.count == rows.count, rows.count <= questions.count else {
            throw process.giveUp("opinions that are none", asked)
        }
        return opinions
    }

    /// The limit for a transcription in milliseconds: six times the first second's time for each second, within bounds.
    ///
    /// An engine may take as long for one second as for ten, so the bound is the sound's own length and a little more,
    /// unless the first second took longer than that.
    private func limit(_ sampleCount: Int) -> Int {
        let milliseconds = sampleCount / 16
        let usual = 6 * firstMilliseconds * max(1, milliseconds / 1_000)
        let most = max(Self.grantedMilliseconds + milliseconds, 6 * firstMilliseconds)
        return Self.shortestWaitMilliseconds + min(usual, most, Self.longestWaitMilliseconds)
    }

    /// The pieces of a transcript, or nil if they reach beyond the sound.
    private static func pieces(_ rows: [TranscribeSound.Answer.Piece], of count: Int) -> [Transcript.Piece]? {
        guard rows.count <= 100 else { return nil }
        var pieces: [Transcript.Piece] = []
        for row in rows {
            guard row.text.utf8.count <= longestText, row.start >= 0, row.start < row.end, row.end <= count
            else { return nil }
            pieces.append(
                Transcript.Piece(text: ForeignWords.plain(row.text), samples: row.start..<row.end))
        }
        return pieces
    }

    private static let tooLong = PortFailure(
        code: "speech.decode", message: .recordingOfMoreThanTwo,
        repair: .cutIntoPieces)
}
