package import VowAnswers

/// The argument parser's own words in the lines that it makes itself.
package enum ParserWords {
    /// A text of the parser's with those words in a language.
    package static func translated(_ text: String, to language: TextLanguage) -> String {
        func word(_ key: HelpText) -> String { language.text(FilledText(key)) }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if let rest = after("Usage: ", line) {
                return word(.screenUsage) + ": "
                    + rest.replacing("<subcommand>", with: "<\(word(.screenSubcommand))>")
                    .replacing("[<options>]", with: "[<\(word(.screenOptionsWord))>]")
            }
            if let rest = after("Help:  ", line) { return word(.screenHelpWord) + ":  " + rest }
            if let rest = after("  See '", line), rest.hasSuffix("' for more information.") {
                return "  " + language.text(HelpText.screenDetail(command: String(rest.dropLast(23))))
            }
            return String(line)
        }
        return lines.joined(separator: "\n")
    }

    private static func after(_ beginning: String, _ line: Substring) -> String? {
        line.hasPrefix(beginning) ? String(line.dropFirst(beginning.count)) : nil
    }
}

// What the parser says of arguments that it does not understand. It says so in English only, and its errors are no values
// that another module could read, so its sentences are taken apart by the English forms of the catalogue.
extension ParserWords {
    /// A sentence of the library in a language; the sentence itself if the library says it otherwise.
    static func form(of sentence: String, in wording: Wording) -> String {
        for key in ParserText.allCases {
            guard let form = TextLanguage.english.form(Int(key.rawValue)),
                let arguments = arguments(of: form[...], in: sentence[...])
            else { continue }
            return wording(key, arguments)
        }
        return sentence
    }

    /// What fills the places of a form, or nil if the text is another one.
    private static func arguments(of form: Substring, in text: Substring) -> [String: String]? {
        guard let open = form.firstIndex(of: "{"), let close = form[open...].firstIndex(of: "}") else {
            return form == text ? [:] : nil
        }
        guard text.hasPrefix(form[..<open]) else { return nil }
        let text = text.dropFirst(form[..<open].count)
        let rest = form[form.index(after: close)...]
        // The shortest filling behind which the rest fits.
        for end in text.indices.dropFirst() + [text.endIndex] {
            guard var arguments = arguments(of: rest, in: text[end...]) else { continue }
            arguments[String(form[form.index(after: open)..<close])] = String(text[..<end])
            return arguments
        }
        return nil
    }
}
