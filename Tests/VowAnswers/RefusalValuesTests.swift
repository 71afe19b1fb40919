import Foundation
import Testing
import VowAnswers

/// A refusal is a value, with a code and with what it is about: what all front ends share puts no sentence of its own
/// into one, since each front end words it for itself.
@Suite("Refusals are values") struct RefusalValuesTests {
    private static let folder =
        URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path + "/Sources/VowRuntime/"

    /// The files that may refuse in words of their own, with the reason.
    private static let exceptions = [
        "Replay/RunSource.swift": "adds what is wrong with the log to a refusal that was worded"
    ]

    @Test("what all front ends share refuses by values of the catalogue")
    func sources() throws {
        var files = 0
        var needed: Set<String> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: Self.folder).sorted()
        where path.hasSuffix(".swift") {
            files += 1
            let words = Self.ownWords(in: try String(contentsOfFile: Self.folder + path, encoding: .utf8))
            if words.isEmpty { continue }
            needed.insert(path)
            #expect(Self.exceptions[path] != nil, "\(path): \(words)")
        }
        #expect(files > 100)
        // An exception that nothing needs any more would let the next sentence through.
        #expect(needed.isSuperset(of: Self.exceptions.keys))
    }

    @Test("the rule finds what it forbids, and lets go what it allows")
    func rule() {
        for (source, words) in [
            (#"throw .refused("There is none.")"#, ["There is none."]),
            (#"throw CommandError.refused(\#n    "No \(name).")"#, ["No {}."]),
            (#"throw .refused(isOne ? "No such code." : other)"#, ["No such code."]),
            (#"throw .refused(date.map { "Not on \($0)." } ?? "Never.")"#, ["Not on {}.", "Never."]),
            (#"try carryOut(command) { .refused("\($0)") }"#, ["{}"]),
            ("throw .refused(error.description)", [".refused(error.description)"]),
            ("self = .refused(worded: sentence)", [".refused(worded:"]),
        ] {
            #expect(Self.ownWords(in: source) == words, "\(source)")
        }
        for fine in [
            #"throw .refused(Refusal(RefusalText.lineUnknown, ["id": "a"]))"#,
            "throw .refused(Named.run.refusal(of: text))", #"case .refused(let refusal): say("No.")"#,
            #"// It says .refused("No.") nowhere."#,
        ] {
            #expect(Self.ownWords(in: fine) == [], "\(fine)")
        }
    }

    @Test("no two refusals have one code")
    func codes() {
        let codes = RefusalText.allCases.map(\.code)
        #expect(Set(codes).count == codes.count)
        #expect(!codes.contains(Refusal.ownWords))
    }

    /// What a source text refuses with that is no value of the catalogue: literals, and sentences that are handed on.
    private static func ownWords(in source: String) -> [String] {
        let literals = SourceLiterals.all(in: source)
            .filter { $0.calls.contains("refused") && !$0.calls.contains("Refusal") }.map(\.text)
        let handedOn = source.matches(of: /\.refused\([\w.]+\.description\)|\.refused\(worded:/)
        return literals + handedOn.map { String($0.output) }
    }
}
