import Foundation
import Testing

/// No arithmetic is done on a number from outside before its range is checked: the smallest whole number less one ends the
/// process.
@Suite("Numbers from outside") struct OutsideNumbersTests {
    /// Unicode's own bounds of words leave none behind the dot of a call.
    private static func simple(_ pattern: String) throws -> Regex<AnyRegexOutput> {
        try Regex(pattern).wordBoundaryKind(.simple)
    }

    /// Arithmetic on the very expression that read a number from JSON or from a request.
    private static func direct() throws -> Regex<AnyRegexOutput> {
        try simple(
            #"(?:\bdecode(?:IfPresent)?\(U?Int\d*\.self[^)\n]*\)|\.count\("\w+"\)(?: \?\? [\d_]+)?)\)?(?:\.map ?[({]+)? *(?:\$0 )?[-+*] "#
        )
    }

    /// A name that is bound to a number read from a text, from JSON or from a request.
    private static func binding() throws -> Regex<AnyRegexOutput> {
        try simple(
            #"(?:\b(?:if|guard)|,)\s+let (\w+) = (?:try[?!]? )?(?:Int(?:64|32)?\((?!exactly|truncating|clamping)|[\w.]*\bcount\("|[\w.]*\bdecode(?:IfPresent)?\(U?Int\d*\.self|[^\n,]*as\? (?:Int|Double)\b)"#
        )
    }

    /// How far behind the binding a calculation is looked for, in characters.
    private static let reach = 500

    /// What of a text calculates with a number that nothing has checked.
    private func unchecked(in text: String) throws -> [String] {
        var found = text.matches(of: try Self.direct()).map { String(text[$0.range]) }
        for match in text.matches(of: try Self.binding()) {
            guard let name = match.output[1].substring else { continue }
            let rest = text[match.range.upperBound...].prefix(Self.reach)
            let use = try Self.simple(#"\b\#(name) [-+*] |[\w)] [-+*] \#(name)\b"#)
            guard let used = rest.firstMatch(of: use) else { continue }
            let check = try Self.simple(
                #"contains\(\#(name)\)|contains\)|\b\#(name) (?:<|>|<=|>=|==) |(?:min|max)\([^)]*\b\#(name)\b"#
            )
            if rest[..<used.range.lowerBound].firstMatch(of: check) == nil {
                found.append("\(text[match.range]) … \(rest[used.range])")
            }
        }
        return found
    }

    @Test("are compared with their limits before anything is calculated with them")
    func checked() throws {
        for file in try SourceTree.swiftFiles("Sources", "Adapters")
        // What is simulated comes from nowhere outside.
        where !file.hasPrefix("Sources/VowLab/Simulation/") {
            let found = try unchecked(in: try SourceTree.text(file))
            #expect(found.isEmpty, "\(file): \(found)")
        }
    }

    @Test(
        "the rule finds what it forbids",
        arguments: [
            "self = .standIn(try container.decode(Int.self, forKey: .number) - 1)",
            "guard let place = try arguments.count(\"place\").map({ $0 - 1 }) else {",
            "let from = (try arguments.count(\"days\") ?? 7) * 86_400",
            "if let first = words.first, let number = Int(first), words.count == 2 {\n    go(number - 1)",
            "guard let size = row[\"size\"] as? Int else { return }\nread(offset + size)",
        ])
    func finds(_ text: String) throws { #expect(try !unchecked(in: text).isEmpty) }

    @Test(
        "the rule takes what is checked",
        arguments: [
            "guard let size = row[\"size\"] as? Int, (0...9).contains(size) else { return }\nread(offset + size)",
            "guard let number = Int(text), number >= 1, number <= 9 else { return }\ngo(number - 1)",
        ])
    func takes(_ text: String) throws { #expect(try unchecked(in: text).isEmpty) }
}
