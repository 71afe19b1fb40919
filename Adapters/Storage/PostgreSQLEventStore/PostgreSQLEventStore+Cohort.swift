import VowCore
package import VowLog
package import VowPorts

/// Operations on a cohort's database beyond the port.
extension PostgreSQLEventStore {
    /// Creates the tables; returns false if they exist. The account that creates them owns them and can read every log.
    package static func prepare(_ server: PostgreSQLServer) throws(PortFailure) -> Bool {
        let shared = SharedConnection(server)
        do {
            return try shared.writing(lock: PostgreSQLSchema.makingLock, notifying: "") { connection in
                guard try connection.run(PostgreSQLSQL.isPrepared).integer(0, 0) == 0 else { return false }
                guard try connection.run(PostgreSQLSQL.encoding).text(0, 0) == "UTF8" else {
                    throw PortFailure(
                        code: "store.encoding", message: .databaseDoesNotKeepUtf(server: server.name),
                        repair: .makeOneThatDoesCreatedb)
                }
                for part in PostgreSQLSchema.parts { try connection.run(part) }
                return true
            }
        } catch { throw error.portFailure }
    }

    /// The names of the logs in a database, in their order, as far as the account may see them.
    package static func logs(in server: PostgreSQLServer) throws(PortFailure) -> [[UInt8]] {
        try SharedConnection(server).reading { connection in
            let rows = try connection.run(PostgreSQLSQL.logs)
            return try (0..<rows.count).map { try rows.bytes($0, 0) }
        }
    }

    /// The newest record of this log in the database, or `.empty`.
    package func shipped() throws(PortFailure) -> HeadRecord {
        try shared.reading { connection in
            try connection.run(PostgreSQLSQL.newest, [.bytes(logID)]).provenRecords().first?.record.head
                ?? .empty
        }
    }

    /// Copies records of the device's own log into the database with the signed head of the last one, in one
    /// transaction. Skips existing records. Throws if a record does not continue the chain.
    package func ship(_ records: [ProvenRecord], head: CohortHead) throws(PortFailure) {
        do {
            try shared.writing(lock: lock, notifying: Hexadecimal.text(logID)) { connection in
                let newest = try connection.run(PostgreSQLSQL.newest, [.bytes(logID)]).provenRecords().first
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
                    PostgreSQLSQL.insertHead,
                    [
                        .bytes(logID), .integer(head.head.position), .bytes(head.head.hash),
                        .bytes(head.device), .bytes(head.signature),
                    ])
            }
        } catch { throw error.portFailure }
    }

    /// Compares the whole log with its chain and with the newest signed head.
    ///
    /// Without the device's key nobody can tell who wrote a record, so the signature decides: one device must have
    /// signed all heads, and the newest must name the last record, as `ship` writes both together. Memory use is
    /// constant.
    package func verify() throws(PortFailure) -> LogVerification {
        try shared.reading { connection in
            let heads = try self.heads(connection)
            let newest = heads.last
            let isOfOneDevice = heads.allSatisfy { $0.device == newest?.device && $0.isSigned(for: logID) }
            let verification = LogVerifier.verify(
                head: isOfOneDevice ? newest?.head : nil, vouching: trust.vouches
            ) { position, limit throws(Problem) in
                let records = try raw(connection, after: position, limit: limit)
                // Reject times outside the range of event numbers, so that arithmetic on them cannot overflow.
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

    /// The public key (32 bytes) of the device that signed the log's heads, or nil if none was shipped.
    package func device() throws(PortFailure) -> [UInt8]? {
        try shared.reading { connection in try self.heads(connection).last?.device }
    }

    private func heads(_ connection: Connection) throws(Problem) -> [CohortHead] {
        let rows = try connection.run(PostgreSQLSQL.heads, [.bytes(logID)])
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
    /// The underlying failure, of an append without an expected version.
    fileprivate var portFailure: PortFailure {
        switch self {
        case .failed(let failure), .uncertain(let failure): failure
        case .conflict: preconditionFailure("no version was expected")
        }
    }
}
