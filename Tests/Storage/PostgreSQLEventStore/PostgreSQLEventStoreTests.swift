import Foundation
import PortContracts
import StorageAdapters
import Testing
import VowCore
import VowLog
import VowPorts

let run1 = StreamName(category: "run", id: "1")

@Suite("The event store on PostgreSQL", .serialized, PrivateDatabase.isInstalled)
struct PostgreSQLEventStoreTests {
    let database: PrivateDatabase

    init() throws { database = try PrivateDatabase.shared.get() }

    @Test(.timeLimit(.minutes(1)), arguments: EventStoreContract.clauses)
    func keepsTheContract(clause: EventStoreContract.Clause) async throws {
        let database = database
        try await clause.check(
            EventStoreContract(
                fresh: { try database.store() },
                second: { try database.store(logID: ($0 as! PostgreSQLEventStore).logID) }))
    }

    @Test("logs in one database know nothing of each other")
    func logsApart() throws {
        let (first, second) = (try database.store(), try database.store())
        try first.append([event("A")], to: run1, expecting: .exactly(0), key: "k")
        let other = try second.append([event("B")], to: run1, expecting: .exactly(0), key: "k")
        #expect(other.map(\.position) == [1] && other.map(\.event.name) == ["B"])
        #expect(try first.readAll(after: 0, limit: 9).map(\.event.name) == ["A"])
    }

    @Test(
        "nothing is changed or removed, not even by the owner of the tables",
        arguments: [
            "UPDATE %@ SET log = log", "DELETE FROM %@", "TRUNCATE %@",
            "SET session_replication_role = replica; DELETE FROM %@",
        ])
    func appendOnly(statement: String) throws {
        let store = try database.store()
        try store.append([event("A")], to: run1, expecting: .any, key: "k")
        for table in ["records", "appends", "heads"] {
            let said = try database.sql(
                statement.replacingOccurrences(of: "%@", with: "vow_cohort_2." + table))
            #expect(said.contains("the log is append-only"), "\(table): \(said)")
        }
        #expect(try store.head() == 1)
    }

    @Test(
        "a record that was tampered with is not handed out, and not built upon",
        arguments: [
            ("UPDATE vow_cohort_2.records SET plain = 'x'", "recordInDatabaseNotWhat"),
            ("UPDATE vow_cohort_2.records SET log = log, at = 1", "recordInDatabaseNotWhat"),
            ("DELETE FROM vow_cohort_2.records WHERE position = 2", "recordWasInDatabaseNot"),
        ])
    func tampered(statement: String, words: String) throws {
        let server = try database.made()
        let store = try database.store(server)
        try store.append([event("A"), event("B")], to: run1, expecting: .any, key: nil)
        let changed = try database.sql(
            "ALTER TABLE vow_cohort_2.records DISABLE TRIGGER kept; \(statement)", in: server.database)
        #expect(changed == "")
        for act in [
            { _ = try store.readAll(after: 0, limit: 9) },
            { _ = try store.append([event("C")], to: run1, expecting: .any, key: nil) },
        ] as [() throws -> Void] {
            let failure = #expect(throws: (any Error).self) { try act() }
            #expect("\(failure!)".contains(words), "\(failure!)")
        }
    }

    @Test("a record that somebody added without the key is refused, and with the key it is not")
    func forged() throws {
        let store = try database.store()
        try store.append([event("A")], to: run1, expecting: .any, key: nil)
        let stranger = PostgreSQLEventStore(
            database.server(), logID: store.logID, headKey: [UInt8](repeating: 6, count: 32))
        #expect(throws: (any Error).self) {
            try stranger.append([event("B")], to: run1, expecting: .any, key: nil)
        }
        let reader = PostgreSQLEventStore(database.server(), logID: store.logID, headKey: nil)
        #expect(try reader.readAll(after: 0, limit: 9).count == 1)
        let refused = #expect(throws: AppendFailure.self) {
            try reader.append([event("B")], to: run1, expecting: .any, key: nil)
        }
        #expect("\(refused!)".contains("logOfCohortOnlyRead"))
    }

    @Test("another writer is waited for, and not for ever")
    func locked() throws {
        let store = try database.store()
        var server = database.server()
        server.limits.lockMilliseconds = 200
        let hurried = PostgreSQLEventStore(server, logID: store.logID, headKey: testHeadKey)
        let number = store.logID.prefix(8).reduce(0) { $0 << 8 | Int64($1) }
        let holder = Process()
        holder.executableURL = URL(filePath: try #require(PrivateDatabase.programs) + "/psql")
        holder.arguments = ["-X", "-A", "-t", "-q", "-h", database.folder, "-U", "vow", "-d", "postgres"]
        let (input, output) = (Pipe(), Pipe())
        holder.standardInput = input
        holder.standardOutput = output
        try holder.run()
        try input.fileHandleForWriting.write(
            contentsOf: Data("BEGIN; SELECT 'held', pg_advisory_xact_lock(\(number));\n".utf8))
        _ = output.fileHandleForReading.availableData
        let failure = #expect(throws: AppendFailure.self) {
            try hurried.append([event("A")], to: run1, expecting: .any, key: nil)
        }
        try input.fileHandleForWriting.close()
        holder.waitUntilExit()
        guard case .failed(let reason)? = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(reason.code == "store.locked")
        #expect(try hurried.append([event("A")], to: run1, expecting: .any, key: nil).count == 1)
    }

    @Test("what is not there is said with what to do about it")
    func failures() throws {
        func code(_ server: PostgreSQLServer) -> String? {
            let store = PostgreSQLEventStore(server, logID: RecordProof.newLogID(), headKey: testHeadKey)
            do { _ = try store.head() } catch { return error.code }
            return nil
        }
        #expect(code(try database.made()) == "store.unprepared")
        #expect(code(database.server(database: "nowhere")) == "store.unreachable")
        #expect(
            code(PostgreSQLServer(host: database.folder + "/nowhere", database: "x")) == "store.unreachable")
        let failure = #expect(throws: PortFailure.self) {
            try PostgreSQLEventStore.prepare(try database.made(encoding: "SQL_ASCII"))
        }
        #expect(failure?.code == "store.encoding")
    }
}
