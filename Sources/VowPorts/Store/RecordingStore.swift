/// Stores sealed recordings beside the log, each under a name.
///
/// Names consist of lower-case letters, digits and hyphens. Safe for use by several threads and two processes.
package protocol RecordingStore: Sendable {
    /// Stores bytes under an unused name. Durable once it returns; after a crash the bytes are complete or absent.
    /// Throws `recording.full` if the disk is full.
    func put(_ bytes: [UInt8], named name: String) throws(PortFailure)
    /// The bytes under a name, or nil.
    func bytes(named name: String) throws(PortFailure) -> [UInt8]?
    /// Deletes a recording; idempotent.
    func remove(named name: String) throws(PortFailure)
    /// The names of recordings older than `seconds`, sorted.
    func names(olderThanSeconds seconds: Int) throws(PortFailure) -> [String]
}
