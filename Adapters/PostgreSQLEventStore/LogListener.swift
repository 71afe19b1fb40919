import Foundation
import Glibc
import Synchronization
import VowLog
import VowPorts

/// Calls those who follow a log whenever it has grown: a thread with a connection of its own sleeps in the kernel until
/// the server notifies it of an append.
///
/// A connection that is lost is made again, and then all are called, since something may have been appended meanwhile.
/// The thread ends with this value.
final class LogListener: Sendable {
    private let followers = Followers()
    private let stopWriting: Int32

    /// Connects and begins to listen; what is appended from then on is noticed.
    init(_ server: PostgreSQLServer, logID: [UInt8]) throws(PortFailure) {
        let connection = try Listening.connect(server)
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else {
            throw PortFailure(
                code: "store.unwatched", message: "Changes of the log cannot be watched.",
                repair: "Raise the number of files that may be open: ulimit -n.",
                cause: String(cString: strerror(errno)))
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        stopWriting = ends[1]
        let begun = Listening(
            connection, server: server, payload: Hexadecimal.text(logID), stop: ends[0], followers: followers)
        let thread = Thread { begun.run() }
        thread.name = "vow log follow"
        thread.start()
    }

    deinit { close(stopWriting) }

    /// Adds one who is called from now on.
    func add(_ changed: @escaping @Sendable () -> Void) -> any FollowToken {
        ListenerToken(listener: self, number: followers.add(changed))
    }

    fileprivate func remove(_ number: Int) { followers.remove(number) }
}

/// One who follows; it keeps the listener, which would else end with the store.
private final class ListenerToken: FollowToken {
    private let listener: LogListener
    private let number: Int

    init(listener: LogListener, number: Int) {
        self.listener = listener
        self.number = number
    }

    deinit { cancel() }

    func cancel() { listener.remove(number) }
}

/// Those who follow.
private final class Followers: Sendable {
    private struct State {
        var calls: [Int: @Sendable () -> Void] = [:]
        var next = 0
    }

    private let state = Mutex(State())

    func add(_ changed: @escaping @Sendable () -> Void) -> Int {
        state.withLock { state in
            state.next += 1
            state.calls[state.next] = changed
            return state.next
        }
    }

    func remove(_ number: Int) { state.withLock { state in state.calls[number] = nil } }

    func callAll() {
        // The order of the calls does not matter: each is only told that something is there.
        for call in state.withLock({ Array($0.calls.values) }) { call() }
    }
}

/// The thread's part: it owns the connection and closes the pipe when the other end was closed.
private final class Listening: @unchecked Sendable {
    private static let shortestPauseMilliseconds: Int32 = 500
    private static let longestPauseMilliseconds: Int32 = 30_000

    // After the beginning only the thread uses it.
    private var connection: Connection?
    private let server: PostgreSQLServer
    private let payload: String
    private let stop: Int32
    private let followers: Followers

    init(
        _ connection: Connection, server: PostgreSQLServer, payload: String, stop: Int32, followers: Followers
    ) {
        self.connection = connection
        self.server = server
        self.payload = payload
        self.stop = stop
        self.followers = followers
    }

    static func connect(_ server: PostgreSQLServer) throws(PortFailure) -> Connection {
        let connection = try SharedConnection.connect(server)
        do { try connection.run(SQL.listen) } catch { throw FailureWords(server: server).failure(error) }
        return connection
    }

    func run() {
        defer { close(stop) }
        var pause = Listening.shortestPauseMilliseconds
        while true {
            guard let connection else {
                if isStopped(afterMilliseconds: pause) { return }
                pause = min(pause * 2, Listening.longestPauseMilliseconds)
                self.connection = try? Listening.connect(server)
                if self.connection != nil {
                    pause = Listening.shortestPauseMilliseconds
                    followers.callAll()
                }
                continue
            }
            var handles = [
                pollfd(fd: connection.socket, events: Int16(POLLIN), revents: 0),
                pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&handles, 2, -1) > 0 || errno == EINTR else { return }
            if handles[1].revents != 0 { return }
            guard handles[0].revents != 0 else { continue }
            guard let notices = connection.notices() else {
                self.connection = nil
                continue
            }
            if notices.contains(payload) { followers.callAll() }
        }
    }

    private func isStopped(afterMilliseconds pause: Int32) -> Bool {
        var handle = pollfd(fd: stop, events: Int16(POLLIN), revents: 0)
        return poll(&handle, 1, pause) > 0
    }
}
