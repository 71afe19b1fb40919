import Foundation
import Testing
import VowAnswers

/// Whoever practises is told where it matters that this is practice: as it begins, in the help, beside the figures.
@Suite("C6 The coach is no medical device", .serialized, .timeLimit(.minutes(2)))
struct NoMedicalDeviceTests {
    @Test("it is said as a session begins, in the person's language", arguments: ["en", "es"])
    func session(language: String) throws {
        let home = try QuietHome()
        defer { home.clear() }
        #expect(try home.vow(["config", "set", "language", language]).status == 0)
        let process = try ChildProcess(
            ["coach", "start", "--language", "en", "--home", home.path],
            soundServer: "unix:" + home.path + "/no-server", input: "q\n")
        let told = Wording(setting: language)(CoachText.notMedical)
        #expect(process.finish().output.contains(told))
    }

    @Test("the help of the coach and of its table say so") func help() throws {
        func words(_ command: [String]) throws -> String {
            try ChildProcess(command, soundServer: "unix:/nowhere/pulse").finish().output
                .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        #expect(try words(["coach", "--help"]).contains("It is not a medical device"))
        #expect(try words(["coach", "export", "--help"]).contains("no medical findings"))
    }
}
