import Foundation
import GRDB
import InMemory
import SQLiteEventStore
import Testing
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime
/// A log that was written before each append had a proof.
@Suite("A log of an earlier version is taken over") struct TakeoverTests {
    static let backToTheSecondVersion = """
        DROP TRIGGER eventsAreNotChanged;
        DROP TRIGGER appendsAreNotChanged;
        ALTER TABLE events DROP COLUMN proof;
        ALTER TABLE appends DROP COLUMN code;
        CREATE TRIGGER eventsAreNotChanged BEFORE UPDATE ON events
        BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
        CREATE TRIGGER appendsAreNotChanged BEFORE UPDATE ON appends
        BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
        PRAGMA user_version = 2;
        """

    private let stream = StreamName(category: "run", id: "1")

    private func oldLog() throws -> (ScratchFolder, [StoredEvent]) {
        let folder = try ScratchFolder()
        let store = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
        for number in 1...600 {
            try store.append([event("E\(number)")], to: stream, expecting: .any, key: "k\(number)")
        }
        let records = try store.readAll(after: 0, limit: 1000)
        store.close()
        let queue = try DatabaseQueue(path: folder.path + "/log.sqlite")
        try queue.inDatabase { try $0.execute(sql: Self.backToTheSecondVersion) }
        try queue.close()
        return (folder, records)
    }

    /// Continues the public chain, as anybody could.
    private func addUnsigned(_ folder: ScratchFolder, after last: StoredEvent) throws {
        let hash = HashChain.hash(
            position: last.position + 1, stream: "run/1", version: last.version + 1, event: event("Forged"),
            previous: last.hash)
        try DatabaseQueue(path: folder.path + "/log.sqlite").write {
            try $0.execute(
                sql:
                    "INSERT INTO events VALUES (?, 'run/1', ?, 'Forged', 1, 0, '', '', ?, NULL, NULL, NULL, ?)",
                arguments: [last.position + 1, last.version + 1, Data("{}".utf8), Data(hash)])
        }
    }

    @Test("its signed head vouches for it once, and then every record is proven") func takenOver() throws {
        let (folder, records) = try oldLog()
        let looked = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey, examining: .tables)
        #expect(try looked.verify().flaw == nil)
        looked.close()
        let bare = try ReadOnlyEventStore(folder: folder.path, headKey: testHeadKey)
        #expect(bare.verification.flaw == nil)
        for _ in 0..<2 {
            let store = try SQLiteEventStore(
                folder: folder.path, headKey: testHeadKey, examining: .everything)
            #expect(try store.readAll(after: 0, limit: 1000) == records)
            #expect(
                try store.append([event("again")], to: stream, expecting: .any, key: "k7")
                    == [records[6]])
            store.close()
        }
        let proofs = try DatabaseQueue(path: folder.path + "/log.sqlite").inDatabase {
            try Int.fetchOne($0, sql: "SELECT count(*) FROM events WHERE length(proof) = 80")
        }
        #expect(proofs == 600)
    }

    @Test("records behind its signed head are refused and named; a salvage keeps all up to it")
    func unsignedTail() throws {
        let (folder, records) = try oldLog()
        try addUnsigned(folder, after: try #require(records.last))
        let named = "Record 601 of the log was not written by this device."
        for _ in 0..<2 {
            #expect {
                try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
            } throws: { ($0 as? PortFailure)?.message == named }
        }
        let looked = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey, examining: .tables)
        #expect(try looked.verify().flaw == LogFlaw(kind: .forged, position: 601))
        looked.close()
        let target = try ScratchFolder()
        let report = try LogSalvage.salvage(from: folder.path, to: target.path, headKey: testHeadKey)
        #expect(report == SalvageReport(saved: 600, unproven: [], lost: [], refused: [601]))
    }

    @Test("one that was changed, or whose head is gone, is not taken over") func refused() throws {
        let (folder, _) = try oldLog()
        try DatabaseQueue(path: folder.path + "/log.sqlite").inDatabase {
            try $0.execute(
                sql: """
                    DROP TRIGGER eventsAreNotChanged; UPDATE events SET at = 5 WHERE position = 9;
                    CREATE TRIGGER eventsAreNotChanged BEFORE UPDATE ON events
                    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END
                    """)
        }
        #expect { try SQLiteEventStore(folder: folder.path, headKey: testHeadKey) } throws: {
            ($0 as? PortFailure)?.code == "store.tampered"
        }
        let (other, _) = try oldLog()
        try FileManager.default.removeItem(atPath: other.path + "/log.head")
        #expect { try SQLiteEventStore(folder: other.path, headKey: testHeadKey) } throws: {
            ($0 as? PortFailure)?.code == "store.tampered"
        }
    }
}
