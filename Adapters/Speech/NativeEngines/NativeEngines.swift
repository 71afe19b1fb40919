import VowCore
import VowHearing
package import VowRecitation
package import VowPorts

/// The engines that use third-party libraries; for the child process only, which may crash.
///
/// English: Moonshine (tiny or base), Whisper or PocketSphinx. Spanish and Chinese: Whisper. Every model is verified
/// before loading, because the libraries end the process on a damaged one. No engine replaces another here: the caller
/// chooses.
package struct NativeEngines: TranscriberSource {
    /// The engines' names, best first.
    package static let names = ["moonshine", "moonshine-base", "whisper", "pocketsphinx"]

    private let installed: InstalledModels
    private let degraded: @Sendable (PortFailure) -> Void

    /// Uses the installed models. Calls `degraded` on the asking thread if an engine falls short.
    package init(installed: InstalledModels, degraded: @escaping @Sendable (PortFailure) -> Void = { _ in }) {
        self.installed = installed
        self.degraded = degraded
    }

    /// The languages of an engine; empty for an unknown name.
    package static func languages(of engine: String) -> [Language] {
        switch engine {
        case "moonshine", "moonshine-base", "pocketsphinx": [.english]
        case "whisper": [.english, .spanish, .chinese]
        default: []
        }
    }

    /// Whether everything an engine needs is installed. Neither loads nor verifies it.
    package static func isAtHand(_ engine: String, on installed: InstalledModels) -> Bool {
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

    /// The engine with this name. Throws `speech.engine` if there is none for the language.
    package func transcriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        guard Self.languages(of: engine).contains(language) else {
            throw PortFailure(
                code: "speech.engine",
                message: Self.names.contains(engine)
                    ? .doesNotHear(engine: engine, language: language.named)
                    : .noSpeechEngineNamed(engine: engine),
                repair: .chooseOneOfWyomingHost(names: Self.names.joined(separator: ", ")))
        }
        switch engine {
        case "moonshine": return try moonshine(engine, model: "moonshine-tiny-en")
        case "moonshine-base": return try moonshine(engine, model: "moonshine-base-en")
        case "whisper": return try whisper(language)
        default: return try PocketSphinxTranscriber()
        }
    }

    /// The same as `transcriber`: nothing replaces an engine here.
    package func exactTranscriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        try transcriber(engine: engine, language: language)
    }

    /// Silero's detector; throws if it is not installed.
    package func voiceActivityDetector() throws(PortFailure) -> any VoiceActivityDetector {
        try SileroVoiceActivityDetector(
            library: sherpa(),
            modelPath: installed.verifiedFolder(of: "silero-vad") + "/silero-vad/silero_vad.onnx")
    }

    /// The static English embeddings, or nil if not installed or damaged.
    package func embedder(for language: Language) -> (any Embedder)? {
        guard language == .english else { return nil }
        do {
            let folder = try installed.verifiedFolder(of: "potion-base-8M") + "/potion-base-8M/"
            return try StaticVectorEmbedder(
                vectorsPath: folder + "model.safetensors", piecesPath: folder + "vocab.txt",
                model: identity("potion-base-8M"))
        } catch {
            // An optional model that was never installed is not worth reporting.
            if error.code != "speech.model.missing" { degraded(error) }
            return nil
        }
    }

    /// PocketSphinx for English, or nil if Debian's model is not installed.
    package func aligner(for language: Language) throws(PortFailure) -> (any SpeechAligner)? {
        guard language == .english, PocketSphinxTranscriber.isInstalled else { return nil }
        return try PocketSphinxAligner()
    }

    /// Spectra by FFTW.
    package func soundAnalyst() -> (any SoundAnalyst)? { SpectralSoundAnalyst(FFTWSpectrumAnalyzer()) }

    private func sherpa() throws(PortFailure) -> sending SherpaOnnxLibrary {
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

    /// The scorer that weighs wordings. Without it the words alone decide, slightly less accurately.
    private func scorer(_ files: MoonshineTranscriber.Files, of model: String) throws(PortFailure)
        -> sending MoonshineScorer?
    {
        let runtime = try installed.verifiedFolder(of: "sherpa-onnx") + "/sherpa-onnx/lib/libonnxruntime.so"
        do { return try MoonshineScorer(runtimePath: runtime, files: files, model: identity(model)) } catch {
            degraded(error.instead(.linesJudgedByWordsHeard))
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
