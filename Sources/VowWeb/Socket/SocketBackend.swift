import NIOCore
import NIOPosix

/// The daemon, through its private socket: one JSON object a line, with `"vow":1` in each.
///
/// Every question has a connection of its own, so a slow one holds up no other; the live stream has one as well. The
/// socket's answers are taken as they are, bounded in length.
package struct SocketBackend: PageBackend {
    private let path: String
    private var group: any EventLoopGroup { MultiThreadedEventLoopGroup.singleton }
    private let patience: Duration

    /// The longest line that is taken in, in bytes; a year of mornings is a tenth of it.
    package static let longestLine = 16 * 1024 * 1024

    /// - Parameter path: the socket in the home.
    /// - Parameter patience: how long an answer may take; what a wipe or an export takes is within it.
    package init(
        path: String, patience: Duration = .seconds(120)
    ) {
        (self.path, self.patience) = (path, patience)
    }

    /// Asks; see `PageBackend`.
    package func ask(_ kind: PageRequestKind, _ name: String, _ arguments: [UInt8]) async throws(PageFailure)
        -> [UInt8]
    {
        let request = SocketWire.request(kind, name, arguments)
        do {
            let line = try await withThrowingTaskGroup(of: [UInt8]?.self) { tasks in
                tasks.addTask { try await firstLine(after: request) }
                tasks.addTask {
                    try await Task.sleep(for: patience)
                    return nil
                }
                defer { tasks.cancelAll() }
                return try await tasks.next() ?? nil
            }
            guard let line else { throw PageFailure.away }
            return try SocketWire.answer(in: line)
        } catch let failure as PageFailure { throw failure } catch { throw .away }
    }

    /// What goes on; see `PageBackend`.
    package func live() -> AsyncStream<[UInt8]> {
        // Rows are whole: a reader that is late wants the newest, and the hub reads at once.
        AsyncStream(bufferingPolicy: .bufferingNewest(256)) { rows in
            let reading = Task {
                try? await lines(after: SocketWire.follow) { line in
                    if let row = SocketWire.live(in: line) { rows.yield(row) }
                    return true
                }
                rows.finish()
            }
            rows.onTermination = { _ in reading.cancel() }
        }
    }

    private func firstLine(after request: [UInt8]) async throws -> [UInt8]? {
        var found: [UInt8]?
        try await lines(after: request) { line in
            found = line
            return false
        }
        return found
    }

    /// Sends a line and hands over each that comes back, until the body has enough or the daemon hangs up.
    private func lines(after request: [UInt8], _ body: ([UInt8]) throws -> Bool) async throws {
        let channel = try await ClientBootstrap(group: group).connect(unixDomainSocketPath: path) { channel in
            channel.eventLoop.makeCompletedFuture {
                try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
            }
        }
        try await channel.executeThenClose { inbound, outbound in
            try await outbound.write(ByteBuffer(bytes: request + [10]))
            var rest: [UInt8] = []
            for try await buffer in inbound {
                var searched = rest.count
                rest += buffer.readableBytesView
                while let end = rest[searched...].firstIndex(of: 10) {
                    let line = Array(rest[..<end])
                    rest.removeSubrange(...end)
                    searched = 0
                    guard try body(line) else { return }
                }
                guard rest.count <= SocketBackend.longestLine else { return }
            }
        }
    }
}

/// The form of what goes through the socket.
enum SocketWire {
    /// Asks to be told what goes on.
    static let follow = Array(#"{"vow":1,"id":1,"follow":"live"}"#.utf8)

    /// A question, a command or an input; the arguments are one JSON object.
    static func request(_ kind: PageRequestKind, _ name: String, _ arguments: [UInt8]) -> [UInt8] {
        if kind == .input { return Array(#"{"vow":1,"id":1,"input":"#.utf8) + arguments + Array("}".utf8) }
        return Array(#"{"vow":1,"id":1,"\#(kind.rawValue)":"#.utf8) + PageJSON.string(name)
            + Array(#","arguments":"#.utf8) + arguments + Array("}".utf8)
    }

    /// What a line answers, or the failure that it tells of.
    static func answer(in line: [UInt8]) throws(PageFailure) -> [UInt8] {
        guard let object = PageJSON.object(line) else { throw PageFailure.away }
        if let error = object["error"] as? [String: Any] {
            throw PageFailure(
                code: error["code"] as? String ?? "daemon.refused",
                message: error["message"] as? String ?? "",
                repair: error["repair"] as? String ?? "")
        }
        guard let value = object["rows"] ?? object["done"] else { throw PageFailure.away }
        return PageJSON.bytes(value)
    }

    /// The row of a live line; nil where the line is anything else.
    static func live(in line: [UInt8]) -> [UInt8]? {
        PageJSON.object(line)?["live"].map(PageJSON.bytes)
    }
}
