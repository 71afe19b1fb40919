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
final class LogFollower: FollowToken {
    private static let headDelayMilliseconds: Int32 = 400

    private let stopWriting: Int32
    private let isCancelled = Atomic(false)

    init(folder: String, database: String, head: String, changed: @escaping @Sendable () -> Void)
        throws(PortFailure)
    {
        let notices = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        guard notices >= 0 else { throw Self.failure(errno) }
        guard inotify_add_watch(notices, folder, UInt32(IN_MODIFY | IN_CREATE | IN_MOVED_TO)) >= 0 else {
            let code = errno
            close(notices)
            throw Self.failure(code)
        }
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else {
            let code = errno
            close(notices)
            throw Self.failure(code)
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        stopWriting = ends[1]
        let watch = Watch(
            notices: notices, stop: ends[0], writeAheadLog: database + "-wal", database: database, head: head)
        let thread = Thread { watch.run(headDelayMilliseconds: Self.headDelayMilliseconds, changed) }
        thread.name = "vow log follow"
        thread.start()
    }

    deinit { cancel() }

    func cancel() {
        if isCancelled.exchange(true, ordering: .sequentiallyConsistent) { return }
        close(stopWriting)
    }

    private static func failure(_ code: Int32) -> PortFailure {
        PortFailure(
            code: "store.unwatched", message: "Changes of the log cannot be watched.",
            repair: "Raise fs.inotify.max_user_instances and max_user_watches.",
            cause: String(cString: strerror(code)))
    }
}

/// The thread's part: it owns the descriptors and closes them when its pipe is closed.
private struct Watch {
    let notices: Int32
    let stop: Int32
    let writeAheadLog: String
    let database: String
    let head: String

    func run(headDelayMilliseconds: Int32, _ changed: () -> Void) {
        defer {
            close(notices)
            close(stop)
        }
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
                let names = changedNames()
                if names.contains(head) {
                    isAwaitingHead = false
                    changed()
                } else if names.contains(writeAheadLog) || names.contains(database) {
                    isAwaitingHead = true
                }
            }
        }
    }

    private func changedNames() -> [String] {
        var buffer = [UInt8](repeating: 0, count: 16384)
        let count = Glibc.read(notices, &buffer, buffer.count)
        guard count > 0 else { return [] }
        var names: [String] = []
        buffer.withUnsafeBytes { bytes in
            var offset = 0
            let header = MemoryLayout<inotify_event>.size
            while offset + header <= count {
                let notice = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                let name = bytes[(offset + header)..<min(count, offset + header + Int(notice.len))]
                // An overflowed queue has lost names: whatever was watched may have changed.
                if notice.mask & UInt32(IN_Q_OVERFLOW) != 0 { names.append(head) }
                names.append(String(decoding: name.prefix { $0 != 0 }, as: UTF8.self))
                offset += header + Int(notice.len)
            }
        }
        return names
    }
}
