import Foundation
import Testing

/// What the compiler takes on trust about threads is rare, and says why it may be trusted.
@Suite struct ThreadRuleTests {
    /// May only fall.
    static let mostUnchecked = 17

    @Test("what the compiler does not check about threads is counted, and has its reason beside it")
    func unchecked() throws {
        var places: [String] = []
        for file in try SourceTree.swiftFiles("Sources", "Adapters") {
            let lines = try SourceTree.text(file).split(separator: "\n", omittingEmptySubsequences: false)
            for number in ThreadRuleTests.trusted(lines) {
                places.append("\(file):\(number + 1)")
                #expect(ThreadRuleTests.hasReason(lines, at: number), "\(file):\(number + 1)")
            }
        }
        #expect(places.count == ThreadRuleTests.mostUnchecked, "write the lower number: \(places)")
    }

    @Test("a mark is found wherever it stands, and a comment of the documentation is no reason for it")
    func marks() {
        let box: [Substring] = ["/// A box.", "final class Box: @unchecked Sendable {", "    var value = 0"]
        #expect(ThreadRuleTests.trusted(box) == [1])
        #expect(!ThreadRuleTests.hasReason(box, at: 1))
        let explained: [Substring] = [
            "// Unchecked: the lock guards it.", "nonisolated(unsafe) var value = 0",
        ]
        #expect(ThreadRuleTests.trusted(explained) == [1])
        #expect(ThreadRuleTests.hasReason(explained, at: 1))
        #expect(ThreadRuleTests.trusted(["@preconcurrency import Library"]) == [0])
        #expect(ThreadRuleTests.trusted(["// Not @unchecked: a Mutex holds it."]) == [])
    }

    private static func trusted(_ lines: [Substring]) -> [Int] {
        // Written in parts, so that this file does not find itself.
        let marks = ["@un" + "checked", "nonisolated(un" + "safe)", "@pre" + "concurrency"]
        return lines.indices.filter { number in
            !lines[number].drop(while: \.isWhitespace).hasPrefix("//")
                && marks.contains { lines[number].contains($0) }
        }
    }

    /// Whether a comment stands on the line before, or beside the state that follows.
    private static func hasReason(_ lines: [Substring], at number: Int) -> Bool {
        (max(0, number - 1)..<min(lines.count, number + 20)).contains { neighbour in
            lines[neighbour].drop(while: \.isWhitespace).hasPrefix("// ")
        }
    }
}
