import Foundation
import GRDB
import VowLog
import VowPorts

/// Takes over a log that was written before each append had a proof.
///
/// This happens once: the whole chain is compared with the signed head, and each record gets its proof. Records behind
/// the head are refused, since nothing tells the last ones before a power cut from forged ones; a salvage then keeps
/// everything up to the head, and the old files beside it.
struct Takeover {
    let head: HeadFile
    let trust: LogTrust
    let words: FailureWords

    private static let page: Int64 = 512

    /// Brings the tables to their present version, in the transaction that is open.
    func run(_ database: Database, from format: Int64) throws {
        let guards = ["eventsAreNotChanged", "appendsAreNotChanged"]
        let old = format < 2 ? Schema.firstVersionTriggers.map(\.name) : []
        for trigger in guards + old { try database.execute(sql: "DROP TRIGGER \(trigger)") }
        for added in Schema.addedColumns {
            try database.execute(sql: "ALTER TABLE \(added.table) ADD COLUMN \(added.column)")
        }
        try prove(database)
        for part in Schema.parts where guards.contains(part.name) { try database.execute(sql: part.sql) }
        try database.execute(sql: "PRAGMA user_version = \(Schema.version)")
    }

    private func prove(_ database: Database) throws {
        let logID = RecordProof.newLogID()
        let records = try PreparedStatement(SQL.range, on: database)
        let update = try PreparedStatement("UPDATE events SET proof = ? WHERE position = ?", on: database)
        var last = HeadRecord.empty
        let reading = head.read()
        while true {
            records.bind(1, last.position + 1)
            records.bind(2, Self.page)
            let found = try records.provenRecords().map(\.record)
            for record in found {
                guard record.position == last.position + 1,
                    HashChain.hash(of: record, previous: last.hash) == record.hash
                else {
                    throw words.tampered("Record \(last.position + 1) of the log is not what was written.")
                }
                guard let signed = reading.signed, record.position <= signed.position else {
                    throw words.forged(record.position)
                }
                let proof = trust.authenticator.proof(ofHash: record.hash, after: last.hash, in: logID)
                update.bind(1, proof.bytes)
                update.bind(2, record.position)
                try update.run()
                last = HeadRecord(position: record.position, hash: record.hash)
            }
            if found.count < Self.page { break }
        }
        switch reading {
        case .head(last), .nothing: break
        case .head(let head), .behind(let head):
            throw words.tampered("The log does not end as its signed head says, at record \(head.position).")
        case .forged: throw words.strangeHead(head.path)
        }
        try proveKeys(database, in: logID)
        if last != .empty { trust.note(last, in: logID) }
    }

    private func proveKeys(_ database: Database, in logID: [UInt8]) throws {
        let rows = try Row.fetchAll(database, sql: "SELECT key, first, count FROM appends")
        for row in rows {
            let (key, first, count): (String, Int64, Int64) = (row["key"], row["first"], row["count"])
            let code = trust.authenticator.code(ofKey: key, first: first, count: count, in: logID)
            try database.execute(
                sql: "UPDATE appends SET code = ? WHERE key = ?", arguments: [Data(code), key])
        }
    }
}
