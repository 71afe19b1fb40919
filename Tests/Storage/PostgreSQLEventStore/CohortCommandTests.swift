import BuiltProgram
import Foundation
import StorageAdapters
import Testing
import VowLog
import VowPorts

@Suite("A cohort", .serialized, PrivateDatabase.isInstalled)
struct CohortCommandTests {
    let database: PrivateDatabase

    init() throws { database = try PrivateDatabase.shared.get() }

    /// A home with four simulated mornings and a line of its own words.
    private func lived() throws -> Home {
        let home = try Home()
        let made = try home.vow("vow-lab", "simulate", "--plan", "a1:1/0alert/1cheating", "--into", home.path)
        try #require(made.status == 0, "\(made)")
        let line = try home.vow("lines", "add", "I water the lemon tree.")
        try #require(line.status == 0, "\(line)")
        return home
    }

    private func address(_ server: PostgreSQLServer, user: String = "vow") -> String {
        "postgresql://\(user)@/\(server.database)?host=\(database.folder)"
    }

    @Test(
        "a log is shipped by consent, once, and what quotes the person stays closed", .timeLimit(.minutes(1)))
    func shipping() throws {
        let (home, server) = (try lived(), try database.made())
        let to = address(server)
        func ship(_ more: String...) throws -> (status: Int32, output: String) {
            try home.vow(["cohort", "ship", "--to", to] + more)
        }
        let unasked = try ship()
        #expect(unasked.status == 1 && unasked.output.contains("vow consent give cohort"), "\(unasked)")
        #expect(try home.vow("consent", "give", "cohort", "--to", to, "--yes").status == 0)
        let unprepared = try ship()
        #expect(unprepared.status == 3 && unprepared.output.contains("cohort prepare"), "\(unprepared)")
        #expect(try home.vow("cohort", "prepare", "--at", to).output.contains("were made"))
        let first = try ship("--json")
        let sent = try #require(try json(first) as? [String: Any])
        let records = try #require(sent["records"] as? Int)
        #expect(first.status == 0 && sent["sent"] as? Int == records && records > 20, "\(first)")
        let second = try #require(try json(try ship("--json")) as? [String: Any])
        #expect(second["sent"] as? Int == 0 && second["records"] as? Int == records)
        let text = try database.sql(
            "SELECT convert_from(plain, 'UTF8') FROM vow_cohort_2.records", in: server.database)
        #expect(text.contains("recipient") && !text.contains("lemon"))
        let sealed = try database.sql(
            "SELECT count(*) FROM vow_cohort_2.records WHERE position(convert_to('lemon', 'UTF8') in sealed) > 0",
            in: server.database)
        #expect(sealed == "0")
        try reviewed(home, to, records: records)
        // A log that was changed there is named and not counted.
        let changed = try database.sql(
            """
            ALTER TABLE vow_cohort_2.records DISABLE TRIGGER kept;
            UPDATE vow_cohort_2.records SET at = at + 1 WHERE position = 3
            """, in: server.database)
        #expect(changed == "")
        let review = try home.vow("cohort", "review", "--from", to, "--json")
        let rows = try #require(try json(review) as? [[String: Any]])
        #expect(review.status == 1 && rows[0]["sound"] as? Bool == false && rows[0]["outcomes"] == nil)
        #expect(rows[0]["flaw"] as? String == "Record 3 was changed.", "\(review)")
        #expect(try home.vow("consent", "withdraw", "cohort").status == 0)
        let withdrawn = try ship()
        #expect(withdrawn.status == 1 && withdrawn.output.contains("not agreed"), "\(withdrawn)")
    }

