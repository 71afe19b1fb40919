import Foundation
import TestSupport
import Testing

/// The short part of `make attack`: some calls of some commands fail, or are the last before a kill.
@Suite("An attack on the commands that write", .serialized)
struct AttackTests {
    private func attack(_ options: String...) throws -> (code: Int32, text: String) {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let faults = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "libvow-faults.so").path
        return try runToEnd(
            ["/usr/bin/python3", root.path + "/scripts/attacks/commands.py", VowProcess.program, faults]
                + options)
    }

    @Test("whatever fails, the log is sound, and what was said to be done is done", .timeLimit(.minutes(15)))
    func short() throws {
        // Begun for some seconds only: `make attack` tries everything.
        let (code, text) = try attack("--prove", "--short", "--seconds", "10")
        #expect(code == 0, "\(text)")
        #expect(text.contains(" 0 did not hold"), "\(text)")
        // Each check was shown to find what it is there for.
        #expect(text.contains("attack: proofs: 36 tries"), "\(text)")
        print(text.split(separator: "\n").last ?? "")
    }
}
