import BuiltProgram
import Foundation
import Testing
import VowCore
import VowRecitation
import VowRuntime

@testable import vow

/// C1: the process that leads the coach's session for the page, kept from step to step.
@Suite(.serialized) struct CoachProcessTests {
    private let home = NSTemporaryDirectory() + "vow-coach-\(UUID().uuidString)"

    init() throws {
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    }

    /// A program that notes each start of it, and answers by what it is asked.
    private func scripted() throws -> String {
        let path = home + "/scripted"
        try """
        #!/bin/sh
        echo "$@" >> "$4/starts"
        while read -r line; do
          case "$line" in
            *die*) exit 1 ;;
            *stop*) echo '{"state":"over"}' ;;
            *refuse*) echo '{"error":{"code":"coach.no","message":"no","repair":"why"}}' ;;
            *) echo "{\\"state\\":\\"listening\\",\\"asked\\":$line}" ;;
          esac
        done
        """.write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        return path
    }

    private var starts: [Substring] {
        ((try? String(contentsOfFile: home + "/starts", encoding: .utf8)) ?? "").split(separator: "\n")
    }

    private func step(_ action: String, _ child: CoachProcess) throws -> [UInt8] {
        try child.step("coach.step", Array(#"{"action":"\#(action)","language":"en"}"#.utf8)).get()
    }

    @Test("one process leads all steps, a step that fails leaves it, and one that died is started anew")
    func kept() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        let child = CoachProcess(home: home, program: try scripted())
        let row = try step("begin", child)
        #expect(
            String(decoding: row, as: UTF8.self)
                == #"{"state":"listening","asked":{"command":"coach.step","arguments":{"action":"begin","language":"en"}}}"#
        )
        let first = child.identifier
        _ = try step("next", child)
        #expect(throws: (any Error).self) { try step("refuse", child) }
        #expect(child.identifier == first && first != nil && starts == ["coach serve --home \(home)"])
        #expect(throws: (any Error).self) { try step("die", child) }
        _ = try step("next", child)
        #expect(starts.count == 2 && child.identifier != first)
        // The session is over, and so is its process.
        _ = try step("stop", child)
        #expect(child.identifier == nil)
        #expect(!CoachProcess.does("coach.summary"))
    }

    @Test("a process that nobody asks for a while is ended")
    func idle() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        let child = CoachProcess(home: home, program: try scripted(), idleSeconds: 0.05)
        _ = try step("begin", child)
        for _ in 0..<500 where child.identifier != nil { usleep(10_000) }
        #expect(child.identifier == nil)
        _ = try step("begin", child)
        #expect(starts.count == 2)
    }

    @Test(
        "the program itself leads a typed session a line at a time, and goes on from the log in a new process"
    )
    func session() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        let house = home + "/house"
        let child = CoachProcess(home: house, program: BuiltProgram.path)
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
        #expect(child.identifier == nil)
        let resumed = try row("resume")
        #expect(resumed["sentence"] as? String == id)
        let right = try row("answer", text)
        #expect((right["answer"] as? [String: Any])?["correct"] as? Bool == true)
        #expect((right["answer"] as? [String: Any])?["attempt"] as? Int == 2)
        #expect(try row("stop")["state"] as? String == "over")
        #expect(child.identifier == nil)
    }

    @Test(
        "killed in mid-sentence and without a sound server, the session waits at its sentence, and keys lead it on"
    )
    func killedAndDeaf() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        let deaf = home + "/deaf"
        try "#!/bin/sh\nPULSE_SERVER=unix:/nowhere exec \(BuiltProgram.path) \"$@\"\n".write(
            toFile: deaf, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: deaf)
        let child = CoachProcess(home: home + "/house", program: deaf)
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
        let first = try #require(child.identifier)
        kill(first, SIGKILL)
        // Who answers at the very moment hears that the process ended, and answers again.
        let right = try (try? row("answer", text)) ?? row("answer", text)
        #expect(child.identifier != first)
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
