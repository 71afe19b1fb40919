import Glibc
public import VowLog
public import VowPorts

/// Serves a log that can only be read, such as a backup on a disc, or a copy or a home of somebody else that this user
/// may not write to: everything is read from the bare files, with what still lies in the write-ahead log, and held in
/// memory.
///
/// SQLite needs to write beside a database in write-ahead mode, or would overlook what lies in that log. The whole
/// chain is checked against the signed head as it is read. Appends fail with `store.readonly`.
public final class ReadOnlyEventStore: EventStore {
    private let records: [StoredEvent]
    private let path: String
    /// How far the chain is sound.
    public let verification: LogVerification

    /// Whether a folder holds a log that can be read and not written: by its filesystem, or by what this user may do.
    public static func isNeeded(for folder: String) -> Bool {
        let database = folder + "/" + SQLiteEventStore.FileName.database
        guard access(database, R_OK) == 0 else { return false }
        let parts = [folder, database, folder + "/" + SQLiteEventStore.FileName.head]
        return parts.contains { access($0, W_OK) != 0 && [EACCES, EROFS, EPERM].contains(errno) }
    }

    /// Reads the log in `folder`; `headKey` (32 bytes) checks its head.
    ///
    /// Throws `store.tampered` when it is not the one that was signed, unless it is opened to be verified.
    public init(
        folder: String, headKey: any KeyBytes, examining examination: SQLiteEventStore.Examination = .head
    )
        throws(PortFailure)
    {
        path = folder + "/" + SQLiteEventStore.FileName.database
        let words = FailureWords(path: path)
        let headFile = try HeadFile(
            path: folder + "/" + SQLiteEventStore.FileName.head, key: headKey, isOnlyRead: true)
        let (records, report) = LogSalvage.find(in: folder, headKey: headKey)
        self.records = records
        let reading = headFile.read()
        let signed = reading.signed
        var found = LogVerifier.verify(head: signed) { position, limit throws(PortFailure) in
            Array(records.drop { $0.position <= position }.prefix(limit))
        }
        if found.flaw == nil, let position = report.refused.first {
            found = found.with(LogFlaw(kind: .forged, position: position))
        } else if found.flaw == nil, case .behind(found.newest) = reading {
            found = found.with(LogFlaw(kind: .truncated, position: found.soundRecords + 1))
        }
        verification = found
        if case .tables = examination { return }
        guard signed != nil else {
            throw words.tampered(
                "The head of the log, \(headFile.path), was not signed by this device's vault.")
        }
        if let flaw = verification.flaw { throw words.tampered(flaw.description) }
    }

    /// Fails: nothing can be written.
    @discardableResult
    public func append(
        _ events: [ProposedEvent], to stream: StreamName, expecting: ExpectedVersion, key: String?
    ) throws(AppendFailure) -> [StoredEvent] {
        if events.isEmpty { return [] }
        throw .failed(
            PortFailure(
                code: "store.readonly",
                message: "The log \(path) can only be read here; nothing was written.",
                repair: "Copy the folder to a place that can be written, and name that with --home."))
    }

    /// Reads one stream; see `EventStore.read`.
    public func read(stream: StreamName, after version: Int64) -> [StoredEvent] {
        records.filter { $0.stream == stream && $0.version > version }
    }

    /// Reads the whole log; see `EventStore.readAll`.
    public func readAll(after position: Int64, limit: Int) -> [StoredEvent] {
        Array(records.drop { $0.position <= position }.prefix(max(0, limit)))
    }

    /// The newest position; see `EventStore.head`.
    public func head() -> Int64 { records.last?.position ?? 0 }

    /// Watches nothing: what can only be read does not change.
    public func follow(_ changed: @escaping @Sendable () -> Void) -> any FollowToken { NothingToFollow() }
}

private final class NothingToFollow: FollowToken {
    func cancel() {}
}