    /// The figures that are counted there are those of the person's own device.
    private func reviewed(_ home: Home, _ from: String, records: Int) throws {
        let review = try home.vow("cohort", "review", "--from", from, "--json")
        let rows = try #require(try json(review) as? [[String: Any]])
        #expect(review.status == 0 && rows.count == 1 && rows[0]["sound"] as? Bool == true, "\(review)")
        #expect(rows[0]["records"] as? Int == records)
        let key = try home.vow("certificate", "--public-key").output
        #expect(key.contains(rows[0]["device"] as? String ?? "no key"), "\(key)")
        let own = try #require(
            try json(try home.vow("review", "--days", "3660", "--json")) as? [String: Any])
        let streak = try #require(try json(try home.vow("streak", "--json")) as? [String: Any])
        for key in ["outcomes", "completionRate", "medianCompletionMilliseconds", "retries", "snoozes"] {
            #expect((rows[0][key] as? NSObject) == own[key] as? NSObject, "\(key)")
        }
        #expect(rows[0]["bestStreak"] as? Int == streak["best"] as? Int)
        #expect((rows[0]["outcomes"] as? [String: Int])?.values.reduce(0, +) ?? 0 >= 2)
    }

    @Test(
        "a log that was changed, cut short or signed by nobody is named",
        arguments: [
            ("UPDATE vow_cohort_2.records SET at = at + 1 WHERE position = 3", "Record 3 was changed."),
            ("DELETE FROM vow_cohort_2.records WHERE position = 3", "Record 3 was removed."),
            ("DELETE FROM vow_cohort_2.records WHERE position > 4", "The log was cut off"),
            (
                "UPDATE vow_cohort_2.records SET at = 9223372036854775807 WHERE position = 3",
                "Record 3 cannot be read"
            ),
            ("UPDATE vow_cohort_2.heads SET signature = signature || 'x'", "signed head"),
            ("UPDATE vow_cohort_2.heads SET device = sha256(device)", "signed head"),
            ("DELETE FROM vow_cohort_2.heads", "signed head"),
        ])
    func tampered(statement: String, words: String) throws {
        let server = try database.made()
        let store = try database.store(server)
        try ship(6, to: store)
        let reader = PostgreSQLEventStore(server, logID: store.logID, headKey: nil)
        #expect(try reader.verify() == LogVerification(soundRecords: 6, newest: reader.shipped(), flaw: nil))
        let changed = try database.sql(
            """
            ALTER TABLE vow_cohort_2.records DISABLE TRIGGER kept;
            ALTER TABLE vow_cohort_2.heads DISABLE TRIGGER kept; \(statement)
            """, in: server.database)
        #expect(changed == "")
        let flaw = try #require(try reader.verify().flaw)
        #expect(flaw.description.contains(words), "\(flaw)")
    }

    @Test("records behind the newest signed head are nobody's, though they follow from it")
    func unsigned() throws {
        let server = try database.made()
        let store = try database.store(server)
        try ship(6, to: store)
        try ship(9, to: store)
        let reader = PostgreSQLEventStore(server, logID: store.logID, headKey: nil)
        #expect(try reader.verify().flaw == nil && reader.device()?.count == 32)
        let removed = try database.sql(
            """
            ALTER TABLE vow_cohort_2.heads DISABLE TRIGGER kept;
            DELETE FROM vow_cohort_2.heads WHERE position = 9
            """, in: server.database)
        #expect(removed == "")
        #expect(try reader.verify().flaw == LogFlaw(kind: .forged, position: 7))
    }

    @Test("what is there already is passed over, and what does not follow is refused")
    func shippedTwice() throws {
        let store = try database.store()
        try ship(6, to: store)
        try ship(6, to: store)
        try ship(9, to: store)
        #expect(try store.readAll(after: 0, limit: 99).count == 9)
        #expect(throws: PortFailure.self) { try ship(12, to: store, without: 10) }
        #expect(throws: PortFailure.self) { try ship(12, to: store, named: "Other") }
        #expect(try store.shipped().position == 9)
    }

    /// Ships the first records of a log whose events have a name, as its device would.
    private func ship(
        _ count: Int, to store: PostgreSQLEventStore, named name: String = "A", without left: Int64? = nil
    ) throws {
        let prover = RecordAuthenticator(key: testHeadKey)
        var end = ChainEnd(after: nil, version: 0, device: prover.device)
        let records = (0..<count).map { _ in
            let record = end.place(event(name), in: run1, named: run1.description)
            let proof = prover.proof(ofHash: record.hash, after: end.previous, in: store.logID)
            return ProvenRecord(record: record, proof: proof)
        }
        let head = try CohortHead(end.newest, of: store.logID, secret: [UInt8](repeating: 7, count: 32))
        try store.ship(records.filter { $0.record.position != left }, head: head)
    }

    @Test("an account sees its own log alone; its password stands nowhere", .timeLimit(.minutes(1)))
    func accounts() throws {
        let (home, server) = (try Home(), try database.made())
        let owner = address(server)
        #expect(try PostgreSQLEventStore.prepare(server))
        let granted = try database.sql(
            """
            CREATE ROLE asked LOGIN PASSWORD 'grapefruit'; CREATE ROLE other LOGIN;
            GRANT USAGE ON SCHEMA vow_cohort_2 TO asked, other;
            GRANT SELECT, INSERT ON ALL TABLES IN SCHEMA vow_cohort_2 TO asked, other
            """, in: server.database)
        #expect(granted == "")
        let to = address(server, user: "asked")
        #expect(try home.vow("alarm", "add", "--time", "06:30").status == 0)
        #expect(try home.vow("consent", "give", "cohort", "--to", owner, "--yes").status == 0)
        let ship = ["cohort", "ship", "--to", to]
        let unknown = try home.vow(ship)
        #expect(unknown.status == 3 && unknown.output.contains("PGPASSWORD"), "\(unknown)")
        let shipped = try home.vow(ship, ["PGPASSWORD": "grapefruit"])
        #expect(shipped.status == 0 && !shipped.output.contains("grapefruit"), "\(shipped)")
        #expect(try PostgreSQLEventStore.logs(in: server).count == 1)
        let foreign = try home.vow("cohort", "review", "--from", address(server, user: "other"))
        #expect(foreign.status == 0 && foreign.output.contains("No logs yet."), "\(foreign)")
        let named = try home.vow(
            "cohort", "ship", "--to", "postgresql://asked:grapefruit@study.example.org/cohort")
        #expect(named.status == 2 && !named.output.contains("grapefruit"), "\(named)")
        let led = try home.vow(ship, ["PGHOSTADDR": "192.0.2.1"])
        #expect(led.status == 3 && led.output.contains("PGHOSTADDR is set"), "\(led)")
    }

    private func json(_ answer: (status: Int32, output: String)) throws -> Any {
        let value = try? JSONSerialization.jsonObject(with: Data(answer.output.utf8))
        return try #require(value, "\(answer)")
    }
}

/// A home in a folder of its own, with the built program.
private final class Home {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "vow-cohort-" + UUID().uuidString
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func vow(_ arguments: String...) throws -> (status: Int32, output: String) { try vow(arguments) }

    func vow(_ arguments: [String], _ variables: [String: String] = [:]) throws -> (
        status: Int32, output: String
    ) {
        let process = Process()
        let isLab = arguments.first == "vow-lab"
        process.executableURL = URL(filePath: isLab ? BuiltProgram.path + "-lab" : BuiltProgram.path)
        process.arguments = isLab ? Array(arguments.dropFirst()) : arguments + ["--home", path]
        process.environment = ProcessInfo.processInfo.environment
            .merging(["PULSE_SERVER": "unix:/nowhere", "TZ": "UTC", "LANG": "C", "PGPASSFILE": "/nowhere"]) {
                $1
            }
            .merging(variables) { $1 }
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
