import CSystemd
import Glibc
import TestSupport
import Synchronization

/// Stands in for systemd-logind: answers Inhibit with a descriptor, and says what it is told to say.
final class ScriptedLogind: @unchecked Sendable {
    /// What was asked for, in order, such as "Inhibit sleep delay".
    let calls = Mutex<[String]>([])
    private let wishes = Mutex<[Bool]>([])
    private var object: ServedObject?
    /// The reading ends of the inhibitors that were given out.
    private let inhibitors = Mutex<[(mode: String, reading: Int32)]>([])

    init(address: String) {
        object = ServedObject(
            "/org/freedesktop/login1", of: "org.freedesktop.login1", address: address,
            between: { [self] bus in
                let next = wishes.withLock { $0.isEmpty ? nil : $0.removeFirst() }
                if let next { Self.emit(next, on: bus) }
            }, answer: { [self] bus, message in answer(message, on: bus) })
    }

    /// Tells everyone that the machine is about to sleep, or is awake again.
    func tell(sleeps: Bool) { wishes.withLock { $0.append(sleeps) } }

    /// The modes of the inhibitors that are held now.
    var heldModes: [String] {
        inhibitors.withLock { all in
            all.filter { entry in
                var descriptor = pollfd(fd: entry.reading, events: Int16(POLLIN), revents: 0)
                // A descriptor that was let go may still travel in the bus for a moment.
                _ = poll(&descriptor, 1, 500)
                return descriptor.revents & Int16(POLLHUP) == 0
            }
            .map(\.mode)
        }
    }

    func stop() {
        object?.stop()
        object = nil
        inhibitors.withLock { $0.forEach { close($0.reading) } }
    }

    private static func emit(_ sleeps: Bool, on bus: OpaquePointer?) {
        var message: OpaquePointer?
        sd_bus_message_new_signal(
            bus, &message, "/org/freedesktop/login1", "org.freedesktop.login1.Manager", "PrepareForSleep")
        var value: Int32 = sleeps ? 1 : 0
        sd_bus_message_append_basic(message, CChar(UInt8(ascii: "b")), &value)
        sd_bus_send(bus, message, nil)
        sd_bus_message_unref(message)
    }

    private func answer(_ message: OpaquePointer?, on bus: OpaquePointer?) -> Int32 {
        guard let member = sd_bus_message_get_member(message).map({ String(cString: $0) }) else { return 0 }
        var words = [member]
        while true {
            var text: UnsafePointer<CChar>?
            guard sd_bus_message_read_basic(message, CChar(UInt8(ascii: "s")), &text) > 0, let text else {
                break
            }
            words.append(String(cString: text))
        }
        let mode = words.last ?? ""
        calls.withLock {
            $0.append(([member] + (member == "Inhibit" ? [words[1], mode] : [])).joined(separator: " "))
        }
        var reply: OpaquePointer?
        sd_bus_message_new_method_return(message, &reply)
        if member == "Inhibit" {
            var ends: [Int32] = [-1, -1]
            precondition(pipe(&ends) == 0)
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            sd_bus_message_append_basic(reply, CChar(UInt8(ascii: "h")), &ends[1])
            inhibitors.withLock { $0.append((mode, ends[0])) }
            sd_bus_send(bus, reply, nil)
            sd_bus_flush(bus)
            // The message holds a copy of the descriptor until it is freed.
            sd_bus_message_unref(reply)
            close(ends[1])
        } else {
            sd_bus_send(bus, reply, nil)
            sd_bus_message_unref(reply)
        }
        return 1
    }
}
