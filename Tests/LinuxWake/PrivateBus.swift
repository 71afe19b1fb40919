import CSystemd
import Foundation
import Glibc
import Synchronization
import Testing

/// A message bus of its own on a temporary socket, so that no test touches the machine's.
final class PrivateBus {
    let address: String
    private var process = Process()
    private let folder: String

    /// For a test that needs one: where dbus-daemon is not installed, the test is shown as skipped.
    static let isInstalled = ConditionTrait.enabled(
        if: FileManager.default.isExecutableFile(atPath: "/usr/bin/dbus-daemon"),
        "dbus-daemon is not installed")

    /// Starts it.
    init() throws {
        folder = NSTemporaryDirectory() + "vow-bus-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        address = "unix:path=\(folder)/bus"
        try start()
    }

    private func start() throws {
        process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
        process.arguments = ["--session", "--nofork", "--print-address", "--address=\(address)"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        // The address is printed when the socket listens.
        _ = output.fileHandleForReading.availableData
    }

    /// Ends it, and starts another at the same address; whoever was connected is connected no more.
    func restart() throws {
        end()
        try start()
    }

    func stop() {
        end()
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func end() {
        // A child of a worker thread inherits that thread's blocked signals, so a polite one would never arrive.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}

/// An object of a service on a private bus, with a thread of its own.
final class ServedObject: @unchecked Sendable {
    /// Answers a call; gives 1 where it did, and 0 where nobody asked for anything that it knows.
    typealias Answer = (_ bus: OpaquePointer?, _ message: OpaquePointer?) -> Int32

    // After the beginning, and until the end, only its thread uses these two.
    private var bus: OpaquePointer?
    private var slot: OpaquePointer?
    private let answer: Answer
    private let isOver = Mutex(false)
    private let ended = DispatchSemaphore(value: 0)

    /// Begins to serve a path under a name.
    /// - Parameters:
    ///   - answer: is called on its thread for each call.
    ///   - between: is called on its thread between calls, a hundred times a second or more often.
    init(
        _ path: String, of name: String, address: String,
        between: @escaping @Sendable (_ bus: OpaquePointer?) -> Void = { _ in }, answer: @escaping Answer
    ) {
        self.answer = answer
        precondition(sd_bus_new(&bus) >= 0 && sd_bus_set_address(bus, address) >= 0)
        precondition(sd_bus_set_bus_client(bus, 1) >= 0 && sd_bus_start(bus) >= 0)
        let handler: sd_bus_message_handler_t = { message, data, _ in
            let me = Unmanaged<ServedObject>.fromOpaque(data!).takeUnretainedValue()
            return me.answer(me.bus, message)
        }
        let me = Unmanaged.passUnretained(self).toOpaque()
        precondition(sd_bus_add_object(bus, &slot, path, handler, me) >= 0)
        precondition(sd_bus_request_name(bus, name, 0) >= 0)
        Thread.detachNewThread { [self] in
            while !isOver.withLock({ $0 }) {
                while sd_bus_process(bus, nil) > 0 {}
                between(bus)
                sd_bus_wait(bus, 10_000)
            }
            ended.signal()
        }
    }

    /// Leaves the bus; to be called once.
    func stop() {
        isOver.withLock { $0 = true }
        ended.wait()
        sd_bus_slot_unref(slot)
        sd_bus_flush_close_unref(bus)
    }
}

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
