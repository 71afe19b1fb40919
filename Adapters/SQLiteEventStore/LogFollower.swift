import Foundation
import Glibc
import Synchronization
import VowPorts

/// Calls back whenever the log has grown, in this process or another: a thread that sleeps in the kernel until
/// the head file or the write-ahead log changes.
///
/// The head is written after a commit, so its change means that there is something to read. The write-ahead
/// log changes before the commit is visible; should the writer die in between, no head follows, so a change
/// without a head is reported after a while too.
///
/// A person has a number of watches of files, and other programs may hold them all. No alarm hangs on that: the files are
/// then looked at twice a second, until there is a watch to be had.
final class LogFollower: FollowToken {
    private static let headDelayMilliseconds: Int32 = 400

    private let stopWriting: Int32
    private let isCancelled = Atomic(false)

    /// Begins to follow.
    /// - Parameters:
    ///   - looksBetween: how often files that cannot be watched are looked at before a watch is asked for again.
    ///   - watch: watches a folder; a descriptor of inotify(7), or a negative number where there is none.
    init(
        folder: String, database: String, head: String, looksBetween: Int = 120,
        watch: @escaping @Sendable (_ folder: String) -> Int32 = { FolderNotices.watch($0, removals: true) },
        changed: @escaping @Sendable () -> Void
    ) throws(PortFailure) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else {
            throw PortFailure(
                code: "store.unwatched", message: "Changes of the log cannot be watched.",
                repair: "Raise the number of files that may be open: ulimit -n.",
                cause: String(cString: strerror(errno)))
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        stopWriting = ends[1]
        // Before this returns, so that what is appended from then on is noticed.
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

/// The thread's part: it owns the descriptors and closes them when its pipe is closed.
private struct Following {
    /// Which file it is, how long, and when it was written last.
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

    /// The contract allows a second.
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

    /// Looks at the files until there is a watch to be had; false where the following ended before.
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
            // After the watch began, so that nothing comes in between.
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
