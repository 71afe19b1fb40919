import Foundation
import Glibc

/// A message: JSON and raw bytes.
struct HelperFrame {
    /// What every frame begins with. Two lengths of 32 bits follow, the most significant byte first, then both parts.
    static let mark = Array("VOW1".utf8)
    static let headLength = 12

    var body: [UInt8]
    var payload: [UInt8] = []

    var head: [UInt8] {
        Self.mark
            + [body.count, payload.count].flatMap { count in
                [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) }
            }
    }
}

/// One end of the socket pair between a helper process and its parent.
///
/// Received from by one thread; `send` and `shutDown` are thread-safe. Trusts nothing that the peer sends: lengths are compared with their
/// limits before anything is allocated.
final class HelperConnection: @unchecked Sendable {
    // Unchecked: only the thread that receives uses what changes; the socket is the kernel's to lock.
    /// Why a conversation failed.
    enum Broken: Error {
        /// The peer closed the connection.
        case closed
        /// The limit passed, however much arrived.
        case late
        /// The peer sent a malformed message.
        case garbage(String)
        /// The peer announced more than any message holds.
        case flood
        /// A system error.
        case system(Int32)
    }

    private let socket: Int32
    private let most: HelperLimits.Size
    private var end: ContinuousClock.Instant?
    /// Keeps the parts of a message together.
    private let sending = NSLock()

    /// Takes ownership of a connected socket; accepts messages of at most `most`.
    init(socket: Int32, most: HelperLimits.Size) {
        self.socket = socket
        self.most = most
    }

    deinit { close(socket) }

    /// Limits everything up to the next call of this to `milliseconds`, or to nothing.
    func restartLimit(milliseconds: Int?) { end = milliseconds.map { .now + .milliseconds($0) } }

    /// Ends the conversation, and with it a wait of another thread.
    func shutDown() { shutdown(socket, Int32(SHUT_RDWR)) }

    func send(_ frame: HelperFrame) throws(Broken) {
        sending.lock()
        defer { sending.unlock() }
        try send(frame.head + frame.body)
        try send(frame.payload)
    }

    private func send(_ bytes: [UInt8]) throws(Broken) {
        var sent = 0
        while sent < bytes.count {
            try wait(for: Int16(POLLOUT))
            let count = bytes.withUnsafeBytes {
                Glibc.send(
                    socket, $0.baseAddress! + sent, $0.count - sent,
                    Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
            }
            if count > 0 { sent += count } else if !Self.isToRepeat { throw Self.reason() }
        }
    }

    func receive() throws(Broken) -> HelperFrame {
        let head = try read(HelperFrame.headLength)
        guard head.starts(with: HelperFrame.mark) else { throw .garbage("bytes that are no message") }
        func length(at start: Int) -> Int { head[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        let (body, payload) = (length(at: 4), length(at: 8))
        guard body <= most.body, payload <= most.payload else { throw .flood }
        return HelperFrame(body: try read(body), payload: try read(payload))
    }

    private func read(_ count: Int) throws(Broken) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            try wait(for: Int16(POLLIN))
            let received = bytes.withUnsafeMutableBytes {
                recv(socket, $0.baseAddress! + filled, count - filled, Int32(MSG_DONTWAIT))
            }
            if received > 0 {
                filled += received
            } else if received == 0 {
                throw .closed
            } else if !Self.isToRepeat {
                throw Self.reason()
            }
        }
        return bytes
    }

    /// Waits until the socket can be used, or the limit passes.
    private func wait(for events: Int16) throws(Broken) {
        while true {
            var milliseconds: Int32 = -1
            if let end {
                let left = (end - .now) / .milliseconds(1)
                guard left > 0 else { throw .late }
                milliseconds = Int32(min(left.rounded(.up), 60_000))
            }
            var watched = pollfd(fd: socket, events: events, revents: 0)
            let found = poll(&watched, 1, milliseconds)
            if found > 0 { return }
            if found < 0, errno != EINTR { throw .system(errno) }
        }
    }

    private static var isToRepeat: Bool { errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR }

    private static func reason() -> Broken {
        let code = errno
        return code == EPIPE || code == ECONNRESET ? .closed : .system(code)
    }
}
