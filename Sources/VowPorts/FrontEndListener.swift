/// Lets programs of the same user talk to the daemon, in lines of text both ways.
///
/// Rejects other users' connections before reading a byte. Limits the length of lines and the number of connections,
/// and closes connections whose peer does not read, so that no client can fill the memory or block a caller.
package protocol FrontEndListener: Sendable {
    /// Starts listening, until `close`.
    /// - Parameters:
    ///   - received: called with each complete line, without its end, on the listener's own thread; it must return
    /// quickly. Lines of a connection come in order, each after the answer to the previous one.
    ///   - closed: called once for each connection whose peer is gone, after its last line.
    /// - Throws: `socket.unsafe` if something else has its name, `socket.unusable` if it cannot be created.
    func open(
        received: @escaping @Sendable (any FrontEndConnection, [UInt8]) -> Void,
        closed: @escaping @Sendable (_ connection: Int) -> Void
    ) throws(PortFailure)

    /// Closes the listener and all connections; once it returns, `received` and `closed` are no longer called.
    func close()
}

/// The daemon's end of a connection to a front end. Thread-safe; every call returns immediately.
package protocol FrontEndConnection: Sendable {
    /// Identifies the connection among those of its listener.
    var id: Int { get }

    /// Answers the last received line, and accepts the next one.
    func answer(_ line: [UInt8])

    /// Keeps the connection open without requests, because lines will be pushed to it.
    func keep()

    /// Sends an unrequested line.
    /// - Parameter mayDrop: whether to omit it if earlier lines are still unread.
    func push(_ line: [UInt8], mayDrop: Bool)
}
