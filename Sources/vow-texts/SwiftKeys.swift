import VowTexts

/// Writes the Swift files of the module VowTexts: keys by part, and each language's words as static strings.
struct SwiftKeys {
    private let entries: [PortableObject.Entry]
    private let languages: [(name: String, file: PortableObject)]

    /// Takes a catalogue that has no problems.
    init(_ folder: CatalogueFolder) {
        entries = folder.template.entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        languages = folder.languages
    }

    /// The files by name.
    var files: [String: String] {
        var files: [String: String] = [:]
        files["Names.swift"] = SwiftKeys.table("names", entries.map(\.key))
        files["Words-en.swift"] = SwiftKeys.table(
            "en", entries.map { joined([$0.english] + [$0.englishPlural].compactMap(\.self)) })
        for (name, file) in languages {
            let known = Dictionary(file.entries.map { ($0.key, $0) }) { first, _ in first }
            let words = entries.map { entry -> String in
                let forms = known[entry.key]?.forms ?? []
                return forms.allSatisfy(\.isEmpty) ? "" : joined(forms)
            }
            files["Words-\(name).swift"] = SwiftKeys.table(SwiftKeys.code(name), words)
        }
        files["Languages.swift"] = languageList
        let parts = Dictionary(grouping: entries.indices) { SwiftKeys.type(entries[$0].key) }
        for (type, places) in parts where type != SwiftKeys.codes {
            files["\(type).swift"] = keys(type, places.sorted())
        }
        return files
    }

    /// The part of the catalogue that modules name without having its words.
    private static let codes = "TroubleText"

    /// The file of the module VowPorts that names those texts.
    var codes: String {
        var members = ""
        for entry in entries where SwiftKeys.type(entry.key) == SwiftKeys.codes {
            let name = SwiftKeys.escaped(SwiftKeys.caseName(entry.key))
            let arguments = arguments(of: entry)
            let parameters = arguments.map { "\(SwiftKeys.escaped($0)): some CustomStringConvertible" }
            let values = arguments.map { "\"\($0)\": \(SwiftKeys.escaped($0))" }
            members +=
                arguments.isEmpty
                ? "    package static var \(name): TextCode { TextCode(\"\(entry.key)\") }\n"
                : """
                    package static func \(name)(\(parameters.joined(separator: ", "))) -> TextCode {
                        TextCode("\(entry.key)", [\(values.joined(separator: ", "))])
                    }

                """
        }
        return SwiftKeys.head + """

            package import VowCore

            /// The refusals, failures and repairs `trouble.…` of the catalogue.
            extension TextCode {
            \(members)}

            """
    }

    private func arguments(of entry: PortableObject.Entry) -> [String] {
        var arguments: [String] = []
        for argument in TextForm.arguments(of: entry.englishPlural ?? entry.english)
        where !arguments.contains(argument) { arguments.append(argument) }
        return arguments
    }

    private static let head = """
        // swift-format-ignore-file
        // Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

        """

    /// The code of a language by the name of its file: `zh` of `zh_CN`.
    static func code(_ name: String) -> String { String(name.prefix { $0 != "_" }) }

    /// The type of a key: `WakeText` of `wake.listening`.
    static func type(_ key: String) -> String {
        let part = key.prefix { $0 != "." }
        return part.prefix(1).uppercased() + part.dropFirst() + "Text"
    }

    /// The name of a key in its type: `lineTooLong` of `refusal.line.tooLong`.
    static func caseName(_ key: String) -> String {
        let words = key.drop { $0 != "." }.split { ".-_".contains($0) }
        return words.dropFirst().reduce(String(words.first ?? "")) {
            $0 + $1.prefix(1).uppercased() + $1.dropFirst()
        }
    }

    private static let keywords: Set = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
        "false", "for",
        "func", "guard", "if", "import", "in", "init", "is", "let", "nil", "operator", "private", "protocol",
        "public", "repeat", "return", "self", "static", "struct", "super", "switch", "throw", "throws",
        "true", "try",
        "var", "where", "while",
    ]

    private static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private func joined(_ forms: [String]) -> String { forms.joined(separator: "\u{1F}") }

    /// A table of words: the lines, and where each begins.
    private static func table(_ name: String, _ words: [String]) -> String {
        var places: [String] = []
        var place = 0
        for text in words + [""] {
            let digits = String(place, radix: 16)
            places.append(String(repeating: "0", count: 6 - digits.count) + digits)
            place += text.utf8.count + 1
        }
        let lines = words.map { text in
            text.replacing("\n", with: "\\##n").replacing("\t", with: "\\##t")
                .replacing("\u{1F}", with: "\\##u{1F}")
        }
        let rows = stride(from: 0, to: places.count, by: 16).map {
            places[$0..<min($0 + 16, places.count)].joined()
        }
        return head + """

            extension TextTable {
                static let \(name) = TextTable(
                    words: ##\"""
            \(lines.joined(separator: "\n"))

            \"""##,
                    places: \"""
            \(rows.joined(separator: "\\\n"))
            \""")
            }

            """
    }

    private var languageList: String {
        let rows = languages.map { name, file in
            let code = SwiftKeys.code(name)
            return
                "        TextLanguage(code: \"\(code)\", plural: \"\(file.pluralExpression ?? "0")\", table: .\(code)),\n"
        }
        return SwiftKeys.head + """

            extension TextLanguage {
                /// The languages with a file, in the order of `LINGUAS`.
                static let translated = [
            \(rows.joined())    ]
            }

            """
    }

    private func keys(_ type: String, _ places: [Int]) -> String {
        guard let first = places.first else { return "" }
        let part = entries[first].key.prefix { $0 != "." }
        var cases = ""
        var functions = ""
        for place in places {
            let entry = entries[place]
            let name = SwiftKeys.caseName(entry.key)
            cases += "    case \(SwiftKeys.escaped(name))\(place == first ? " = \(first)" : "")\n"
            let arguments = arguments(of: entry)
            guard !arguments.isEmpty else { continue }
            let isCounted = entry.englishPlural != nil
            let parameters = arguments.map {
                "\(SwiftKeys.escaped($0)): \(isCounted && $0 == "count" ? "Int" : "some TextArgument")"
            }
            let values = arguments.map { "\"\($0)\": \(SwiftKeys.escaped($0)).asText" }
            functions += """

                    package static func \(SwiftKeys.escaped(name))(\(parameters.joined(separator: ", "))) -> FilledText {
                        FilledText(\(type).\(SwiftKeys.escaped(name)), [\(values.joined(separator: ", "))]\(isCounted ? ", count: count" : ""))
                    }

                """
        }
        return SwiftKeys.head + """

            /// The keys `\(part).…` of the catalogue, and the texts among them that take arguments.
            package enum \(type): UInt16, TextKey {
                package static let part = "\(part)"

            \(cases)\(functions)}

            """
    }
}
