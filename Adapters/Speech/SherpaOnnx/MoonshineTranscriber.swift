import CSpeech.Sherpa
import Glibc
import Synchronization
import VowHearing
package import VowPorts
package import VowRecitation

/// Transcribes English with Moonshine through sherpa-onnx, on one thread.
///
/// Cannot lean towards expected lines; writes punctuation and capitals. Splits recordings over 12 s at pauses and joins
/// the texts. Sound below -60 dBFS or shorter than 0.1 s gives an empty text without running the model; other noise may
/// give words that nobody said. Times and memory given here are those of Moonshine tiny.
package final class MoonshineTranscriber: Transcriber {
    /// The paths of a model's three files.
    package struct Files: Hashable, Sendable {
        /// The encoder, as ONNX or ORT.
        package let encoder: String
        /// The merged decoder, with and without cache.
        package let mergedDecoder: String
        /// A line per token: `base64(token)`, a tab and the number.
        package let tokens: String

        /// Creates a set of paths.
        package init(encoder: String, mergedDecoder: String, tokens: String) {
            self.encoder = encoder
            self.mergedDecoder = mergedDecoder
            self.tokens = tokens
        }
    }

    private static let longestPieceSamples = 12 * 16_000
    fileprivate static let shortestSamples = 1_600
    fileprivate static let quietestDecibels = -60.0

    /// "moonshine", unless another name was given.
    package let engine: String
    /// Whether a scorer was given.
    package let weighsWordings: Bool
    /// The model's name and version, as given.
    package let model: String

    fileprivate struct Loaded {
        let handle: OpaquePointer
        let scorer: MoonshineScorer?
        /// The transcripts of the last recording's finished pieces: while a person speaks the recording grows, and
        /// those pieces stay the same.
        var heardBefore: [(sound: [Float], written: String)] = []
    }

    private let loaded: Mutex<Loaded>

    /// Loads a model (about 0.5 s, 175 MB); `model` is its name and version. With a `scorer` of the same model it can
    /// also weigh wordings.
    ///
    /// Verify the files first: sherpa-onnx ends the process on a damaged one. Throws `speech.model` if a file is
    /// missing or rejected.
    package init(
        library: sending SherpaOnnxLibrary, files: Files, engine: String = "moonshine", model: String,
        scorer: sending MoonshineScorer? = nil
    ) throws(PortFailure) {
        for path in [files.encoder, files.mergedDecoder, files.tokens] where access(path, R_OK) != 0 {
            throw Self.unusable(model, cause: "\(path) cannot be read")
        }
        guard
            let opened = vow_moonshine_open(library.handle, files.encoder, files.mergedDecoder, files.tokens)
        else {
            throw Self.unusable(model, cause: nil)
        }
        self.engine = engine
        self.model = model
        weighsWordings = scorer != nil
        loaded = Mutex(Loaded(handle: opened, scorer: scorer))
    }

    deinit {
        loaded.withLock { vow_moonshine_close($0.handle) }
    }

    /// Does nothing: Moonshine cannot lean towards words.
    package func expect(lines: [String], words: [String]) throws(PortFailure) {}

    /// See `Transcriber`. Takes about 15 ms per second of sound.
    package func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
        var heard: [Transcript.Piece] = []
        var endedInLoop = false
        let pieces = PauseSplitter.pieces(of: samples, longestSamples: Self.longestPieceSamples)
        let texts = try loaded.withLock { loaded throws(PortFailure) in
            let before = loaded.heardBefore
            loaded.heardBefore = []
            var texts: [String] = []
            for piece in pieces {
                let sound = Array(samples[piece])
                let cachedText = before.first { $0.sound == sound }?.written
                let written = if let cachedText { cachedText } else { try loaded.words(in: sound) }
                if piece != pieces.last { loaded.heardBefore.append((sound, written)) }
                texts.append(written)
            }
            return texts
        }
        for (piece, written) in zip(pieces, texts) {
            let text = RepetitionLoop.cut(written)
            if text != written { endedInLoop = true }
            if !text.isEmpty { heard.append(Transcript.Piece(text: text, samples: piece)) }
        }
        return Transcript(
            text: heard.map(\.text).joined(separator: " "), engine: engine, model: model, pieces: heard,
            endedInLoop: endedInLoop)
    }

    /// Weighs wordings if there is a scorer; takes about 20 ms per second of sound and 15 ms per question.
    package func weigh(_ questions: [WordingQuestion], in samples: [Float]) throws(PortFailure)
        -> [LineOpinion]
    {
        try loaded.withLock { loaded throws(PortFailure) in
            try loaded.scorer?.weigh(questions, in: samples) ?? []
        }
    }

    private static func unusable(_ model: String, cause: String?) -> PortFailure {
        .unusableModel(model, message: .speechModelCannotBeLoaded(model: model), cause: cause)
    }
}

extension MoonshineTranscriber.Loaded {
    fileprivate func words(in piece: [Float]) throws(PortFailure) -> String {
        guard piece.count >= MoonshineTranscriber.shortestSamples,
            SoundLevel.loudestDecibels(of: piece) > MoonshineTranscriber.quietestDecibels
        else { return "" }
        guard let text = vow_moonshine_transcribe(handle, piece, Int32(piece.count)) else {
            throw PortFailure(
                code: "speech.decode", message: .moonshineCouldNotDecodeRecording,
                repair: .onceMoreIfHappensAgain)
        }
        defer { free(text) }
        let words = String(cString: text)
        return String(words.trimmingPrefix(while: \.isWhitespace))
    }
}
