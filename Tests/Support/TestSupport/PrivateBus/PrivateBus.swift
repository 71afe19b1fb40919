import CSystemd
import Foundation
import Glibc
import Synchronization
package import Testing

/// A message bus of its own on a temporary socket, so that no test touches the machine's.
package final class PrivateBus {
    /// Where it listens.
    package let address: String
    private var process = Process()
    private let folder: String

    /// For a test that needs one: where dbus-daemon is not installed, the test is shown as skipped.
    package static let isInstalled = ConditionTrait.enabled(
        if: FileManager.default.isExecutableFile(atPath: "/usr/bin/dbus-daemon"),
        "dbus-daemon is not installed")

    /// Starts it.
    package init() throws {
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
    package func restart() throws {
        end()
        try start()
    }

    /// Ends it for good.
    package func stop() {
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
package final class ServedObject: @unchecked Sendable {
    /// Answers a call; gives 1 where it did, and 0 where nobody asked for anything that it knows.
    package typealias Answer = (_ bus: OpaquePointer?, _ message: OpaquePointer?) -> Int32

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
    package init(
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
    package func stop() {
        isOver.withLock { $0 = true }
        ended.wait()
        sd_bus_slot_unref(slot)
        sd_bus_flush_close_unref(bus)
    }
}

/// Answers a call.
package func reply(_ bus: OpaquePointer?, to message: OpaquePointer?, _ fill: (OpaquePointer?) -> Void)
    -> Int32
{
    var answer: OpaquePointer?
    guard sd_bus_message_new_method_return(message, &answer) >= 0 else { return -1 }
    defer { sd_bus_message_unref(answer) }
    fill(answer)
    return sd_bus_send(bus, answer, nil) >= 0 ? 1 : -1
}
