import Foundation
import Testing
import VowAnswers

/// One catalogue for all front ends: whole in every language, and without a text that nobody shows.
@Suite struct TextCatalogueTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test("every text has its forms, with the same arguments in each language")
    func forms() {
        #expect(TextCatalogue.all.count > 60)
        for (name, forms) in TextCatalogue.all {
            let all = [forms.en, forms.es] + (forms.zh.map { [$0] } ?? [])
            for form in all {
                #expect(
                    !form.isEmpty && form.trimmingCharacters(in: .whitespaces) == form, "\(name): \(form)")
                #expect(
                    Set(TextForms.arguments(of: form)) == Set(TextForms.arguments(of: forms.en)),
                    "\(name): \(form)")
            }
        }
    }

    @Test(
        "every text is used by somebody",
        arguments: TextCatalogue.parts.map { "\($0)" }.filter { $0 != "PageText" })
    func usage(_ type: String) throws {
        let part = try #require(TextCatalogue.parts.first { "\($0)" == type })
        var sources: [String] = []
        let folder = Self.root.appending(path: "Sources").path
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder)
        where !path.hasPrefix("VowAnswers/Texts") && (path.hasSuffix(".swift") || path.hasSuffix(".js")) {
            let text = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
            if text.contains(type) || path.hasSuffix(".js") { sources.append(text) }
        }
        for (name, wire) in names(of: part) {
            let isUsed = sources.contains { source in
                source.contains("\"\(wire)\"")
                    || source.range(of: "\\.\(name)\\b", options: .regularExpression) != nil
            }
            #expect(isUsed, "\(type).\(name)")
        }
    }

    @Test("what the page and the program both say is one of the page's texts, and is said by the program")
    func shared() throws {
        let folder = Self.root.appending(path: "Sources").path
        let said = try FileManager.default.subpathsOfDirectory(atPath: folder)
            .filter { !$0.hasPrefix("VowAnswers/Texts") && $0.hasSuffix(".swift") }
            .map { try String(contentsOfFile: folder + "/" + $0, encoding: .utf8) }
            .filter { $0.contains("SharedText.") }
        for text in SharedText.allCases {
            #expect(PageText(rawValue: text.rawValue)?.forms == text.forms, "\(text)")
            let isSaid = said.contains { $0.contains(".\(text)") }
            #expect(isSaid, "\(text) is a text of the page alone")
        }
    }

    private func names<Key: TextKey>(of part: Key.Type) -> [(String, String)] {
        part.allCases.map { ("\($0)", "\(Key.part).\($0.rawValue)") }
    }

    @Test("every event of a morning has a name on the page")
    func events() throws {
        let folder = Self.root.appending(path: "Specs/Events").path
        var names: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(atPath: folder)
        where try String(contentsOfFile: folder + "/" + file, encoding: .utf8).contains(#""stream": "run/"#) {
            names.insert(String(file.prefix { $0 != "." }))
        }
        #expect(names.count > 20)
        for name in names.sorted() { #expect(PageText.words["event.\(name)"] != nil, "\(name)") }
    }

    @Test("arguments are filled in once, and their own braces stay")
    func filling() {
        #expect(TextForms.fill("{a} and {b}", ["a": "{b}", "b": "x"]) == "{b} and x")
        #expect(TextForms.fill("{a", ["a": "x"]) == "{a")
        #expect(TextForms.fill("}{}{a}", ["a": "x"]) == "}{}x")
        #expect(TextForms.arguments(of: "{words} of {count}") == ["words", "count"])
        #expect(
            Wording(isSpanish: true)(WakeText.snoozesUsedUp, ["count": "3"])
                == "Ya usaste los 3 aplazamientos.")
    }

    @Test("a refusal keeps its code and data over the wire, and is worded at the other end")
    func refusal() throws {
        let refusal = Refusal(RefusalText.lineTooLong, ["count": "40", "most": "24"])
        let copy = try JSONDecoder().decode(Refusal.self, from: try JSONEncoder().encode(refusal))
        #expect(copy == refusal)
        #expect(copy.code == "line.tooLong")
        #expect(copy.text(Wording(isSpanish: true)).contains("40 palabras"))
    }

    @Test("what a person does is all that can be said in an input")
    func inputs() throws {
        let decoder = JSONDecoder()
        for input in [PersonInput.ready, .snooze, .easier, .typed("I rest."), .standIn(Ordinal(1)!)] {
            #expect(try decoder.decode(PersonInput.self, from: try JSONEncoder().encode(input)) == input)
        }
        #expect(throws: DecodingError.self) {
            try decoder.decode(PersonInput.self, from: Data(#"{"kind":"heardEnd"}"#.utf8))
        }
    }
}
