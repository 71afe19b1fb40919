import Foundation
import Testing
import VowCore
import VowPorts
import VowRecitation

@testable import SpeechAdapters

/// Both directions, spoken with the package that defines the protocol.
@Suite("A peer speaks Wyoming with Vow (X6)", .serialized)
struct PeerTests {
    private struct Answer: Decodable {
        let program: String
        let languages: [String]
        let text: String
    }

    @Test("its client is told what Vow offers, and gets the words", Peer.isThere)
    func asksVow() throws {
        let python = try #require(Peer.python)
        let served = try Served(languages: [.english, .spanish])
        defer { served.stop() }
        let peer = try Peer(python, ["ask", "\(served.address.port)"])
        let output = try peer.output.fileHandleForReading.readToEnd() ?? Data()
        #expect(peer.end() == 0)
        let answer = try JSONDecoder().decode(Answer.self, from: output)
        #expect(answer.program == "vow")
        #expect(answer.languages == ["en", "es"])
        #expect(answer.text == "en 16000")
    }

    @Test("Vow hears with its server", Peer.isThere)
    func servesVow() throws {
        let python = try #require(Peer.python)
        let peer = try Peer(python, ["serve"])
        defer { _ = peer.end() }
        let line = String(decoding: peer.output.fileHandleForReading.availableData, as: UTF8.self)
        let port = try #require(UInt16(line.trimmingCharacters(in: .whitespacesAndNewlines)))
        let address = WyomingAddress(host: "127.0.0.1", port: port)
        let spanish = try WyomingTranscriber(address: address, language: .spanish)
        #expect(spanish.model == "peer/counter at \(address)")
        #expect(try spanish.transcribe(Served.tone(seconds: 2)).text == "heard 32000 samples in es")
        let english = try WyomingTranscriber(address: address, language: .english)
        #expect(try english.transcribe(Served.tone(seconds: 1)).text == "heard 16000 samples in en")
        #expect(throws: PortFailure.self) {
            try WyomingTranscriber(address: address, language: .chinese)
        }
    }
}

/// The Python side.
private final class Peer {
    let output = Pipe()
    private let input = Pipe()
    private let process = Process()

    init(_ python: String, _ arguments: [String]) throws {
        process.executableURL = URL(fileURLWithPath: python)
        process.arguments = [Peer.script] + arguments
        process.standardOutput = output
        process.standardInput = input
        try process.run()
    }

    /// Ends its input, which ends it, and gives its exit code.
    func end() -> Int32 {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationStatus
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let script = folder.path + "/Support/peer.py"

    /// For a test that needs it: where it is not, the test is shown as skipped.
    static let isThere = ConditionTrait.enabled(
        if: python != nil, "the Python package wyoming is neither installed nor reachable")

    /// A Python with the package: the system's, or a virtual environment under .deps made once.
    static let python: String? = {
        let probe = ["-c", "import wyoming.asr, wyoming.client, wyoming.info"]
        if succeeds("/usr/bin/python3", probe) { return "/usr/bin/python3" }
        let root = folder.deletingLastPathComponent().deletingLastPathComponent().path
        let environment = root + "/.deps/wyoming-peer"
        let python = environment + "/bin/python3"
        if succeeds(python, probe) { return python }
        try? FileManager.default.createDirectory(
            atPath: root + "/.deps", withIntermediateDirectories: true)
        let install = [
            "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--timeout", "10", "--retries",
            "1",
            "wyoming==1.10.2",
        ]
        let isMade = succeeds("/usr/bin/python3", ["-m", "venv", environment]) && succeeds(python, install)
        return isMade && succeeds(python, probe) ? python : nil
    }()

    private static func succeeds(_ program: String, _ arguments: [String]) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
