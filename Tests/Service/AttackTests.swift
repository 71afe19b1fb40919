import Foundation
import SmallFilesystem
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
            ["/usr/bin/python3", root.path + "/scripts/attack-commands.py", VowProcess.program, faults]
                + options)
    }

    @Test("each check finds what it is there for", .timeLimit(.minutes(4)))
    func proofs() throws {
        let (code, text) = try attack("--prove")
        #expect(code == 0 && text.contains(" 0 did not hold") && text.contains("proofs: 13 tries"), "\(text)")
    }

    @Test("whatever fails, the log is sound, and what was said to be done is done", .timeLimit(.minutes(3)))
    func short() throws {
        // Begun for some seconds only: `make attack` tries everything.
        let (code, text) = try attack("--short", "--seconds", "14")
        #expect(code == 0, "\(text)")
        #expect(text.contains(" 0 did not hold"), "\(text)")
        print(text.split(separator: "\n").last ?? "")
    }
}
