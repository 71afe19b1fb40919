import Synchronization
package import VowLog

/// A process's knowledge of a log, and its checks of records, whatever the store's technology.
///
/// Thread-safe.
package final class LogTrust: Sendable {
    /// Why records are rejected.
    package enum Finding: Error, Hashable, Sendable {
        /// The record at this position is missing, but later ones exist.
        case missing(Int64)
        /// The record at this position was not appended to this log, or was changed.
        case forged(Int64)
        /// This process saw or wrote the record at this position, and it is gone.
        case cutOff(Int64)
        /// The key of an append was not written by this device.
        case forgedKey
    }

    private struct Known {
        /// The log's name, part of every proof; nil while the log is empty.
        var logID: [UInt8]?
        /// The newest record that this process saw or wrote, which must stay in place.
        var newest = HeadRecord.empty
    }

    private let held: RecordAuthenticator?
    private let known = Mutex(Known())

    /// Checks the chain and the proofs made with a key.
    /// - Parameter logID: the log's name, if known; else that of the first checked record.
    package init(authenticator: RecordAuthenticator, logID: [UInt8]? = nil) {
        held = authenticator
        known.withLock { $0.logID = logID }
    }

    /// Checks only the chain of a named log whose key is not available: that nothing was changed, removed or inserted,
    /// but not who wrote it.
    package init(chainOf logID: [UInt8]) {
        held = nil
        known.withLock { $0.logID = logID }
    }

    /// Makes and checks proofs. Traps if the key is not available.
    package var authenticator: RecordAuthenticator {
        guard let held else { preconditionFailure("nothing is proved without the key of the log") }
        return held
    }

    /// The newest record that this process saw or wrote.
    package var newest: HeadRecord { known.withLock { $0.newest } }

    /// The log's name, or nil if unknown.
    package var logID: [UInt8]? { known.withLock { $0.logID } }

    /// Records the head of a proven or written record.
    package func note(_ newest: HeadRecord, in logID: [UInt8]) {
        known.withLock { known in
            known.logID = logID
            if newest.position > known.newest.position { known.newest = newest }
        }
    }

    /// Whether this device appended a record to this log. The first checked record determines the log's name.
    package func vouches(for proven: ProvenRecord) -> Bool {
        guard let proof = proven.proof else { return false }
        if let held {
            guard held.vouches(for: proven) else { return false }
        } else {
            guard HashChain.hash(of: proven.record, previous: proof.previous) == proven.record.hash else {
                return false
            }
        }
        return known.withLock { known in
            guard let logID = known.logID else {
                known.logID = proof.logID
                return true
            }
            return logID == proof.logID
        }
    }

    /// The position of the first record that does not follow the previous one without a gap, or was not appended here;
    /// nil if there is none. `previous` is the record before the first, or nil at the beginning.
    package func firstForged(_ records: [ProvenRecord], after previous: ProvenRecord?) -> Int64? {
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

/// The checks before a store returns a record or continues from one.
extension LogTrust {
    /// The records after a position, at most `limit`, once each is known to follow from the previous one.
    /// - Parameter raw: returns up to `limit` unchecked records after a position.
    package func checked(
        after position: Int64, limit: Int,
        reading raw: (_ after: Int64, _ limit: Int) throws -> [ProvenRecord]
    ) throws -> [ProvenRecord] {
        guard limit > 0, position < .max else { return [] }
        let start = max(0, position)
        var records = try raw(max(0, start - 1), limit == .max ? limit : limit + 1)
        var last: ProvenRecord?
        if start > 0 {
            guard let before = records.first else { return [] }
            guard before.record.position == start else { throw Finding.missing(start) }
            last = before
            records.removeFirst()
        }
        records = Array(records.prefix(limit))
        if let position = firstForged(records, after: last) { throw Finding.forged(position) }
        if let newest = records.last, let proof = newest.proof {
            note(newest.record.head, in: proof.logID)
        }
        return records
    }

    /// The records of a stream after a version, once each is known to be in place and appended here.
    package func checked(stream records: [ProvenRecord], after version: Int64) throws(Finding)
        -> [StoredEvent]
    {
        for (index, proven) in records.enumerated() {
            guard proven.record.version == max(0, version) + Int64(index) + 1, vouches(for: proven) else {
                throw .forged(proven.record.position)
            }
        }
        return records.map(\.record)
    }

    /// The record to build upon with its time, and the log's name, from the newest record that is there. One that was
    /// not appended here is never built upon, because what follows would prove it.
    package func end(behind newest: ProvenRecord?) throws(Finding) -> (
        head: HeadRecord, time: HybridTime, logID: [UInt8]
    ) {
        let mine = self.newest
        guard let proven = newest else {
            guard mine == .empty else { throw .cutOff(mine.position) }
            return (.empty, .beginning, logID ?? RecordProof.newLogID())
        }
        guard let proof = proven.proof, vouches(for: proven) else {
            throw .forged(proven.record.position)
        }
        guard proven.record.position >= mine.position else { throw .cutOff(mine.position) }
        return (proven.record.head, proven.record.stamp.time, proof.logID)
    }

    /// The records that an earlier append under a key stored. With a forged key an append would count as already
    /// written, and be lost.
    /// - Parameters:
    ///   - records: the records from `first` on, as many of `count` as exist.
    ///   - code: the code stored with the key.
    package func stored(
        under key: String, first: Int64, count: Int64, code: [UInt8]?, _ records: [ProvenRecord]
    ) throws(Finding) -> [StoredEvent] {
        let logID = records.first?.proof?.logID ?? []
        guard records.allSatisfy(vouches), Int64(records.count) == count, let code,
            code == authenticator.code(ofKey: key, first: first, count: count, in: logID)
        else { throw .forgedKey }
        return records.map(\.record)
    }
}

extension StoredEvent {
    /// The log's head if this is its newest record.
    package var head: HeadRecord { HeadRecord(position: position, hash: hash) }
}
