import CSystemd
import Foundation
import Glibc
import Synchronization
import VowPorts

/// A connection to a bus that waits for signals on a thread of its own, where all its calls are made, too: some services
/// tell only whoever called them.
///
/// Safe from any thread; what is handed to it is done in order. It ends with `end`.
final class SignalLoop: @unchecked Sendable {
    /// Which signals are waited for; nil stands for any.
    struct Match: Sendable {
        var sender: String?
        var path: String?
        let interface: String
        let member: String
    }

    private let work = Mutex<[@Sendable (Bus) -> Void]>([])
    private let ends: (reading: Int32, writing: Int32)
    private let hasEnded = Mutex(false)
    // Used by its own thread only, once that runs.
    private let bus: Bus
    private let take: @Sendable (OpaquePointer?) -> Void
    private var slots: [OpaquePointer?] = []

    /// Connects and begins to wait.
    /// - Parameter take: is called on the loop's thread with each signal.
    init(address: String?, _ matches: [Match], take: @escaping @Sendable (OpaquePointer?) -> Void)
        throws(PortFailure)
    {
        bus = try Bus(address: address)
        self.take = take
        var pair: [Int32] = [-1, -1]
        guard pipe(&pair) == 0 else { throw Bus.failure("No pipe could be opened.", -errno) }
        for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        ends = (pair[0], pair[1])
        let me = Unmanaged.passUnretained(self).toOpaque()
        for match in matches {
            var slot: OpaquePointer?
            let code = sd_bus_match_signal(
                bus.handle, &slot, match.sender, match.path, match.interface, match.member,
                { message, data, _ in
                    if let data {
                        Unmanaged<SignalLoop>.fromOpaque(data).takeUnretainedValue().take(message)
                    }
                    return 0
                }, me)
            guard code >= 0 else {
                pair.forEach { close($0) }
                throw Bus.failure("Signals of \(match.interface) cannot be followed.", code)
            }
            slots.append(slot)
        }
        // The thread keeps the loop until it ends.
        Thread.detachNewThread { self.run() }
    }

    /// Has something done on the loop's thread.
    func perform(_ body: @escaping @Sendable (Bus) -> Void) {
        work.withLock { $0.append(body) }
        var byte: UInt8 = 1
        hasEnded.withLock { if !$0 { _ = write(ends.writing, &byte, 1) } }
    }

    /// Does what was handed to it, and ends.
    func end() {
        hasEnded.withLock { hasEnded in
            if !hasEnded { close(ends.writing) }
            hasEnded = true
        }
    }

    private func run() {
        while true {
            for body in work.withLock({ work in
                defer { work = [] }
                return work
            }) { body(bus) }
            while sd_bus_process(bus.handle, nil) > 0 {}
            if sd_bus_is_open(bus.handle) <= 0 { break }
            var descriptors = [
                pollfd(fd: sd_bus_get_fd(bus.handle), events: Int16(POLLIN), revents: 0),
                pollfd(fd: ends.reading, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&descriptors, 2, -1) >= 0 || errno == EINTR else { break }
            guard descriptors[1].revents != 0 else { continue }
            var bytes = [UInt8](repeating: 0, count: 64)
            if read(ends.reading, &bytes, bytes.count) == 0 {
                for body in work.withLock({ $0 }) { body(bus) }
                break
            }
        }
        for slot in slots { sd_bus_slot_unref(slot) }
        slots = []
    }

    deinit {
        close(ends.reading)
        if !hasEnded.withLock({ $0 }) { close(ends.writing) }
    }
}
