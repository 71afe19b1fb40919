import Foundation
import Glibc
import Synchronization

/// A free port of the loopback on which a test's own server takes connections, each on a thread of its own.
package final class LoopbackListener: Sendable {
    /// The port, which the system chose.
    package let port: UInt16

    private let socketNumber: Int32
    private let isStopped = Mutex(false)

    /// Begins to listen: whoever connects waits until `serve` is called.
    package init() {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                bind(listener, generic, length) == 0 && listen(listener, 8) == 0
                    && getsockname(listener, generic, &length) == 0
            }
        }
        precondition(isBound, "a loopback socket can always be had")
        socketNumber = listener
        port = UInt16(bigEndian: address.sin_port)
    }

    /// Hands each connection to a closure, and hangs up when that returns; to be called once. The closure may be
    /// called for several connections at a time.
    package func serve(_ answer: @escaping @Sendable (LoopbackPeer) -> Void) {
        Thread.detachNewThread { [socketNumber] in
            while true {
                let handle = accept(socketNumber, nil, nil)
                if handle < 0 { break }
                Thread.detachNewThread {
                    answer(LoopbackPeer(handle: handle))
                    close(handle)
                }
            }
            close(socketNumber)
        }
    }

    /// From now on nobody answers at the port; connections that were taken go on to their end.
    package func stop() {
        // The serving thread closes the socket, and its number may be another's then.
        let isFirst = isStopped.withLock { isStopped in
            defer { isStopped = true }
            return !isStopped
        }
        if isFirst { shutdown(socketNumber, Int32(SHUT_RDWR)) }
    }
}

/// The other end of one connection.
package struct LoopbackPeer: Sendable {
    fileprivate let handle: Int32

    /// Sends all of the bytes; false where the other end has gone before.
    @discardableResult
    package func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(handle, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count <= 0 { return false }
            sent += count
        }
        return true
    }

    /// What comes next, 64 KiB at the most; waits for it, and is empty where the other end has ended.
    package func receive() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 1 << 16) { block, count in
            count = max(0, recv(handle, block.baseAddress, block.count, 0))
        }
    }

    /// Reads, and forgets, until the other end has ended.
    package func receiveToEnd() {
        while !receive().isEmpty {}
    }

    /// Tells the other end that nothing more is sent, and goes on listening to it.
    package func endSending() {
        shutdown(handle, Int32(SHUT_WR))
    }

    /// Sends the bytes again and again, every tenth of a second, until the other end hangs up.
    package func drip(_ bytes: [UInt8]) {
        // What the other end sends meanwhile is not asked for; that it has gone is told all the same.
        var wait = pollfd(fd: handle, events: 0, revents: 0)
        while poll(&wait, 1, 100) == 0, send(bytes) {}
    }
}
