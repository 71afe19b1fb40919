import Synchronization
import VowLog
import VowPorts

/// What this process knows for certain of a log, and what it makes of a record by that.
///
/// Safe from any thread.
final class LogTrust: Sendable {
    private struct Known {
        /// The log's name, which every proof in it has; nil as long as it is empty.
        var logID: [UInt8]?
        /// The newest record that this process saw or wrote: it must stay where it is for good.
        var newest = HeadRecord.empty
    }

    let authenticator: RecordAuthenticator
    private let known = Mutex(Known())

    init(authenticator: RecordAuthenticator) { self.authenticator = authenticator }

    /// The newest record that this process saw or wrote.
    var newest: HeadRecord { known.withLock { $0.newest } }

    /// The name of the log, drawn anew when it has none yet; for the append of the first record.
    var logID: [UInt8]? { known.withLock { $0.logID } }

    /// Takes in a record that was proven or written.
    func note(_ newest: HeadRecord, in logID: [UInt8]) {
        known.withLock { known in
            known.logID = logID
            if newest.position > known.newest.position { known.newest = newest }
        }
    }

    /// Whether a record was appended to this log by this device. The first record that is asked about names the log.
    func vouches(for proven: ProvenRecord) -> Bool {
        guard let proof = proven.proof, authenticator.vouches(for: proven) else { return false }
        return known.withLock { known in
            guard let logID = known.logID else {
                known.logID = proof.logID
                return true
            }
            return logID == proof.logID
        }
    }

    /// Whether records follow each other without a gap, the first behind `previous` (nil: at the beginning), and were
    /// all appended here; the position of the first that was not, else nil.
    func firstForged(_ records: [ProvenRecord], after previous: ProvenRecord?) -> Int64? {
        var last = previous?.record.head ?? .empty
        var logID = previous?.proof?.logID
        for proven in records {
            guard proven.record.position == last.position + 1, let proof = proven.proof,
                proof.previous == last.hash, proof.logID == logID ?? proof.logID, vouches(for: proven)
            else { return proven.record.position }
            last = proven.record.head
            logID = proof.logID
        }
        return nil
    }
}
