import Foundation
import Testing
import VowTexts

@testable import vow_texts

/// The files of the catalogue are whole, and the program holds what they say.
@Suite struct CatalogueTests {
    private static let module = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/VowTexts").path

    private func catalogue() throws -> CatalogueFolder { try CatalogueFolder(Self.module + "/Catalogue") }

    @Test("no text is missing, left over, malformed or without the comment that translators need")
    func whole() throws {
        let problems = try catalogue().problems()
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }

    @Test("Spanish and Chinese have every text", arguments: ["es", "zh_CN"])
    func translated(_ language: String) throws {
        #expect(try catalogue().untranslated(language) == [])
    }

    @Test("something says each refusal, failure and repair of the catalogue")
    func said() throws {
        let root = URL(filePath: Self.module).deletingLastPathComponent().deletingLastPathComponent()
        var words: Set<Substring> = []
        for folder in ["Sources", "Adapters"] {
            let folder = root.appending(path: folder).path
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder)
            where path.hasSuffix(".swift") && !path.hasPrefix("VowTexts/")
                && !path.hasSuffix("/Troubles.swift")
            {
                let source = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
                words.formUnion(source.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
            }
        }
        let troubles = try catalogue().template.entries.map(\.key).filter { $0.hasPrefix("trouble.") }
        #expect(troubles.count > 500)
        #expect(troubles.map { $0.dropFirst("trouble.".count) }.filter { !words.contains($0) } == [])
    }

    @Test("the Swift files are those that `make texts` writes")
    func generated() throws {
        var catalogue = try catalogue()
        let files = SwiftKeys(catalogue).files
        let codes = Self.module + "/../VowPorts/Troubles.swift"
        #expect(try String(contentsOfFile: codes, encoding: .utf8) == SwiftKeys(catalogue).codes)
        let folder = Self.module + "/Generated"
        #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder)) == Set(files.keys))
        for (name, text) in files {
            #expect(try String(contentsOfFile: folder + "/" + name, encoding: .utf8) == text, "\(name)")
        }
        let before = catalogue.languages
        catalogue.updateLanguages()
        for (old, new) in zip(before, catalogue.languages) {
            #expect(old.file == new.file, "\(old.name): run `make texts`")
            let written = try String(
                contentsOfFile: Self.module + "/Catalogue/\(old.name).po", encoding: .utf8)
            #expect(written == new.file.printed, "\(old.name): run `make texts`")
        }
    }

    @Test("gettext's own checker finds nothing in a language's file", arguments: ["es", "zh_CN"])
    func checked(_ language: String) throws {
        let file = Self.module + "/Catalogue/\(language).po"
        #expect(try run("msgfmt", ["--check", "--output-file=/dev/null", file]) == "")
    }

