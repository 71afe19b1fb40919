import Foundation
import Glibc
import SoundAdapters
import Testing

/// The service manager's end of sd_notify(3): what the daemon says to it, in order.
private final class ManagerSocket: Sendable {
    let path = NSTemporaryDirectory() + "vow-manager-\(UUID().uuidString.prefix(8))"
    private let descriptor: Int32

    init() throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var name = sockaddr_un()
        name.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        let bound = withUnsafePointer(to: &name) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(bound == 0)
    }

    deinit {
        close(descriptor)
        unlink(path)
    }

    /// The next word, or nil if none comes for so long.
    func next(milliseconds: Int32) -> String? {
        var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, milliseconds) > 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        return String(decoding: bytes[..<max(0, count)], as: UTF8.self)
    }

    /// Whether a word comes, each within so long of the one before.
    func hears(_ word: String, milliseconds: Int32) -> Bool {
        while let heard = next(milliseconds: milliseconds) { if heard == word { return true } }
        return false
    }

    /// Takes what was said already.
    func drain() { while next(milliseconds: 0) != nil {} }
}

/// S8 and N6: stopping the process is no way out, and neither is changing the mark that it leaves.
@Suite("A stopped process and a changed mark (S8 N6)", .serialized)
struct StandstillTests {
    private let home = NSTemporaryDirectory() + "vow-stopped-\(UUID().uuidString)"

    private func vow(_ arguments: String...) throws -> String {
        try #require(try VowProcess.output(arguments, environment: ["VOW_HOME": home]))
    }

    private func prepare(secondsAhead: Int) throws {
        _ = try vow("lines", "add", "I keep promises to myself.")
        let file = home + "/alarm.ics"
        try writeCalendar(file, secondsAhead: secondsAhead, "SUMMARY:Stopped", "X-VOW-VOLUME:20")
        _ = try vow("calendar", "import", file)
    }

    private struct Autopsy: Decodable {
        let gapMilliseconds: Int
        let sentence: String
    }

    @Test(
        "stopped while it rings: seconds later the manager hears nothing; it goes on and says so, or is started again"
    )
    func stopped() throws {
        let server = try PrivateSoundServer()
        defer { server.stop() }
        let room = try VirtualRoom(server: server)
        defer { room.leave() }
        defer { try? FileManager.default.removeItem(atPath: home) }
        let manager = try ManagerSocket()
        let environment = [
            "VOW_HOME": home, "PULSE_SERVER": server.address, "NOTIFY_SOCKET": manager.path,
            "WATCHDOG_USEC": "900000000",
        ]
        try prepare(secondsAhead: 8)
        // A child inherits what the thread that starts it blocks, and systemd starts a service with nothing blocked.
        let daemon = try VowProcess(
            environment: environment, entering: ["/usr/bin/env", "--default-signal=ABRT"])
        #expect(daemon.wait(for: "♪", milliseconds: 30_000) != nil, "\(daemon.printed)")
        #expect(manager.hears("WATCHDOG_USEC=10000000", milliseconds: 5_000))
        // Longer than the ringer's own loop may say nothing.
        for _ in 0..<8 { #expect(manager.hears("WATCHDOG=1", milliseconds: 5_000)) }
        daemon.send(SIGSTOP)
        manager.drain()
        #expect(manager.next(milliseconds: 5_000) == nil)
        daemon.send(SIGCONT)
        #expect(manager.hears("WATCHDOG=1", milliseconds: 5_000))
        // The record is appended by another thread than the one that says so.
        for _ in 0..<20 where try !vow("log", "list").contains("RunResumed") {}
        #expect(try vow("log", "list").contains("it was frozen"))
        let autopsy = try JSONDecoder().decode(Autopsy.self, from: Data(try vow("autopsy", "--json").utf8))
        #expect((3_500...9_000).contains(autopsy.gapMilliseconds), "\(autopsy.gapMilliseconds)")
        #expect(autopsy.sentence.contains("Vow did not run for"))
        // What systemd does by the unit where it hears nothing for the ten seconds.
        daemon.send(SIGSTOP)
        manager.drain()
        #expect(manager.next(milliseconds: 10_000) == nil)
        daemon.kill()
        let next = try VowProcess(environment: environment)
        let wait = try #require(next.wait(for: "♪"), "\(next.printed)")
        #expect(wait <= 2_000)
        next.kill()
    }

    @Test("a killed daemon whose mark is changed to another boot was killed, and not powered off")
    func changedMark() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        let environment = ["VOW_HOME": home, "PULSE_SERVER": "unix:/nowhere/pulse"]
        try prepare(secondsAhead: 3_600)
        let first = try VowProcess(environment: environment)
        #expect(first.wait(for: "Next alarm") != nil)
        let file = home + "/heartbeat"
        // The first mark is left just after that.
        for _ in 0..<40 where !FileManager.default.fileExists(atPath: file) { _ = try vow("next") }
        first.kill()
        var mark = try String(contentsOfFile: file, encoding: .utf8).split(separator: " ").map(String.init)
        try #require(mark.count == 4 && mark[0] == "vow-mark-1")
        mark[2] = String(repeating: "0", count: mark[2].count)
        try mark.joined(separator: " ").write(toFile: file, atomically: false, encoding: .utf8)
        let second = try VowProcess(environment: environment)
        #expect(second.wait(for: "Next alarm") != nil)
        #expect(second.end() == 0)
        let log = try vow("log", "list")
        let returned = log.split(separator: "\n").filter { $0.contains("DaemonReturned") }
        #expect(returned.count == 1 && returned[0].contains("it was killed"), "\(log)")
    }
}
