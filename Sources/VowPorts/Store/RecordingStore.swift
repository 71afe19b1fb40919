/// Keeps sealed recordings beside the log, each under a name.
///
/// Names consist of small letters, digits and hyphens. Calls are safe from any thread and from two processes at once.
public protocol RecordingStore: Sendable {
    /// Keeps bytes under a name that is not taken; after a crash they are there whole, or not at all, and once this
    /// returns they are durable. Throws `recording.full` where the disk takes no more.
    func put(_ bytes: [UInt8], named name: String) throws(PortFailure)
    /// The bytes under a name; nil where there are none.
    func bytes(named name: String) throws(PortFailure) -> [UInt8]?
    /// Removes what is under a name; already gone is no error.
    func remove(named name: String) throws(PortFailure)
    /// The names that are kept for longer than some seconds, in order.
    func names(olderThanSeconds seconds: Int) throws(PortFailure) -> [String]
}
