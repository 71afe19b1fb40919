/// A row of a view: opaque bytes under a number.
package struct ViewRow: Hashable, Sendable {
    /// The row's number, unique in its view.
    package let number: Int64
    /// The row's content.
    package let body: [UInt8]

    package init(number: Int64, body: [UInt8]) {
        self.number = number
        self.body = body
    }
}

/// Stores data derived from the log, apart from the log: views of numbered rows, and a summary.
///
/// Never a source of truth: it may be lost, rejected or deleted at any time, and is then rebuilt from the log. Reads
/// return the state after the last `update`, and within an update its writes. Safe for use by several processes; within
/// a process not thread-safe.
package protocol ViewStore: AnyObject {
    /// The summary, or nil.
    func summary() throws(PortFailure) -> [UInt8]?
    /// A row, or nil.
    func row(_ view: String, _ number: Int64) throws(PortFailure) -> [UInt8]?
    /// The rows of a view with numbers in a range, ascending.
    func rows(_ view: String, in range: ClosedRange<Int64>) throws(PortFailure) -> [ViewRow]
    /// The number of a view's last row, or nil.
    func lastNumber(_ view: String) throws(PortFailure) -> Int64?
    /// Makes changes that become visible together, excluding other processes; makes none if `body` throws.
    ///
    /// `put` and `clear` may be called only inside.
    func update(_ body: () throws(PortFailure) -> Void) throws(PortFailure)
    /// Writes the summary.
    func put(summary: [UInt8]) throws(PortFailure)
    /// Writes a row, replacing the one with its number.
    func put(_ view: String, _ row: ViewRow) throws(PortFailure)
    /// Deletes everything.
    func clear() throws(PortFailure)
    /// Recreates an unusable store, empty. Do not call within an update.
    func reset() throws(PortFailure)
}
