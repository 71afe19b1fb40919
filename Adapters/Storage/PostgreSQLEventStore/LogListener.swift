import Foundation
import Glibc
import Synchronization
import VowLog
import VowPorts
import VowSystem

/// Calls the followers of a log when it has grown: a thread with its own connection sleeps until the server notifies it
/// of an append.
///
/// Reconnects after a loss and then calls all followers, because appends may have been missed. The thread ends when
/// this object is released.
final class LogListener: Sendable {
    private let followers = Followers()
    private let stopWriting: Int32

    /// Connects and starts listening; later appends are noticed.
    init(_ server: PostgreSQLServer, logID: [UInt8]) throws(PortFailure) {
        let connection = Handover(try Listening.connect(server))
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else {
            throw PortFailure(
                code: "store.unwatched", message: .changesOfLogCannotBe,
                repair: .raiseNumberOfFilesThat,
                cause: String(cString: strerror(errno)))
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        stopWriting = ends[1]
        let listening = Listening(
            server: server, payload: Hexadecimal.text(logID), stop: ends[0], followers: followers)
        let thread = Thread { listening.run(connection.take()) }
        thread.name = "vow log follow"
        thread.start()
    }

    deinit { close(stopWriting) }

    /// Adds a follower.
    func add(_ changed: @escaping @Sendable () -> Void) -> any FollowToken {
        ListenerToken(listener: self, number: followers.add(changed))
    }

    fileprivate func remove(_ number: Int) { followers.remove(number) }
}

/// A follower's token; it retains the listener, which would otherwise end with the store.
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

/// The registered followers.
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
        // The order does not matter: a follower only learns that the log has changed.
        for call in state.withLock({ Array($0.calls.values) }) { call() }
    }
}

/// What the thread does. Closes its end of the pipe after the other end was closed.
private struct Listening: Sendable {
    private static let shortestPauseMilliseconds: Int32 = 500
    private static let longestPauseMilliseconds: Int32 = 30_000

    let server: PostgreSQLServer
    let payload: String
    let stop: Int32
    let followers: Followers

    static func connect(_ server: PostgreSQLServer) throws(PortFailure) -> sending Connection {
        let connection = try SharedConnection.connect(server)
        do { try connection.run(PostgreSQLSQL.listen) } catch {
            throw PostgreSQLFailureWords(server: server).failure(error)
        }
        return connection
    }

    func run(_ first: Connection?) {
        defer { close(stop) }
        var kept = first
        var pause = Listening.shortestPauseMilliseconds
        while true {
            guard let connection = kept else {
                if isStopped(afterMilliseconds: pause) { return }
                pause = min(pause * 2, Listening.longestPauseMilliseconds)
                // A server that is still away is tried again after a longer pause.
                kept = try? Listening.connect(server)
                if kept != nil {
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
                kept = nil
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
