import CLinuxInput
import Foundation
import Glibc
import Synchronization
public import VowPorts

/// Tells of keys that are pressed on any input device that this process may read (Documentation/input/input.rst): a
/// keyboard, a gamepad, a big button by USB or Bluetooth.
///
/// It waits on a thread of its own until `end`, and takes no key from other programs.
public final class KeyWatch: ButtonWatch, @unchecked Sendable {
    /// One following, which may have ended while its thread still reads.
    private final class Following: Sendable {
        let isOver = Mutex(false)
    }

    private let folder: String
    // Guards the end of the pipe that ends the thread, and what that follows.
    private let lock = NSLock()
    private var stop: Int32 = -1
    private var following: Following?

    /// Watches the devices below a folder.
    public init(folder: String = "/dev/input") { self.folder = folder }

    deinit { end() }

    /// See `ButtonWatch`. Devices that are plugged in later are not followed before the next call.
    public func follow(_ pressed: @escaping @Sendable (Int) -> Void) throws(PortFailure) {
        end()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let devices = names.filter { $0.hasPrefix("event") }.sorted()
            .map { open("\(folder)/\($0)", O_RDONLY | O_NONBLOCK | O_CLOEXEC) }.filter { $0 >= 0 }
        guard !devices.isEmpty else { throw .noButtons }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            devices.forEach { close($0) }
            throw .noButtons
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let (reading, writing) = (ends[0], ends[1])
        let mine = Following()
        lock.withLock { (stop, following) = (writing, mine) }
        Thread.detachNewThread {
            KeyWatch.run(devices, until: reading) { device in
                // After `end` nothing is read any more, so that nothing is taken from whoever follows next.
                mine.isOver.withLock { $0 ? KeyWatch.nothing : vow_input_next_key(device) }
            } told: { code in
                // Called outside the lock, since the receiver may end the watch.
                if !mine.isOver.withLock({ $0 }) { pressed(code) }
            }
        }
    }

    /// See `ButtonWatch`.
    public func end() {
        lock.withLock {
            if stop >= 0 { close(stop) }
            following?.isOver.withLock { $0 = true }
            (stop, following) = (-1, nil)
        }
    }

    /// What `vow_input_next_key` answers where nothing waits to be read, and where the device is gone.
    private static let (nothing, gone) = (Int32(-1), Int32(-2))

    /// Reads keys until the pipe says so.
    private static func run(
        _ devices: [Int32], until stop: Int32, next: (Int32) -> Int32, told: (Int) -> Void
    ) {
        var open = devices
        while true {
            var waited = ([stop] + open).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            guard poll(&waited, nfds_t(waited.count), -1) >= 0 || errno == EINTR else { break }
            if waited[0].revents != 0 { break }
            for entry in waited.dropFirst() where entry.revents != 0 {
                var code = next(entry.fd)
                while code >= 0 {
                    told(Int(code))
                    code = next(entry.fd)
                }
                // A device that was unplugged.
                if code == gone || entry.revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 {
                    close(entry.fd)
                    open.removeAll { $0 == entry.fd }
                }
            }
        }
        open.forEach { close($0) }
        close(stop)
    }
}
