import VowCore
public import VowLog
public import VowPorts

/// What a database that holds the logs of a cohort is asked beside the port.
extension PostgreSQLEventStore {
    /// Makes the tables, where they are not there; false where they were. The account that does so owns them, and is the
    /// one that sees every log.
    public static func prepare(_ server: PostgreSQLServer) throws(PortFailure) -> Bool {
        let shared = SharedConnection(server)
        do {
            return try shared.writing(lock: Schema.makingLock, notifying: "") { connection in
                guard try connection.run(SQL.isPrepared).integer(0, 0) == 0 else { return false }
                guard try connection.run(SQL.encoding).text(0, 0) == "UTF8" else {
                    throw PortFailure(
                        code: "store.encoding", message: "The database \(server.name) does not keep UTF-8.",
                        repair: "Make one that does: createdb --encoding UTF8 --template template0 NAME.")
                }
                for part in Schema.parts { try connection.run(part) }
                return true
            }
        } catch { throw error.portFailure }
    }

    /// The names of the logs in a database, in their order, as far as the account may see them.
    public static func logs(in server: PostgreSQLServer) throws(PortFailure) -> [[UInt8]] {
        try SharedConnection(server).reading { connection in
            let rows = try connection.run(SQL.logs)
            return try (0..<rows.count).map { try rows.bytes($0, 0) }
        }
    }

    /// The newest record that the database holds of this log; `.empty` where it holds none.
    public func shipped() throws(PortFailure) -> HeadRecord {
        try shared.reading { connection in
            try connection.run(SQL.newest, [.bytes(logID)]).provenRecords().first?.record.head ?? .empty
        }
    }

    /// Puts records of the device's own log into the database as they stand, with the head that its device signed for the
    /// last of them, all in one transaction. What is there already is passed over; what does not follow is refused.
    public func ship(_ records: [ProvenRecord], head: CohortHead) throws(PortFailure) {
        do {
            try shared.writing(lock: lock, notifying: Hexadecimal.text(logID)) { connection in
                let newest = try connection.run(SQL.newest, [.bytes(logID)]).provenRecords().first
                let end = newest?.record.head ?? .empty
                if let same = records.first(where: { $0.record.position == end.position }),
                    same.record.hash != end.hash
                {
                    throw LogTrust.Finding.forged(end.position)
                }
                let rest = records.filter { $0.record.position > end.position }
                guard !rest.isEmpty else { return }
                if let position = trust.firstForged(rest, after: newest) {
                    throw LogTrust.Finding.forged(position)
                }
                try connection.insert(rest, log: logID)
                try connection.run(
                    SQL.insertHead,
                    [
                        .bytes(logID), .integer(head.head.position), .bytes(head.head.hash),
                        .bytes(head.device), .bytes(head.signature),
                    ])
            }
        } catch { throw error.portFailure }
    }

    /// Compares the whole log with its chain and with the newest head that its device signed.
    ///
    /// Without the device's key nobody can tell who wrote a record, so the signature counts: all heads must be of one
    /// device, and the newest must name the last record, since `ship` writes both in one transaction. Memory stays flat.
    public func verify() throws(PortFailure) -> LogVerification {
        try shared.reading { connection in
            let heads = try self.heads(connection)
            let newest = heads.last
            let isOfOneDevice = heads.allSatisfy { $0.device == newest?.device && $0.isSigned(for: logID) }
            let verification = LogVerifier.verify(
                head: isOfOneDevice ? newest?.head : nil, vouching: trust.vouches
            ) { position, limit throws(Problem) in
                let records = try raw(connection, after: position, limit: limit)
                // As of every other number of an event, so that what is reckoned from it always has a result.
                for proven in records
                where !FieldReader.wholes.contains(proven.record.event.at.millisecondsSinceEpoch) {
                    throw .damaged("a record has a time that is none")
                }
                return records
            }
            guard verification.flaw == nil, let signed = newest?.head.position,
                verification.newest.position > signed
            else { return verification }
            return verification.with(LogFlaw(kind: .forged, position: signed + 1))
        }
    }

    /// The public key of the device that signed the log's heads, 32 bytes; nil where none was shipped.
    public func device() throws(PortFailure) -> [UInt8]? {
        try shared.reading { connection in try self.heads(connection).last?.device }
    }

    private func heads(_ connection: Connection) throws(Problem) -> [CohortHead] {
        let rows = try connection.run(SQL.heads, [.bytes(logID)])
        var heads: [CohortHead] = []
        for row in 0..<rows.count {
            let head = HeadRecord(position: try rows.integer(row, 0), hash: try rows.bytes(row, 1))
            heads.append(
                CohortHead(head: head, device: try rows.bytes(row, 2), signature: try rows.bytes(row, 3)))
        }
        return heads
    }
}

extension AppendFailure {
    /// The failure, where nobody expected a version.
    fileprivate var portFailure: PortFailure {
        switch self {
        case .failed(let failure), .uncertain(let failure): failure
        case .conflict: preconditionFailure("no version was expected")
        }
    }
}
