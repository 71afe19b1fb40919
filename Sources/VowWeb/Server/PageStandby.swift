import Foundation
import Glibc

/// Listens in the place of the page's server while nobody needs it, so that its process need not be there.
///
/// The first connections of this account are held until the server listens itself, and are forwarded to it then: whoever connects notices
/// nothing but a moment. Nothing that comes over them is read here. Safe from any thread.
package final class PageStandby: Sendable {
    private let port: Int
    private let account: PeerAccount
    private let rousing: (read: Int32, write: Int32)

    /// The most connections that are held; others are hung up on.
    private static let most = 16
    /// How long a server may take to begin to listen, in milliseconds.
    private static let patience = 10_000

    /// - Parameters:
    ///   - port: where it listens on 127.0.0.1.
    ///   - account: finds the account at the other end of a connection. The server takes what is forwarded for this
    ///     account's, so connections of other accounts are not forwarded: they start the server, and are hung up on.
    package init(port: Int, account: @escaping PeerAccount) {
        (self.port, self.account) = (port, account)
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 { ends.forEach(PageStandby.keep) }
        rousing = (ends[0], ends[1])
    }

    deinit {
        close(rousing.read)
        close(rousing.write)
    }

    /// Ends `wait` without a connection.
    package func rouse() {
        var byte: UInt8 = 1
        _ = write(rousing.write, &byte, 1)
    }

    /// Waits, without waking up, until somebody connects or `rouse` is called, and listens no more then.
    /// - Parameter ready: called once it listens.
    /// - Returns: the connections that are held; nil where the port could not be listened on.
    package func wait(ready: () -> Void = {}) -> [Int32]? {
        guard let listener = listen() else { return nil }
        defer { close(listener) }
        ready()
        var events = [
            pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
            pollfd(fd: rousing.read, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&events, 2, -1) < 0, errno == EINTR {}
        guard events[0].revents != 0 else { return [] }
        var held: [Int32] = []
        while true {
            var address = sockaddr_in()
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let connection = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { accept(listener, $0, &length) }
            }
            guard connection >= 0 else { return held }
            PageStandby.keep(connection)
            if held.count < PageStandby.most, isOwn(address) {
                held.append(connection)
            } else {
                close(connection)
            }
        }
    }

    /// Forwards connections to the server on a port, each on a thread of its own, as soon as it listens; one that finds no
    /// server in time is hung up on.
    package static func forward(_ held: [Int32], to port: Int) {
        for connection in held {
            Thread.detachNewThread {
                defer { close(connection) }
                guard let server = reach(port) else { return }
                defer { close(server) }
                forward(connection, server)
            }
        }
    }

    /// Forwards bytes both ways until the server hangs up, or neither side has more to say.
    private static func forward(_ visitor: Int32, _ server: Int32) {
        var block = [UInt8](repeating: 0, count: 65_536)
        var ends = [
            pollfd(fd: visitor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: server, events: Int16(POLLIN), revents: 0),
        ]
        while true {
            guard poll(&ends, 2, -1) >= 0 else {
                // A call that was interrupted says nothing about either side.
                if errno == EINTR { continue }
                return
            }
            if ends[1].revents != 0 {
                let count = recv(server, &block, block.count, 0)
                guard count > 0, send(block[..<count], to: visitor) else { return }
            }
            if ends[0].revents != 0 {
                let count = recv(visitor, &block, block.count, 0)
                guard count >= 0 else { return }
                if count == 0 {
                    // It may still be waiting for its answer.
                    shutdown(server, Int32(SHUT_WR))
                    ends[0].fd = -1
                } else if !send(block[..<count], to: server) {
                    return
                }
            }
        }
    }

    private func isOwn(_ peer: sockaddr_in) -> Bool {
        var (address, text) = (peer.sin_addr, [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN)))
        guard inet_ntop(AF_INET, &address, &text, socklen_t(text.count)) != nil else { return false }
        let name = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        return account(name, Int(UInt16(bigEndian: peer.sin_port)), port) == geteuid()
    }

    /// Keeps a descriptor from children of this process.
    private static func keep(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }

    private static func send(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    private static func reach(_ port: Int) -> Int32? {
        for _ in 0..<(patience / 20) {
            let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
            if named(port, { connect(server, $0, $1) }) == 0 { return server }
            close(server)
            usleep(20_000)
        }
        return nil
    }

    private func listen() -> Int32? {
        let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
        let listener = socket(AF_INET, Int32(kind), 0)
        guard listener >= 0 else { return nil }
        var yes: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        guard PageStandby.named(port, { bind(listener, $0, $1) }) == 0,
            Glibc.listen(listener, Int32(PageStandby.most)) == 0
        else {
            close(listener)
            return nil
        }
        return listener
    }

    /// Calls with the address of a port of this machine.
    private static func named(_ port: Int, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(truncatingIfNeeded: port)).bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                call($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }
}
