import Glibc
import Synchronization
package import VowPorts

/// The client end of the daemon's private socket; sends and receives lines.
///
/// `send` is thread-safe, `next` is for one thread at a time; both block. `close` ends a blocked `next`.
package final class LocalSocketClient: Sendable {
    private let descriptor: Int32
    private let rest = Mutex<[UInt8]>([])
    private let sending = Mutex(())

    /// Connects to the daemon of a home.
    /// - Throws: `daemon.away` if no daemon runs, `socket.unsafe` if the socket's name belongs to something else.
    package init(home: String) throws(PortFailure) {
        let away = PortFailure(
            code: "daemon.away", message: .noVowRunWatchesOver(home: home),
            repair: .startVowRunOrAs)
        let file: SocketFile
        do { file = try SocketFile(home: home) } catch { throw away }
        defer { file.close() }
        switch file.occupant {
        case .nobody: throw away
        case .stranger: throw SocketFile.unsafe(file.path)
        case .ownSocket: break
        }
        let descriptor = SocketFile.make()
        guard descriptor >= 0, file.withAddress({ connect(descriptor, $0, $1) }) == 0,
            SocketFile.isOwnPeer(descriptor)
        else {
            if descriptor >= 0 { _ = Glibc.close(descriptor) }
            throw away
        }
        self.descriptor = descriptor
    }

    deinit { _ = Glibc.close(descriptor) }

    /// Ends the connection; a blocked `next` returns nil.
    package func close() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Sends a line.
    /// - Throws: `daemon.gone` if the daemon has ended.
    package func send(_ line: [UInt8]) throws(PortFailure) {
        let isSent = sending.withLock { _ in
            var left = (line + [10])[...]
            while !left.isEmpty {
                let count = left.withUnsafeBytes {
                    Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                left = left.dropFirst(count)
            }
            return true
        }
        guard isSent else { throw LocalSocketClient.gone }
    }

    /// The next line, or nil if the daemon has ended.
    package func next() -> [UInt8]? {
        rest.withLock { rest in
            var buffer = [UInt8](repeating: 0, count: 65_536)
            var searched = 0
            while true {
                if let end = rest[searched...].firstIndex(of: 10) {
                    let line = Array(rest[..<end])
                    rest.removeFirst(end + 1)
                    return line
                }
                searched = rest.count
                let count = recv(descriptor, &buffer, buffer.count, 0)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return nil }
                rest += buffer[..<count]
            }
        }
    }

    private static let gone = PortFailure(
        code: "daemon.gone", message: .vowRunEnded, repair: .startAgainVowRun)
}
