import Synchronization
public import VowLog

/// What a process knows for certain of a log, and what it makes of a record by that, whatever technology keeps it.
///
/// Safe from any thread.
public final class LogTrust: Sendable {
    /// Why records are not handed out.
    public enum Finding: Error, Hashable, Sendable {
        /// The record at this position is not there, and later ones are.
        case missing(Int64)
        /// The record at this position was not appended to this log, or was changed.
        case forged(Int64)
        /// The record at this position was seen or written by this process, and is not there any more.
        case cutOff(Int64)
        /// The key of an append was not written by this device.
        case forgedKey
    }

    private struct Known {
        /// The log's name, which every proof in it has; nil as long as it is empty.
        var logID: [UInt8]?
        /// The newest record that this process saw or wrote: it must stay where it is for good.
        var newest = HeadRecord.empty
    }

    private let held: RecordAuthenticator?
    private let known = Mutex(Known())

    /// Checks the chain and the proofs that were made under a key.
    /// - Parameter logID: the name of the log, where it is known; else the first record that is asked about tells it.
    public init(authenticator: RecordAuthenticator, logID: [UInt8]? = nil) {
        held = authenticator
        known.withLock { $0.logID = logID }
    }

    /// Checks the chain of the log of a name alone, where its key is not here: that nothing was changed, left out or
    /// put in between, not who wrote it.
    public init(chainOf logID: [UInt8]) {
        held = nil
        known.withLock { $0.logID = logID }
    }

    /// Makes and checks proofs; only where the key is here.
    public var authenticator: RecordAuthenticator {
        guard let held else { preconditionFailure("nothing is proved without the key of the log") }
        return held
    }

    /// The newest record that this process saw or wrote.
    public var newest: HeadRecord { known.withLock { $0.newest } }

    /// The name of the log; nil as long as it has none.
    public var logID: [UInt8]? { known.withLock { $0.logID } }

    /// Takes in a record that was proven or written.
    public func note(_ newest: HeadRecord, in logID: [UInt8]) {
        known.withLock { known in
            known.logID = logID
            if newest.position > known.newest.position { known.newest = newest }
        }
    }

    /// Whether a record was appended to this log by this device. The first record that is asked about names the log.
    public func vouches(for proven: ProvenRecord) -> Bool {
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

    /// Whether records follow each other without a gap, the first behind `previous` (nil: at the beginning), and were
    /// all appended here; the position of the first that was not, else nil.
    public func firstForged(_ records: [ProvenRecord], after previous: ProvenRecord?) -> Int64? {
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

/// What every store asks before it hands out a record, or builds upon one.
extension LogTrust {
    /// The records after a position, at most `limit`, once each was found to follow from the one before it.
    /// - Parameter raw: gives the records after a position as they stand, at most so many.
    public func checked(
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

    /// The records of one stream after a version, once each was found to be in its place and appended here.
    public func checked(stream records: [ProvenRecord], after version: Int64) throws(Finding) -> [StoredEvent]
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
    public func end(behind newest: ProvenRecord?) throws(Finding) -> (
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

    /// What an earlier append under a key stored. Under a forged key an append would count as written already, and be
    /// lost.
    /// - Parameters:
    ///   - records: the records from `first` on, as many as are there of `count`.
    ///   - code: what was stored with the key.
    public func stored(
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
    /// This record as the newest of its log.
    public var head: HeadRecord { HeadRecord(position: position, hash: hash) }
}
