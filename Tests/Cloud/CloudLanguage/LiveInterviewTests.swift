import BuiltProgram
import Foundation
import TestSupport
import Synchronization
import Testing

extension LoopbackService {
    /// An OpenAI-compatible service that gives other words for drafts, or answers as it is told.
    fileprivate convenience init(content: @escaping @Sendable ([String]) -> String) {
        self.init(
            .answers { request, _ in
                let body = Data((request.components(separatedBy: "\r\n\r\n").last ?? "").utf8)
                let asked = (try? JSONSerialization.jsonObject(with: body)) as? [String: Any]
                let question = (asked?["messages"] as? [[String: String]])?.last?["content"] ?? ""
                let drafts = question.split(separator: "\n").filter { $0.hasPrefix("- ") }.map {
                    String($0.dropFirst(2))
                }
                return Self.completion(content(drafts))
            })
    }
}

/// M4, D4: `vow interview` asks a real service, through the real adapter, for other words: once it was set and agreed to,
/// and the person saw what is sent.
@Suite(.serialized) struct LiveInterviewTests {
    private let home = NSTemporaryDirectory() + "vow-live-" + UUID().uuidString

    private func vow(_ arguments: [String], _ input: String = "") throws -> String {
        let process = Process()
        let (given, said) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: BuiltProgram.path)
        process.arguments = arguments + ["--home", home]
        process.standardInput = given
        process.standardOutput = said
        process.standardError = said
        try process.run()
        try given.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try given.fileHandleForWriting.close()
        let output = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return output
    }

    private static let answers =
        "yes\nI want to walk 20 minutes every day\n8\nmy back hurts\n6\nshoes by the door\nenergy for my kids\nrain\n"
        + "my wife\nskip\nskip\nskip\nskip\nyes\n"

    private func interview(_ service: LoopbackService, agrees: Bool, wish: String) throws -> String {
        _ = try vow(["config", "set", "language-model", "cloud:\(service.recipient)/v1#small"])
        if agrees { _ = try vow(["consent", "give", "language-model", "--to", service.recipient, "--yes"]) }
        return try vow(
            ["interview"], Self.answers + wish + "yes\n" + String(repeating: "9\n", count: 8))
    }

    @Test("other words stand in the line's place, after the person saw what is sent")
    func reworded() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        let service = LoopbackService { drafts in
            let texts = drafts.map {
                $0 == "I walk 20 minutes every day." ? "I go for a 20 minute walk every day." : $0
            }
            return String(decoding: try! JSONEncoder().encode(texts), as: UTF8.self)
        }
        let said = try interview(service, agrees: true, wish: "reword\nyes\n")
        #expect(said.contains("This goes to small at \(service.recipient), and nothing else:"), "\(said)")
        #expect(service.texts.count == 2 && service.texts[0].hasPrefix("POST /v1/chat/completions "))
        // Nothing of the answers goes out but the drafts that were shown.
        #expect(!service.texts.contains { $0.contains("my wife") || $0.contains("hurts") })
        let lines = try vow(["lines", "list"])
        #expect(lines.contains("I go for a 20 minute walk every day."), "\(said)\n\(lines)")
    }

    @Test("who says no, or has not agreed, sends nothing; a service that talks nonsense changes nothing")
    func unchanged() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        let service = LoopbackService { _ in "I'm sorry, I can't help with that." }
        let nonsense = try interview(service, agrees: true, wish: "reword\nyes\n")
        #expect(nonsense.contains("I walk 20 minutes every day."))
        #expect(!service.texts.isEmpty)
        #expect(try vow(["lines", "list"]).contains("I walk 20 minutes every day."))
        let asked = service.texts.count
        try FileManager.default.removeItem(atPath: home)
        _ = try interview(service, agrees: true, wish: "reword\nno\n")
        #expect(try vow(["lines", "list"]).contains("I walk 20 minutes every day."))
        try FileManager.default.removeItem(atPath: home)
        #expect(try !interview(service, agrees: false, wish: "").contains("reword:"))
        #expect(service.texts.count == asked)
    }
}
