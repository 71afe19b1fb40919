import Foundation
import Glibc
import Synchronization
package import VowPorts
import VowSystem

/// Listens for front ends on the socket `vow.sock` of mode 0600 in the home folder.
///
/// A single thread accepts, reads and writes, at a lower priority than the daemon, so that a flood of requests cannot
/// slow the daemon. `answer` and `push` only append to a buffer and wake that thread.
package final class LocalSocketListener: FrontEndListener, Sendable {
    /// The limits of a listener.
    package struct Bounds: Sendable {
        /// Simultaneous links.
        package var links = 32
        /// Bytes of an incoming line, without its line feed.
        package var lineBytes = 524_288
        /// Bytes pushed to a client that has not read earlier data; beyond this its link is closed.
        package var waitingBytes = 1 << 20
        /// A limit in milliseconds for a line from its first to its last byte, for the first line of a new link, and
        /// for a client to read pending data.
        package var patienceMilliseconds: Int64 = 10_000
        /// The shortest time between two lines of a link, in milliseconds, to slow down floods.
        package var pauseMilliseconds: Int64 = 2

        /// The product's limits.
        package init() {}
    }

    /// The state of a link that both threads share.
    struct Link {
        let descriptor: Int32
        var waiting: [UInt8] = []
        /// Bytes pushed since the client last read everything.
        var pushedBytes = 0
        var isBusy = false
        var isKept = false
        /// Whether the link closes once pending data are sent.
        var isOver = false
        var isLost = false
        var progressAt: Int64
    }

    private struct State {
        var links: [Int: Link] = [:]
        var isOpen = false
    }

    private let home: String
    let bounds: Bounds
    private let state = Mutex(State())
    /// A byte written here ends the thread's wait.
    private let wakeUp = WakePipe()
    private let ended = DispatchSemaphore(value: 0)

    /// Creates a listener for a home's daemon.
    package init(home: String, bounds: Bounds = Bounds()) {
        self.home = home
        self.bounds = bounds
    }

    /// See `FrontEndListener.open`.
    package func open(
        received: @escaping @Sendable (any FrontEndConnection, [UInt8]) -> Void,
        closed: @escaping @Sendable (_ link: Int) -> Void
    ) throws(PortFailure) {
        let file = try SocketFile(home: home)
        let listener: Int32
        do { listener = try LocalSocketListener.listen(file) } catch {
            file.close()
            throw error
        }
        state.withLock { $0.isOpen = true }
        let thread = Thread { [self] in
            // Applies to this thread only (who = 0). The daemon and the sound stay at 0; 19 is the lowest priority.
            setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
            SocketLoop(listener: self, socket: listener, received: received, closed: closed).work()
            file.remove()
            file.close()
            ended.signal()
        }
        thread.name = "vow.sock"
        thread.start()
    }

    /// See `FrontEndListener.close`.
    package func close() {
        let wasOpen = state.withLock { state in
            defer { state.isOpen = false }
            return state.isOpen
        }
        guard wasOpen else { return }
        wake()
        ended.wait()
    }

    /// Creates the listening socket and replaces that of an earlier daemon. The caller holds the home's lock.
    private static func listen(_ file: SocketFile) throws(PortFailure) -> Int32 {
        switch file.occupant {
        case .stranger: throw SocketFile.unsafe(file.path)
        case .ownSocket: file.remove()
        case .nobody: break
        }
        let descriptor = SocketFile.make()
        guard descriptor >= 0 else { throw SocketFile.unusable(file.path) }
        // On Linux the socket's file gets the socket's own mode, so it is never open to others.
        guard fchmod(descriptor, 0o600) == 0, file.withAddress({ bind(descriptor, $0, $1) }) == 0,
            Glibc.listen(descriptor, 16) == 0, fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0
        else {
            let failure = SocketFile.unusable(file.path)
            _ = Glibc.close(descriptor)
            throw failure
        }
        return descriptor
    }
}

extension LocalSocketListener {
    var wakeDescriptor: Int32 { wakeUp.reading }
    var isOpen: Bool { state.withLock { $0.isOpen } }

    func wake() { wakeUp.write() }
    func calmDown() { wakeUp.empty() }

    func add(_ id: Int, descriptor: Int32, at now: Int64) {
        state.withLock { $0.links[id] = Link(descriptor: descriptor, progressAt: now) }
    }

    func remove(_ id: Int) { state.withLock { $0.links[id] = nil } }

    func links() -> [Int: Link] { state.withLock { $0.links } }

    /// Changes a link in place, unless it is gone.
    func change<Result: Sendable>(_ id: Int, _ change: (inout Link) -> Result) -> Result? {
        state.withLock { state in
            guard state.links[id] != nil else { return nil }
            return change(&state.links[id]!)
        }
    }

    fileprivate func send(_ line: [UInt8], to id: Int, isAnswer: Bool, mayDrop: Bool) {
        let limit = bounds.waitingBytes
        let isThere: Void? = change(id) { link in
            if isAnswer { link.isBusy = false }
            if link.isLost || (mayDrop && !link.waiting.isEmpty) { return }
            if !isAnswer { link.pushedBytes += line.count + 1 }
            if link.pushedBytes > limit {
                link.isLost = true
                link.waiting = []
                return
            }
            if link.waiting.isEmpty { link.progressAt = SteadyClock.milliseconds() }
            link.waiting += line
            link.waiting.append(10)
        }
        if isThere != nil { wake() }
    }
}

/// The daemon's end of a connection.
struct SocketConnection: FrontEndConnection {
    let id: Int
    let listener: LocalSocketListener

    func answer(_ line: [UInt8]) { listener.send(line, to: id, isAnswer: true, mayDrop: false) }
    func keep() { _ = listener.change(id) { $0.isKept = true } }
    func push(_ line: [UInt8], mayDrop: Bool) {
        listener.send(line, to: id, isAnswer: false, mayDrop: mayDrop)
    }
}

/// A byte in this pipe signals pending work. Writes never block; a byte is enough.
private final class WakePipe: Sendable {
    let reading: Int32
    private let writing: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        precondition(
            pipe(&ends) == 0, "a process without two descriptors to spare cannot watch over anything")
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        _ = Glibc.close(reading)
        _ = Glibc.close(writing)
    }

    func write() {
        var byte: UInt8 = 1
        _ = Glibc.write(writing, &byte, 1)
    }

    func empty() {
        var bytes = [UInt8](repeating: 0, count: 256)
        while Glibc.read(reading, &bytes, bytes.count) > 0 {}
    }
}
