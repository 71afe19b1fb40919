import Glibc
import VowCore
package import VowLog
package import VowPorts

/// Serves a log that cannot be written, such as a backup on a disc, or another user's home or copy. Reads the raw files
/// including the write-ahead log, and keeps everything in memory.
///
/// SQLite needs to write beside a database in write-ahead mode, or would miss the content of that log. Checks the whole
/// chain against the signed head. Appends throw `store.readonly`.
package final class ReadOnlyEventStore: EventStore {
    private let records: [StoredEvent]
    private let path: String
    /// How far the chain is intact.
    package let verification: LogVerification

    /// Whether a folder holds a log that is readable but not writable, because of its filesystem or its permissions.
    package static func isNeeded(for folder: String) -> Bool {
        let database = folder + "/" + SQLiteEventStore.FileName.database
        guard access(database, R_OK) == 0 else { return false }
        let parts = [folder, database, folder + "/" + SQLiteEventStore.FileName.head]
        return parts.contains { access($0, W_OK) != 0 && [EACCES, EROFS, EPERM].contains(errno) }
    }

    /// Reads the log in `folder`; `headKey` (32 bytes) verifies its head.
    ///
    /// Throws `store.tampered` if it is not the signed log, unless `examination` is `tables`.
    package init(
        folder: String, headKey: any KeyBytes, examining examination: SQLiteEventStore.Examination = .head
    )
        throws(PortFailure)
    {
        path = folder + "/" + SQLiteEventStore.FileName.database
        let words = SQLiteFailureWords(path: path)
        let headFile = try HeadFile(
            path: folder + "/" + SQLiteEventStore.FileName.head, key: headKey, isOnlyRead: true)
        let (records, report) = LogSalvage.find(in: folder, headKey: headKey)
        self.records = records
        let reading = headFile.read()
        let signed = reading.signed
        var verified = LogVerifier.verify(head: signed) { position, limit throws(PortFailure) in
            Array(records.drop { $0.position <= position }.prefix(limit))
        }
        if verified.flaw == nil, let position = report.refused.first {
            verified = verified.with(LogFlaw(kind: .forged, position: position))
        } else if verified.flaw == nil, case .behind(verified.newest) = reading {
            verified = verified.with(LogFlaw(kind: .truncated, position: verified.soundRecords + 1))
        }
        verification = verified
        if case .tables = examination { return }
        guard signed != nil else {
            throw words.tampered(
                .headOfLogWasNot(path: headFile.path))
        }
        if let flaw = verification.flaw { throw words.tampered(TextCode(flaw.description)) }
    }

    /// Always throws: nothing can be written.
    @discardableResult
    package func append(
        _ events: [ProposedEvent], to stream: StreamName, expecting: ExpectedVersion, key: String?
    ) throws(AppendFailure) -> [StoredEvent] {
        if events.isEmpty { return [] }
        throw .failed(
            PortFailure(
                code: "store.readonly",
                message: .logCanOnlyBeRead(path: path),
                repair: .copyFolderToPlaceThat))
    }

    /// Reads one stream; see `EventStore.read`.
    package func read(stream: StreamName, after version: Int64) -> [StoredEvent] {
        records.filter { $0.stream == stream && $0.version > version }
    }

    /// Reads the whole log; see `EventStore.readAll`.
    package func readAll(after position: Int64, limit: Int) -> [StoredEvent] {
        Array(records.drop { $0.position <= position }.prefix(max(0, limit)))
    }

    /// The newest position; see `EventStore.head`.
    package func head() -> Int64 { records.last?.position ?? 0 }

    /// Watches nothing: a log that cannot be written does not change.
    package func follow(_ changed: @escaping @Sendable () -> Void) -> any FollowToken { NothingToFollow() }
}

private final class NothingToFollow: FollowToken {
    func cancel() {}
}