    @Test("a language is a file and a line: German with ten texts, built and shown")
    func german() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vow-german-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(at: URL(filePath: Self.module), to: folder)
        let catalogue = folder.appending(path: "Catalogue")
        let line = try FileHandle(forUpdating: catalogue.appending(path: "LINGUAS"))
        try line.seekToEnd()
        try line.write(contentsOf: Data("de\n".utf8))
        try line.close()
        try germanFile.write(to: catalogue.appending(path: "de.po"), atomically: true, encoding: .utf8)
        var read = try CatalogueFolder(catalogue.path)
        read.updateLanguages()
        #expect(read.problems() == [])
        #expect(read.untranslated("de").count == read.template.entries.count - 10)
        for (name, text) in SwiftKeys(read).files {
            try text.write(
                to: folder.appending(path: "Generated/" + name), atomically: true, encoding: .utf8)
        }
        // The module with that language, and a program that shows texts of it.
        let program = """
            @main enum Program {
                static func main() {
                    guard let german = TextLanguage(code: "de") else { return }
                    print(german.text(FilledText(WakeText.dismissed)))
                    print(german.text(WakeText.scanCode(name: "Küche")))
                    print(german.text(FilledText(WakeText.abandoned)))
                }
            }
            """
        try program.write(to: folder.appending(path: "Program.swift"), atomically: true, encoding: .utf8)
        let sources = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }.map { folder.path + "/" + $0 }
        let built = folder.appending(path: "german").path
        #expect(
            try run(
                "swiftc",
                ["-parse-as-library", "-swift-version", "6", "-package-name", "vow", "-o", built]
                    + sources.sorted())
                == "")
        #expect(
            try run(built, []) == """
                Geschafft. Du hast dein Versprechen heute gehalten.
                Zum Ausschalten den Code scannen: „Küche“ vor die Kamera halten.
                Nobody answered, so the alarm has ended.

                """)
    }

    /// Ten texts of the wake screen as a translator sends them.
    private var germanFile: String {
        get throws {
            let texts = [
                "snoozing": "Schlummert. Der Wecker klingelt von selbst wieder.",
                "affirmations": "Sprich jetzt deine Affirmationen.", "goals": "Sprich jetzt deine Ziele.",
                "inThisOrder": "Heute in dieser Reihenfolge.", "greeting": "Guten Morgen.",
                "sum": "Wie viel ist {question}?", "sumSayOrType": "Sag es oder tippe es.",
                "scanCode": "Zum Ausschalten den Code scannen: „{name}“ vor die Kamera halten.",
                "rightAnswer": "Richtig. Weiter mit dem nächsten.",
                "dismissed": "Geschafft. Du hast dein Versprechen heute gehalten.",
            ]
            var file = try catalogue().template
            file.header = [("Language", "de"), ("Plural-Forms", "nplurals=2; plural=n != 1;")]
            file.entries = file.entries.compactMap { entry in
                texts[String(entry.key.dropFirst(5))].flatMap { text in
                    guard entry.key.hasPrefix("wake.") else { return nil }
                    var entry = entry
                    entry.forms = [text]
                    return entry
                }
            }
            return file.printed
        }
    }

    @Test("each fault of a file is named", arguments: faults)
    func namesFault(_ fault: Fault) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vow-texts-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func write(_ text: String, _ name: String) throws {
            try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        }
        try write("es\n", "LINGUAS")
        try write(Self.head("") + fault.template, "vow.pot")
        try write(
            Self.head(fault.header ?? "Plural-Forms: nplurals=2; plural=n != 1;\\n") + fault.spanish, "es.po")
        #expect(try CatalogueFolder(folder.path).problems().contains { $0.contains(fault.named) }, "\(fault)")
    }

    private static func head(_ rules: String) -> String {
        "msgid \"\"\nmsgstr \"\"\n\"Language: es\\n\"\n\"\(rules)\"\n\n"
    }

    struct Fault: CustomTestStringConvertible {
        var template: String
        var spanish: String
        var header: String?
        var named: String
        var testDescription: String { named }
    }

    static let faults: [Fault] = [
        Fault(
            template: text("a.b", "Wake up at once now.", ""), spanish: "", named: "es a.b: missing"),
        Fault(
            template: text("a.b", "Wake up at once now.", ""),
            spanish: text("a.b", "Wake up at once now.", "Despierta.") + text("a.c", "More", "Más"),
            named: "es a.c: no such text"),
        Fault(
            template: text("a.b", "Wake up at once now.", "") + text("a.b", "Twice is too often.", ""),
            spanish: "", named: "a.b: stands twice"),
        Fault(
            template: text("a.b.c", "Wake up at once now.", "") + text("a.bC", "Twice is too often.", ""),
            spanish: "", named: "a.bC: another key has the same name"),
        Fault(template: text("a.b", "Wake up", ""), spanish: "", named: "a.b: one or two words without"),
        Fault(
            template: text("a.b", "Wake up at {time} now.", ""), spanish: "",
            named: "a.b: arguments without a comment"),
        Fault(
            template: text("a.b", "Wake up at {time} now.", "", flag: "#. {time}: a time\n"), spanish: "",
            named: "a.b: the flag python-brace-format"),
        Fault(
            template: text("a.b", "Wake up at {time} now.", ""),
            spanish: text("a.b", "Wake up at {time} now.", "Despierta a las {hora}."),
            named: #"es a.b: arguments ["hora"] in place of ["time"]"#),
        Fault(
            template: text("a.b", "Wake up at once now.", ""),
            spanish: text("a.b", "Wake up at once, now.", "Despierta."),
            named: "es a.b: the English text is another one"),
        Fault(
            template: text("a.b", "Wake up at once now.", ""),
            spanish: text("a.b", "Wake up at once now.", "Despierta.", flag: "#, fuzzy\n"),
            named: "es a.b: fuzzy"),
        Fault(
            template: text("a.b", "Wake up at once now.", ""),
            spanish: text("a.b", "Wake up at once now.", "Despierta. "), named: "es a.b: begins or ends"),
        Fault(
            template:
                "msgctxt \"a.b\"\nmsgid \"{count} day\"\nmsgid_plural \"{count} days\"\nmsgstr[0] \"\"\n\n",
            spanish:
                "msgctxt \"a.b\"\nmsgid \"{count} day\"\nmsgid_plural \"{count} days\"\nmsgstr[0] \"{count} día\"\n\n",
            named: "es a.b: 1 of 2 forms"),
        Fault(
            template: text("a.b", "Wake up at once now.", ""), spanish: "",
            header: "Plural-Forms: nplurals=2; plural=n % 3;\\n",
            named: "es: Plural-Forms gives no form for 2"),
        Fault(
            template: text("a.b", "Wake up at once now.", ""), spanish: "", header: "X: y\\n",
            named: "es: the header has no Plural-Forms"),
    ]

    private static func text(_ key: String, _ english: String, _ form: String, flag: String = "") -> String {
        "\(flag)msgctxt \"\(key)\"\nmsgid \"\(english)\"\nmsgstr \"\(form)\"\n\n"
    }

    @Test("a text that changed keeps its translation, marked; a new one is empty; one that is gone goes")
    func updated() throws {
        var catalogue = try catalogue()
        catalogue.template.entries.removeFirst()
        catalogue.template.entries[0].english = "Another sentence than before."
        var added = PortableObject.Entry()
        added.key = "wake.added"
        added.english = "A new sentence that nobody translated."
        added.forms = [""]
        catalogue.template.entries.append(added)
        catalogue.updateLanguages()
        let spanish = try #require(catalogue.languages.first { $0.name == "es" }).file.entries
        #expect(spanish.map(\.key) == catalogue.template.entries.map(\.key))
        #expect(spanish[0].flags.contains("fuzzy") && !spanish[0].forms[0].isEmpty)
        #expect(spanish.last?.forms == [""])
        #expect(catalogue.untranslated("es") == ["wake.added"])
    }

    @Test(
        "a file that is cut off or misspelt names its line",
        arguments: [
            ("msgctxt \"a.b\nmsgid \"x\"\n", 1), ("msgid \"x\\\"\nmsgstr \"\"\n", 1), ("msgtxt \"a\"\n", 1),
            ("msgctxt \"a\"\n\"b\"\nmsgid \"x\"\nmsgstr[1] \"\"\n", 4), ("\"alone\"\n", 1),
            ("msgid \"x\"\nmsgstr \"y\"\n\n", 3), ("msgid \"a\\qb\"\n", 1), ("msgstr\n", 1),
        ])
    func malformed(_ text: String, _ line: Int) {
        #expect {
            try PortableObject(text)
        } throws: { ($0 as? PortableObject.Malformed)?.line == line }
    }

    @Test(
        "what is read and written again is the same, with plurals, quotation marks and long texts in pieces")
    func roundTrip() throws {
        let text = """
            msgid ""
            msgstr ""
            "Language: pl\\n"
            "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : 1);\\n"

            #. A note.
            #, python-brace-format
            msgctxt "a.b"
            msgid "{count} \\"day\\"\\n"
            msgid_plural "{count} days"
            msgstr[0] "a"
            msgstr[1] "b\\\\"
            msgstr[2] "c"

            """
        let file = try PortableObject(text)
        #expect(file.printed == text)
        #expect(file.formCount == 3)
        #expect(file.pluralExpression == "(n==1 ? 0 : 1)")
        let pieces = try PortableObject(
            text.replacing("msgid \"{count} ", with: "msgid \"\"\n\"{count} \"\n\""))
        #expect(pieces == file)
    }

    /// What a program says, its errors too; a failed one says so.
    private func run(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        var environment = ProcessInfo.processInfo.environment
        environment["LC_ALL"] = "C.UTF-8"
        process.environment = environment
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let said = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let text = String(decoding: said, as: UTF8.self)
        return process.terminationStatus == 0 ? text : "exit \(process.terminationStatus): " + text
    }
}
