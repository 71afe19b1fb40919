import Foundation
import Testing

/// A file can be found by the name of what it declares.
@Suite struct FileNameTests {
    /// May only fall.
    static let mostNamedOtherwise = 26

    @Test(
        "a file is named after a type in it, as Type or as Type+Aspect, but for a number that may only fall")
    func names() throws {
        // What `make texts` writes is named by the program that writes it.
        let written = ["Sources/VowTexts/Generated/", "Sources/VowPorts/Troubles.swift"]
        var otherwise: [String] = []
        for file in try SourceTree.swiftFiles("Sources", "Adapters")
        where !written.contains(where: file.hasPrefix) {
            let text = try SourceTree.text(file)
            if !FileNameTests.isNamedAfterType(file, in: text) { otherwise.append(file) }
        }
        #expect(otherwise.count == FileNameTests.mostNamedOtherwise, "write the lower number: \(otherwise)")
    }

    @Test("a type that is declared or extended at the top of a file may name it")
    func namedAfterType() {
        let text = "package final class Bus: Sendable {\n    struct Hint {}\n}\nextension Unicode.Scalar {}\n"
        #expect(FileNameTests.isNamedAfterType("A/Bus.swift", in: text))
        #expect(FileNameTests.isNamedAfterType("A/Bus+Calls.swift", in: text))
        #expect(FileNameTests.isNamedAfterType("A/Unicode.Scalar+Kinds.swift", in: text))
        #expect(!FileNameTests.isNamedAfterType("A/Hint.swift", in: text))
        #expect(!FileNameTests.isNamedAfterType("A/BusCalls.swift", in: text))
    }

    private static func isNamedAfterType(_ file: String, in text: String) -> Bool {
        let name = file.split(separator: "/").last.map { $0.dropLast(".swift".count).prefix { $0 != "+" } }
        guard let name else { return false }
        let declared =
            #"^(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+\s+)*"#
            + #"(?:struct|class|enum|protocol|actor|typealias|extension)\s+"#
            + NSRegularExpression.escapedPattern(for: String(name)) + #"(?![\w.])"#
        return text.range(of: "(?m)" + declared, options: .regularExpression) != nil
    }
}
