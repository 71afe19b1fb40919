import Foundation
import Testing
import SoundAdapters
import VowAnswers
import VowCore
import VowLog
import VowRuntime

@testable import VowWeb

/// What the page has to know by heart is what the program says.
@Suite("S9 The page's names and limits are the program's")
struct PageNamesTests {
    private func text(_ path: String) throws -> String {
        String(decoding: try #require(PageFile.all[path]).bytes, as: UTF8.self)
    }

    @Test("as large a file as Vow takes in fits into a request, and the page sends no larger one")
    func largestFiles() throws {
        for (command, most, path, line) in [
            ("tones.add", GivenFile.mostBytesOfTone, "/parts/tones.js", "const mostBytes = 8_000_000;"),
            ("calendar.import", GivenFile.mostBytes, "/parts/files.js", "most = 300_000"),
        ] {
            let script = try text(path)
            #expect(script.contains(line), "\(path)")
            let said = try #require(line.firstMatch(of: /= ([\d_]+)/)).1.replacing("_", with: "")
            #expect(Int(said) == most, "\(path)")
            let endpoint = try #require(PageInterface.endpoints.first { $0.name == command })
            let base64 = try #require(endpoint.arguments.first { $0.name == "base64" })
            #expect(base64.accepts(.text(String(repeating: "A", count: (most + 2) / 3 * 4))), "\(command)")
        }
    }

    @Test("what a wipe can take by itself is what the API takes and the page offers, each with its name")
    func classes() throws {
        let known = AggregateRegistry.vow.personalClasses.map(\.name).sorted()
        #expect(try words("class", of: "wipe").sorted() == known)
        let list = try #require(
            try text("/views/privacy.js").split(separator: "\n").first { $0.hasPrefix("const classes = ") })
        #expect(PageNamesTests.quoted(list).sorted() == known)
        let captions = try captions()
        for name in known { #expect(captions.contains("wipe.\(name)"), "\(name)") }
    }

    @Test("the API takes every purpose of consent, and the page has a form and a name for each")
    func purposes() throws {
        let known = ConsentPurpose.allCases.map(\.rawValue).sorted()
        let asking = PageInterface.endpoints.filter { $0.arguments.contains { $0.name == "purpose" } }
        #expect(asking.count >= 3)
        for endpoint in asking {
            let taken = try words("purpose", of: endpoint.name).sorted()
            #expect(taken == known, "\(endpoint.name)")
        }
        let form = try text("/modules/consentform.js")
        let start = try #require(form.range(of: "const kinds = {\n"))
        let end = try #require(form.range(of: "\n};", range: start.upperBound..<form.endIndex))
        let kinds = form[start.upperBound..<end.lowerBound].split(separator: "\n")
            .compactMap { $0.firstMatch(of: #/^ +"?([a-z\-]+)"?: \{/#) }.map { String($0.1) }
        #expect(kinds.sorted() == known)
        let captions = try captions()
        for name in known { #expect(captions.contains("consent.\(name)"), "\(name)") }
    }

    @Test("the API goes back to every question of the interview")
    func steps() throws {
        let taken = try words("step", of: "interview.go").sorted()
        #expect(taken == InterviewStep.allCases.map(\.rawValue).sorted())
    }

    /// What stands in quotation marks in a line.
    private static func quoted(_ line: Substring) -> [String] {
        line.split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    /// The words of which an argument of the API has to be one.
    private func words(_ argument: String, of name: String) throws -> [String] {
        let endpoint = try #require(PageInterface.endpoints.first { $0.name == name }, "\(name)")
        let found = try #require(endpoint.arguments.first { $0.name == argument }, "\(name)")
        guard case .word(let words) = found.kind else {
            Issue.record("\(argument) of \(name) may be any text")
            return []
        }
        return words
    }

    /// The names of the texts that the page can show.
    private func captions() throws -> Set<String> {
        let texts = try JSONSerialization.jsonObject(with: Data(try text("/texts.json").utf8))
        return Set(try #require(texts as? [String: [String]]).keys)
    }

    @Test("every setting goes back to what the program begins with")
    func defaults() throws {
        let module = String(decoding: PageLimits.module, as: UTF8.self)
        let start = try #require(module.range(of: "export const defaults = "))
        let object = try #require(module[start.upperBound...].split(separator: ";\n").first)
        let found = try JSONDecoder().decode([String: String].self, from: Data(object.utf8))
        #expect(
            found
                == Dictionary(uniqueKeysWithValues: SettingKey.allCases.map { ($0.rawValue, Settings()[$0]) })
        )
    }

    @Test("the form of a setting takes what the program takes, and nothing beyond")
    func limits() throws {
        let module = String(decoding: PageLimits.module, as: UTF8.self)
        let start = try #require(module.range(of: "export const ranges"))
        let lines = String(try #require(module[start.lowerBound...].split(separator: ";\n").first))
        let limit = /"([a-z.\-]+)":\s*\{\s*"max":\s*([0-9.]+),\s*"min":\s*([0-9.]+)/
        let found = lines.matches(of: limit)
        #expect(found.count >= 10)
        for match in found {
            let key = try #require(SettingKey(rawValue: String(match.1)), "\(match.1)")
            let step = key == .alarmSimilarity ? 0.01 : 1.0
            let (most, least) = (try #require(Double(match.2)), try #require(Double(match.3)))
            for (value, isTaken) in [
                (least, true), (most, true), (least - step, false), (most + step, false),
            ] {
                let written = step == 1 ? String(Int(value)) : String(format: "%.2f", value)
                #expect((key.objection(to: written) == nil) == isTaken, "\(key.rawValue) \(written)")
            }
        }
    }
}
