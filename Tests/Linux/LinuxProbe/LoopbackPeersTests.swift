import Foundation
import Glibc
import LinuxAdapters
import Testing

/// Whose process is at the other end of a connection, as the kernel's tables show it.
@Suite("X3 The account at the other end of a connection", .timeLimit(.minutes(1)))
struct LoopbackPeersTests {
    /// A socket that listens on a port of this machine's own address.
    private func listener() throws -> (descriptor: Int32, port: Int) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && listen(descriptor, 4) == 0
                    && getsockname(descriptor, $0, &length) == 0
            }
        }
        try #require(isListening)
        return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
    }

    /// Connects by a Python program, and calls with where the connection came from while it is held.
    private func connected(
        to port: Int, of listener: Int32, by words: [String], family: String = "AF_INET",
        host: String = "127.0.0.1", _ act: (Int) throws -> Void
    ) throws {
        let client = Process()
        let feed = Pipe()
        client.executableURL = URL(filePath: "/usr/bin/env")
        client.arguments =
            words + [
                "/usr/bin/python3", "-c",
                "import socket, sys; s = socket.socket(socket.\(family)); s.connect(('\(host)', \(port))); sys.stdin.read()",
            ]
        client.standardInput = feed
        try client.run()
        defer {
            try? feed.fileHandleForWriting.close()
            client.waitUntilExit()
        }
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let held = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { accept(listener, $0, &length) }
        }
        defer { close(held) }
        try act(Int(UInt16(bigEndian: address.sin_port)))
    }

    @Test("a connection of this account has its number, also from a socket of IPv6")
    func own() throws {
        let (descriptor, port) = try listener()
        defer { close(descriptor) }
        for (family, host) in [("AF_INET", "127.0.0.1"), ("AF_INET6", "::ffff:127.0.0.1")] {
            try connected(to: port, of: descriptor, by: [], family: family, host: host) { from in
                #expect(
                    LoopbackPeers().account(of: "127.0.0.1", port: from, to: port) == geteuid(), "\(family)")
                #expect(LoopbackPeers().account(of: "127.0.0.2", port: from, to: port) == nil)
                #expect(LoopbackPeers().account(of: "127.0.0.1", port: from, to: port + 1) == nil)
                #expect(LoopbackPeers().account(of: "elsewhere", port: from, to: port) == nil)
            }
        }
    }

    @Test(
        "a connection of another account has that account's number",
        .enabled(if: geteuid() == 0, "only the superuser can run a program in another account"))
    func other() throws {
        let (descriptor, port) = try listener()
        defer { close(descriptor) }
        let words = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        try connected(to: port, of: descriptor, by: words) { from in
            #expect(LoopbackPeers().account(of: "127.0.0.1", port: from, to: port) == 65_534)
        }
    }

    @Test("among many connections each is found, however long the table is")
    func many() throws {
        let (descriptor, port) = try listener()
        defer { close(descriptor) }
        var sockets: [Int32] = []
        defer { for socket in sockets { close(socket) } }
        // A page of the kernel's holds some twenty-seven rows.
        for _ in 0..<100 {
            let (client, from) = try connect(to: port)
            sockets += [client, accept(descriptor, nil, nil)]
            #expect(LoopbackPeers().account(of: "127.0.0.1", port: from, to: port) == geteuid())
        }
    }

    /// A socket of this process that is connected to a port, and where it comes from.
    private func connect(to port: Int) throws -> (descriptor: Int32, port: Int) {
        let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port)).bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isConnected = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(client, $0, length) == 0 && getsockname(client, $0, &length) == 0
            }
        }
        try #require(isConnected)
        return (client, Int(UInt16(bigEndian: address.sin_port)))
    }

    @Test("a connection whose process is gone, and one that no table shows, have no account")
    func gone() throws {
        let (descriptor, port) = try listener()
        defer { close(descriptor) }
        let (client, from) = try connect(to: port)
        let held = accept(descriptor, nil, nil)
        defer { close(held) }
        #expect(LoopbackPeers().account(of: "127.0.0.1", port: from, to: port) == geteuid())
        #expect(LoopbackPeers(folder: "/nowhere").account(of: "127.0.0.1", port: from, to: port) == nil)
        close(client)
        #expect(LoopbackPeers().account(of: "127.0.0.1", port: from, to: port) == nil)
    }
}
