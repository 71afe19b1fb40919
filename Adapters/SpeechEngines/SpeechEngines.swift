public import CloudSpeech
import PocketSphinx
import SherpaOnnx
public import SpeechModels
import StaticVectors
import VowHearing
public import VowPorts
public import VowRecitation
import WhisperCpp
public import Wyoming

/// Chooses among the engines of this device, and falls back to what is there.
///
/// English is heard by Moonshine (tiny or base), Whisper or PocketSphinx, Spanish and Chinese by Whisper. When the
/// wished engine cannot be had, the next best one is loaded and `degraded` is told why: a missing model must not leave
/// a person without a way to stop their alarm. Every model is verified before it is loaded. `wyoming:HOST:PORT` is a
/// server that hears every language; the sound goes there, and to another machine only with the person's consent.
/// `cloud:URL` is a transcription service, which is had only by `exactTranscriber`, where the caller is not in a hurry,
/// and with the person's consent.
public struct SpeechEngines: TranscriberSource {
    /// The names that configuration may hold, the best first.
    public static let names = ["moonshine", "moonshine-base", "whisper", "pocketsphinx"]

    let shelf: ModelShelf
    private let cloud: @Sendable (String) -> CloudSpeechTranscriber.Access?
    private let servers: @Sendable (String) -> WyomingConsent
    private let degraded: @Sendable (PortFailure) -> Void

    /// Looks for models on a shelf; `degraded` is called on the thread that asked for an engine.
    /// - Parameters:
    ///   - cloud: what a cloud engine's name stands for; nil where it is no usable address.
    ///   - servers: whether the person agrees to a server on another machine, by its engine's name.
    public init(
        shelf: ModelShelf,
        cloud: @escaping @Sendable (String) -> CloudSpeechTranscriber.Access? = { _ in nil },
        servers: @escaping @Sendable (String) -> WyomingConsent = { _ in .none },
        degraded: @escaping @Sendable (PortFailure) -> Void
    ) {
        self.shelf = shelf
        self.cloud = cloud
        self.servers = servers
        self.degraded = degraded
    }

