/// What is wrong with a log, at the first record where something is.
package struct LogFlaw: Hashable, Sendable, CustomStringConvertible {
    /// The kinds of damage that the chain tells apart.
    package enum Kind: String, Sendable {
        /// The record's content is not what was written.
        case changed
        /// One or more records that stood before this one are gone.
        case removed
        /// A record was put in that was never written here.
        case inserted
        /// Records stand in another order.
        case reordered
        /// The tail of the log was cut off.
        case truncated
        /// The signed head is missing or does not belong to this log.
        case headBroken
        /// The store cannot read the record.
        case unreadable
        /// The record follows from the last, and was not appended by this device.
        case forged
    }

    /// What happened.
    package let kind: Kind
    /// The position of the first record that is wrong or missing.
    package let position: Int64
    /// The store's own words, for an unreadable record.
    package let cause: String?

    package init(kind: Kind, position: Int64, cause: String? = nil) {
        self.kind = kind
        self.position = position
        self.cause = cause
    }

    /// One sentence for people.
    package var description: String {
        let because = cause.map { " (\($0))" } ?? ""
        return switch kind {
        case .changed: "Record \(position) was changed."
        case .removed: "Record \(position) was removed."
        case .inserted: "Record \(position) was inserted; it was never written here."
        case .reordered: "Record \(position) was moved from another place."
        case .truncated: "The log was cut off: record \(position) and all after it are gone."
        case .headBroken: "The signed head of the log is missing or not from this device."
        case .unreadable: "Record \(position) cannot be read\(because)."
        case .forged: "Record \(position) was not written by this device."
        }
    }
}

/// What a verification found.
package struct LogVerification: Hashable, Sendable {
    /// How many records follow from each other, from the first on.
    package let soundRecords: Int64
    /// The last of them.
    package let newest: HeadRecord
    /// The first flaw, or nil when the log is sound.
    package let flaw: LogFlaw?

    package init(soundRecords: Int64, newest: HeadRecord, flaw: LogFlaw?) {
        self.soundRecords = soundRecords
        self.newest = newest
        self.flaw = flaw
    }

    /// The same with a flaw that something else than the chain told of.
    package func with(_ flaw: LogFlaw) -> LogVerification {
        LogVerification(soundRecords: soundRecords, newest: newest, flaw: flaw)
    }
}

/// Walks a log from its first record and names the first that is not what was written.
package enum LogVerifier {
    private static let chunk = 1024
    /// How many records are looked at beyond a wrong one to tell what was done to it.
    private static let lookahead = 3

    /// Verifies what `reading(after, limit)` gives against the chain and the signed head; a nil `head` is a
    /// flaw unless the log is empty.
    /// - Parameter start: the record to begin behind, which is taken as it stands.
    package static func verify<Failure: Error>(
        after start: HeadRecord = .empty, head: HeadRecord?,
        reading: (_ after: Int64, _ limit: Int) throws(Failure) -> [StoredEvent]
    ) -> LogVerification {
        verify(after: start, head: head, vouching: { _ in true }) { after, limit throws(Failure) in
            try reading(after, limit).map { ProvenRecord(record: $0, proof: nil) }
        }
    }

    /// The same for records with their proofs; one that follows from the last and that `vouching` refuses is forged.
    package static func verify<Failure: Error>(
        after start: HeadRecord = .empty, head: HeadRecord?, vouching: (ProvenRecord) -> Bool,
        reading proven: (_ after: Int64, _ limit: Int) throws(Failure) -> [ProvenRecord]
    ) -> LogVerification {
        func reading(_ after: Int64, _ limit: Int) throws(Failure) -> [StoredEvent] {
            try proven(after, limit).map(\.record)
        }
        var last = start
        var signedHash: [UInt8]? = head?.position == 0 ? HeadRecord.empty.hash : nil
        func ending(_ flaw: LogFlaw?) -> LogVerification {
            LogVerification(soundRecords: last.position, newest: last, flaw: flaw)
        }
        while true {
            let records: [ProvenRecord]
            do {
                records = try proven(last.position, chunk)
            } catch {
                return ending(firstUnreadable(after: last, cause: "\(error)", reading: reading))
            }
            for found in records {
                let record = found.record
                guard record.position == last.position + 1,
                    HashChain.hash(of: record, previous: last.hash) == record.hash
                else {
                    // Records that cannot be read tell nothing about this one.
                    let following = (try? reading(record.position, lookahead)) ?? []
                    return ending(flaw(at: record, after: last, following: following))
                }
                guard vouching(found), found.proof.map({ $0.previous == last.hash }) ?? true else {
                    return ending(LogFlaw(kind: .forged, position: record.position))
                }
                last = HeadRecord(position: record.position, hash: record.hash)
                if last.position == head?.position { signedHash = last.hash }
            }
            if records.count < chunk { break }
        }
        guard let head else {
            return ending(last.position == 0 ? nil : LogFlaw(kind: .headBroken, position: last.position))
        }
        if head.position > last.position {
            return ending(LogFlaw(kind: .truncated, position: last.position + 1))
        }
        // The chain is whole but is not the one that was signed: it was written anew from some record on.
        if signedHash != head.hash { return ending(LogFlaw(kind: .changed, position: head.position)) }
        return ending(nil)
    }

    /// A chunk could not be read: goes on one by one to find the record that stops it.
    private static func firstUnreadable<Failure: Error>(
        after sound: HeadRecord, cause: String,
        reading: (_ after: Int64, _ limit: Int) throws(Failure) -> [StoredEvent]
    ) -> LogFlaw {
        var last = sound
        // The record that cannot be read is the one that is looked for.
        while let record = (try? reading(last.position, 1))?.first {
            guard record.position == last.position + 1,
                HashChain.hash(of: record, previous: last.hash) == record.hash
            else { return flaw(at: record, after: last, following: []) }
            last = HeadRecord(position: record.position, hash: record.hash)
        }
        return LogFlaw(kind: .unreadable, position: last.position + 1, cause: cause)
    }

    /// Tells what was done to a record that does not follow, by trying what would make its neighbours follow.
    private static func flaw(at record: StoredEvent, after last: HeadRecord, following: [StoredEvent])
        -> LogFlaw
    {
        let place = last.position + 1
        if record.position > place { return LogFlaw(kind: .removed, position: place) }
        if record.position < place { return LogFlaw(kind: .reordered, position: record.position) }
        if let next = following.first {
            // The next record was written here, so this one was put before it.
            if follows(next, at: place, previous: last.hash) {
                let isSwapped = follows(record, at: place + 1, previous: next.hash)
                return LogFlaw(kind: isSwapped ? .reordered : .inserted, position: place)
            }
            // The next record was written one place later, after this one: one before them is gone.
            if follows(next, at: next.position + 1, previous: record.hash) {
                return LogFlaw(kind: .removed, position: place)
            }
        }
        for other in following where follows(other, at: place, previous: last.hash) {
            return LogFlaw(kind: .reordered, position: place)
        }
        return LogFlaw(kind: .changed, position: place)
    }

    private static func follows(_ record: StoredEvent, at position: Int64, previous: [UInt8]) -> Bool {
        let hash = HashChain.hash(
            position: position, stream: record.stream.description, version: record.version,
            stamp: record.stamp, event: record.event, previous: previous)
        return hash == record.hash
    }
}
