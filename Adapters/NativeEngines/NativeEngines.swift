import FFTW
import PocketSphinx
import SherpaOnnx
public import SpeechModels
import StaticVectors
import VowLiveness
public import VowRecitation
public import VowPorts
import WhisperCpp

/// The engines that compute with other people's libraries: for the child process alone, which may break.
///
/// English is heard by Moonshine (tiny or base), Whisper or PocketSphinx, Spanish and Chinese by Whisper. Every model is
/// verified before it is loaded, for the libraries end the process on a damaged one. Nothing stands in for anything
/// here: whoever asks knows the other engines.
public struct NativeEngines: TranscriberSource {
    /// The engines' names, the best first.
    public static let names = ["moonshine", "moonshine-base", "whisper", "pocketsphinx"]

    private let installed: InstalledModels
    private let degraded: @Sendable (PortFailure) -> Void

    /// Looks among the installed models; `degraded` is called on the thread that asked for an engine that falls short.
    public init(installed: InstalledModels, degraded: @escaping @Sendable (PortFailure) -> Void = { _ in }) {
        self.installed = installed
        self.degraded = degraded
    }

    /// The languages that an engine hears; none where there is no engine of the name.
    public static func languages(of engine: String) -> [Language] {
        switch engine {
        case "moonshine", "moonshine-base", "pocketsphinx": [.english]
        case "whisper": [.english, .spanish, .chinese]
        default: []
        }
    }

    /// Whether what an engine needs lies on this device; it is neither loaded nor verified.
    public static func isAtHand(_ engine: String, on installed: InstalledModels) -> Bool {
        func has(_ name: String) -> Bool {
            guard let model = installed.catalogue.model(named: name) else { return false }
            return installed.condition(of: model, readingContents: false) == .installed
        }
        return switch engine {
        case "moonshine": has("sherpa-onnx") && has("moonshine-tiny-en")
        case "moonshine-base": has("sherpa-onnx") && has("moonshine-base-en")
        case "whisper": has("whisper-cpp") && has("whisper-base")
        case "pocketsphinx": PocketSphinxTranscriber.isInstalled
        default: false
        }
    }

    /// The engine of a name; fails with `speech.engine` where there is none that hears the language.
    public func transcriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        guard Self.languages(of: engine).contains(language) else {
            throw PortFailure(
                code: "speech.engine",
                message: Self.names.contains(engine)
                    ? "\(engine) does not hear \(language.englishName)."
                    : "There is no speech engine named \(engine).",
                repair: "Choose one of: \(Self.names.joined(separator: ", ")), wyoming:HOST:PORT.")
        }
        switch engine {
        case "moonshine": return try moonshine(engine, model: "moonshine-tiny-en")
        case "moonshine-base": return try moonshine(engine, model: "moonshine-base-en")
        case "whisper": return try whisper(language)
        default: return try PocketSphinxTranscriber()
        }
    }

    /// The same: nothing stands in for an engine here.
    public func exactTranscriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        try transcriber(engine: engine, language: language)
    }

    /// Silero; fails where it is not installed.
    public func voiceActivityDetector() throws(PortFailure) -> any VoiceActivityDetector {
        try SileroVoiceActivityDetector(
            library: sherpa(),
            modelPath: installed.verifiedFolder(of: "silero-vad") + "/silero-vad/silero_vad.onnx")
    }

    /// The static model of English meanings, where it is installed and whole.
    public func embedder(for language: Language) -> (any Embedder)? {
        guard language == .english else { return nil }
        do {
            let folder = try installed.verifiedFolder(of: "potion-base-8M") + "/potion-base-8M/"
            return try StaticVectorEmbedder(
                vectorsPath: folder + "model.safetensors", piecesPath: folder + "vocab.txt",
                model: identity("potion-base-8M"))
        } catch {
            // An extra that was never installed is nothing to speak of.
            if error.code != "speech.model.missing" { degraded(error) }
            return nil
        }
    }

    /// PocketSphinx for English, where Debian's model is installed.
    public func aligner(for language: Language) throws(PortFailure) -> (any SpeechAligner)? {
        guard language == .english, PocketSphinxTranscriber.isInstalled else { return nil }
        return try PocketSphinxAligner()
    }

    /// Spectra by FFTW.
    public func soundAnalyst() -> (any SoundAnalyst)? { SpectralSoundAnalyst(FFTWSpectrumAnalyzer()) }

    private func sherpa() throws(PortFailure) -> SherpaOnnxLibrary {
        try SherpaOnnxLibrary(
            path: installed.verifiedFolder(of: "sherpa-onnx") + "/sherpa-onnx/lib/libsherpa-onnx-c-api.so")
    }

    private func moonshine(_ engine: String, model name: String) throws(PortFailure) -> MoonshineTranscriber {
        let library = try sherpa()
        let folder = try installed.verifiedFolder(of: name) + "/" + name + "/"
        let files = MoonshineTranscriber.Files(
            encoder: folder + "encoder.ort", mergedDecoder: folder + "merged_decoder.ort",
            tokens: folder + "tokens.txt")
        return try MoonshineTranscriber(
            library: library, files: files, engine: engine, model: identity(name),
            scorer: scorer(files, of: name))
    }

    /// What weighs wordings; without it the words alone decide, a little less well.
    private func scorer(_ files: MoonshineTranscriber.Files, of model: String) throws(PortFailure)
        -> MoonshineScorer?
    {
        let runtime = try installed.verifiedFolder(of: "sherpa-onnx") + "/sherpa-onnx/lib/libonnxruntime.so"
        do { return try MoonshineScorer(runtimePath: runtime, files: files, model: identity(model)) } catch {
            degraded(error.instead("Lines are judged by the words heard alone."))
            return nil
        }
    }

    private func whisper(_ language: Language) throws(PortFailure) -> WhisperTranscriber {
        let path = try installed.verifiedFolder(of: "whisper-base") + "/whisper-base/ggml-base-q8_0.bin"
        let library = try WhisperLibrary(
            path: WhisperLibrary.path(in: installed.verifiedFolder(of: "whisper-cpp") + "/whisper-cpp"))
        return try WhisperTranscriber(
            library: library, modelPath: path, model: identity("whisper-base"), language: language)
    }

    private func identity(_ name: String) -> String {
        installed.catalogue.model(named: name)?.identity ?? name
    }
}
