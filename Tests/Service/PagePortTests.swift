import Foundation
import Glibc
import TestSupport
import Testing

/// Another port of the page holds from the daemon's next start, as its setting says.
@Suite("The page's port while the daemon runs", .timeLimit(.minutes(2)))
struct PagePortTests {
    private static let environment = ["PULSE_SERVER": "unix:/nowhere/pulse", "TZ": "UTC", "NO_COLOR": "1"]

    private static func socketTo(_ port: UInt16, _ call: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32)
        -> (descriptor: Int32, status: Int32)
    {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                call(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        return (descriptor, status)
    }

    /// A port that nobody listens on at the moment.
    private static func freePort() throws -> UInt16 {
        let (descriptor, status) = socketTo(0, bind)
        defer { close(descriptor) }
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let named = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        try #require(status == 0 && named == 0)
        return UInt16(bigEndian: address.sin_port)
    }

    /// The first line of what a port answers; nil where nobody listens, empty where it hangs up.
    private static func answer(on port: UInt16) -> String? {
        let (descriptor, status) = socketTo(port, connect)
        defer { close(descriptor) }
        guard status == 0 else { return nil }
        var patience = timeval(tv_sec: 30, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        let request = Array(
            "GET /style.css HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n".utf8)
        _ = send(descriptor, request, request.count, Int32(MSG_NOSIGNAL))
        var head = [UInt8](repeating: 0, count: 256)
        let count = max(0, recv(descriptor, &head, head.count, 0))
        return String(decoding: head[..<count], as: UTF8.self).components(separatedBy: "\r\n").first
    }

    /// Whether a server of a home's page runs.
    private static func isServing(_ home: String) -> Bool { server(of: home) != nil }

    /// The process that serves a home's page.
    private static func server(of home: String) -> pid_t? {
        HelperProcesses.find("page", ofHome: home)
    }

    /// Looks until something holds; false where it does not in time.
    private static func comes(_ holds: () -> Bool) -> Bool {
        let limit = ContinuousClock.now + .seconds(40)
        while ContinuousClock.now < limit {
            if holds() { return true }
            usleep(20_000)
        }
        return false
    }

    @Test("a server that rested goes on where it listened, also after another port was set")
    func port() throws {
        let home = NSTemporaryDirectory() + "vow-port-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: home) }
        let (first, second) = (try Self.freePort(), try Self.freePort())
        let environment = Self.environment.merging(["VOW_HOME": home]) { $1 }
        func set(_ port: UInt16) throws {
            try #require(
                try VowProcess.output(["config", "set", "web.port", "\(port)"], environment: environment)
                    != nil)
        }
        try set(first)
        // Without a number in the environment the setting counts.
        let daemon = try VowProcess(
            environment: environment.merging(["VOW_WEB_PORT": "", "VOW_PAGE_REST_SECONDS": "1"]) { $1 })
        defer { daemon.kill() }
        #expect(Self.comes { Self.answer(on: first)?.contains("200") == true })
        try set(second)
        #expect(Self.comes { !Self.isServing(home) })
        // Between the server and what listens in its place nobody may listen for a moment.
        var said: String?
        #expect(
            Self.comes {
                said = Self.answer(on: first)
                return said != nil
            })
        #expect(said == "HTTP/1.1 200 OK", "\(said ?? "")")
        #expect(Self.answer(on: second) == nil)

        // What opens the page leads to where it is, and says where it will be.
        let asking = environment.merging(["VOW_WEB_PORT": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""]) { $1 }
        let address = try VowProcess.output(["open", "--print"], environment: asking)
        #expect(address?.contains("http://127.0.0.1:\(first)/open?") == true, "\(address ?? "")")
        // So it does when the server was killed and came back.
        #expect(
            Self.comes {
                _ = Self.answer(on: first)
                return Self.isServing(home)
            })
        let server = try #require(Self.server(of: home))
        #expect(kill(server, SIGKILL) == 0)
        #expect(
            Self.comes { Self.server(of: home).map { $0 != server } == true && Self.answer(on: first) != nil }
        )
        #expect(Self.answer(on: second) == nil)
        daemon.kill()

        // From the next start it is there, and before anything listens nothing of the last time counts.
        let next = try VowProcess(environment: environment.merging(["VOW_WEB_PORT": ""]) { $1 })
        defer { next.kill() }
        #expect(Self.comes { Self.answer(on: second)?.contains("200") == true })
        let moved = try VowProcess.output(["open", "--print"], environment: asking)
        #expect(moved?.contains("http://127.0.0.1:\(second)/open?") == true, "\(moved ?? "")")
    }
}
