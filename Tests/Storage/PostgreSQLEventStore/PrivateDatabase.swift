import Foundation
import Glibc
import StorageAdapters
import Testing
import VowLog

/// A PostgreSQL server of the tests' own: its data in a private folder, reached by a socket in it alone, as a user that
/// is not root. The machine's own server, if there is one, is not touched.
final class PrivateDatabase: Sendable {
    /// Where the server's programs are; the newest version that is installed.
    static let programs: String? = {
        let base = "/usr/lib/postgresql"
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? []
        return versions.compactMap(Int.init).max().map { "\(base)/\($0)/bin" }
    }()

    /// For a test that needs one.
    static let isInstalled = ConditionTrait.enabled(
        if: programs != nil && (geteuid() != 0 || getpwnam("postgres") != nil),
        "PostgreSQL's server is not installed")

    /// The one that all tests share.
    static let shared = Result { try PrivateDatabase() }

    let folder: String
    private let process = Process()
    /// Ends the server when it is closed, which also happens when this process dies.
    private let leash = Pipe()

    init() throws {
        let programs = try #require(PrivateDatabase.programs)
        let memory = "/dev/shm"
        let base = access(memory, W_OK) == 0 ? memory : NSTemporaryDirectory()
        var path = Array((base + "/vow-pg-XXXXXX").utf8CString)
        try #require(mkdtemp(&path) != nil)
        folder = path.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        var prefix = ""
        if geteuid() == 0 {
            let user = try #require(getpwnam("postgres")).pointee
            try #require(chown(folder, user.pw_uid, user.pw_gid) == 0)
            prefix = "setpriv --reuid \(user.pw_uid) --regid \(user.pw_gid) --clear-groups "
        }
        // Nothing here is about a power cut, so nothing is flushed. Accounts that begin with "asked" give a password.
        let script = """
            cd "$1" || exit 1
            \(prefix)"$2/initdb" -D "$1/data" -U vow -A trust -E UTF8 --locale=C --no-sync >"$1/said" 2>&1 || exit 1
            printf 'local all asked scram-sha-256\\nlocal all all trust\\n' >"$1/data/pg_hba.conf"
            \(prefix)"$2/postgres" -D "$1/data" -k "$1" -c listen_addresses= -c fsync=off -c shared_buffers=8MB \\
                >"$1/said" 2>&1 &
            server=$!
            read -r line
            kill -INT $server
            wait $server
            rm -rf "$1"
            """
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", script, "sh", folder, programs]
        process.standardInput = leash
        try process.run()
        let steps = 300
        for step in 1...steps {
            if (try? PostgreSQLEventStore.logs(in: server(database: "postgres"))) != nil { break }
            if (try? PostgreSQLEventStore.prepare(server(database: "postgres"))) != nil { break }
            try #require(step < steps && process.isRunning, "the server did not start: \(said)")
            usleep(50_000)
        }
    }

    private var said: String { (try? String(contentsOfFile: folder + "/said", encoding: .utf8)) ?? "" }

    /// The server, as one of its accounts.
    func server(database: String = "postgres", user: String = "vow") -> PostgreSQLServer {
        PostgreSQLServer(host: folder, database: database, user: user)
    }

    /// A database for one test.
    func made(encoding: String = "UTF8") throws -> PostgreSQLServer {
        let name = "test\(UInt32.random(in: 0 ... .max))"
        _ = try sql(
            "CREATE DATABASE \(name) TEMPLATE template0 ENCODING '\(encoding)' LC_COLLATE 'C' LC_CTYPE 'C'")
        return server(database: name)
    }

    /// What the server's own client answers to a statement.
    func sql(_ statement: String, in database: String = "postgres", as user: String = "vow") throws -> String
    {
        let client = Process()
        client.executableURL = URL(filePath: try #require(PrivateDatabase.programs) + "/psql")
        client.arguments = [
            "-X", "-A", "-t", "-q", "-h", folder, "-U", user, "-d", database, "-c", statement,
        ]
        let pipe = Pipe()
        client.standardOutput = pipe
        client.standardError = pipe
        client.standardInput = FileHandle.nullDevice
        try client.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        client.waitUntilExit()
        return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// A log of a random name.
    func store(_ server: PostgreSQLServer? = nil, logID: [UInt8] = RecordProof.newLogID()) throws
        -> PostgreSQLEventStore
    {
        let server = server ?? self.server()
        _ = try PostgreSQLEventStore.prepare(server)
        return PostgreSQLEventStore(server, logID: logID, headKey: testHeadKey)
    }
}
