/// Lets programs of the same person talk with the daemon, one line of text at a time, both ways.
///
/// Whoever belongs to somebody else is turned away before a byte of theirs is read. Lines have a bounded length, the
/// number of connections is bounded, and one whose far end does not read is closed: none of them can fill the memory
/// or hold up a caller.
public protocol FrontEndListener: Sendable {
    /// Begins to listen; connections come until `close`.
    /// - Parameters:
    ///   - received: called with each complete line, without its end, on the listener's own thread; it must return soon.
    ///     A connection's lines come in order, and the next one only when the one before was answered.
    ///   - closed: called once for each connection whose far end is gone, after its last line.
    /// - Throws: `socket.unsafe` where something else has its name, `socket.unusable` where it cannot be made.
    func open(
        received: @escaping @Sendable (any FrontEndConnection, [UInt8]) -> Void,
        closed: @escaping @Sendable (_ connection: Int) -> Void
    ) throws(PortFailure)

    /// Closes it and every connection; when it returns, `received` and `closed` are not called any more.
    func close()
}

/// The daemon's end of a connection to a front end. Every call may come from any thread, and returns at once.
public protocol FrontEndConnection: Sendable {
    /// Tells this connection from every other of its listener.
    var id: Int { get }

    /// Sends the answer to the line that was received last, and lets the next one come.
    func answer(_ line: [UInt8])

    /// Keeps the connection although its far end asks for nothing more, since lines will be pushed to it.
    func keep()

    /// Sends a line that nobody asked for.
    /// - Parameter mayDrop: whether it is left out where earlier lines still wait to be read.
    func push(_ line: [UInt8], mayDrop: Bool)
}
