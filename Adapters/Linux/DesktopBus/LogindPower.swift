import CSystemd
import Foundation
import Glibc
import Synchronization
import VowCore
package import VowPorts
import VowSystem

/// Sleep, resume and sleep inhibitors through systemd-logind (org.freedesktop.login1).
package final class LogindPower: MachineWatch {
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

    /// Uses the bus at `address`, or the system bus if nil.
    /// - Parameter retryMilliseconds: interval between attempts to reconnect to a lost bus.
    package init(address: String? = nil, retryMilliseconds: Int32 = 60_000) {
        self.address = address
        self.retryMilliseconds = retryMilliseconds
    }

    deinit {
        end()
        allowSleep()
        releaseBlock()
    }

    /// Whether logind answers.
    package func isReachable() -> Bool {
        do throws(PortFailure) { return try call("ListInhibitors", []) { _ in true } } catch { return false }
    }

    // MARK: - Signals

    /// Follows PrepareForSleep on its own thread, and delays each sleep until `allowSleep`. Reconnects to a lost bus;
    /// until then delays no sleep, because nobody would learn of it and allow it.
    package func follow(_ body: @escaping @Sendable (MachineSignal) -> Void) throws(PortFailure) {
        let receive: @Sendable (MachineSignal) -> Void = { [weak self] signal in
            if signal == .resumed { self?.delaySleep() }
            body(signal)
        }
        let first = Handover(try Listener(address: address, body: receive))
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Bus.failure(.noPipeCouldBeOpened, -errno) }
        let (reading, writing) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        state.withLock { $0.stop = (reading, writing) }
        delaySleep()
        let (address, retryMilliseconds) = (address, retryMilliseconds)
        Thread.detachNewThread { [weak self] in
            var listener = first.take()
            while listener?.run(until: reading) ?? true {
                listener = nil
                self?.allowSleep()
                var stop = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
                if poll(&stop, 1, retryMilliseconds) > 0 { break }
                // A bus that is still away is tried again after the pause.
                listener = try? Listener(address: address, body: receive)
                if listener != nil { self?.delaySleep() }
            }
            close(reading)
        }
    }

    /// Stops following.
    package func end() {
        let writing = state.withLock { state in
            let writing = state.stop.writing
            state.stop = (-1, -1)
            return writing
        }
        if writing >= 0 { close(writing) }
    }

    // MARK: - Inhibitors

    /// Allows the sleep that has been delayed since `suspending`.
    package func allowSleep() {
        state.withLock { state in
            if state.delay >= 0 { close(state.delay) }
            state.delay = -1
        }
    }

    private func delaySleep() {
        // Without a delay the machine sleeps at once, and the resume shows how long.
        guard let lock = try? inhibit("delay", why: "Noting when the machine sleeps") else { return }
        state.withLock { state in
            if state.delay >= 0 { close(state.delay) }
            state.delay = lock
        }
    }

    /// Prevents sleep until `releaseBlock`. Throws if that is not permitted.
    package func blockSleep(why: String) throws(PortFailure) {
        if state.withLock({ $0.block >= 0 }) { return }
        let lock = try inhibit("block", why: why)
        state.withLock { $0.block = lock }
    }

    /// Allows sleep again.
    package func releaseBlock() {
        state.withLock { state in
            if state.block >= 0 { close(state.block) }
            state.block = -1
        }
    }

    /// Suspends the machine. Throws if that is not permitted.
    package func suspend() throws(PortFailure) { try call("Suspend", [.truth(false)]) { _ in } }

    private func inhibit(_ mode: String, why: String) throws(PortFailure) -> Int32 {
        let lock = try call("Inhibit", [.text("sleep"), .text("Vow"), .text(why), .text(mode)]) { answer in
            var descriptor: Int32 = -1
            guard sd_bus_message_read_basic(answer, CChar(UInt8(ascii: "h")), &descriptor) >= 0 else {
                return Int32(-1)
            }
            // Duplicated, because the answer closes its own descriptor.
            return fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
        }
        guard lock >= 0 else { throw Bus.failure(.logindGaveNoInhibitor, -EIO) }
        return lock
    }

    private func call<Value>(
        _ method: String, _ arguments: [Bus.Argument], _ body: (OpaquePointer?) -> Value
    ) throws(PortFailure) -> Value {
        // Calls are rare; a connection for each keeps threads apart and memory small.
        try Bus(address: address).call(
            LogindPower.destination, LogindPower.path, LogindPower.interface, method, arguments, body)
    }

    /// The connection that waits for signals. Created on one thread, then used only by the waiting thread.
    private final class Listener {
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
                        .report(sleeps != 0 ? .suspending : .resumed)
                    return 0
                }, me)
            guard code >= 0 else { throw Bus.failure(.sleepSignalsCannotBeFollowed, code) }
        }

        deinit { sd_bus_slot_unref(slot) }

        private func report(_ signal: MachineSignal) { body(signal) }

        /// Waits for signals. Returns true if the bus went away, false if `stop` was signalled.
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
