/// A file of gettext: one language's texts, or the template with the English ones.
struct PortableObject: Equatable {
    /// The fields of the header, such as `Language` and `Plural-Forms`.
    var header: [(name: String, value: String)]

    /// The texts, in the order of the file.
    var entries: [Entry]

    /// One text.
    struct Entry: Equatable {
        /// The notes for translators, a line each.
        var comments: [String] = []
        /// Marks such as `fuzzy`: the English text changed after it was translated.
        var flags: [String] = []
        /// The name of the text, such as `wake.listening`.
        var key = ""
        /// The English text; the form for one if there is a plural.
        var english = ""
        /// The English form for many, or nil if the text counts nothing.
        var englishPlural: String?
        /// The forms in the file's language; empty strings if they are not translated.
        var forms: [String] = []
    }

    static func == (left: PortableObject, right: PortableObject) -> Bool {
        left.entries == right.entries
            && left.header.elementsEqual(right.header) { $0.name == $1.name && $0.value == $1.value }
    }

    /// The value of a field of the header.
    subscript(field: String) -> String? { header.first { $0.name == field }?.value }

    /// Why a file cannot be read.
    struct Malformed: Error, Equatable {
        var line: Int
        var reason: String
    }

    /// Reads a file. Only what gettext's programs and `printed` write is understood.
    init(_ text: String) throws(Malformed) {
        header = []
        entries = []
        var entry = Entry()
        var hasForm = false
        var field = ""
        var number = 0

        func finish() throws(Malformed) {
            guard hasForm else { return }
            if entry.key.isEmpty, entry.english.isEmpty {
                header = entry.forms[0].split(separator: "\n").compactMap { line in
                    guard let colon = line.firstIndex(of: ":") else { return nil }
                    return (
                        String(line[..<colon]), String(line[line.index(after: colon)...].drop { $0 == " " })
                    )
                }
            } else {
                guard !entry.key.isEmpty else {
                    throw Malformed(line: number, reason: "a text without a key")
                }
                entries.append(entry)
            }
            entry = Entry()
            hasForm = false
            field = ""
        }
        func add(_ text: String) throws(Malformed) {
            switch field {
            case "msgctxt": entry.key += text
            case "msgid": entry.english += text
            case "msgid_plural": entry.englishPlural = (entry.englishPlural ?? "") + text
            case "msgstr": entry.forms[entry.forms.count - 1] += text
            default: throw Malformed(line: number, reason: "a text without a field")
            }
        }

        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            if line.allSatisfy(\.isWhitespace) {
                try finish()
            } else if line.hasPrefix("#") {
                try finish()
                // Texts that are gone, and what translators note for themselves, are not kept.
                if line.hasPrefix("#.") {
                    entry.comments.append(String(line.dropFirst(2).drop { $0 == " " }))
                }
                if line.hasPrefix("#,") {
                    entry.flags += line.dropFirst(2).split(separator: ",").map {
                        String($0.filter { !$0.isWhitespace })
                    }
                }
            } else if line.hasPrefix("\"") {
                try add(try PortableObject.unquoted(line, number))
            } else {
                guard let space = line.firstIndex(of: " ") else {
                    throw Malformed(line: number, reason: "no text: \(line)")
                }
                let name = line[..<space]
                switch name {
                case "msgctxt", "msgid":
                    if hasForm { try finish() }
                    field = String(name)
                case "msgid_plural": field = String(name)
                case "msgstr", "msgstr[\(entry.forms.count)]":
                    field = "msgstr"
                    entry.forms.append("")
                    hasForm = true
                default: throw Malformed(line: number, reason: "no field \(name)")
                }
                try add(try PortableObject.unquoted(line[line.index(after: space)...], number))
            }
        }
        try finish()
    }

    /// The file's text, as `msgcat --no-wrap` writes it.
    var printed: String {
        var text = "msgid \"\"\nmsgstr \"\"\n"
        for (name, value) in header { text += PortableObject.quoted("\(name): \(value)\n") + "\n" }
        for entry in entries {
            text += "\n"
            for comment in entry.comments { text += "#. \(comment)\n" }
            if !entry.flags.isEmpty { text += "#, \(entry.flags.joined(separator: ", "))\n" }
            text += "msgctxt \(PortableObject.quoted(entry.key))\n"
            text += "msgid \(PortableObject.quoted(entry.english))\n"
            if let plural = entry.englishPlural {
                text += "msgid_plural \(PortableObject.quoted(plural))\n"
                for (place, form) in entry.forms.enumerated() {
                    text += "msgstr[\(place)] \(PortableObject.quoted(form))\n"
                }
            } else {
                text += "msgstr \(PortableObject.quoted(entry.forms.first ?? ""))\n"
            }
        }
        return text
    }

    /// How many forms a text with a plural has, by the header.
    var formCount: Int {
        let number = self["Plural-Forms"]?.split(separator: ";").first?.split(separator: "=").last
        return number.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    }

    /// The expression that chooses a form, by the header.
    var pluralExpression: String? {
        guard let field = self["Plural-Forms"], let start = field.firstRange(of: "plural=", after: ";") else {
            return nil
        }
        return String(field[start...].prefix { $0 != ";" })
    }

    private static func unquoted(_ quoted: Substring, _ line: Int) throws(Malformed) -> String {
        var text = ""
        var isEscaped = false
        guard quoted.count >= 2, quoted.hasPrefix("\""), quoted.hasSuffix("\"") else {
            throw Malformed(line: line, reason: "no text in quotation marks: \(quoted)")
        }
        for character in quoted.dropFirst().dropLast() {
            if isEscaped {
                switch character {
                case "n": text.append("\n")
                case "t": text.append("\t")
                case "\"", "\\": text.append(character)
                default: throw Malformed(line: line, reason: "no sign: \\\(character)")
                }
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                throw Malformed(line: line, reason: "a quotation mark without a backslash")
            } else {
                text.append(character)
            }
        }
        guard !isEscaped else { throw Malformed(line: line, reason: "a backslash before the end") }
        return text
    }

    private static func quoted(_ text: String) -> String {
        "\""
            + text.reduce(into: "") { written, character in
                switch character {
                case "\n": written += "\\n"
                case "\t": written += "\\t"
                case "\"", "\\": written += "\\\(character)"
                default: written.append(character)
                }
            } + "\""
    }
}

extension String {
    /// The place behind the first `mark` that comes after `sign`.
    fileprivate func firstRange(of mark: String, after sign: Character) -> String.Index? {
        guard let start = firstIndex(of: sign) else { return nil }
        return self[start...].firstRange(of: mark)?.upperBound
    }
}
