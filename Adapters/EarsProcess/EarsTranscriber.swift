import Foundation
public import VowRecitation
public import VowPorts
import Wyoming

/// A speech recogniser in a child process.
///
/// Transcribes, weighs and leans as the engine in the child does. A fault of the child costs one question, whose limit
/// follows from the engine's speed on its first second of sound. See `EarsProcess.ask` for the errors.
public final class EarsTranscriber: Transcriber {
    /// Loading reads and compares 50 to 300 MB, which takes seconds from a slow card.
    static let loadMilliseconds = 12_000
    private static let expectMilliseconds = 3_000
    /// More than anybody says in two minutes.
    private static let longestText = 16_000
    private static let shortestWaitMilliseconds = 1_000
    private static let grantedMilliseconds = 3_000
    private static let longestWaitMilliseconds = 15_000

    /// The engine's stable name.
    public let engine: String
    /// The model's name and version.
    public let model: String
    /// Whether `expect` changes what the engine hears.
    public let leansTowardsExpectedLines: Bool
    /// Whether `weigh` gives opinions.
    public let weighsWordings: Bool
    private let process: EarsProcess
    private let asked: String
    private let language: Language
    private let firstMilliseconds: Int

    /// Loads an engine in a child, and passes what falls short to `told`.
    public init(
        engine: String, language: Language, in process: EarsProcess, told: (PortFailure) -> Void = { _ in }
    ) throws(PortFailure) {
        let answer = try process.ask(
            EarsQuestion("load", ["part": "engine", "engine": engine, "language": language.rawValue]),
            of: engine, limitMilliseconds: Self.loadMilliseconds)
        guard let name = answer.data["engine"] as? String, let model = answer.data["model"] as? String,
            let first = answer.data["firstMilliseconds"] as? Int, (0...60_000).contains(first),
            name.utf8.count <= 100, model.utf8.count <= 300
        else { throw process.giveUp("an engine without a name", engine) }
        self.process = process
        self.language = language
        asked = engine
        self.engine = ForeignWords.plain(name)
        self.model = ForeignWords.plain(model)
        leansTowardsExpectedLines = answer.data["leans"] as? Bool ?? false
        weighsWordings = answer.data["weighs"] as? Bool ?? false
        firstMilliseconds = first
        for note in (answer.data["degraded"] as? [[String: Any]] ?? []).prefix(8) {
            told(EarsProtocol.failure(in: WyomingEvent(type: "error", data: note)))
        }
    }

    /// The child's processor time so far, in milliseconds.
    public var elsewhereProcessorMilliseconds: Int64 { process.processorMilliseconds }

    /// Sends the lines to the child.
    public func expect(lines: [String], words: [String]) throws(PortFailure) {
        _ = try process.ask(
            question("expect", ["lines": lines, "words": words]), of: asked,
            limitMilliseconds: Self.expectMilliseconds)
    }

    /// The words in the sound.
    public func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
        guard samples.count <= EarsProtocol.mostSamples else { throw Self.tooLong }
        var question = question("transcribe", [:])
        question.sound = samples
        let answer = try process.ask(question, of: asked, limitMilliseconds: limit(samples.count))
        guard let text = answer.data["text"] as? String, text.utf8.count <= Self.longestText,
            let pieces = Self.pieces(answer.data["pieces"], of: samples.count)
        else { throw process.giveUp("a transcript that is none", asked) }
        return Transcript(
            text: ForeignWords.plain(text), engine: engine, model: model, pieces: pieces,
            endedInLoop: answer.data["endedInLoop"] as? Bool ?? false)
    }

    /// How likely the engine finds the wordings of doubtful lines.
    public func weigh(_ questions: [WordingQuestion], in samples: [Float]) throws(PortFailure)
        -> [LineOpinion]
    {
        guard weighsWordings, !questions.isEmpty, samples.count <= EarsProtocol.mostSamples else { return [] }
        var question = question("weigh", ["questions": questions.map(EarsCoding.fields)])
        question.sound = samples
        let limit = limit(samples.count) + questions.count * max(200, firstMilliseconds * 6)
        let answer = try process.ask(question, of: asked, limitMilliseconds: limit)
        guard let opinions = EarsCoding.opinions(answer.data["opinions"], on: questions) else {
            throw process.giveUp("opinions that are none", asked)
        }
        return opinions
    }

    private func question(_ type: String, _ data: [String: Any]) -> EarsQuestion {
        EarsQuestion(type, data.merging(["engine": asked, "language": language.rawValue]) { $1 })
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

    /// The pieces of a transcript, or nil if they are malformed or reach beyond the sound.
    private static func pieces(_ value: Any?, of count: Int) -> [Transcript.Piece]? {
        guard let value else { return [] }
        guard let rows = value as? [[String: Any]], rows.count <= 100 else { return nil }
        var pieces: [Transcript.Piece] = []
        for row in rows {
            guard let text = row["text"] as? String, text.utf8.count <= longestText,
                let start = row["start"] as? Int, let end = row["end"] as? Int,
                start >= 0, start < end, end <= count
            else { return nil }
            pieces.append(Transcript.Piece(text: ForeignWords.plain(text), samples: start..<end))
        }
        return pieces
    }

    private static let tooLong = PortFailure(
        code: "speech.decode", message: "A recording of more than two minutes is not heard.",
        repair: "Cut it into pieces.")
}
