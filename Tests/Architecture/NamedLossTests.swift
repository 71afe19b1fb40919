import Foundation
import Testing

/// Where an error is dropped, a comment says what is lost with it.
@Suite struct NamedLossTests {
    /// May only fall.
    static let mostUnnamed = 64

    @Test("an error that is dropped has its loss named beside it, but for a number that may only fall")
    func losses() throws {
        var unnamed: [String] = []
        for file in try SourceTree.swiftFiles("Sources", "Adapters") {
            let lines = try SourceTree.text(file).split(separator: "\n", omittingEmptySubsequences: false)
            for number in lines.indices where NamedLossTests.dropsUnnamed(lines, at: number) {
                unnamed.append("\(file):\(number + 1)")
            }
        }
        #expect(unnamed.count == NamedLossTests.mostUnnamed, "write the lower number: \(unnamed)")
    }

    @Test("a comment names a loss on the line itself or on one of the three before")
    func named() {
        let dropping = "try" + "? file.close()"
        #expect(NamedLossTests.dropsUnnamed([dropping[...]], at: 0))
        #expect(!NamedLossTests.dropsUnnamed(["// Only read.", dropping[...]], at: 1))
        #expect(!NamedLossTests.dropsUnnamed(["/// Closes it.", "func end() {", dropping[...]], at: 2))
        #expect(!NamedLossTests.dropsUnnamed([(dropping + "  // Only read.")[...]], at: 0))
        #expect(NamedLossTests.dropsUnnamed(["// Far away.", "", "", "", dropping[...]], at: 4))
        #expect(!NamedLossTests.dropsUnnamed([("// " + dropping)[...]], at: 0))
    }

    private static func dropsUnnamed(_ lines: [Substring], at number: Int) -> Bool {
        func isComment(_ line: Substring) -> Bool { line.drop(while: \.isWhitespace).hasPrefix("//") }
        // Written in two parts, so that this file does not find itself.
        guard let drop = lines[number].firstRange(of: "try" + "?"), !isComment(lines[number]) else {
            return false
        }
        return !lines[number][drop.upperBound...].contains("//")
            && !lines[max(0, number - 3)..<number].contains(where: isComment)
    }
}
