import SpeechAdapters
package import VowRecitation

extension SpeechEngines {
    /// The engine to ask first for a language, judging by the installed files, or nil. Neither loads nor verifies it,
    /// so that the caller need not wait.
    package func engineAtHand(for language: Language, wished: String) -> String? {
        let fitting = Self.names.filter { Self.languages(of: $0).contains(language) }
        let order = wished == "auto" ? fitting : [wished] + fitting.filter { $0 != wished }
        return order.first {
            Self.languages(of: $0).contains(language)
                // A server is contacted only when needed.
                && (!Self.names.contains($0) || NativeEngines.isAtHand($0, on: installed))
        }
    }
}
