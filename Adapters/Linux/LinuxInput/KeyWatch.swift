import CLinux.Input
import Foundation
import Glibc
import Synchronization
package import VowPorts
import VowSystem

/// Reports key presses on every input device that this process may read (Documentation/input/input.rst): keyboards,
/// gamepads, USB or Bluetooth buttons.
///
/// Waits on its own thread until `end`. Other programs still receive the keys.
package final class KeyWatch: ButtonWatch {
    /// A call of `follow`, which may have ended while its thread still reads.
    private final class Following: Sendable {
        let isOver = Mutex(false)
    }

    private let folder: String
    private let state = Mutex(State())

    private struct State {
        var stop: Int32 = -1
        var following: Following?
    }

    /// Watches the devices in `folder`.
    package init(folder: String = "/dev/input") { self.folder = folder }

    deinit { end() }

    /// See `ButtonWatch`. Devices plugged in later are followed from the next call on.
    package func follow(_ pressed: @escaping @Sendable (Int) -> Void) throws(PortFailure) {
        end()
        let devices = Files.names(in: folder).filter { $0.hasPrefix("event") }.sorted()
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
        state.withLock { $0 = State(stop: writing, following: mine) }
        Thread.detachNewThread {
            KeyWatch.run(devices, until: reading) { device in
                // Reads nothing after `end`, so that no key is taken from the next follower.
                mine.isOver.withLock { $0 ? KeyWatch.nothing : vow_input_next_key(device) }
            } pressed: { code in
                // Called outside the lock, because the receiver may end the watch.
                if !mine.isOver.withLock({ $0 }) { pressed(code) }
            }
        }
    }

    /// See `ButtonWatch`.
    package func end() {
        state.withLock { state in
            if state.stop >= 0 { close(state.stop) }
            state.following?.isOver.withLock { $0 = true }
            state = State()
        }
    }

    /// Results of `vow_input_next_key` if no key is pending, and if the device is gone.
    private static let (nothing, gone) = (Int32(-1), Int32(-2))

    /// Reads keys until the pipe closes.
    private static func run(
        _ devices: [Int32], until stop: Int32, next: (Int32) -> Int32, pressed: (Int) -> Void
    ) {
        var open = devices
        while true {
            var waited = ([stop] + open).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            guard poll(&waited, nfds_t(waited.count), -1) >= 0 || errno == EINTR else { break }
            if waited[0].revents != 0 { break }
            for entry in waited.dropFirst() where entry.revents != 0 {
                var code = next(entry.fd)
                while code >= 0 {
                    pressed(Int(code))
                    code = next(entry.fd)
                }
                // The device was unplugged.
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
