import CSherpaOnnx
import Glibc
import VowHearing
public import VowPorts
public import VowRecitation

/// Hears English with Moonshine through sherpa-onnx, on one thread.
///
/// Moonshine has no means to lean towards expected lines, and writes punctuation and capitals. Recordings
/// above 12 s are cut at pauses and their texts joined. Sound that never rises above -60 dB of full scale, or
/// lasts less than 0.1 s, gives an empty text without asking the model; other noise may give words that
/// nobody said. Times and memory given here are those of Moonshine tiny.
public final class MoonshineTranscriber: Transcriber, @unchecked Sendable {
    /// Where the three files of a model lie.
    public struct Files: Hashable, Sendable {
        /// The encoder, in ONNX or ORT form.
        public let encoder: String
        /// The decoder with and without cache in one.
        public let mergedDecoder: String
        /// `base64(token)`, a tab and the number, one per line.
        public let tokens: String

        /// Names the files.
        public init(encoder: String, mergedDecoder: String, tokens: String) {
            self.encoder = encoder
            self.mergedDecoder = mergedDecoder
            self.tokens = tokens
        }
    }

    private static let longestPieceSamples = 12 * 16_000
    private static let shortestSamples = 1_600
    private static let quietestDecibels = -60.0

    /// "moonshine", unless it was given another name.
    public let engine: String
    /// True with a scorer.
    public var weighsWordings: Bool { scorer != nil }
    /// The model's name and version, as it was given.
    public let model: String

    // One thread uses an engine at a time, as the port demands.
    private let handle: OpaquePointer
    private let scorer: MoonshineScorer?
    /// What was heard in the pieces of the last recording that were cut off: while a person speaks it only grows, and
    /// those pieces stay as they are.
    private var heardBefore: [(sound: [Float], written: String)] = []

    /// Loads a model, which takes about half a second and 175 MB; `model` is its name and version. With a
    /// `scorer` of the same model it can also weigh wordings.
    ///
    /// The files must be verified before: sherpa-onnx ends the process on a damaged one. Fails with
    /// `speech.model` when a file is missing or refused.
    public init(
        library: SherpaOnnxLibrary, files: Files, engine: String = "moonshine", model: String,
        scorer: MoonshineScorer? = nil
    ) throws(PortFailure) {
        for path in [files.encoder, files.mergedDecoder, files.tokens] where access(path, R_OK) != 0 {
            throw Self.unusable(model, cause: "\(path) cannot be read")
        }
        guard
            let opened = vow_moonshine_open(library.handle, files.encoder, files.mergedDecoder, files.tokens)
        else {
            throw Self.unusable(model, cause: nil)
        }
        handle = opened
        self.engine = engine
        self.model = model
        self.scorer = scorer
    }

    deinit {
        vow_moonshine_close(handle)
    }

    /// Does nothing: Moonshine cannot lean towards words.
    public func expect(lines: [String], words: [String]) throws(PortFailure) {}

    /// The words in the sound; about 15 ms for each second of it.
    public func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
        var heard: [Transcript.Piece] = []
        var endedInLoop = false
        let before = heardBefore
        heardBefore = []
        let pieces = PauseSplitter.pieces(of: samples, longestSamples: Self.longestPieceSamples)
        for piece in pieces {
            let sound = Array(samples[piece])
            let known = before.first { $0.sound == sound }?.written
            let written = if let known { known } else { try words(in: sound) }
            if piece != pieces.last { heardBefore.append((sound, written)) }
            let text = RepetitionLoop.cut(written)
            if text != written { endedInLoop = true }
            if !text.isEmpty { heard.append(Transcript.Piece(text: text, samples: piece)) }
        }
        return Transcript(
            text: heard.map(\.text).joined(separator: " "), engine: engine, model: model, pieces: heard,
            endedInLoop: endedInLoop)
    }

    /// Weighs wordings, where the model's scorer is there; about 20 ms for each second, and 15 ms a question.
    public func weigh(_ questions: [WordingQuestion], in samples: [Float]) throws(PortFailure)
        -> [LineOpinion]
    {
        try scorer?.weigh(questions, in: samples) ?? []
    }

    private func words(in piece: [Float]) throws(PortFailure) -> String {
        guard piece.count >= Self.shortestSamples,
            SoundLevel.loudestDecibels(of: piece) > Self.quietestDecibels
        else { return "" }
        guard let text = vow_moonshine_transcribe(handle, piece, Int32(piece.count)) else {
            throw PortFailure(
                code: "speech.decode", message: "Moonshine could not decode the recording.",
                repair: "Say it once more; if it happens again, choose another engine.")
        }
        defer { free(text) }
        let words = String(cString: text)
        return String(words.trimmingPrefix(while: \.isWhitespace))
    }

    private static func unusable(_ model: String, cause: String?) -> PortFailure {
        .unusableModel(model, message: "The speech model \(model) cannot be loaded.", cause: cause)
    }
}
