import Foundation
import Glibc
import Testing

@testable import VowWeb

/// The page as a client of the daemon's socket.
@Suite("X5 The daemon's private socket, seen from the page")
struct SocketBackendTests {
    @Test("a question, a command and an input go out as agreed, and rows, failures and silence come back")
    func asking() async throws {
        let daemon = try ScriptedSocket()
        defer { daemon.end() }
        let backend = SocketBackend(path: daemon.path)
        daemon.answer(#"{"vow":1,"id":1,"rows":[{"id":"a"}]}"#)
        #expect(try await backend.ask(.query, "alarm.list", Array("{}".utf8)) == Array(#"[{"id":"a"}]"#.utf8))
        #expect(daemon.heard.last == #"{"vow":1,"id":1,"query":"alarm.list","arguments":{}}"#)
        daemon.answer(#"{"vow":1,"id":1,"error":{"code":"refused","message":"No.","repair":"Yes."}}"#)
        await #expect(throws: PageFailure(code: "refused", message: "No.", repair: "Yes.")) {
            try await backend.ask(.command, "lines.add", Array(#"{"text":"I."}"#.utf8))
        }
        #expect(daemon.heard.last == #"{"vow":1,"id":1,"command":"lines.add","arguments":{"text":"I."}}"#)
        daemon.answer(#"{"vow":1,"id":1,"done":true}"#)
        #expect(
            try await backend.ask(.input, "input", Array(#"{"kind":"ready"}"#.utf8)) == Array("true".utf8))
        #expect(daemon.heard.last == #"{"vow":1,"id":1,"input":{"kind":"ready"}}"#)
        daemon.answer("nonsense")
        await #expect(throws: PageFailure.away) { try await backend.ask(.query, "next", Array("{}".utf8)) }
        let nowhere = SocketBackend(path: daemon.path + ".none")
        await #expect(throws: PageFailure.away) { try await nowhere.ask(.query, "next", Array("{}".utf8)) }
    }

    @Test("the live stream hands on each row, and ends when the daemon hangs up")
    func following() async throws {
        let daemon = try ScriptedSocket()
        defer { daemon.end() }
        daemon.answer(
            #"{"vow":1,"id":1,"live":{"phase":"idle"}}"# + "\n" + #"{"vow":1,"id":1,"live":{"level":3}}"#)
        var rows: [String] = []
        for await row in SocketBackend(path: daemon.path).live() {
            rows.append(String(decoding: row, as: UTF8.self))
        }
        #expect(rows == [#"{"phase":"idle"}"#, #"{"level":3}"#])
    }
}

/// A daemon's socket that reads one line of each connection, says what it was told to, and hangs up.
final class ScriptedSocket: @unchecked Sendable {
    let path = NSTemporaryDirectory() + "vow-\(UUID().uuidString.prefix(8)).sock"
    private let listener: Int32
    private let lock = NSLock()
    private var answers: [String] = []
    private var lines: [String] = []

    init() throws {
        listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        let isBound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        try #require(isBound && listen(listener, 8) == 0)
        Thread.detachNewThread { [self] in serve() }
    }

    func answer(_ line: String) { lock.withLock { answers.append(line) } }
    var heard: [String] { lock.withLock { lines } }

    private func serve() {
        while true {
            let connection = accept(listener, nil, nil)
            guard connection >= 0 else { return }
            var line = [UInt8](), byte = UInt8(0)
            while recv(connection, &byte, 1, 0) == 1, byte != 10 { line.append(byte) }
            let said = lock.withLock {
                lines.append(String(decoding: line, as: UTF8.self))
                return answers.isEmpty ? "" : answers.removeFirst()
            }
            let bytes = Array((said + "\n").utf8)
            send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
            close(connection)
        }
    }

    func end() {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
        unlink(path)
    }
}
