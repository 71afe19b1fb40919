/// Lets programs of the same person talk with the daemon, one line of text at a time, both ways.
///
/// Whoever belongs to somebody else is turned away before a byte of theirs is read. Lines have a bounded length, the
/// number of links is bounded, and a link whose far end does not read is closed: none of them can fill the memory or
/// hold up a caller.
public protocol FrontEndDoor: Sendable {
    /// Opens the door; links come until `close`.
    /// - Parameters:
    ///   - received: called with each complete line, without its end, on the door's own thread; it must return soon.
    ///     A link's lines come in order, and the next one only when the one before was answered.
    ///   - closed: called once for each link whose far end is gone, after its last line.
    /// - Throws: `socket.unsafe` where something else has the door's name, `socket.unusable` where it cannot be made.
    func open(
        received: @escaping @Sendable (any FrontEndLink, [UInt8]) -> Void,
        closed: @escaping @Sendable (_ link: Int) -> Void
    ) throws(PortFailure)

    /// Closes the door and every link; when it returns, `received` and `closed` are not called any more.
    func close()
}

/// The daemon's end of a link to a front end. Every call may come from any thread, and returns at once.
public protocol FrontEndLink: Sendable {
    /// Tells this link from every other of its door.
    var id: Int { get }

    /// Sends the answer to the line that was received last, and lets the next one come.
    func answer(_ line: [UInt8])

    /// Keeps the link although its far end asks for nothing more, since lines will be pushed to it.
    func keep()

    /// Sends a line that nobody asked for.
    /// - Parameter mayDrop: whether it is left out where earlier lines still wait to be read.
    func push(_ line: [UInt8], mayDrop: Bool)
}
