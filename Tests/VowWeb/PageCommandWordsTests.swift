import Foundation
import ScriptedBackend
import Testing
import VowAnswers
import VowRuntime

@testable import VowWeb

/// What stands in the list of processes when the page asks this program itself.
@Suite("D1 Nobody reads a person's words in the list of processes")
struct PageCommandWordsTests {
    /// Texts that name something of Vow's own; those of at most ten characters are times and dates.
    private static let known: Set<String> = ["id", "run", "tone", "model"]

    @Test("no free text of any question or command becomes an argument of a process")
    func noWords() throws {
        var carrying = 0
        // An operation never becomes words.
        for endpoint in PageInterface.endpoints where Operations.named(endpoint.name) == nil {
            var given: [String: Any] = ["yes": true]
            var secrets: [String] = []
            for argument in endpoint.arguments {
                switch argument.kind {
                case .text(let most):
                    given[argument.name] = "secret-\(argument.name)"
                    let isPersons = most > 10 && !PageCommandWordsTests.known.contains(argument.name)
                    if isPersons { secrets.append(argument.name) }
                case .scalar: given[argument.name] = "secret-\(argument.name)"
                case .word(let words): given[argument.name] = words[0]
                case .whole(let range): given[argument.name] = range.lowerBound
                case .number(let range): given[argument.name] = range.lowerBound
                case .flag: given[argument.name] = true
                }
            }
            guard let words = try PageCommandWords(endpoint.name, given).words() else { continue }
            let line = (words.command + words.options + words.positions).joined(separator: " ")
            for secret in secrets {
                #expect(!line.contains("secret-\(secret)"), "\(endpoint.name): \(line)")
                #expect(words.readsArguments, "\(endpoint.name) loses \(secret)")
            }
            carrying += secrets.isEmpty ? 0 : 1
        }
        #expect(carrying >= 3)
    }

    @Test(
        "what if is told by a process of its own, of one run and of the last mornings, so that no ring waits for it"
    )
    func hindsight() throws {
        let one = PageCommandWords("whatif", ["run": "run-1", "minSimilarity": 0.7])
        #expect(try one.isOwn && one.words()?.positions == ["run-1"])
        let last = PageCommandWords("whatif", ["last": 60, "liveness": "off"])
        let words = try #require(try last.words())
        #expect(last.isOwn && words.positions.isEmpty && words.options == ["--last=60", "--liveness=off"])
    }

    @Test("a file is written at no place that a request names, and an export in the person's folder")
    func places() async throws {
        let place = "/tmp/vow-chosen-place"
        let asked: [String: Any] = ["path": place, "output": place, "to": place, "home": place, "id": place]
        let export = try #require(try PageCommandWords("export", asked).words())
        let file = try #require(export.positions.first)
        #expect(export.positions.count == 1 && export.options.isEmpty && export.command == ["export"])
        #expect(file.wholeMatch(of: /.*\/vow-export-[0-9]+\.zip/) != nil && !file.contains(place))
        #expect(file.hasPrefix(NSHomeDirectory() + "/vow-export-"))

        // No argument of any request becomes an option of the program that names a file or a folder.
        let naming = ["--output", "--home", "--key-file", "--manifest", "--batch", "--picture"]
        // An operation reads its arguments from standard input.
        let operations = Set((Operations.queries + Operations.commands).map(\.name))
        for endpoint in PageInterface.endpoints where !operations.contains(endpoint.name) {
            var given: [String: Any] = ["yes": true, "run": "run-1"]
            for argument in endpoint.arguments where argument.name != "run" {
                if case .text = argument.kind { given[argument.name] = place }
            }
            let words = try PageCommandWords(endpoint.name, given).words()
            // That of a skipped range is a date; where a model is looked for is a folder.
            let named = naming + (endpoint.name == "models.install" ? ["--from"] : [])
            for option in words?.options ?? [] {
                #expect(!named.contains { option == $0 || option.hasPrefix($0 + "=") }, "\(endpoint.name)")
            }
        }

        // The server lets none of it through to begin with.
        let page = try await PageUnderTest()
        defer { page.end() }
        page.backend.answer("export", "{}")
        for field in ["path", "output", "to", "home", "file"] {
            let refused = try page.send("POST", "/api/export", body: "{\"\(field)\":\"\(place)\"}")
            #expect(refused.status == 400, "\(field): \(refused.status)")
        }
        #expect(page.backend.asked.isEmpty)
        #expect(try page.send("POST", "/api/export", body: "{}").status == 200)
        #expect(page.backend.asked.map(\.arguments) == ["{}"])
    }
}
