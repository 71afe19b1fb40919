import CSpeech.Whisper
import Glibc
import Synchronization
import VowHearing
package import VowPorts
package import VowRecitation

/// The whisper.cpp library, loaded at run time from a models folder.
///
/// A library stays loaded until the process ends. Not thread-safe.
package final class WhisperLibrary {
    /// The library in a folder for this machine's processor.
    ///
    /// A processor feature counts only if the system enables it, so this uses the compiler's own check.
    package static func path(in folder: String) -> String {
        #if arch(x86_64)
            folder + (vow_whisper_processor_is_v3() ? "/libvow-whisper-v3.so" : "/libvow-whisper-v2.so")
        #else
            folder + "/libvow-whisper-v8.so"
        #endif
    }

    let handle: OpaquePointer

    /// Loads the library that scripts/build-whisper created; throws `speech.library`.
    package init(path: String) throws(PortFailure) {
        var reason: UnsafePointer<CChar>?
        guard let opened = vow_whisper_open(path, &reason) else {
            throw PortFailure(
                code: "speech.library", message: .speechLibraryCannotBeUsed(path: path),
                repair: .runVowModelsInstallWhisper, cause: reason.map { String(cString: $0) })
        }
        handle = opened
    }
}

/// Transcribes English, Spanish and Chinese with Whisper through whisper.cpp, on one thread.
///
/// Does not lean towards expected lines; writes punctuation and capitals. Splits recordings over 15 s at pauses and
/// joins the texts. Prompts for Simplified Chinese, and converts to it if OpenCC is installed. Sound below -60 dBFS or
/// shorter than 0.1 s gives an empty text; other noise may give words that nobody said. In Spanish and Chinese it
/// weighs wordings; English is weighed by Moonshine.
package final class WhisperTranscriber: Transcriber {
    /// "whisper".
    package let engine = "whisper"
    /// The model's name and version, as given; with "+opencc" if OpenCC converts its Chinese.
    package let model: String
    /// Whether it weighs wordings: not in English, and not with a library built without scoring.
    package let weighsWordings: Bool

    private let language: Language
    private let loaded: Mutex<LoadedWhisper>

    /// Loads a ggml model (about 0.2 s, 190 MB); `model` is its name and version.
    ///
    /// Throws `speech.model` if the file is missing or rejected.
    package init(library: sending WhisperLibrary, modelPath: String, model: String, language: Language)
        throws(PortFailure)
    {
        let whisper = try LoadedWhisper(
            library: library, modelPath: modelPath, model: model, language: language)
        self.language = language
        self.model = whisper.convertsCharacters ? model + "+opencc" : model
        weighsWordings = whisper.scorer != nil
        loaded = Mutex(whisper)
    }

    /// Does nothing: prompted lines would appear in transcripts although nobody said them.
    package func expect(lines: [String], words: [String]) throws(PortFailure) {}

    /// See `Transcriber`. Takes about 0.7 s per started 15 s of sound.
    package func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
        var heard: [Transcript.Piece] = []
        var endedInLoop = false
        for piece in PauseSplitter.pieces(of: samples, longestSamples: LoadedWhisper.longestPieceSamples) {
            let sound = Array(samples[piece])
            let written = try loaded.withLock { whisper throws(PortFailure) in try whisper.words(in: sound) }
            let text = RepetitionLoop.cut(written)
            if text != written { endedInLoop = true }
            if !text.isEmpty { heard.append(Transcript.Piece(text: text, samples: piece)) }
        }
        let separator = language == .chinese ? "" : " "
        return Transcript(
            text: heard.map(\.text).joined(separator: separator), engine: engine, model: model, pieces: heard,
            endedInLoop: endedInLoop)
    }

    /// Computes how far doubtful lines fall behind what Whisper would have written. Takes about 10 ms per word piece,
    /// plus a transcription if another sound was transcribed since.
    package func weigh(_ questions: [WordingQuestion], in samples: [Float]) throws(PortFailure)
        -> [LineOpinion]
    {
        try loaded.withLock { whisper throws(PortFailure) in try whisper.weigh(questions, in: samples) }
    }
}

/// A model, and what it transcribed last. Not thread-safe.
private final class LoadedWhisper {
    static let longestPieceSamples = 15 * 16_000
    private static let shortestSamples = 1_600
    private static let quietestDecibels = -60.0
    /// Whisper ignores windows under a second, so shorter sound is padded with silence.
    private static let shortestDecodedSamples = 17_600

    let scorer: WhisperScorer?
    private let library: WhisperLibrary
    private let handle: OpaquePointer
    private let language: Language
    private let converter: OpaquePointer?
    /// The last transcribed sound, the only one that the library can weigh words in.
    private var lastSound: [Float] = []
    /// Its transcript.
    private var lastText = ""

    init(library: WhisperLibrary, modelPath: String, model: String, language: Language) throws(PortFailure) {
        guard access(modelPath, R_OK) == 0, let opened = vow_whisper_model_open(library.handle, modelPath)
        else {
            throw .unusableModel(
                model, message: .speechModelCannotBeLoaded(model: model), cause: modelPath)
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
    }

    deinit {
        vow_whisper_model_close(library.handle, handle)
    }

    /// Whether OpenCC converts Chinese characters to simplified ones.
    var convertsCharacters: Bool { converter != nil }

    func weigh(_ questions: [WordingQuestion], in samples: [Float]) throws(PortFailure) -> [LineOpinion] {
        guard let scorer, !questions.isEmpty, samples.count >= Self.shortestSamples,
            samples.count <= Self.longestPieceSamples
        else { return [] }
        if samples != lastSound { _ = try words(in: samples) }
        guard samples == lastSound else { return [] }
        return questions.compactMap(scorer.opinion)
    }

    /// The prompt for Chinese, which yields Simplified characters and full stops.
    private static func prompt(_ language: Language) -> String? {
        language == .chinese ? "以下是普通话的句子。" : nil
    }

    func words(in piece: [Float]) throws(PortFailure) -> String {
        guard piece.count >= Self.shortestSamples,
            SoundLevel.loudestDecibels(of: piece) > Self.quietestDecibels
        else { return "" }
        if piece == lastSound { return lastText }
        lastSound = []
        let missing = max(0, Self.shortestDecodedSamples - piece.count)
        let padded = piece + repeatElement(0, count: missing)
        let heard = vow_whisper_transcribe(
            library.handle, handle, padded, Int32(padded.count), language.rawValue, Self.prompt(language))
        guard let heard else {
            throw PortFailure(
                code: "speech.decode", message: .whisperCouldNotDecodeRecording,
                repair: .onceMoreIfHappensAgain)
        }
        defer { free(heard) }
        lastText = simplified(heard).trimmingPrefix(while: \.isWhitespace).description
        lastSound = piece
        return lastText
    }

    private func simplified(_ text: UnsafeMutablePointer<CChar>) -> String {
        guard let converter, let converted = vow_opencc_simplified(converter, text) else {
            return String(cString: text)
        }
        defer { free(converted) }
        return String(cString: converted)
    }
}
