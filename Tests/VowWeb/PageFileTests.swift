import Foundation
import Testing

@testable import VowAnswers
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
        let inner: Set = ["locked.html", "login.html", "missing.html"]
        for path in try PageFileTests.files("") where path.contains(".") && !inner.contains(path) {
            // Pictures have a folder of their own, and addresses that browsers ask for.
            let address = "/" + path.replacing(".html", with: "").replacing("pictures/", with: "")
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

    @Test("every text that a module asks for is in the catalogue, and none is left over")
    func texts() throws {
        var named: Set<String> = []
        var begun: Set<String> = []
        for path in try PageFileTests.files(".js") {
            let source = try PageFileTests.text(path)
            named.formUnion(source.matches(of: /["`]([a-z][\w.-]*)["`]/).map { String($0.1) })
            begun.formUnion(source.matches(of: /`([a-z][\w.-]*\.)\$\{/).map { String($0.1) })
            for match in source.matches(
                of: /(?:\bt:|"t:[\w-]+":|\btext\(|title:|lead:|summary:)\s*\[?"([a-z][\w.-]*)"/)
            {
                let isKnown = PageText(code: String(match.1)) != nil
                #expect(isKnown || path.hasSuffix("design.js"), "\(path): \(match.1)")
            }
        }
        for key in PageText.allCases.map(\.code) {
            let base = key.replacing(/\.(one|of|hint)$/, with: "")
            let isUsed = named.contains(key) || named.contains(base) || begun.contains { key.hasPrefix($0) }
            #expect(isUsed, "\(key) is shown nowhere")
        }
    }

    @Test("the words are served as JSON, and the wake screen's alone are a small part of them")
    func served() throws {
        let all = try #require(PageFile.all["/texts.json"])
        let night = try #require(PageFile.all["/texts/night.json"])
        let object = try JSONSerialization.jsonObject(with: Data(all.bytes)) as? [String: [String]]
        #expect(object?["alarm.save"]?.prefix(3) == ["Save alarm", "Guardar la alarma", "保存闹钟"])
        // A debug build has the language that shows what is not translated.
        #expect(object?["languages"] == ["en", "es", "zh", "pseudo"])
        #expect(object?["language.ownName"]?.prefix(3) == ["English", "Español", "中文"])
        #expect(object?["alarm.save"]?.last?.hasPrefix("[Šávé áłáŕm") == true)
        // Of four languages, in a debug build; three take 12,000.
        #expect(night.bytes.count < 16_000)
        let words = try JSONSerialization.jsonObject(with: Data(night.bytes)) as? [String: [String]]
        for path in [
            "views/wake.js", "modules/wakescreen.js", "modules/wakesheets.js", "modules/waketasks.js",
        ] {
            for match in try PageFileTests.text(path).matches(of: /"(night\.[\w.-]+|save)"/) {
                #expect(words?[String(match.1)] != nil, "\(path): \(match.1)")
            }
        }
    }
}
