#if DEBUG
    /// English as a language that nobody speaks: `[Ĝööd mörnïng ~~~~~]`. What stays plain is not in the catalogue; what is
    /// cut off has lost its bracket.
    enum PseudoText {
        /// A text, or its plural forms, with arguments left as they are.
        static func form(_ english: String) -> String {
            english.split(separator: TextLanguage.formEnd, omittingEmptySubsequences: false).map { form in
                let accented = TextForm.mapWords(String(form)) { String($0.map { accents[$0] ?? $0 }) }
                return "[\(accented) \(String(repeating: "~", count: max(1, form.count * 2 / 5 - 3)))]"
            }.joined(separator: String(TextLanguage.formEnd))
        }

        private static let accents: [Character: Character] = [
            "a": "á", "c": "ç", "d": "ð", "e": "é", "g": "ĝ", "i": "ï", "k": "ķ", "l": "ł", "n": "ñ",
            "o": "ö",
            "r": "ŕ", "s": "š", "t": "ŧ", "u": "ü", "w": "ŵ", "y": "ý", "z": "ž", "A": "Å", "E": "Ë",
            "G": "Ĝ",
            "I": "Ï", "N": "Ñ", "O": "Ö", "S": "Š", "T": "Ŧ", "U": "Ü", "Y": "Ý",
        ]
    }
#endif
