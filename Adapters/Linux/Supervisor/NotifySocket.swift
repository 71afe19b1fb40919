import Foundation
import Glibc
import VowPorts

/// The service manager's notification protocol: a datagram per message (sd_notify(3)).
package struct NotifySocket: Supervisor {
    private let address: [UInt8]
    /// The watchdog's interval (`WATCHDOG_USEC`), or nil without a watchdog.
    package let aliveWithinMilliseconds: Int64?

    /// Reads `NOTIFY_SOCKET` and the watchdog's variables from the given environment or the process's; nil without a
    /// service manager.
    package init?(environment given: [String: String]? = nil) {
        let environment = given ?? ProcessInfo.processInfo.environment
        guard let path = environment["NOTIFY_SOCKET"], path.hasPrefix("/") || path.hasPrefix("@"),
            path.utf8.count < 108
        else { return nil }
        var bytes = Array(path.utf8)
        // A leading @ stands for the abstract namespace, whose names begin with a zero byte.
        if bytes[0] == UInt8(ascii: "@") { bytes[0] = 0 }
        address = bytes
        let isMine = environment["WATCHDOG_PID"].map { Int32($0) == getpid() } ?? true
        let microseconds = environment["WATCHDOG_USEC"].flatMap { Int64($0) }
        aliveWithinMilliseconds = isMine ? microseconds.map { max(1, $0 / 1000) } : nil
    }

    /// Reports that the service watches, with its log loaded.
    package func ready() { send("READY=1") }
    /// Reports that the service is alive.
    package func alive() { if aliveWithinMilliseconds != nil { send("WATCHDOG=1") } }
    /// Changes the interval in which `alive` is expected.
    package func expectAlive(withinMilliseconds: Int64) {
        if aliveWithinMilliseconds != nil { send("WATCHDOG_USEC=\(withinMilliseconds * 1_000)") }
    }
    /// Reports that the service is about to end.
    package func stopping() { send("STOPPING=1") }
    /// Reports a one-line status.
    package func status(_ text: String) {
        send("STATUS=" + text.replacingOccurrences(of: "\n", with: " "))
    }

    private func send(_ text: String) {
        let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var name = sockaddr_un()
        name.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: address) }
        let length = socklen_t(MemoryLayout<sa_family_t>.size + address.count)
        let bytes = Array(text.utf8)
        _ = withUnsafePointer(to: &name) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                // A ringing process must not wait for a manager that does not read.
                sendto(
                    descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT), $0, length)
            }
        }
    }
}
