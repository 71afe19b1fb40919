import CNetwork.Postgres
import Glibc
import Synchronization
import VowPorts

/// The connection of a store, opened on first use and reopened after a loss.
///
/// Thread-safe: runs one transaction at a time.
final class SharedConnection: Sendable {
    let server: PostgreSQLServer
    let words: PostgreSQLFailureWords
    private let connection = Mutex<Connection?>(nil)

    init(_ server: PostgreSQLServer) {
        self.server = server
        words = PostgreSQLFailureWords(server: server)
    }

    /// Connects. Throws if an environment variable would redirect libpq.
    static func connect(_ server: PostgreSQLServer) throws(PortFailure) -> sending Connection {
        guard vow_pq_open() else { throw PostgreSQLFailureWords.noLibrary }
        for variable in PostgreSQLServer.redirections {
            if let value = getenv(variable), value.pointee != 0 {
                throw PostgreSQLFailureWords.redirected(by: variable)
            }
        }
        do { return try Connection(server) } catch {
            throw PostgreSQLFailureWords(server: server).failure(error)
        }
    }

    /// Runs `body` in a read-only snapshot.
    func reading<Result: Sendable>(_ body: (Connection) throws -> Result) throws(PortFailure) -> Result {
        do {
            return try withConnection(PostgreSQLSQL.beginReading) { connection in
                let result = try body(connection)
                try connection.run(PostgreSQLSQL.rollback)
                return result
            }
        } catch { throw words.failure(error) }
    }

    /// Runs `body` in a transaction that holds the advisory lock `lock`, and notifies the log's followers.
    func writing<Result: Sendable>(
        lock: Int64, notifying payload: String, _ body: (Connection) throws -> Result
    ) throws(AppendFailure) -> Result {
        do {
            return try withConnection(PostgreSQLSQL.begin) { connection in
                try connection.run(PostgreSQLSQL.lock, [.integer(lock)])
                let result = try body(connection)
                try connection.run(PostgreSQLSQL.notify, [.text(payload)])
                do throws(Problem) { try connection.run(PostgreSQLSQL.commit) } catch {
                    // The server may have committed before the connection broke.
                    guard case .lost(let cause) = error else { throw error }
                    throw AppendFailure.uncertain(words.uncertain(cause))
                }
                return result
            }
        } catch let failure as AppendFailure {
            throw failure
        } catch { throw .failed(words.failure(error)) }
    }

    private func withConnection<Result: Sendable>(
        _ begin: String, _ body: (Connection) throws -> Result
    ) throws -> Result {
        try connection.withLock { kept in
            let connection = try begun(begin, &kept)
            do { return try body(connection) } catch {
                // A connection that cannot roll back is lost, which is checked next.
                if !connection.isLost { _ = try? connection.run(PostgreSQLSQL.rollback) }
                if connection.isLost { kept = nil }
                throw error
            }
        }
    }

    /// A connection in a new transaction. Replaces a connection that was lost since its last use.
    private func begun(_ begin: String, _ kept: inout Connection?) throws -> Connection {
        if let connection = kept {
            do {
                try connection.run(begin)
                return connection
            } catch {
                guard connection.isLost else { throw error }
                kept = nil
            }
        }
        let fresh = try SharedConnection.connect(server)
        kept = fresh
        do { try fresh.run(begin) } catch {
            kept = nil
            throw error
        }
        return fresh
    }
}
