import Foundation
import Synchronization

/// An HTTP service on this machine that answers every request in one way, however wrong, until it is stopped or the tests end.
package final class LoopbackService: Sendable {
    /// How it behaves.
    package enum Manner: Sendable {
        /// Sends these bytes and closes.
        case sends([UInt8])
        /// Sends what a closure makes of a request and of how many came before it, and closes.
        case answers(@Sendable (_ request: String, _ before: Int) -> [UInt8])
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

    private struct Received {
        var requests: [[UInt8]] = []
        var connections = 0
    }

    /// What the threads that answer write down.
    private final class Journal: Sendable {
        let received = Mutex(Received())
    }

    private let listener = LoopbackListener()
    private let journal = Journal()

    /// Where it listens.
    package var port: Int { Int(listener.port) }
    /// Scheme, host and port.
    package var recipient: String { "http://127.0.0.1:\(port)" }
    /// Everything that came in, a request each.
    package var requests: [[UInt8]] { journal.received.withLock { $0.requests } }
    /// The same as text.
    package var texts: [String] { requests.map { String(decoding: $0, as: UTF8.self) } }
    /// How often somebody connected.
    package var connections: Int { journal.received.withLock { $0.connections } }

    /// Begins to serve.
    package init(_ manner: Manner) {
        listener.serve { [journal] peer in
            journal.received.withLock { $0.connections += 1 }
            Self.answer(peer, manner, journal)
        }
    }

    /// Answers every request with one body.
    /// - Parameter more: further lines of the head, each with its end.
    package convenience init(body: String, status: String = "200 OK", more: String = "") {
        self.init(Self.response(body, status: status, more: more))
    }

    /// From now on nobody answers.
    package func stop() { listener.stop() }

    private static func answer(_ peer: LoopbackPeer, _ manner: Manner, _ journal: Journal) {
        if case .closes = manner { return }
        if case .interrupts(let bytes) = manner {
            peer.send(bytes)
            return
        }
        let request = read(from: peer)
        let before = journal.received.withLock { received in
            received.requests.append(request)
            return received.requests.count - 1
        }
        switch manner {
        case .sends(let bytes): peer.send(bytes)
        case .answers(let make): peer.send(make(String(decoding: request, as: UTF8.self), before))
        case .closes, .interrupts: break
        case .hangs:
            // The peer's own limit ends it: reading gives nothing until it hangs up.
            peer.receiveToEnd()
        case .drips:
            guard peer.send(head(length: 1_000)) else { return }
            peer.drip([0x20])
        case .floods:
            guard peer.send(head(length: 1 << 40)) else { return }
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

    /// The head of an answer with a body of so many bytes.
    package static func head(status: String = "200 OK", length: Int, more: String = "") -> [UInt8] {
        Array(
            "HTTP/1.1 \(status)\r\nContent-Type: application/json\r\nContent-Length: \(length)\r\n\(more)\r\n"
                .utf8)
    }

    /// A whole answer.
    package static func response(_ body: [UInt8], status: String = "200 OK", more: String = "") -> Manner {
        .sends(head(status: status, length: body.count, more: more) + body)
    }

    /// A whole answer with a text.
    package static func response(_ body: String, status: String = "200 OK", more: String = "") -> Manner {
        response(Array(body.utf8), status: status, more: more)
    }

    /// What a language model's service answers (a chat completion with a text), head and body.
    package static func completion(_ content: String) -> [UInt8] {
        let text = String(decoding: (try? JSONEncoder().encode(content)) ?? Data(), as: UTF8.self)
        let body = #"{"choices":[{"message":{"content":\#(text)}}]}"#
        return head(length: body.utf8.count) + Array(body.utf8)
    }

    /// The head and as much of the body as it announces.
    private static func read(from peer: LoopbackPeer) -> [UInt8] {
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
