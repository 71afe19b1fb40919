import CWhisper
import Glibc
import VowHearing
public import VowPorts
public import VowRecitation

/// The whisper.cpp library, opened at run time from a models folder.
///
/// A library stays open until the process ends.
public final class WhisperLibrary: @unchecked Sendable {
    /// The library in a folder that was built for processors such as this one.
    ///
    /// What the processor announces counts only where the system grants it, so this asks the compiler's own check.
    public static func path(in folder: String) -> String {
        #if arch(x86_64)
            folder + (vow_whisper_processor_is_v3() ? "/libvow-whisper-v3.so" : "/libvow-whisper-v2.so")
        #else
            folder + "/libvow-whisper-v8.so"
        #endif
    }

    let handle: OpaquePointer

    /// Opens the library that scripts/build-whisper made; fails with `speech.library`.
    public init(path: String) throws(PortFailure) {
        var reason: UnsafePointer<CChar>?
        guard let opened = vow_whisper_open(path, &reason) else {
            throw PortFailure(
                code: "speech.library", message: "The speech library \(path) cannot be used.",
                repair: "Run `vow models install whisper-base`.", cause: reason.map { String(cString: $0) })
        }
        handle = opened
    }
}

/// Hears English, Spanish and Chinese with Whisper through whisper.cpp, on one thread.
///
/// Whisper does not lean towards expected lines here, and writes punctuation and capitals. Recordings above
/// 15 s are cut at pauses and their texts joined. Chinese is asked for in Simplified characters and converted
/// to them where OpenCC is installed. Sound that never rises above -60 dB of full scale, or lasts less than
/// 0.1 s, gives an empty text; other noise may give words that nobody said. In Spanish and Chinese it tells how far a
/// line's words stand behind what it would have written itself; English is weighed by Moonshine.
public final class WhisperTranscriber: Transcriber, @unchecked Sendable {
    private static let longestPieceSamples = 15 * 16_000
    private static let shortestSamples = 1_600
    private static let quietestDecibels = -60.0
    /// Whisper takes windows below a second for nothing; the rest is filled up with silence.
    private static let shortestDecodedSamples = 17_600

    /// "whisper".
    public let engine = "whisper"
    /// The model's name and version, as it was given; with "+opencc" where Chinese goes through OpenCC.
    public let model: String

    // One thread uses an engine at a time, as the port demands.
    private let library: WhisperLibrary
    private let handle: OpaquePointer
    private let language: Language
    private let converter: OpaquePointer?
    private let scorer: WhisperScorer?
    /// The sound that the library transcribed last, which is the one that it can weigh words in.
    private var taken: [Float] = []
    /// What it heard there.
    private var takenText = ""

    /// Loads a ggml model, which takes about 0.2 s and 190 MB; `model` is its name and version.
    ///
    /// Fails with `speech.model` when the file is missing or refused.
    public init(library: WhisperLibrary, modelPath: String, model: String, language: Language)
        throws(PortFailure)
    {
        guard access(modelPath, R_OK) == 0, let opened = vow_whisper_model_open(library.handle, modelPath)
        else {
            throw .unusableModel(
                model, message: "The speech model \(model) cannot be loaded.", cause: modelPath)
        }
        handle = opened
        self.library = library
        self.language = language
        scorer =
            language == .english
            ? nil
            : WhisperScorer(
                library: library, handle: opened, language: language, prompt: Self.prompt(language))
        converter = language == .chinese ? vow_opencc_open() : nil
        self.model = converter == nil ? model : model + "+opencc"
    }

    deinit {
        vow_whisper_model_close(library.handle, handle)
    }

    /// Whether words are weighed: not in English, and not by a library that was built before it could.
    public var weighsWordings: Bool { scorer != nil }

    /// Does nothing: a prompt with the lines would put them into the person's mouth.
    public func expect(lines: [String], words: [String]) throws(PortFailure) {}

    /// The words in the sound; about 0.7 s for each 15 s of it or part of them.
    public func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
        var heard: [Transcript.Piece] = []
        var endedInLoop = false
        for piece in PauseSplitter.pieces(of: samples, longestSamples: Self.longestPieceSamples) {
            let written = try words(in: Array(samples[piece]))
            let text = RepetitionLoop.cut(written)
            if text != written { endedInLoop = true }
            if !text.isEmpty { heard.append(Transcript.Piece(text: text, samples: piece)) }
        }
        let separator = language == .chinese ? "" : " "
        return Transcript(
            text: heard.map(\.text).joined(separator: separator), engine: engine, model: model, pieces: heard,
            endedInLoop: endedInLoop)
    }

    /// How far the words of doubtful lines stand behind what Whisper would have written; about 10 ms a piece of a word,
    /// and the time of a transcription where another sound was transcribed since.
    public func weigh(_ questions: [WordingQuestion], in samples: [Float]) throws(PortFailure)
        -> [LineOpinion]
    {
        guard let scorer, !questions.isEmpty, samples.count >= Self.shortestSamples,
            samples.count <= Self.longestPieceSamples
        else { return [] }
        if samples != taken { _ = try words(in: samples) }
        guard samples == taken else { return [] }
        return questions.compactMap(scorer.opinion)
    }

    /// What Chinese is asked with, so that it comes in Simplified characters and with full stops.
    private static func prompt(_ language: Language) -> String? {
        language == .chinese ? "以下是普通话的句子。" : nil
    }

    private func words(in piece: [Float]) throws(PortFailure) -> String {
        guard piece.count >= Self.shortestSamples,
            SoundLevel.loudestDecibels(of: piece) > Self.quietestDecibels
        else { return "" }
        if piece == taken { return takenText }
        taken = []
        let missing = max(0, Self.shortestDecodedSamples - piece.count)
        let padded = piece + repeatElement(0, count: missing)
        let heard = vow_whisper_transcribe(
            library.handle, handle, padded, Int32(padded.count), language.rawValue, Self.prompt(language))
        guard let heard else {
            throw PortFailure(
                code: "speech.decode", message: "Whisper could not decode the recording.",
                repair: "Say it once more; if it happens again, choose another engine.")
        }
        defer { free(heard) }
        takenText = simplified(heard).trimmingPrefix(while: \.isWhitespace).description
        taken = piece
        return takenText
    }

    private func simplified(_ text: UnsafeMutablePointer<CChar>) -> String {
        guard let converter, let converted = vow_opencc_simplified(converter, text) else {
            return String(cString: text)
        }
        defer { free(converted) }
        return String(cString: converted)
    }
}
