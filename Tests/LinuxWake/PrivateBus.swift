import CSystemd
import Foundation
import Glibc
import Synchronization

/// A message bus of its own on a temporary socket, so that no test touches the machine's.
final class PrivateBus {
    let address: String
    private let process = Process()
    private let folder: String

    /// Starts it; nil when dbus-daemon is not installed.
    init?() throws {
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/dbus-daemon") else { return nil }
        folder = NSTemporaryDirectory() + "vow-bus-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        address = "unix:path=\(folder)/bus"
        process.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
        process.arguments = ["--session", "--nofork", "--print-address", "--address=\(address)"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        // The address is printed when the socket listens.
        _ = output.fileHandleForReading.availableData
    }

    func stop() {
        // A child of a worker thread inherits that thread's blocked signals, so a polite one would never arrive.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        try? FileManager.default.removeItem(atPath: folder)
    }
}

/// Stands in for systemd-logind: answers Inhibit with a descriptor, and says what it is told to say.
final class ScriptedLogind: @unchecked Sendable {
    /// What was asked for, in order, such as "Inhibit sleep delay".
    let calls = Mutex<[String]>([])
    private var bus: OpaquePointer?
    private var slot: OpaquePointer?
    private let wishes = Mutex<[Bool]>([])
    private let isOver = Mutex(false)
    private let ended = DispatchSemaphore(value: 0)
    /// The reading ends of the inhibitors that were given out.
    private let inhibitors = Mutex<[(mode: String, reading: Int32)]>([])

    init(address: String) {
        precondition(sd_bus_new(&bus) >= 0 && sd_bus_set_address(bus, address) >= 0)
        precondition(sd_bus_set_bus_client(bus, 1) >= 0 && sd_bus_start(bus) >= 0)
        let me = Unmanaged.passUnretained(self).toOpaque()
        let answer: sd_bus_message_handler_t = { message, data, _ in
            Unmanaged<ScriptedLogind>.fromOpaque(data!).takeUnretainedValue().answer(message)
        }
        precondition(sd_bus_add_object(bus, &slot, "/org/freedesktop/login1", answer, me) >= 0)
        precondition(sd_bus_request_name(bus, "org.freedesktop.login1", 0) >= 0)
        Thread.detachNewThread { self.loop() }
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
        isOver.withLock { $0 = true }
        ended.wait()
        sd_bus_slot_unref(slot)
        sd_bus_flush_close_unref(bus)
        inhibitors.withLock { $0.forEach { close($0.reading) } }
    }

    private func loop() {
        while !isOver.withLock({ $0 }) {
            while sd_bus_process(bus, nil) > 0 {}
            let next = wishes.withLock { $0.isEmpty ? nil : $0.removeFirst() }
            if let next { emit(next) }
            sd_bus_wait(bus, 10_000)
        }
        ended.signal()
    }

    private func emit(_ sleeps: Bool) {
        var message: OpaquePointer?
        sd_bus_message_new_signal(
            bus, &message, "/org/freedesktop/login1", "org.freedesktop.login1.Manager", "PrepareForSleep")
        var value: Int32 = sleeps ? 1 : 0
        sd_bus_message_append_basic(message, CChar(UInt8(ascii: "b")), &value)
        sd_bus_send(bus, message, nil)
        sd_bus_message_unref(message)
    }

    private func answer(_ message: OpaquePointer?) -> Int32 {
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
