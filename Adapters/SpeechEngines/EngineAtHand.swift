import NativeEngines
public import VowRecitation

extension SpeechEngines {
    /// The engine that would be asked first for a language, by what lies on this device; nil where none is there. It
    /// is neither loaded nor verified, which a question need not wait for.
    public func engineAtHand(for language: Language, wished: String) -> String? {
        let fitting = Self.names.filter { Self.languages(of: $0).contains(language) }
        let order = wished == "auto" ? fitting : [wished] + fitting.filter { $0 != wished }
        return order.first {
            Self.languages(of: $0).contains(language)
                // A server is asked when it is needed.
                && (!Self.names.contains($0) || NativeEngines.isAtHand($0, on: installed))
        }
    }
}
