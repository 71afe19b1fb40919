import Foundation
import Glibc
import ScriptedBackend
import Testing
@testable import VowWeb

/// A page's server with a scripted daemon, on a port of its own.
final class PageUnderTest: Sendable {
    static let token = String(repeating: "0f", count: 32)
    let port: Int
    let home: String
    let backend = ScriptedBackend()
    /// The secret of a session that a browser of this account has.
    let secret: String
    private let running: Task<Void, any Error>

    /// A look at a connection that finds this account at its other end.
    static let ownAccount: PeerAccount = { _, _, _ in geteuid() }

    /// - Parameter account: the account that is found at the other end of a connection.
    /// - Parameter pulse: how often a page that follows gets a sign of life.
    init(
        account: @escaping PeerAccount = PageUnderTest.ownAccount, pulse: Duration = .seconds(10)
    ) async throws {
        let port = try PageUnderTest.freePort()
        self.port = port
        home = try PageUnderTest.folder()
        secret = try PageSessions(home: home).begin(.browser)
        let server = PageServer(
            backend: backend, token: PageToken(PageUnderTest.token), home: home, port: port, account: account,
            pulse: pulse)
        let (ready, isReady) = AsyncStream<Void>.makeStream()
        running = Task {
            defer { isReady.finish() }
            try await server.run { isReady.finish() }
        }
        for await _ in ready {}
    }

    func end() {
        running.cancel()
        try? FileManager.default.removeItem(atPath: home)
    }

    /// A folder of the test's own.
    static func folder() throws -> String {
        let path = NSTemporaryDirectory() + "vow-page-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    /// The address that lets a browser in, with a ticket of its own.
    func opening(_ target: String = "") -> String {
        let ticket = OpeningTicket(issuedBy: PageToken(PageUnderTest.token))
        return "http://127.0.0.1:\(port)/open?ticket=\(ticket.text)&to=\(target)"
    }

    /// A port that nobody listens on at the moment.
    static func freePort() throws -> Int {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        try #require(isBound)
        return Int(UInt16(bigEndian: address.sin_port))
    }

    /// A request as a browser of this person makes it, unless something else is said.
    func send(
        _ method: String = "GET", _ path: String, host: String? = nil, isLetIn: Bool = true,
        cookie: String? = nil, fields: [String] = [], body: String? = nil
    ) throws -> Answer {
        var lines = ["\(method) \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")"]
        if let secret = cookie ?? (isLetIn ? secret : nil) { lines.append("Cookie: vow-\(port)=\(secret)") }
        lines += fields
        if let body, !fields.contains(where: { $0.hasPrefix("Content-Type") }) {
            lines.append("Content-Type: application/json")
            lines.append("Content-Length: \(body.utf8.count)")
        } else if let body {
            lines.append("Content-Length: \(body.utf8.count)")
        }
        lines.append("Connection: close")
        return try raw(Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")).utf8))
    }

    /// What comes back for bytes, until the server hangs up.
    func raw(_ bytes: [UInt8]) throws -> Answer {
        let connection = try Connection(port: port)
        defer { connection.close() }
        connection.write(bytes)
        return Answer(connection.readAll())
    }
}

/// An answer as it came.
struct Answer {
    let status: Int
    let head: String
    let body: String

    init(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        let parts = text.components(separatedBy: "\r\n\r\n")
        head = parts[0]
        body = parts.dropFirst().joined(separator: "\r\n\r\n")
        let words = head.split(separator: " ")
        status = words.count > 1 ? Int(words[1]) ?? 0 : 0
    }
}

/// A bare connection, for what no proper client would send.
final class Connection {
    private let descriptor: Int32

    /// - Parameter patience: how long to wait for something to read, in seconds.
    init(port: Int, patience seconds: Int = 25) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port)).bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        try #require(isConnected)
        var patience = timeval(tv_sec: seconds, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// What there is to read at once; empty at the end, or when nothing comes in time.
    func read() -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return count > 0 ? Array(buffer[..<count]) : []
    }

    func readAll() -> [UInt8] {
        var all: [UInt8] = []
        while true {
            let some = read()
            if some.isEmpty { return all }
            all += some
        }
    }

    /// Reads until a text was there; what came so far.
    func read(until text: String) -> String {
        var all = ""
        while !all.contains(text) {
            let some = read()
            if some.isEmpty { return all }
            all += String(decoding: some, as: UTF8.self)
        }
        return all
    }

    /// Reads until what came ends with these bytes and at most 24 others: the ends of lines, and the empty comment in a
    /// chunk of its own by which the server sees whether somebody still follows. False where it stops before.
    func reads(toEnd end: [UInt8]) -> Bool {
        let most = 24
        var last: [UInt8] = []
        while true {
            let some = read()
            if some.isEmpty { return false }
            last = (last + some).suffix(end.count + most)
            for others in 0...most where last.dropLast(others).suffix(end.count) == end[...] { return true }
        }
    }

    /// Says that nothing more comes.
    func finishWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

    func close() { Glibc.close(descriptor) }
}
