import Foundation
import Glibc
public import VowPorts

/// The service manager's readiness protocol: one datagram for each word (sd_notify(3)).
public struct NotifySocket: Supervisor {
    private let address: [UInt8]
    /// How often the watchdog wants to hear from the service (`WATCHDOG_USEC`); nil without a watchdog.
    public let aliveWithinMilliseconds: Int64?

    /// Reads `NOTIFY_SOCKET` and the watchdog's terms from the process's environment or a given one; nil when no
    /// service manager listens.
    public init?(environment given: [String: String]? = nil) {
        let environment = given ?? ProcessInfo.processInfo.environment
        guard let path = environment["NOTIFY_SOCKET"], path.hasPrefix("/") || path.hasPrefix("@"),
            path.utf8.count < 108
        else { return nil }
        var bytes = Array(path.utf8)
        // A leading @ stands for the abstract name space, whose names begin with a zero byte.
        if bytes[0] == UInt8(ascii: "@") { bytes[0] = 0 }
        address = bytes
        let isMine = environment["WATCHDOG_PID"].map { Int32($0) == getpid() } ?? true
        let microseconds = environment["WATCHDOG_USEC"].flatMap { Int64($0) }
        aliveWithinMilliseconds = isMine ? microseconds.map { max(1, $0 / 1000) } : nil
    }

    /// Watches, log taken in.
    public func ready() { send("READY=1") }
    /// Still watches.
    public func alive() { if aliveWithinMilliseconds != nil { send("WATCHDOG=1") } }
    /// Changes how often `alive` has to come.
    public func expectAlive(withinMilliseconds: Int64) {
        if aliveWithinMilliseconds != nil { send("WATCHDOG_USEC=\(withinMilliseconds * 1_000)") }
    }
    /// About to end.
    public func stopping() { send("STOPPING=1") }
    /// What it does, on one line.
    public func status(_ text: String) {
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
                // Whoever feeds a ring must not wait for a manager that reads nothing.
                sendto(
                    descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT), $0, length)
            }
        }
    }
}
