import CLinux.Timer
import Foundation
import Glibc
import Synchronization
package import VowPorts

/// Reports changes of the device's time zone setting through inotify(7), without polling.
///
/// Watches the folder, not the file: setting a zone replaces the link.
package final class ZoneFollower: MachineWatch {
    private let folder: String
    private let names: [String]
    private let notices: Int32
    private let stop: Int32
    private let isFollowing = Mutex(false)

    /// Watches the files `names` in `folder`.
    package init(folder: String = "/etc", names: [String] = ["localtime", "timezone"]) {
        self.folder = folder
        self.names = names
        notices = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        stop = vow_eventfd_create()
    }

    deinit {
        close(notices)
        close(stop)
    }

    /// Calls `body` on a thread of its own.
    package func follow(_ body: @escaping @Sendable (MachineSignal) -> Void) throws(PortFailure) {
        let mask = UInt32(IN_CREATE) | UInt32(IN_MOVED_TO) | UInt32(IN_CLOSE_WRITE) | UInt32(IN_DELETE)
        guard notices >= 0, stop >= 0, inotify_add_watch(notices, folder, mask) >= 0 else {
            throw PortFailure(
                code: "zone.unwatched", message: .changesOfTimeZoneIn(folder: folder),
                repair: .restartVowAfterChangingZone, cause: String(cString: strerror(errno)))
        }
        isFollowing.withLock { $0 = true }
        // The thread retains this object until `end`, so the descriptors stay open while it reads.
        Thread.detachNewThread { self.loop(body) }
    }

    /// Stops following.
    package func end() {
        guard isFollowing.withLock({ $0 }) else { return }
        var one: UInt64 = 1
        _ = write(stop, &one, 8)
    }

    private func loop(_ body: (MachineSignal) -> Void) {
        var descriptors = [
            pollfd(fd: notices, events: Int16(POLLIN), revents: 0),
            pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
        ]
        while true {
            guard poll(&descriptors, 2, -1) >= 0 || errno == EINTR else { return }
            if descriptors[1].revents != 0 { return }
            if descriptors[0].revents != 0, drain() { body(.zoneChanged) }
        }
    }

    /// Reads all pending notices. Returns whether any names a watched file.
    private func drain() -> Bool {
        var isOurs = false
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(notices, &buffer, buffer.count)
            guard count > 0 else { return isOurs }
            var offset = 0
            while offset + 16 <= count {
                let length = buffer.withUnsafeBytes {
                    Int($0.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
                }
                let end = min(offset + 16 + length, count)
                let name = String(decoding: buffer[offset + 16..<end].prefix { $0 != 0 }, as: UTF8.self)
                if names.contains(name) { isOurs = true }
                offset = end
            }
        }
    }
}
