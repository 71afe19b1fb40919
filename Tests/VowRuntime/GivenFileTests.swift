import Foundation
import Testing
import VowAnswers
import VowRuntime

/// A file that a front end hands in is what it says, or is refused.
@Suite struct GivenFileTests {
    private func given(_ bytes: Int) throws -> GivenFile {
        let text = Data(repeating: 120, count: bytes).base64EncodedString()
        var handed = HandedFile()
        handed.file = "a\u{1B}.ics"
        handed.base64 = text
        return try GivenFile(handed)
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

    @Test("what is no Base64 is a mistake of the asker")
    func mistakes() {
        var handed = HandedFile()
        handed.base64 = "?"
        #expect(throws: ArgumentMistake.self) { try GivenFile(handed) }
    }
}
