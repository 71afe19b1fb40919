import Glibc

/// Owns the descriptor of a connected socket, and closes it when the last reference goes. Safe from any thread.
package final class ConnectedSocket: Sendable {
    package let descriptor: Int32

    package init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Ends the conversation, and with it a wait of another thread.
    package func shutDown() { shutdown(descriptor, Int32(SHUT_RDWR)) }
}
