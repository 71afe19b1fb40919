import Foundation
import ScriptedBackend
import Testing
import VowAnswers
import VowRuntime

@testable import VowWeb

/// The page holds no limits of its own: its fields show those of the operations, and the operations check them.
@Suite("Operations behind the page")
struct PageOperationTests {
    @Test(
        "a value beyond a limit goes to the operation, which refuses it as by every other way; another kind does not"
    )
    func limits() throws {
        var count = 0
        for endpoint in PageInterface.endpoints where Operations.named(endpoint.name) != nil {
            var given: [String: PageValue] = [:]
            for argument in endpoint.arguments where argument.isRequired {
                given[argument.name] =
                    switch argument.kind {
                    case .text, .scalar: .text("a")
                    case .word(let words): .text(words[0])
                    case .flag: .truth(true)
                    case .whole(let range): .number(Double(range.lowerBound))
                    case .number(let range): .number(range.lowerBound)
                    }
            }
            for argument in endpoint.arguments {
                let beyond: PageValue?
                switch argument.kind {
                case .text(let most), .scalar(let most):
                    beyond = .text(String(repeating: "x", count: most + 1))
                case .whole(let range): beyond = .number(Double(range.upperBound + 1))
                case .number(let range): beyond = .number(range.upperBound + 1)
                case .word, .flag: beyond = nil
                }
                if let beyond {
                    #expect(endpoint.takes(given.merging([argument.name: beyond]) { $1 }), "\(argument.name)")
                    count += 1
                }
                let other: PageValue =
                    switch argument.kind {
                    case .scalar: .truth(true)
                    case .whole, .number: .text("1")
                    case .text, .word, .flag: .number(1)
                    }
                #expect(!endpoint.takes(given.merging([argument.name: other]) { $1 }), "\(argument.name)")
            }
            #expect(!endpoint.takes(given.merging(["unheardOf": .truth(true)]) { $1 }), "\(endpoint.name)")
        }
        #expect(count > 5)
    }

    @Test("the limits that forms show are those of the operations")
    func shown() throws {
        let source = String(decoding: PageLimits.module, as: UTF8.self)
        let json = try #require(
            source.split(separator: "export const limits = ").last?.split(separator: ";\n").first)
        let table = try #require(
            try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: [String: [String: Double]]])
        #expect(table["lines.add"]?["text"]?["maxlength"] == 500)
        // What a form asks for is there: a misspelt name would leave the form without its view.
        for (path, bytes) in PageFileList.modules {
            let script = String(decoding: bytes, as: UTF8.self)
            for use in script.matches(of: /limits\["([\w.]+)"\]\.(\w+)/) {
                #expect(table[String(use.1)]?[String(use.2)] != nil, "\(path): \(use.0)")
            }
            #expect(!script.contains("limits[") || script.contains("limits.js"), "\(path)")
        }
    }
}
