import CPostgres
import Glibc
import Synchronization
import VowPorts

/// The one connection of a store, which is made when it is needed and made again when it was lost.
///
/// Safe from any thread: one transaction at a time.
final class SharedConnection: Sendable {
    let server: PostgreSQLServer
    let words: FailureWords
    private let turn = Mutex(())
    /// Used by whoever has the turn only.
    nonisolated(unsafe) private var connection: Connection?

    init(_ server: PostgreSQLServer) {
        self.server = server
        words = FailureWords(server: server)
    }

    /// Connects, unless something would lead the library elsewhere.
    static func connect(_ server: PostgreSQLServer) throws(PortFailure) -> Connection {
        guard vow_pq_open() else { throw FailureWords.noLibrary }
        for variable in PostgreSQLServer.redirections {
            if let value = getenv(variable), value.pointee != 0 {
                throw FailureWords.redirected(by: variable)
            }
        }
        do { return try Connection(server) } catch { throw FailureWords(server: server).failure(error) }
    }

    /// Reads in one snapshot.
    func reading<Result>(_ body: (Connection) throws -> Result) throws(PortFailure) -> Result {
        do {
            return try withConnection(SQL.beginReading) { connection in
                let result = try body(connection)
                try connection.run(SQL.rollback)
                return result
            }
        } catch { throw words.failure(error) }
    }

    /// Writes in one transaction, under the lock of a log or another number, and tells those who follow the log.
    func writing<Result>(
        lock: Int64, notifying payload: String, _ body: (Connection) throws -> Result
    ) throws(AppendFailure) -> Result {
        do {
            return try withConnection(SQL.begin) { connection in
                try connection.run(SQL.lock, [.integer(lock)])
                let result = try body(connection)
                try connection.run(SQL.notify, [.text(payload)])
                do throws(Problem) { try connection.run(SQL.commit) } catch {
                    // The server may have taken it before the connection broke.
                    guard case .lost(let cause) = error else { throw error }
                    throw AppendFailure.uncertain(words.uncertain(cause))
                }
                return result
            }
        } catch let failure as AppendFailure {
            throw failure
        } catch { throw .failed(words.failure(error)) }
    }

    private func withConnection<Result>(_ begin: String, _ body: (Connection) throws -> Result) throws
        -> Result
    {
        try turn.withLock { _ in
            let connection = try begun(begin)
            do { return try body(connection) } catch {
                if !connection.isLost { _ = try? connection.run(SQL.rollback) }
                if connection.isLost { self.connection = nil }
                throw error
            }
        }
    }

    /// A connection in a transaction. One that was lost since its last use is replaced: nothing was asked of it yet.
    private func begun(_ begin: String) throws -> Connection {
        if let connection {
            do {
                try connection.run(begin)
                return connection
            } catch {
                guard connection.isLost else { throw error }
                self.connection = nil
            }
        }
        let fresh = try SharedConnection.connect(server)
        connection = fresh
        do { try fresh.run(begin) } catch {
            connection = nil
            throw error
        }
        return fresh
    }
}
