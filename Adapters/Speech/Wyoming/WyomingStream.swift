import Foundation
import VowPorts
package import VowSystem

/// A message of the Wyoming protocol: a line of JSON, then data as JSON, then raw bytes.
package struct WyomingEvent {
    package let type: String
    package var data: [String: Any] = [:]
    package var payload: [UInt8] = []

    package init(type: String, data: [String: Any] = [:], payload: [UInt8] = []) {
        self.type = type
        self.data = data
        self.payload = payload
    }

    /// The encoded message.
    var bytes: [UInt8] {
        let body = data.isEmpty ? [] : Self.json(data)
        var head: [String: Any] = ["type": type, "version": "1.10.2"]
        if !body.isEmpty { head["data_length"] = body.count }
        if !payload.isEmpty { head["payload_length"] = payload.count }
        return Self.json(head) + [UInt8(ascii: "\n")] + body + payload
    }

    private static func json(_ object: [String: Any]) -> [UInt8] {
        do {
            return [UInt8](try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys]))
        } catch { preconditionFailure("events hold plain values: \(error)") }
    }
}

/// A blocking connection that speaks the Wyoming protocol, with a limit on every wait and optionally on the whole
/// conversation.
///
/// Used by one thread; another ends the conversation by the `ConnectedSocket`. Trusts nothing that the peer sends: lengths are limited, and
/// malformed messages are errors.
package final class WyomingStream {
    /// The longest accepted parts of a message, in bytes.
    package struct Limits: Sendable {
        var head = 65_536
        var data = 1_048_576
        var payload = 4_194_304

        package init() {}

        package init(data: Int, payload: Int) {
            self.data = data
            self.payload = payload
        }
    }

    /// Why a conversation failed.
    package enum Broken: Error, Equatable {
        /// The peer closed the connection.
        case closed
        /// Nothing arrived within the limit.
        case late
        /// The peer sent a malformed or oversized message.
        case garbage(String)
        /// More data than any message holds.
        case flood
        /// A system error.
        case system(Int32)

        /// The cause, as in "The server cannot be used: …".
        var cause: String {
            switch self {
            case .closed: "it broke off"
            case .late: "it did not answer in time"
            case .garbage(let what): "it sent \(what)"
            case .flood: "it sent a line without end"
            case .system(let code): String(cString: strerror(code))
            }
        }
    }

    private let connection: ConnectedSocket
    private var socket: Int32 { connection.descriptor }
    private var buffer: [UInt8] = []
    /// The end of the whole conversation, however active it is.
    private var end: ContinuousClock.Instant?
    private let limits: Limits

    /// Speaks through a connected socket. Every wait ends after `limitMilliseconds`, or never if 0.
    ///
    /// - Parameter isWhole: whether this also limits the whole conversation, so that a peer that sends a byte now and
    ///   then cannot hold up the caller.
    package init(
        _ connection: ConnectedSocket, limitMilliseconds: Int, isWhole: Bool = false,
        limits: Limits = Limits()
    ) {
        self.connection = connection
        self.limits = limits
        end = isWhole ? .now + .milliseconds(limitMilliseconds) : nil
        limit(milliseconds: limitMilliseconds)
        var yes: Int32 = 1
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    }

    /// Limits everything up to the next call of this to `milliseconds`.
    package func restartLimit(milliseconds: Int) { end = .now + .milliseconds(milliseconds) }

    private func limit(milliseconds: Int) {
        var limit = timeval(tv_sec: milliseconds / 1_000, tv_usec: milliseconds % 1_000 * 1_000)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(socket, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
        }
    }

    /// Shortens the next wait to the rest of the conversation's limit.
    private func checkEnd() throws(Broken) {
        guard let end else { return }
        let left = Int((end - .now) / .milliseconds(1))
        // A time-out of 0 would mean none.
        guard left > 0 else { throw .late }
        limit(milliseconds: left)
    }

    /// Ends the conversation.
    package func shutDown() { connection.shutDown() }

    package func send(_ event: WyomingEvent) throws(Broken) {
        let bytes = event.bytes
        var sent = 0
        while sent < bytes.count {
            try checkEnd()
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Self.reason() }
            sent += count
        }
    }

    /// The next message. Its data may be in the line, after it, or both.
    package func receive() throws(Broken) -> WyomingEvent {
        guard let head = JSON.object(try line()), let type = head["type"] as? String else {
            throw .garbage("a line that is no event")
        }
        var data = head["data"] as? [String: Any] ?? [:]
        let dataLength = try length(head["data_length"], limit: limits.data)
        if dataLength > 0 {
            guard let more = JSON.object(try readBytes(dataLength)) else {
                throw .garbage("data that is no JSON")
            }
            data.merge(more) { $1 }
        }
        let payload = try readBytes(try length(head["payload_length"], limit: limits.payload))
        return WyomingEvent(type: type, data: data, payload: payload)
    }

    private func length(_ value: Any?, limit: Int) throws(Broken) -> Int {
        guard let value, !(value is NSNull) else { return 0 }
        guard let length = value as? Int, (0...limit).contains(length) else {
            throw .garbage("a length of \(value)")
        }
        return length
    }

    private func line() throws(Broken) -> [UInt8] {
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                let line = Array(buffer[..<end])
                buffer.removeFirst(end + 1)
                return line
            }
            guard buffer.count <= limits.head else { throw .flood }
            try fill()
        }
    }

    private func readBytes(_ count: Int) throws(Broken) -> [UInt8] {
        while buffer.count < count { try fill() }
        let bytes = Array(buffer[..<count])
        buffer.removeFirst(count)
        return bytes
    }

    private func fill() throws(Broken) {
        try checkEnd()
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = recv(socket, &chunk, chunk.count, 0)
        guard count > 0 else { throw count == 0 ? .closed : Self.reason() }
        buffer += chunk[..<count]
    }

    private static func reason() -> Broken {
        let code = errno
        if code == EAGAIN || code == EWOULDBLOCK { return .late }
        return code == EPIPE || code == ECONNRESET ? .closed : .system(code)
    }
}

