import Foundation
import SmallFilesystem
import Testing

/// The short part of `make attack`: some calls of some commands fail, or are the last before a kill.
@Suite("An attack on the commands that write", .serialized)
struct AttackTests {
    @Test("whatever fails, the log is sound, and what was said to be done is done", .timeLimit(.minutes(3)))
    func short() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let faults = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "libvow-faults.so").path
        // Begun for ten seconds only: `make attack` tries everything.
        let (code, text) = try runToEnd(
            [
                "/usr/bin/python3", root.path + "/scripts/attack-commands.py", VowProcess.program, faults,
                "--short", "--seconds", "10",
            ], environment: [:])
        #expect(code == 0, "\(text)")
        #expect(text.contains(" 0 did not hold"), "\(text)")
        print(text.split(separator: "\n").last ?? "")
    }
}
