import Foundation
import OperationLimits
import ScriptedBackend
import Testing
import VowAnswers
import VowRuntime

@testable import VowWeb

/// The page meets the limits of an operation as the socket and the command line do (`OperationLimitSpecs`,
/// `OperationFormTests`).
@Suite("Every operation holds its limits on the page", .timeLimit(.minutes(2)))
struct PageLimitTests {
    @Test("a value below, at or above a limit is refused or reaches the operation, as everywhere else")
    func limits() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        // What stands behind the page makes the operation, as the daemon and the helper process do.
        page.backend.answer { name, arguments in
            do {
                let given = try JSONDecoder().decode(Arguments.self, from: Data(arguments))
                _ = try Operations.named(name)?.init(given)
                return .success(Array("true".utf8))
            } catch {
                let row = FailureRow(error, Wording(in: .english))
                return .failure(PageFailure(code: row.code, message: row.message, repair: row.repair))
            }
        }
        var count = 0
        for endpoint in PageInterface.endpoints {
            guard let operation = Operations.named(endpoint.name) else { continue }
            for argument in operation.shape.arguments {
                for (value, code) in OperationLimits.values(argument.kind) {
                    let arguments = OperationLimits.complete(operation, argument.name, value)
                    guard let answer = try answer(to: endpoint, arguments, page) else { continue }
                    let what = "\(operation.name) \(argument.name) \(String(describing: value).prefix(40))"
                    if let code {
                        // What is of another kind does not even reach the operation.
                        let codes = code == "argument.wrong" ? [code, "page.body"] : [code]
                        #expect(codes.contains(Self.code(answer)), "\(what): \(answer.body)")
                    } else {
                        // A name within its limit is that of no browser.
                        let isTaken = answer.status == 200 || Self.code(answer) == "session.notNamed"
                        #expect(isTaken, "\(what): \(answer.body)")
                    }
                    count += 1
                }
            }
        }
        #expect(count > 100)
    }

    /// What the page answers; nil for a question whose argument an address cannot carry as such: it has no types.
    private func answer(to endpoint: PageEndpoint, _ arguments: Arguments, _ page: PageUnderTest) throws
        -> Answer?
    {
        let json = try JSONEncoder().encode(arguments)
        if endpoint.isPost {
            return try page.send("POST", endpoint.path, body: String(decoding: json, as: UTF8.self))
        }
        guard let object = try JSONSerialization.jsonObject(with: json) as? [String: Any] else { return nil }
        var query: [String] = []
        for (name, value) in object {
            guard let argument = endpoint.arguments.first(where: { $0.name == name }) else { return nil }
            let text: String
            switch (argument.kind, value) {
            case (.text, let value as String), (.scalar, let value as String), (.word, let value as String):
                text = value
            case (.whole, let value as Int): text = "\(value)"
            case (.number, let value as Double): text = "\(value)"
            case (.flag, let value as Bool): text = "\(value)"
            default: return nil
            }
            query.append("\(name)=\(text)")
        }
        return try page.send("GET", endpoint.path + "?" + query.joined(separator: "&"))
    }

    private static func code(_ answer: Answer) -> String {
        let object = (try? JSONSerialization.jsonObject(with: Data(answer.body.utf8))) as? [String: Any]
        return (object?["error"] as? [String: Any])?["code"] as? String ?? ""
    }
}
