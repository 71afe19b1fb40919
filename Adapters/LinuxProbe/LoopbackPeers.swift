import Foundation
import Glibc

/// Finds the account of the process at the other end of a TCP connection on this machine, in the kernel's tables
/// (proc_pid_net(5)).
///
/// Only a connection that is established has an account: the kernel shows one whose process is gone as the superuser's.
/// Safe from any thread.
public struct LoopbackPeers: Sendable {
    private let folder: String

    /// - Parameter folder: where the tables lie; tests put a folder of their own in its place.
    public init(folder: String = "/proc/self/net") { self.folder = folder }

    /// The account that a connection comes from, or nil if the tables do not show the connection.
    /// - Parameters:
    ///   - address: where the connection comes from, IPv4.
    ///   - port: the port that it comes from.
    ///   - serverPort: the port on 127.0.0.1 that it goes to.
    public func account(of address: String, port: Int, to serverPort: Int) -> UInt32? {
        guard let from = LoopbackPeers.shown(address), let to = LoopbackPeers.shown("127.0.0.1") else {
            return nil
        }
        // A table that changes while it is read may leave a row out.
        for _ in 0..<3 {
            for (table, prefix) in [("tcp", ""), ("tcp6", LoopbackPeers.mapped)] {
                let near = "\(prefix)\(from):\(LoopbackPeers.shown(port: port))"
                let far = "\(prefix)\(to):\(LoopbackPeers.shown(port: serverPort))"
                if let account = account(in: table, near, far) { return account }
            }
        }
        return nil
    }

    /// The account in the row of an established connection (state 01) from `near` to `far`.
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

    /// The whole of a file of the kernel's. These have no length and give a page at a time, of which Foundation reads the
    /// first alone.
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

    /// What stands before an IPv4 address that a socket of IPv6 uses.
    private static let mapped = "0000000000000000" + hexadecimal(UInt32(0x0000_ffff).bigEndian, digits: 8)

    /// An address as the tables show it: its four bytes, read as one number of this machine's.
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
