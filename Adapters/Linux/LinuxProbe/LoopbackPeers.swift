import Foundation
import Glibc

/// Finds the user id of the process at the other end of a local TCP connection, in proc_pid_net(5).
///
/// Only established connections count: the kernel lists one whose process is gone under uid 0. Thread-safe.
package struct LoopbackPeers: Sendable {
    private let folder: String

    /// - Parameter folder: the folder of the tables; tests use one of their own.
    package init(folder: String = "/proc/self/net") { self.folder = folder }

    /// The user id that a connection comes from, or nil if the tables do not list it.
    /// - Parameters:
    ///   - address: the connection's source address, IPv4.
    ///   - port: its source port.
    ///   - serverPort: its target port on 127.0.0.1.
    package func account(of address: String, port: Int, to serverPort: Int) -> UInt32? {
        guard let from = LoopbackPeers.shown(address), let to = LoopbackPeers.shown("127.0.0.1") else {
            return nil
        }
        // A table that changes during the read may omit a row.
        for _ in 0..<3 {
            for (table, prefix) in [("tcp", ""), ("tcp6", LoopbackPeers.mapped)] {
                let near = "\(prefix)\(from):\(LoopbackPeers.shown(port: port))"
                let far = "\(prefix)\(to):\(LoopbackPeers.shown(port: serverPort))"
                if let account = account(in: table, near, far) { return account }
            }
        }
        return nil
    }

    /// The user id of the established connection (state 01) from `near` to `far`.
    private func account(in table: String, _ near: String, _ far: String) -> UInt32? {
        guard let text = LoopbackPeers.text(of: folder + "/" + table) else { return nil }
        for line in text.split(separator: "\n") {
            let columns = line.split(separator: " ", omittingEmptySubsequences: true)
            guard columns.count > 9, columns[1] == near, columns[2] == far, columns[3] == "01" else {
                continue
            }
            return UInt32(columns[7])
        }
        return nil
    }

    /// Reads a kernel file to its end. These files have no length and return a page at a time; Foundation would read
    /// only the first.
    private static func text(of path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(file, &block, block.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return nil }
            if count == 0 { return String(decoding: bytes, as: UTF8.self) }
            bytes += block[..<count]
        }
    }

    /// The prefix of an IPv4 address on an IPv6 socket.
    private static let mapped = "0000000000000000" + hexadecimal(UInt32(0x0000_ffff).bigEndian, digits: 8)

    /// An address as the tables show it: four bytes as a number in native byte order.
    private static func shown(_ address: String) -> String? {
        var bytes = in_addr()
        guard inet_pton(AF_INET, address, &bytes) == 1 else { return nil }
        return hexadecimal(bytes.s_addr, digits: 8)
    }

    private static func shown(port: Int) -> String { hexadecimal(UInt32(clamping: port), digits: 4) }

    private static func hexadecimal(_ number: UInt32, digits: Int) -> String {
        let text = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
