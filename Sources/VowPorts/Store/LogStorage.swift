public import VowLog

/// Keeps a log where it lies on the device: what is there, how it is opened, checked and rescued, whatever technology
/// keeps it.
///
/// `key` is 32 bytes of the vault: it signs what is appended, so that nobody without it continues the log. Calls are
/// safe from any thread and from several processes at once.
public protocol LogStorage: Sendable {
    /// What is there, without opening it or making anything.
    func presence() -> LogPresence
    /// Opens the log; where there is none and `mayBegin`, an empty one is begun.
    ///
    /// A replacement that was stopped half-way is finished first. A lock of another process is waited for up to
    /// `busyTimeoutMilliseconds`. Throws `store.missing` when the log is gone and must not be begun anew,
    /// `store.damaged` or `store.tampered` when it is not the one that was written, and others when it is out of reach.
    func open(key: any KeyBytes, mayBegin: Bool, busyTimeoutMilliseconds: Int) throws(PortFailure)
        -> any OpenLog
    /// Serves a log whose filesystem can only be read; nothing is written beside it. Throws as `open` does.
    func openReadOnly(key: any KeyBytes) throws(PortFailure) -> any EventStore
    /// Compares the whole log with its chain, its signed head and its proofs, and changes nothing in it.
    func verify(key: any KeyBytes) throws(PortFailure) -> LogVerification
    /// Puts a new log with every intact record in the place of a damaged one; the old files stay beside it.
    ///
    /// Stopped at any moment, the next opening or the next call goes on with it: at each moment the old files or the new
    /// ones are whole. Throws, and leaves everything as it is, when nothing at all can be read.
    /// - Parameter adding: gives what is appended to the records that are saved, before the new log is put in place: what
    ///   follows from the loss is in the log from its first moment on.
    func salvage(
        key: any KeyBytes, adding: (_ saved: [StoredEvent], SalvageReport) throws(PortFailure) -> [AddedEvent]
    ) throws(PortFailure) -> SalvageReport
    /// Writes a whole copy of the log, as of one moment, into a new file at `path`; nothing of the log changes, and whoever
    /// writes it or reads it goes on. Throws, and leaves no file, when the log cannot be read whole.
    func copy(to path: String) throws(PortFailure)
    /// The intact records that can be read without opening the log, with the positions they had; without `key`, all
    /// that follow from each other, whoever wrote them.
    func readableRecords(key: (any KeyBytes)?) -> [StoredEvent]
}

extension LogStorage {
    /// The same, with nothing added.
    public func salvage(key: any KeyBytes) throws(PortFailure) -> SalvageReport {
        try salvage(key: key) { _, _ in [] }
    }
}

/// An event that a salvage or an import puts into a stream.
public struct AddedEvent: Hashable, Sendable {
    /// The stream.
    public let stream: StreamName
    /// The event.
    public let event: ProposedEvent
    /// The stamp that it was appended with before; nil for a new event.
    public let stamp: RecordStamp?

    /// Makes one.
    public init(stream: StreamName, event: ProposedEvent, stamp: RecordStamp? = nil) {
        self.stream = stream
        self.event = event
        self.stamp = stamp
    }

    /// A record that was appended before.
    public init(_ record: StoredEvent) {
        self.init(stream: record.stream, event: record.event, stamp: record.stamp)
    }
}

/// What is there of a log.
public enum LogPresence: Hashable, Sendable {
    /// No log was ever begun there.
    case none
    /// There is a log, sound or not, or what is left of one.
    case something
    /// There is one on a filesystem that can only be read.
    case readOnly
}

/// A log that is open: an event store that can be checked, filled and closed.
public protocol OpenLog: EventStore {
    /// Compares the whole log with its chain, its signed head and its proofs, and then the files' own structure.
    ///
    /// Memory stays flat. Throws `store.interrupted` when `isWanted`, which is asked now and then, says no.
    func verify(while isWanted: () -> Bool) throws(PortFailure) -> LogVerification
    /// Fills an empty log with the events that `next` gives until it gives none, all or nothing.
    ///
    /// Events that were exported in order, with their stamps, get the positions, versions and hashes that they had. When
    /// `next` throws, its error is thrown and the log stays empty.
    func load(_ next: () throws -> AddedEvent?) throws
    /// What `readAll` gives, with what proves each record, to be kept elsewhere as it stands.
    func proven(after position: Int64, limit: Int) throws(PortFailure) -> [ProvenRecord]
    /// The records as they stand, whoever wrote or changed them: to look back on, and to tell what is wrong with them.
    /// It takes no appends and is not complete, so that nothing is acted on by it.
    func unchecked() -> any EventStore
    /// Ends its use; later calls fail.
    func close()
}

/// What a salvage could save and what not.
public struct SalvageReport: Hashable, Sendable {
    /// How many records of the old log the new one holds.
    public let saved: Int64
    /// Of those, the old positions whose content could not be proved, because the record before is lost.
    public let unproven: [Int64]
    /// The old positions that were there once and are not saved: changed, unreadable or cut off.
    public let lost: [ClosedRange<Int64>]
    /// The old positions of records that continue the log and were not written by this device.
    public let refused: [Int64]
    /// Whether everything that was ever appended is there for certain. If not, the newest records may be missing, such
    /// as a consent that was withdrawn.
    public var isWhole: Bool
    /// How many records were added to them.
    public var addedCount = 0
    /// The folder that the old files are in; empty when none were replaced.
    public var oldFiles = ""

    /// Makes a report.
    public init(
        saved: Int64, unproven: [Int64], lost: [ClosedRange<Int64>], refused: [Int64] = [],
        isWhole: Bool = true
    ) {
        self.saved = saved
        self.unproven = unproven
        self.lost = lost
        self.refused = refused
        self.isWhole = isWhole
    }
}
