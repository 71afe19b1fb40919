import Foundation
import Testing

/// What is left of words for people outside of the catalogue. Each number is to be lowered with what goes, and none may
/// rise.
@Suite struct OutsideCatalogueTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// A way to word something beside the catalogue, by what is found in the sources, and how often it still is.
    struct Mechanism: CustomTestStringConvertible {
        let testDescription: String
        let pattern: String
        let count: Int
    }

    static let mechanisms = [
        Mechanism(
            testDescription: "two languages side by side where they are used",
            pattern: #"\b(?:pick|[wW]ording|Wording\([^()\n]*\))\(\s*"(?!detail\.)"#, count: 0),
        Mechanism(
            testDescription: "a text looked up by its finished English",
            pattern:
                #"\b(?:SpanishSentences|ChineseSentences|ChineseOfMornings|SentenceForms|DetailWording)\b|[wW]ording\.said\(|\bpick\.said\("#,
            count: 0),
        Mechanism(
            testDescription: "a language for the whole program", pattern: #"\bRefusalLanguage\b"#, count: 0),
        Mechanism(
            testDescription: "whether a person reads Spanish", pattern: #"\bisSpanish\b"#, count: 0),
        Mechanism(
            testDescription: "a choice between one and many beside the catalogue",
            pattern: #"\bPlural\.(?:of|form)\("#, count: 0),
    ]

    @Test("words outside of the catalogue only become fewer", arguments: mechanisms)
    func count(_ mechanism: Mechanism) throws {
        let pattern = try Regex(mechanism.pattern).wordBoundaryKind(.simple)
        var found = 0
        for folder in ["Sources", "Adapters"] {
            let folder = Self.root.appending(path: folder).path
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder)
            where path.hasSuffix(".swift") && !path.hasPrefix("VowTexts/") {
                found += try String(contentsOfFile: folder + "/" + path, encoding: .utf8).matches(of: pattern)
                    .count
            }
        }
        #expect(found == mechanism.count, "write the lower number here")
    }
}
