import CSystemd
import Foundation
import Glibc
import Synchronization
import VowPorts

/// A bus connection that waits for signals on its own thread. That thread also makes all calls, because some services
/// send signals only to the connection that called them.
///
/// Thread-safe, and no call blocks on the bus. Runs work in order, with nil for the bus if it cannot be reached or went
/// away. Ends after `end`, or when the bus cannot be reached or goes away.
final class SignalLoop: Sendable {
    /// The signals to follow; nil matches any.
    struct Match: Sendable {
        var sender: String?
        var path: String?
        let interface: String
        let member: String
    }

    private struct State {
        var work: [@Sendable (Bus?) -> Void] = []
        var isEnding = false
        /// Whether the thread has finished.
        var isOver = false
    }

    /// Limit for the bus to answer Hello; generous, because nobody waits for this thread.
    private static let readyMilliseconds: Int64 = 5_000

    private let state = Mutex(State())
    /// A byte written here ends a wait.
    private let wakePipe: (reading: Int32, writing: Int32)
    private let address: String?
    private let matches: [Match]
    private let take: @Sendable (OpaquePointer?) -> Void

    /// Starts connecting.
    /// - Parameter take: called on the loop's thread with each signal.
    init(address: String?, _ matches: [Match], take: @escaping @Sendable (OpaquePointer?) -> Void) {
        (self.address, self.matches, self.take) = (address, matches, take)
        var ends: [Int32] = [-1, -1]
        let hasPipe = pipe(&ends) == 0
        for end in ends where hasPipe {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            // Neither the waking thread nor the loop's thread may block on the pipe.
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        wakePipe = (ends[0], ends[1])
        state.withLock { $0.isOver = !hasPipe }
        guard hasPipe else { return }
        // The thread retains the loop until it ends.
        Thread.detachNewThread { self.run() }
    }

    deinit { for end in [wakePipe.reading, wakePipe.writing] where end >= 0 { close(end) } }

    /// Whether the loop has ended.
    var isOver: Bool { state.withLock { $0.isOver } }

    /// Runs `body` on the loop's thread, with nil if there is no bus. If the loop has ended, calls `body` with nil on
    /// the caller's thread.
    func perform(_ body: @escaping @Sendable (Bus?) -> Void) {
        let isQueued = state.withLock { state in
            if !state.isOver { state.work.append(body) }
            return !state.isOver
        }
        isQueued ? wake() : body(nil)
    }

    /// Finishes the queued work, then ends the loop.
    func end() {
        state.withLock { $0.isEnding = true }
        wake()
    }

    private func wake() {
        var byte: UInt8 = 1
        _ = write(wakePipe.writing, &byte, 1)
    }

    private func run() {
        var slots: [OpaquePointer?] = []
        // Without a bus the work below is given none.
        if let bus = try? connected(&slots) { serve(bus) }
        for slot in slots { sd_bus_slot_unref(slot) }
        let left = state.withLock { state in
            defer { (state.work, state.isOver) = ([], true) }
            return state.work
        }
        for body in left { body(nil) }
    }

    private func connected(_ slots: inout [OpaquePointer?]) throws(PortFailure) -> Bus {
        let bus = try Bus(address: address, withinMilliseconds: SignalLoop.readyMilliseconds)
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
                throw Bus.failure(.signalsOfCannotBeFollowed(interface: match.interface), code)
            }
            slots.append(slot)
        }
        return bus
    }

    private func serve(_ bus: Bus) {
        while true {
            let (work, isEnding) = state.withLock { state in
                defer { state.work = [] }
                return (state.work, state.isEnding)
            }
            for body in work { body(bus) }
            while sd_bus_process(bus.handle, nil) > 0 {}
            if isEnding || sd_bus_is_open(bus.handle) <= 0 { return }
            var descriptors = [
                pollfd(fd: sd_bus_get_fd(bus.handle), events: Int16(POLLIN), revents: 0),
                pollfd(fd: wakePipe.reading, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&descriptors, 2, -1) >= 0 || errno == EINTR else { return }
            var bytes = [UInt8](repeating: 0, count: 64)
            while read(wakePipe.reading, &bytes, bytes.count) > 0 {}
        }
    }
}
