/// A row of a view: opaque bytes under a number.
public struct ViewRow: Hashable, Sendable {
    /// Its number, unique in its view.
    public let number: Int64
    /// Its content.
    public let body: [UInt8]

    /// Makes a row.
    public init(number: Int64, body: [UInt8]) {
        self.number = number
        self.body = body
    }
}

/// Keeps what was derived from the log, apart from the log: views of numbered rows, and one summary.
///
/// Nothing in it is a source of truth. It may be lost, refused or thrown away at any time, and is then made again
/// from the log. Reads give what the last finished `update` left; within an update they see its writes. Calls are
/// safe from several processes at once; within a process, one thread at a time uses a store.
public protocol ViewStore: AnyObject {
    /// The summary, or nil when there is none.
    func summary() throws(PortFailure) -> [UInt8]?
    /// One row, or nil.
    func row(_ view: String, _ number: Int64) throws(PortFailure) -> [UInt8]?
    /// The rows of a view with numbers in a range, ascending.
    func rows(_ view: String, in range: ClosedRange<Int64>) throws(PortFailure) -> [ViewRow]
    /// The number of the last row of a view; nil when it has none.
    func lastNumber(_ view: String) throws(PortFailure) -> Int64?
    /// Makes changes that become visible together, alone among all processes; when `body` throws, none is made.
    ///
    /// `put` and `clear` are allowed inside only.
    func update(_ body: () throws(PortFailure) -> Void) throws(PortFailure)
    /// Writes the summary.
    func put(summary: [UInt8]) throws(PortFailure)
    /// Writes a row over the one of the same number.
    func put(_ view: String, _ row: ViewRow) throws(PortFailure)
    /// Takes everything out.
    func clear() throws(PortFailure)
    /// Makes an unusable store anew, empty; not within an update.
    func reset() throws(PortFailure)
}
