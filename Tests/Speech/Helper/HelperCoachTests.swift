import BuiltProgram
import Foundation
import Testing
import VowAnswers
import VowCore
import VowRecitation
import VowRuntime
import VowSystem

@testable import vow

/// C1: the process that leads the coach's session for the page, kept from step to step.
@Suite(.serialized) struct HelperCoachTests {
    private let home = NSTemporaryDirectory() + "vow-coach-\(UUID().uuidString)"

    init() throws {
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    }

    private var children: [pid_t] { Children.of(.coach) }

    private func coach(idleSeconds: Double = 300, environment: [String] = []) -> HelperCoach {
        HelperCoach(
            home: home + "/house", HelperExecutable(path: BuiltProgram.path, environment: environment),
            idleSeconds: idleSeconds)
    }

    @Test("one process leads all steps, a step that is refused leaves it, and one that died is started again")
    func kept() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        let coach = coach()
        func step(_ action: String) throws -> CoachStepRow {
            try coach.step("coach.step", Arguments(["action": .text(action), "language": .text("en")]))
        }
        #expect(try step("begin").state == "listening")
        let first = try #require(children.first)
        _ = try step("reveal")
        #expect(throws: FailureRow.self) { try step("dance") }
        #expect(children == [first])
        kill(first, SIGKILL)
        // Who answers at the very moment hears that the process ended, and answers again.
        _ = try (try? step("reveal")) ?? step("reveal")
        #expect(children.count == 1 && children != [first])
        // The session is over, and so is its process.
        #expect(try step("stop").state == "over")
        #expect(children.isEmpty)
        #expect(!HelperCoach.does("coach.summary"))
    }

    @Test("a process that nobody asks for a while is ended")
    func idle() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        let coach = coach(idleSeconds: 0.05)
        let begin = Arguments(["action": .text("begin"), "language": .text("en")])
        _ = try coach.step("coach.step", begin)
        for _ in 0..<500 where !children.isEmpty { usleep(10_000) }
        #expect(children.isEmpty)
        #expect(try coach.step("coach.step", begin).state == "listening")
    }

    @Test(
        "the program itself leads a typed session a line at a time, and goes on from the log in a new process"
    )
    func session() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        let child = coach()
        func row(_ action: String, _ text: String? = nil, of shown: String? = nil) throws -> [String: Any] {
            var given: [String: Any] = ["action": action, "language": "en"]
            given["text"] = text
            given["sentence"] = shown
            let answer = try child.step(
                "coach.step", [UInt8](JSONSerialization.data(withJSONObject: given))
            ).get()
            return try #require(try JSONSerialization.jsonObject(with: Data(answer)) as? [String: Any])
        }
        let begun = try row("begin")
        let id = try #require(begun["sentence"] as? String)
        let text = try #require(StarterSentences.of(.english).first { $0.id.text == id }?.text)
        #expect(begun["state"] as? String == "listening" && begun["speak"] as? String == "usual")
        // A window that shows another sentence than the one in hand is told so, and its answer counts for none.
        let stale = try row("answer", text, of: "another")
        #expect(stale["answer"] == nil && (stale["said"] as? [String])?.count == 1)
        #expect(stale["sentence"] as? String == id)
        let wrong = try row("answer", "purple elephants dance", of: id)
        #expect((wrong["answer"] as? [String: Any])?["correct"] as? Bool == false)
        #expect(throws: (any Error).self) { try row("dance") }
        // The process is gone; the session is in the log.
        _ = try row("pause")
        #expect(children.isEmpty)
        let resumed = try row("resume")
        #expect(resumed["sentence"] as? String == id)
        let right = try row("answer", text)
        #expect((right["answer"] as? [String: Any])?["correct"] as? Bool == true)
        #expect((right["answer"] as? [String: Any])?["attempt"] as? Int == 2)
        #expect(try row("stop")["state"] as? String == "over")
        #expect(children.isEmpty)
    }

    @Test(
        "killed in mid-sentence and without a sound server, the session waits at its sentence, and keys lead it on"
    )
    func killedAndDeaf() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        let child = coach(environment: ["PULSE_SERVER=unix:/nowhere"])
        func row(_ action: String, _ text: String? = nil, of shown: String? = nil) throws -> [String: Any] {
            var given: [String: Any] = ["language": "en"]
            if action != "speak" { given["action"] = action }
            given["text"] = text
            given["sentence"] = shown
            let answer = try child.step(
                action == "speak" ? "coach.speak" : "coach.step",
                [UInt8](JSONSerialization.data(withJSONObject: given))
            ).get()
            return try #require(try JSONSerialization.jsonObject(with: Data(answer)) as? [String: Any])
        }
        let id = try #require(try row("begin")["sentence"] as? String)
        let text = try #require(StarterSentences.of(.english).first { $0.id.text == id }?.text)
        _ = try row("answer", "purple elephants dance")
        // Neither can the sentence be spoken nor the answer heard: both are told, and nothing is counted.
        for action in ["speak", "listen"] {
            let row = try row(action)
            #expect(row["state"] as? String == "listening" && row["sentence"] as? String == id, "\(action)")
            #expect((row["said"] as? [String])?.isEmpty == false && row["answer"] == nil, "\(action)")
        }
        let first = try #require(children.first)
        kill(first, SIGKILL)
        // Who answers at the very moment hears that the process ended, and answers again.
        let right = try (try? row("answer", text)) ?? row("answer", text)
        #expect(!children.contains(first))
        #expect((right["answer"] as? [String: Any])?["correct"] as? Bool == true)
        #expect((right["answer"] as? [String: Any])?["attempt"] as? Int == 2)
        _ = try row("stop")
    }

    @Test("the terminal counts sentences, however many answers each took, and goes on counting another time")
    func numbers() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        func typed(_ keys: String) throws -> String {
            let process = Process()
            let (input, output) = (Pipe(), Pipe())
            process.executableURL = URL(filePath: BuiltProgram.path)
            process.arguments = ["coach", "start", "--language", "en", "--home", home + "/house"]
            process.environment = ProcessInfo.processInfo.environment.merging([
                "PULSE_SERVER": "unix:/nowhere", "LANG": "C.UTF-8",
            ]) { $1 }
            process.standardInput = input
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            try process.run()
            try input.fileHandleForWriting.write(contentsOf: Data(keys.utf8))
            try input.fileHandleForWriting.close()
            let said = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return String(decoding: said, as: UTF8.self)
        }
        let first = try typed("purple elephants dance\nseven green bottles\nn\n")
        #expect(first.contains("\n1. ") && first.contains("\n2. ") && !first.contains("\n3. "), "\(first)")
        let later = try typed("n\nq\n")
        #expect(later.contains("\n3. ") && !later.contains("\n2. "), "\(later)")
    }
}
