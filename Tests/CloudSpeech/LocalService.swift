import Foundation
import LoopbackListener
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

    private let listener = LoopbackListener()
    private let manner: Manner
    private let state = Mutex(State())

    var port: Int { Int(listener.port) }
    /// Everything that came in, a request each.
    var requests: [[UInt8]] { state.withLock { $0.requests } }
    /// How often somebody connected.
    var connections: Int { state.withLock { $0.connections } }

    init(_ manner: Manner) {
        self.manner = manner
        listener.serve { [self] peer in
            state.withLock { $0.connections += 1 }
            answer(peer)
        }
    }

    func stop() { listener.stop() }

    private func answer(_ peer: LoopbackPeer) {
        if case .closes = manner { return }
        if case .interrupts(let bytes) = manner {
            peer.send(bytes)
            return
        }
        let request = read(from: peer)
        state.withLock { $0.requests.append(request) }
        switch manner {
        case .sends(let bytes): peer.send(bytes)
        case .closes, .interrupts: break
        case .hangs:
            // The peer's own limit ends it: reading gives nothing until it hangs up.
            peer.receiveToEnd()
        case .drips:
            guard peer.send(Self.head(length: 1_000)) else { return }
            peer.drip([0x20])
        case .floods:
            guard peer.send(Self.head(length: 1 << 40)) else { return }
            let block = [UInt8](repeating: 0x20, count: 1 << 16)
            while peer.send(block) {}
        case .floodsHeaders:
            guard peer.send(Array("HTTP/1.1 200 OK\r\n".utf8)) else { return }
            let line = Array("X-More: \(String(repeating: "x", count: 4_000))\r\n".utf8)
            while peer.send(line) {}
        case .procrastinates:
            while peer.send(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)) {}
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

    /// The head and as much of the body as it announces.
    private func read(from peer: LoopbackPeer) -> [UInt8] {
        var bytes: [UInt8] = []
        var wanted = Int.max
        while bytes.count < wanted {
            let block = peer.receive()
            if block.isEmpty { break }
            bytes += block
            guard wanted == .max, let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { continue }
            let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).lowercased()
            let length = head.split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
                .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) }
            wanted = end.upperBound + (length ?? 0)
        }
        return bytes
    }
}
