import PocketSphinx
import SpeechModels
public import VowRecitation

extension SpeechEngines {
    /// The engine that would be asked first for a language, by what lies on this device; nil where none is there. It
    /// is neither loaded nor verified, which a question need not wait for.
    public func engineAtHand(for language: Language, wished: String) -> String? {
        let fitting = Self.names.filter { Self.languages(of: $0).contains(language) }
        let order = wished == "auto" ? fitting : [wished] + fitting.filter { $0 != wished }
        return order.first { Self.languages(of: $0).contains(language) && isAtHand($0) }
    }

    private func isAtHand(_ engine: String) -> Bool {
        switch engine {
        case "moonshine": has("sherpa-onnx") && has("moonshine-tiny-en")
        case "moonshine-base": has("sherpa-onnx") && has("moonshine-base-en")
        case "whisper": has("whisper-cpp") && has("whisper-base")
        case "pocketsphinx": PocketSphinxTranscriber.isInstalled
        // A server is asked when it is needed.
        default: true
        }
    }

    private func has(_ name: String) -> Bool {
        guard let model = shelf.catalogue.model(named: name) else { return false }
        return shelf.condition(of: model, readingContents: false) == .installed
    }
}