    /// The wished engine and no other: for those who compare engines, or ask one besides.
    public func exactTranscriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        guard engine.hasPrefix("cloud:") else { return try load(engine, language) }
        guard let access = cloud(engine) else {
            throw PortFailure(
                code: "speech.engine", message: "\"\(engine)\" is no usable address of a cloud service.",
                repair: "Write it as cloud:https://HOST/v1#MODEL.")
        }
        return try CloudSpeechTranscriber(access: access, language: language)
    }

    /// The languages that an engine hears.
    public static func languages(of engine: String) -> [Language] {
        switch engine {
        case "moonshine", "moonshine-base", "pocketsphinx": [.english]
        case "whisper": [.english, .spanish, .chinese]
        default: wyoming(engine) == nil ? [] : [.english, .spanish, .chinese]
        }
    }

    /// Whether an engine can be asked for by this name.
    public static func knows(_ engine: String) -> Bool {
        engine == "auto" || names.contains(engine) || wyoming(engine) != nil
    }

    private static func wyoming(_ engine: String) -> WyomingAddress? {
        engine.hasPrefix("wyoming:") ? WyomingAddress(String(engine.dropFirst(8))) : nil
    }

    /// The wished engine, or the best one that can be had for the language.
    ///
    /// Fails with `speech.engine` when no engine on this device hears the language; the repair says what to
    /// install. Loading takes up to a second.
    public func transcriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        var firstFailure: PortFailure?
        let fitting = Self.names.filter { Self.languages(of: $0).contains(language) }
        // "auto" names no engine of its own: it asks for the best one, so nothing degrades when that one loads.
        let order = engine == "auto" ? fitting : [engine] + fitting.filter { $0 != engine }
        for name in order {
            do {
                let found = try load(name, language)
                if let firstFailure {
                    tell(firstFailure, "\(name) listens instead of \(engine).")
                }
                return found
            } catch {
                firstFailure = firstFailure ?? error
            }
        }
        throw PortFailure(
            code: "speech.engine",
            message: "No speech engine on this device hears \(Self.english(language)).",
            repair: language == .english
                ? "Run `vow models install`, or: apt install pocketsphinx-en-us."
                : "Run `vow models install whisper-base`.",
            cause: firstFailure?.message)
    }

    /// Silero, or the energy of the sound where Silero is not installed.
    public func voiceActivityDetector() throws(PortFailure) -> any VoiceActivityDetector {
        do {
            return try SileroVoiceActivityDetector(
                library: sherpa(),
                modelPath: shelf.verifiedFolder(of: "silero-vad") + "/silero-vad/silero_vad.onnx")
        } catch {
            tell(error, "Speech is told from silence by its loudness.")
            return EnergyVoiceActivityDetector()
        }
    }

    /// The static model of English meanings, where it is installed and whole.
    public func embedder(for language: Language) -> (any Embedder)? {
        guard language == .english else { return nil }
        do {
            let folder = try shelf.verifiedFolder(of: "potion-base-8M") + "/potion-base-8M/"
            return try StaticVectorEmbedder(
                vectorsPath: folder + "model.safetensors", piecesPath: folder + "vocab.txt",
                model: identity("potion-base-8M"))
        } catch {
            // An extra that was never installed is nothing to speak of.
            if error.code != "speech.model.missing" { degraded(error) }
            return nil
        }
    }

    private func load(_ engine: String, _ language: Language) throws(PortFailure) -> any Transcriber {
        if let address = Self.wyoming(engine) {
            return try WyomingTranscriber(address: address, language: language, consent: servers(engine))
        }
        guard Self.languages(of: engine).contains(language) else {
            throw PortFailure(
                code: "speech.engine",
                message: Self.names.contains(engine)
                    ? "\(engine) does not hear \(Self.english(language))."
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

    private func sherpa() throws(PortFailure) -> SherpaOnnxLibrary {
        try SherpaOnnxLibrary(
            path: shelf.verifiedFolder(of: "sherpa-onnx") + "/sherpa-onnx/lib/libsherpa-onnx-c-api.so")
    }

    private func moonshine(_ engine: String, model name: String) throws(PortFailure) -> MoonshineTranscriber {
        let library = try sherpa()
        let folder = try shelf.verifiedFolder(of: name) + "/" + name + "/"
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
        let runtime = try shelf.verifiedFolder(of: "sherpa-onnx") + "/sherpa-onnx/lib/libonnxruntime.so"
        do { return try MoonshineScorer(runtimePath: runtime, files: files, model: identity(model)) } catch {
            tell(error, "Lines are judged by the words heard alone.")
            return nil
        }
    }

    private func whisper(_ language: Language) throws(PortFailure) -> WhisperTranscriber {
        let path = try shelf.verifiedFolder(of: "whisper-base") + "/whisper-base/ggml-base-q8_0.bin"
        let library = try WhisperLibrary(
            path: shelf.verifiedFolder(of: "whisper-cpp") + "/whisper-cpp/libvow-whisper.so")
        return try WhisperTranscriber(
            library: library, modelPath: path, model: identity("whisper-base"), language: language)
    }

    /// Tells what is done instead of what failed.
    private func tell(_ failure: PortFailure, _ instead: String) {
        degraded(
            PortFailure(
                code: "speech.degraded", message: "\(failure.message) \(instead)", repair: failure.repair,
                cause: failure.cause))
    }

    private func identity(_ name: String) -> String {
        shelf.catalogue.model(named: name)?.identity ?? name
    }

    private static func english(_ language: Language) -> String {
        switch language {
        case .english: "English"
        case .spanish: "Spanish"
        case .chinese: "Chinese"
        }
    }
}
