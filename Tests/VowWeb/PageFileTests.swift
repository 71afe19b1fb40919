import Foundation
import Testing

@testable import VowWeb

/// The page's own files.
@Suite("X3 The page's files")
struct PageFileTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/VowWeb/Page").standardized

    static func files(_ ending: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(ending) }
            .sorted()
    }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    @Test("each file of the folder is served as it is, and nothing else")
    func list() throws {
        for path in try PageFileTests.files("") where path.contains(".") && path != "locked.html" {
            let address = "/" + path.replacing(".html", with: "")
            let file = try #require(PageFile.all[address == "/home" ? "/" : address], "\(path)")
            #expect(file.bytes == Array(try PageFileTests.text(path).utf8), "\(path)")
        }
    }

    @Test("no file names another site, and no page holds a script or a style of its own")
    func outside() throws {
        for path in try PageFileTests.files("") where path.contains(".") {
            let text = try PageFileTests.text(path)
                .replacing("http://www.w3.org/2000/svg", with: "")
            #expect(!text.contains("http:") && !text.contains("https:"), "\(path)")
            guard path.hasSuffix(".html") else { continue }
            #expect(
                !text.contains("<style") && !text.contains(" style=") && !text.contains("<script>"), "\(path)"
            )
        }
    }

    @Test("a module has fewer than 300 lines, and never reads text as markup")
    func modules() throws {
        for path in try PageFileTests.files(".js") {
            let text = try PageFileTests.text(path)
            #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count < 300, "\(path)")
            for way in [
                "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function",
            ] {
                #expect(!text.contains(way), "\(path): \(way)")
            }
        }
    }

    @Test("every text has its English and its Spanish form, and every one that is asked for is there")
    func texts() throws {
        var known: Set<String> = []
        for path in [
            "modules/words-day.js", "modules/words-night.js", "modules/words-practice.js",
            "modules/words-coach.js", "modules/words-replay.js",
            "modules/words-gate.js", "modules/words-interview.js",
        ] {
            let source = try PageFileTests.text(path)
            let entries = source.matches(
                of: /"([\w.-]+)": \[\s*"((?:[^"\\]|\\.)+)",\s*"((?:[^"\\]|\\.)+)",?\s*\]/)
            #expect(entries.count == source.matches(of: /(?m)^  "[\w.-]+": \[/).count, "\(path)")
            for entry in entries {
                #expect(known.insert(String(entry.1)).inserted, "\(entry.1) stands twice")
                let places: (Substring) -> [String] = {
                    $0.matches(of: /\{(\w+)\}/).map { String($0.1) }.sorted()
                }
                #expect(places(entry.2) == places(entry.3), "\(entry.1)")
            }
        }
        for path in try PageFileTests.files(".js") where !path.contains("words-") {
            let source = try PageFileTests.text(path)
            for match in source.matches(
                of: /(?:\bt:|"t:[\w-]+":|\btext\(|title:|lead:|summary:)\s*\[?"([a-z][\w.-]*)"/)
            {
                #expect(known.contains(String(match.1)) || path.hasSuffix("design.js"), "\(path): \(match.1)")
            }
        }
    }
}
