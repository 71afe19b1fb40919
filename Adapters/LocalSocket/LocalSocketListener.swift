import Foundation
import Glibc
import Synchronization
public import VowPorts
import VowWaiting

/// Listens for front ends on a socket in the home: `vow.sock`, readable and writable by its owner only.
///
/// One thread accepts, reads and writes; it runs at a lower priority than the daemon, so that a flood of requests takes
/// its time from itself. `answer` and `push` only append to a buffer and wake that thread.
public final class LocalSocketListener: FrontEndListener, Sendable {
    /// The bounds of a listener.
    public struct Bounds: Sendable {
        /// Links at a time.
        public var links = 32
        /// Bytes of a line that comes in, without its end.
        public var lineBytes = 524_288
        /// Bytes that are pushed to a far end which has not read what came before, until its link is closed.
        public var waitingBytes = 1 << 20
        /// A limit in milliseconds: for a line from its first byte to its end, for a new link until its first line, and
        /// for a far end that does not read what waits for it.
        public var patienceMilliseconds: Int64 = 10_000
        /// The least time between two lines of a link, in milliseconds: a flood has to wait for itself.
        public var pauseMilliseconds: Int64 = 2

        /// The bounds of the product.
        public init() {}
    }

    /// A link as both threads see it.
    struct Link {
        let descriptor: Int32
        var waiting: [UInt8] = []
        /// How much was pushed since the far end had read everything.
        var pushedBytes = 0
        var isBusy = false
        var isKept = false
        /// Closed as soon as what waits was sent.
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
    /// A pipe to its thread: a byte in it ends its wait.
    private let wakeUp = WakePipe()
    private let ended = DispatchSemaphore(value: 0)

    /// A listener for a home's daemon.
    public init(home: String, bounds: Bounds = Bounds()) {
        self.home = home
        self.bounds = bounds
    }

    /// See `FrontEndListener.open`.
    public func open(
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
        let loop = SocketLoop(listener: self, socket: listener, received: received, closed: closed)
        let thread = Thread { [self] in
            // For this thread alone, which 0 stands for; 19 would be the least urgent, the daemon and the sound stay at 0.
            setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
            loop.work()
            file.remove()
            file.close()
            ended.signal()
        }
        thread.name = "vow.sock"
        thread.start()
    }

    /// See `FrontEndListener.close`.
    public func close() {
        let wasOpen = state.withLock { state in
            defer { state.isOpen = false }
            return state.isOpen
        }
        guard wasOpen else { return }
        wake()
        ended.wait()
    }

    /// A listening socket. One that an earlier daemon left is replaced; whoever calls holds the home's lock.
    private static func listen(_ file: SocketFile) throws(PortFailure) -> Int32 {
        switch file.occupant {
        case .stranger: throw SocketFile.unsafe(file.path)
        case .ownSocket: file.remove()
        case .nobody: break
        }
        let descriptor = SocketFile.make()
        guard descriptor >= 0 else { throw SocketFile.unusable(file.path) }
        // On Linux the file of a socket gets the socket's own mode, so that it is never open to others, not for a moment.
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

// What the loop's thread and the others share.
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

    /// Changes a link in place, where it is still there.
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

/// The daemon's end of one connection.
struct SocketConnection: FrontEndConnection {
    let id: Int
    let listener: LocalSocketListener

    func answer(_ line: [UInt8]) { listener.send(line, to: id, isAnswer: true, mayDrop: false) }
    func keep() { _ = listener.change(id) { $0.isKept = true } }
    func push(_ line: [UInt8], mayDrop: Bool) {
        listener.send(line, to: id, isAnswer: false, mayDrop: mayDrop)
    }
}

/// A byte in it says that there is something to do; it never blocks, since one byte is enough.
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
