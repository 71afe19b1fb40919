package import VowLog

/// A log's storage on the device: presence, opening, verification and salvage, whatever the technology.
///
/// `key` is 32 bytes of the vault. It signs appends, so that nobody without it can continue the log. Safe for use by
/// several threads and processes.
package protocol LogStorage: Sendable {
    /// Whether a log exists, without opening or creating anything.
    func presence() -> LogPresence
    /// Opens the log, or creates an empty one if there is none and `mayBegin`.
    ///
    /// Completes an interrupted replacement first. Waits for other processes' locks up to `busyTimeoutMilliseconds`.
    /// Throws `store.missing` if the log is gone and must not be created, `store.damaged` or `store.tampered` if it is
    /// not the log that was written, and others if it is inaccessible.
    func open(key: any KeyBytes, mayBegin: Bool, busyTimeoutMilliseconds: Int) throws(PortFailure)
        -> any OpenLog
    /// Serves a log on a read-only filesystem; writes nothing beside it. Throws as `open`.
    func openReadOnly(key: any KeyBytes) throws(PortFailure) -> any EventStore
    /// Compares the whole log with its chain, signed head and proofs. Changes nothing.
    func verify(key: any KeyBytes) throws(PortFailure) -> LogVerification
    /// Replaces a damaged log by a new one with all intact records; the old files stay beside it.
    ///
    /// If interrupted, the next opening or call continues; at each moment the old or the new files are complete.
    /// Throws, and changes nothing, if nothing can be read.
    /// - Parameter adding: returns events to append to the saved records before the new log is put in place, so that
    ///   the consequences of the loss are in the log from the start.
    func salvage(
        key: any KeyBytes, adding: (_ saved: [StoredEvent], SalvageReport) throws(PortFailure) -> [AddedEvent]
    ) throws(PortFailure) -> SalvageReport
    /// Writes a complete copy of the log at one moment to a new file at `path`. Does not change the log or block its
    /// readers and writers. Throws, and leaves no file, if the log cannot be read completely.
    func copy(to path: String) throws(PortFailure)
    /// The intact records that are readable without opening the log, with their positions; without `key`, all that
    /// follow from each other, whoever wrote them.
    func readableRecords(key: (any KeyBytes)?) -> [StoredEvent]
}

extension LogStorage {
    /// Salvages without adding events.
    package func salvage(key: any KeyBytes) throws(PortFailure) -> SalvageReport {
        try salvage(key: key) { _, _ in [] }
    }
}

/// An event that a salvage or an import puts into a stream.
package struct AddedEvent: Hashable, Sendable {
    package let stream: StreamName
    package let event: ProposedEvent
    /// The stamp that it was appended with before; nil for a new event.
    package let stamp: RecordStamp?

    package init(stream: StreamName, event: ProposedEvent, stamp: RecordStamp? = nil) {
        self.stream = stream
        self.event = event
        self.stamp = stamp
    }

    /// A record that was appended before.
    package init(_ record: StoredEvent) {
        self.init(stream: record.stream, event: record.event, stamp: record.stamp)
    }
}

/// Whether a log exists.
package enum LogPresence: Hashable, Sendable {
    /// No log was ever created.
    case none
    /// A log, intact or not, or remains of one.
    case something
    /// A log on a read-only filesystem.
    case readOnly
}

/// An open log: an event store that can be verified, filled and closed.
package protocol OpenLog: EventStore {
    /// Compares the whole log with its chain, signed head and proofs, then checks the files' structure.
    ///
    /// Memory use is constant. Throws `store.interrupted` when `isWanted`, which is called now and then, returns false.
    func verify(while isWanted: () -> Bool) throws(PortFailure) -> LogVerification
    /// Fills an empty log with the events that `next` returns, all or nothing.
    ///
    /// Events that were exported in order, with their stamps, get the positions, versions and hashes that they had. When
    /// `next` throws, its error is thrown and the log stays empty.
    func load(_ next: () throws -> AddedEvent?) throws
    /// What `readAll` gives, with what proves each record, to be kept elsewhere as it stands.
    func proven(after position: Int64, limit: Int) throws(PortFailure) -> [ProvenRecord]
    /// The records without checks, even if another program changed them, to review and diagnose. Accepts no appends and is not
    /// complete, so that nothing is decided by it.
    func unchecked() -> any EventStore
    /// Closes the log; later calls fail.
    func close()
}

/// The result of a salvage.
package struct SalvageReport: Hashable, Sendable {
    /// The number of records copied to the new log.
    package let saved: Int64
    /// The old positions among them whose content could not be proved, because the previous record is lost.
    package let unproven: [Int64]
    /// The old positions that are lost: changed, unreadable or cut off.
    package let lost: [ClosedRange<Int64>]
    /// The old positions of records that continue the log but were not written by this device.
    package let refused: [Int64]
    /// Whether everything ever appended is certainly there. If not, the newest records may be missing, such as the
    /// withdrawal of a consent.
    package var isWhole: Bool
    /// The number of added records.
    package var addedCount = 0
    /// The folder of the old files; empty if none were replaced.
    package var oldFiles = ""

    package init(
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
