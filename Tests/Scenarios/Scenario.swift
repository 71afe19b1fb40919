import Foundation
import Testing

/// A scenario of Specs/Scenarios: a heading and the steps under it.
struct Scenario: Sendable, CustomTestStringConvertible {
    let file: String
    let name: String
    /// The steps without their "Given", "When", "Then" or "And".
    let steps: [String]

    var testDescription: String { "\(file): \(name)" }

    private static let keywords = ["- Given ", "- When ", "- Then ", "- And "]

    /// All scenarios of a folder under Specs/Scenarios, by file and order.
    static func all(in folder: String) throws -> [Scenario] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let directory = root.appending(path: "Specs/Scenarios/" + folder)
        let files = try FileManager.default.contentsOfDirectory(atPath: directory.path())
            .filter { $0.hasSuffix(".md") }.sorted()
        return try files.flatMap { file in
            parsed(try String(contentsOf: directory.appending(path: file), encoding: .utf8), file: file)
        }
    }

    private static func parsed(_ text: String, file: String) -> [Scenario] {
        text.components(separatedBy: "\n## ").dropFirst().map { section in
            let lines = section.components(separatedBy: "\n")
            let steps = lines.dropFirst().filter { $0.hasPrefix("-") }.map { line in
                let keyword = keywords.first { line.hasPrefix($0) } ?? ""
                return String(line.dropFirst(keyword.count))
            }
            return Scenario(file: file, name: lines[0], steps: steps)
        }
    }
}

/// Matches a step against a sentence with gaps: "an alarm at {} on {}" gives what stands in the gaps.
func gaps(_ step: String, _ pattern: String) -> [String]? {
    var rest = Substring(step)
    var found: [String] = []
    let literals = pattern.components(separatedBy: "{}")
    guard rest.hasPrefix(literals[0]) else { return nil }
    rest = rest.dropFirst(literals[0].count)
    for literal in literals.dropFirst() {
        if literal.isEmpty {
            found.append(String(rest))
            return rest.isEmpty ? nil : found
        }
        guard let range = rest.range(of: literal) else { return nil }
        found.append(String(rest[..<range.lowerBound]))
        rest = rest[range.upperBound...]
    }
    return rest.isEmpty ? found : nil
}
