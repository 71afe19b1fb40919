import Foundation
import Testing
import VowAnswers
import VowRuntime

/// A file that a front end hands in is what it says, or is refused.
@Suite struct GivenFileTests {
    private func given(_ bytes: Int) throws -> GivenFile {
        let text = Data(repeating: 120, count: bytes).base64EncodedString()
        return try GivenFile(Arguments(["file": .text("a\u{1B}.ics"), "base64": .text(text)]))
    }

    @Test(
        "its bytes come byte by byte, its name without signs that steer a terminal, and there is a bound to it"
    )
    func bounds() throws {
        let file = try given(GivenFile.mostBytes)
        #expect(file.bytes.count == GivenFile.mostBytes && !file.name.contains("\u{1B}"))
        #expect(throws: CommandError.self) { try given(GivenFile.mostBytes + 1) }
        #expect(try given(0).bytes.isEmpty)
    }

    @Test("what is no Base64, and what has no name, is a mistake of the asker")
    func mistakes() {
        for wrong in [["file": "a", "base64": "?"], ["base64": ""], ["file": "a"]] {
            #expect(throws: ArgumentMistake.self) {
                try GivenFile(Arguments(wrong.mapValues { .text($0) }))
            }
        }
    }
}
