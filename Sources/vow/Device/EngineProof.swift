import SpeechAdapters
import Foundation
import VowCommandLine
import VowHearing
import VowPorts
import VowRecitation

/// Whether an installed model works on this machine: its engine hears a second of speech, in the child process.
///
/// A digest proves that a file is the published one; only a trial shows that it works with this processor, library and
/// system.
struct EngineProof {
    private let engines: SpeechEngines
    private let isInstalled: (String) -> Bool
    /// What each engine's trial came to; several models make one engine.
    private var known: [String: PortFailure?] = [:]

    /// - Parameter isInstalled: whether a model is there, whole.
    init(home: String?, isInstalled: @escaping (String) -> Bool) {
        engines = SpeechEngines(program: EarsRole.program(home: home)) { _ in }
        self.isInstalled = isInstalled
    }

    /// What the model's engine fails with; nil where it works, or where other models are missing to try it.
    mutating func failure(of model: String) -> PortFailure? {
        let wanted: (part: String, models: [String])? =
            switch model {
            case "moonshine-tiny-en", "sherpa-onnx": ("moonshine", ["moonshine-tiny-en", "sherpa-onnx"])
            case "moonshine-base-en": ("moonshine-base", ["moonshine-base-en", "sherpa-onnx"])
            case "whisper-base", "whisper-cpp": ("whisper", ["whisper-base", "whisper-cpp"])
            case "silero-vad": ("silero-vad", ["silero-vad", "sherpa-onnx"])
            case "potion-base-8M": ("embedder", ["potion-base-8M"])
            default: nil
            }
        guard let wanted, wanted.models.allSatisfy(isInstalled) else { return nil }
        if let found = known[wanted.part] { return found }
        var found = trial(of: wanted.part)
        // A machine that computes on all of its cores, as after building the engine, is slow and not broken.
        for _ in 1..<Self.mostTrials where found?.code == "engine.hung" { found = trial(of: wanted.part) }
        known[wanted.part] = .some(found)
        return found
    }

    private func trial(of part: String) -> PortFailure? {
        do throws(PortFailure) {
            switch part {
            case "silero-vad":
                let detector = try engines.exactDetector()
                return try detector.speechSeconds(in: Self.speech) > 0 ? nil : Self.deaf(part)
            case "embedder":
                guard let embedder = try engines.exactEmbedder(for: .english) else { return Self.deaf(part) }
                return try embedder.place(of: Self.sentence).isEmpty ? Self.deaf(part) : nil
            default:
                let transcriber = try engines.exactTranscriber(engine: part, language: .english)
                let heard = try transcriber.transcribe(Self.speech).text.lowercased()
                return heard.contains("morning") ? nil : Self.deaf(part)
            }
        } catch { return error }
    }

    private static let mostTrials = 3
    private static let sentence = "Good morning."

    /// A second of speech with quiet around it.
    private static let speech: [Float] = {
        let quiet = [Float](repeating: 0, count: 8_000)
        // Without a voice the engines are proven on silence, which they fail.
        return quiet + ((try? FliteVoice().speech(for: sentence, language: "en")) ?? []) + quiet
    }()

    private static func deaf(_ part: String) -> PortFailure {
        PortFailure(
            code: "engine.deaf",
            message: .speechEngineWorksButDid(part: part, sentence: sentence),
            repair: .removeModelWithVowModels)
    }
}
