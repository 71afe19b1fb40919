import Foundation
import Glibc
import Synchronization

/// A transcription service on this machine that answers every request in one way, however wrong.
final class LocalService: Sendable {
    /// How it behaves.
    enum Manner: Sendable {
        /// Sends these bytes and closes.
        case sends([UInt8])
        /// Reads the request and never answers.
        case hangs
        /// Sends the head, then a byte at a time for as long as anybody listens.
        case drips
        /// Sends without end.
        case floods
        /// Sends headers without end.
        case floodsHeaders
        /// Tells to go on sending, without end.
        case procrastinates
        /// Sends these bytes before it has read anything, and closes.
        case interrupts([UInt8])
        /// Closes as soon as somebody connects.
        case closes
    }

    private struct State {
        var requests: [[UInt8]] = []
        var connections = 0
    }

    let port: Int
    private let socketNumber: Int32
    private let manner: Manner
    private let state = Mutex(State())

    /// Everything that came in, a request each.
    var requests: [[UInt8]] { state.withLock { $0.requests } }
    /// How often somebody connected.
    var connections: Int { state.withLock { $0.connections } }

    init(_ manner: Manner) {
        self.manner = manner
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                Glibc.bind(listener, generic, length) == 0 && listen(listener, 8) == 0
                    && getsockname(listener, generic, &length) == 0
            }
        }
        precondition(bound, "a loopback socket can always be had")
        socketNumber = listener
        port = Int(UInt16(bigEndian: address.sin_port))
        Thread.detachNewThread { [self] in serve() }
    }

    func stop() {
        // The serving thread closes the socket: its number must not be another's while that thread still waits on it.
        shutdown(socketNumber, Int32(SHUT_RDWR))
    }

    private func serve() {
        while true {
            let peer = accept(socketNumber, nil, nil)
            if peer < 0 { break }
            state.withLock { $0.connections += 1 }
            Thread.detachNewThread { [self] in
                answer(peer)
                close(peer)
            }
        }
        close(socketNumber)
    }

    private func answer(_ peer: Int32) {
        if case .closes = manner { return }
        if case .interrupts(let bytes) = manner {
            _ = send(bytes, to: peer)
            return
        }
        let request = read(from: peer)
        state.withLock { $0.requests.append(request) }
        switch manner {
        case .sends(let bytes): _ = send(bytes, to: peer)
        case .closes, .interrupts: break
        case .hangs:
            // The peer's own limit ends it: reading gives nothing until it hangs up.
            var byte: UInt8 = 0
            while recv(peer, &byte, 1, 0) > 0 {}
        case .drips:
            guard send(Self.head(length: 1_000), to: peer) else { return }
            var wait = pollfd(fd: peer, events: Int16(POLLIN), revents: 0)
            // A byte every tenth of a second, until the peer hangs up.
            while poll(&wait, 1, 100) == 0, send([0x20], to: peer) {}
        case .floods:
            guard send(Self.head(length: 1 << 40), to: peer) else { return }
            let block = [UInt8](repeating: 0x20, count: 1 << 16)
            while send(block, to: peer) {}
        case .floodsHeaders:
            guard send(Array("HTTP/1.1 200 OK\r\n".utf8), to: peer) else { return }
            let line = Array("X-More: \(String(repeating: "x", count: 4_000))\r\n".utf8)
            while send(line, to: peer) {}
        case .procrastinates:
            while send(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8), to: peer) {}
        }
    }

    static func head(status: String = "200 OK", length: Int, more: String = "") -> [UInt8] {
        Array(
            "HTTP/1.1 \(status)\r\nContent-Type: application/json\r\nContent-Length: \(length)\r\n\(more)\r\n"
                .utf8)
    }

    static func response(_ body: [UInt8], status: String = "200 OK", more: String = "") -> Manner {
        .sends(head(status: status, length: body.count, more: more) + body)
    }

    static func response(_ body: String, status: String = "200 OK", more: String = "") -> Manner {
        response(Array(body.utf8), status: status, more: more)
    }

    private func send(_ bytes: [UInt8], to peer: Int32) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(peer, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count <= 0 { return false }
            sent += count
        }
        return true
    }

    /// The head and as much of the body as it announces.
    private func read(from peer: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        var wanted = Int.max
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < wanted {
            let count = recv(peer, &block, block.count, 0)
            if count <= 0 { break }
            bytes += block[..<count]
            guard wanted == .max, let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { continue }
            let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).lowercased()
            let length = head.split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
                .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) }
            wanted = end.upperBound + (length ?? 0)
        }
        return bytes
    }
}
