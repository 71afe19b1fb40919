import CSystemd
import Foundation
import Glibc
import Synchronization
public import VowPorts

/// Sleep and waking as systemd-logind tells them (org.freedesktop.login1), and its inhibitors.
public final class LogindPower: MachineWatch {
    private static let destination = "org.freedesktop.login1"
    private static let path = "/org/freedesktop/login1"
    private static let interface = "org.freedesktop.login1.Manager"

    private struct State {
        var delay: Int32 = -1
        var block: Int32 = -1
        var stop: (reading: Int32, writing: Int32) = (-1, -1)
    }

    private let address: String?
    private let retryMilliseconds: Int32
    private let state = Mutex(State())

    /// Uses the bus at an address; the system's own for nil.
    /// - Parameter retryMilliseconds: how long after a bus went away it is looked for again.
    public init(address: String? = nil, retryMilliseconds: Int32 = 60_000) {
        self.address = address
        self.retryMilliseconds = retryMilliseconds
    }

    deinit {
        end()
        allowSleep()
        releaseBlock()
    }

    /// Whether logind answers.
    public func isReachable() -> Bool { (try? call("ListInhibitors", []) { _ in true }) ?? false }

    // MARK: - Signals

    /// Follows PrepareForSleep on a thread of its own, and delays each sleep until `allowSleep`. A bus that went away is
    /// looked for again; meanwhile no sleep is delayed, since nobody would hear of it and let it begin.
    public func follow(_ body: @escaping @Sendable (MachineSignal) -> Void) throws(PortFailure) {
        let take: @Sendable (MachineSignal) -> Void = { [weak self] signal in
            if signal == .resumed { self?.delaySleep() }
            body(signal)
        }
        let first = try Listener(address: address, body: take)
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Bus.failure("No pipe could be opened.", -errno) }
        let (reading, writing) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        state.withLock { $0.stop = (reading, writing) }
        delaySleep()
        let (address, retryMilliseconds) = (address, retryMilliseconds)
        Thread.detachNewThread { [weak self] in
            var listener: Listener? = first
            while listener?.run(until: reading) ?? true {
                listener = nil
                self?.allowSleep()
                var stop = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
                if poll(&stop, 1, retryMilliseconds) > 0 { break }
                listener = try? Listener(address: address, body: take)
                if listener != nil { self?.delaySleep() }
            }
            close(reading)
        }
    }

    /// Ends the following.
    public func end() {
        let writing = state.withLock { state in
            let writing = state.stop.writing
            state.stop = (-1, -1)
            return writing
        }
        if writing >= 0 { close(writing) }
    }

    // MARK: - Inhibitors

    /// Lets the machine sleep that waits for it since `suspending`.
    public func allowSleep() {
        state.withLock { state in
            if state.delay >= 0 { close(state.delay) }
            state.delay = -1
        }
    }

    private func delaySleep() {
        guard let lock = try? inhibit("delay", why: "Noting when the machine sleeps") else { return }
        state.withLock { state in
            if state.delay >= 0 { close(state.delay) }
            state.delay = lock
        }
    }

    /// Keeps the machine from sleeping until `releaseBlock`; throws when that is not allowed.
    public func blockSleep(why: String) throws(PortFailure) {
        if state.withLock({ $0.block >= 0 }) { return }
        let lock = try inhibit("block", why: why)
        state.withLock { $0.block = lock }
    }

    /// Lets the machine sleep again.
    public func releaseBlock() {
        state.withLock { state in
            if state.block >= 0 { close(state.block) }
            state.block = -1
        }
    }

    /// Puts the machine to sleep; throws when that is not allowed.
    public func suspend() throws(PortFailure) { try call("Suspend", [.truth(false)]) { _ in } }

    private func inhibit(_ mode: String, why: String) throws(PortFailure) -> Int32 {
        let lock = try call("Inhibit", [.text("sleep"), .text("Vow"), .text(why), .text(mode)]) { answer in
            var descriptor: Int32 = -1
            guard sd_bus_message_read_basic(answer, CChar(UInt8(ascii: "h")), &descriptor) >= 0 else {
                return Int32(-1)
            }
            // The answer closes its own descriptor.
            return fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
        }
        guard lock >= 0 else { throw Bus.failure("logind gave no inhibitor.", -EIO) }
        return lock
    }

    private func call<Value>(
        _ method: String, _ arguments: [Bus.Argument], _ body: (OpaquePointer?) -> Value
    ) throws(PortFailure) -> Value {
        // Calls are rare; a connection of its own for each keeps threads apart and memory small.
        try Bus(address: address).call(
            LogindPower.destination, LogindPower.path, LogindPower.interface, method, arguments, body)
    }

    /// The connection that waits for signals; made on one thread, then used by the waiting one only.
    private final class Listener: @unchecked Sendable {
        private let bus: Bus
        private let body: @Sendable (MachineSignal) -> Void
        private var slot: OpaquePointer?

        init(address: String?, body: @escaping @Sendable (MachineSignal) -> Void) throws(PortFailure) {
            bus = try Bus(address: address)
            self.body = body
            let me = Unmanaged.passUnretained(self).toOpaque()
            let code = sd_bus_match_signal(
                bus.handle, &slot, LogindPower.destination, LogindPower.path, LogindPower.interface,
                "PrepareForSleep",
                { message, data, _ in
                    var sleeps: Int32 = 0
                    guard let data,
                        sd_bus_message_read_basic(message, CChar(UInt8(ascii: "b")), &sleeps) >= 0
                    else { return 0 }
                    Unmanaged<Listener>.fromOpaque(data).takeUnretainedValue()
                        .tell(sleeps != 0 ? .suspending : .resumed)
                    return 0
                }, me)
            guard code >= 0 else { throw Bus.failure("Sleep signals cannot be followed.", code) }
        }

        deinit { sd_bus_slot_unref(slot) }

        private func tell(_ signal: MachineSignal) { body(signal) }

        /// Waits for signals; whether it ended because the bus went away, and not because it was asked to.
        func run(until stop: Int32) -> Bool {
            while true {
                while true {
                    let code = sd_bus_process(bus.handle, nil)
                    if code < 0 { return true }
                    if code == 0 { break }
                }
                var descriptors = [
                    pollfd(fd: sd_bus_get_fd(bus.handle), events: Int16(POLLIN), revents: 0),
                    pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
                ]
                guard poll(&descriptors, 2, -1) >= 0 || errno == EINTR else { return true }
                if descriptors[1].revents != 0 { return false }
            }
        }
    }
}
