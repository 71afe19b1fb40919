import Foundation
import Glibc
import Synchronization
import VowPorts

/// Calls back when the log has grown, in this process or another: a thread sleeps until the head file or the
/// write-ahead log changes.
///
/// The head is written after a commit, so its change means that there is something to read. The write-ahead log changes
/// before the commit is visible. If the writer dies in between no head follows, so a change without a head is also
/// reported, after 400 ms.
///
/// The inotify watches of a user are limited, and other programs may hold them all. The files are then polled twice a
/// second until a watch is available.
final class LogFollower: FollowToken {
    private static let headDelayMilliseconds: Int32 = 400

    private let stopWriting: Int32
    private let isCancelled = Atomic(false)

    /// Starts following.
    /// - Parameters:
    ///   - looksBetween: how many polls pass between attempts to get a watch.
    ///   - watch: watches a folder; returns an inotify(7) descriptor, or a negative number.
    init(
        folder: String, database: String, head: String, looksBetween: Int = 120,
        watch: @escaping @Sendable (_ folder: String) -> Int32 = { FolderNotices.watch($0, removals: true) },
        changed: @escaping @Sendable () -> Void
    ) throws(PortFailure) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else {
            throw PortFailure(
                code: "store.unwatched", message: .changesOfLogCannotBe,
                repair: .raiseNumberOfFilesThat,
                cause: String(cString: strerror(errno)))
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        stopWriting = ends[1]
        // Before this returns, so that every later append is noticed.
        let begun = Following(
            notices: watch(folder), stop: ends[0], folder: folder, writeAheadLog: database + "-wal",
            database: database, head: head)
        let thread = Thread {
            var following = begun
            following.run(
                headDelayMilliseconds: Self.headDelayMilliseconds, looksBetween: looksBetween, watch, changed)
        }
        thread.name = "vow log follow"
        thread.start()
    }

    deinit { cancel() }

    func cancel() {
        if isCancelled.exchange(true, ordering: .sequentiallyConsistent) { return }
        close(stopWriting)
    }
}

/// The thread's state. It owns the descriptors, and closes them when its pipe is closed.
private struct Following {
    /// Identity, size and modification time of a file.
    private struct Look: Equatable {
        let number: UInt
        let size: Int
        let seconds: Int
        let nanoseconds: Int

        init(_ path: String) {
            var status = stat()
            _ = stat(path, &status)
            number = UInt(status.st_ino)
            size = Int(status.st_size)
            (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        }
    }

    /// Half the second that the contract allows.
    private static let lookMilliseconds: Int32 = 500

    private var notices: Int32
    private let stop: Int32
    private let folder: String
    private let writeAheadLog: String
    private let database: String
    private let head: String
    private var seen: [Look] = []

    init(
        notices: Int32, stop: Int32, folder: String, writeAheadLog: String, database: String, head: String
    ) {
        self.notices = notices
        self.stop = stop
        self.folder = folder
        self.writeAheadLog = writeAheadLog
        self.database = database
        self.head = head
        seen = looks
    }

    private var looks: [Look] { [head, writeAheadLog, database].map { Look(folder + "/" + $0) } }

    mutating func run(
        headDelayMilliseconds: Int32, looksBetween: Int, _ watch: (String) -> Int32, _ changed: () -> Void
    ) {
        defer {
            if notices >= 0 { close(notices) }
            close(stop)
        }
        if notices < 0, !lookUntilWatched(looksBetween, watch, changed) { return }
        followNotices(headDelayMilliseconds: headDelayMilliseconds, changed)
    }

    /// Polls the files until a watch is available; false if following ended before.
    private mutating func lookUntilWatched(
        _ looksBetween: Int, _ watch: (String) -> Int32, _ changed: () -> Void
    ) -> Bool {
        var count = 0
        while notices < 0 {
            var handles = [pollfd(fd: stop, events: Int16(POLLIN), revents: 0)]
            let ready = poll(&handles, 1, Self.lookMilliseconds)
            if ready < 0 && errno != EINTR || ready > 0 { return false }
            count += 1
            if count % looksBetween == 0 { notices = watch(folder) }
            // After the watch has started, so that no change is missed.
            let now = looks
            if now != seen { changed() }
            seen = now
        }
        return true
    }

    private func followNotices(headDelayMilliseconds: Int32, _ changed: () -> Void) {
        var isAwaitingHead = false
        while true {
            var handles = [
                pollfd(fd: notices, events: Int16(POLLIN), revents: 0),
                pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
            ]
            let ready = poll(&handles, 2, isAwaitingHead ? headDelayMilliseconds : -1)
            if ready < 0, errno != EINTR { return }
            if handles[1].revents != 0 { return }
            if ready == 0 {
                isAwaitingHead = false
                changed()
            } else if ready > 0 {
                let names = FolderNotices.names(notices, ofAll: [head])
                if names.contains(head) {
                    isAwaitingHead = false
                    changed()
                } else if names.contains(writeAheadLog) || names.contains(database) {
                    isAwaitingHead = true
                }
            }
        }
    }
}