/// The address of a Wyoming server.
package struct WyomingAddress: Hashable, Sendable, CustomStringConvertible {
    /// A host name or numeric address.
    package let host: String
    /// The port, 1 to 65535.
    package let port: UInt16

    package init(host: String, port: UInt16) {
        self.host = host
        self.port = port
    }

    /// Parses `host:port`, with or without `tcp://`, or returns nil.
    package init?(_ text: String) {
        let plain = text.hasPrefix("tcp://") ? String(text.dropFirst(6)) : text
        guard let colon = plain.lastIndex(of: ":"), let port = UInt16(plain[plain.index(after: colon)...]),
            port > 0
        else { return nil }
        let host = plain[..<colon].trimmingPrefix("[")
        let name = host.hasSuffix("]") ? String(host.dropLast()) : String(host)
        guard !name.isEmpty else { return nil }
        self.init(host: name, port: port)
    }

    /// `host:port`.
    package var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

    /// Whether this is certainly this machine.
    package var isLoopback: Bool { Loopback.contains(host: host) }

    /// Connects. The limit covers the look-up of the host and the whole conversation.
    func connect(limitMilliseconds: Int, lookup: HostLookup = .system) throws(WyomingStream.Broken)
        -> WyomingStream
    {
        let end = ContinuousClock.now + .milliseconds(limitMilliseconds)
        let places = try lookup.places(of: host, port: port, until: end)
        var last = places.isEmpty ? EHOSTUNREACH : ECONNREFUSED
        for place in places {
            let left = Int((end - .now) / .milliseconds(1))
            guard left > 0 else { throw .late }
            let handle = Glibc.socket(place.family, place.type, place.number)
            guard handle >= 0 else { continue }
            // A send time-out also limits connect(2).
            let stream = WyomingStream(ConnectedSocket(handle), limitMilliseconds: left, isWhole: true)
            let result = place.bytes.withUnsafeBytes { bytes in
                Glibc.connect(
                    handle, bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
            }
            if result == 0 { return stream }
            last = errno
        }
        throw last == EINPROGRESS ? .late : .system(last)
    }
}
