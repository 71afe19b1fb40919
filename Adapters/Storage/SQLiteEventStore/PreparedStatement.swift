import GRDB
import GRDBSQLite
import VowLog

/// An SQLite error: its extended result code and message.
struct SQLiteProblem: Error {
    let code: Int32
    let message: String
}

/// A prepared statement that lives as long as its connection. Uses SQLite's C interface, so that appends bind and step
/// without overhead.
struct PreparedStatement {
    private let owner: Statement
    private let handle: OpaquePointer

    init(_ sql: String, on database: Database) throws {
        owner = try database.makeStatement(sql: sql)
        handle = owner.sqliteStatement
    }

    init(cached sql: String, on database: Database) throws {
        owner = try database.cachedStatement(sql: sql)
        handle = owner.sqliteStatement
        reset()
    }

    /// Ends the current execution and clears the parameters.
    func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }

    /// Steps once; true if there is a row.
    func step() throws(SQLiteProblem) -> Bool {
        let code = sqlite3_step(handle)
        if code == SQLITE_ROW { return true }
        if code == SQLITE_DONE { return false }
        let connection = sqlite3_db_handle(handle)
        let problem = SQLiteProblem(
            code: sqlite3_extended_errcode(connection), message: String(cString: sqlite3_errmsg(connection)))
        sqlite3_reset(handle)
        throw problem
    }

    /// Executes a statement without rows.
    func run() throws(SQLiteProblem) {
        defer { reset() }
        while try step() {}
    }

    /// Executes a statement without rows and keeps its parameters for the next execution.
    func runKeepingValues() throws(SQLiteProblem) {
        defer { sqlite3_reset(handle) }
        while try step() {}
    }

    /// Binds an integer to the parameter `index`, counted from 1.
    func bind(_ index: Int32, _ value: Int64) {
        sqlite3_bind_int64(handle, index, value)
    }

    /// Binds a copy of a text.
    func bind(_ index: Int32, _ value: String) {
        var value = value
        value.withUTF8 { text in
            text.withMemoryRebound(to: CChar.self) { characters in
                // An empty text may have no address, which SQLite would read as NULL.
                _ = sqlite3_bind_text(
                    handle, index, characters.baseAddress ?? UnsafePointer(bitPattern: 1),
                    Int32(characters.count), transient)
            }
        }
    }

    /// Binds a text without copying; it must stay in place until the statement has run.
    func bind(_ index: Int32, textInPlace text: UnsafeRawBufferPointer) {
        let start = text.baseAddress ?? UnsafeRawPointer(bitPattern: 1)
        _ = sqlite3_bind_text(
            handle, index, start?.assumingMemoryBound(to: CChar.self), Int32(text.count), nil)
    }

    /// Binds bytes without copying; they must stay in place until the statement has run.
    func bind(_ index: Int32, bytesInPlace bytes: UnsafeRawBufferPointer) {
        _ = sqlite3_bind_blob(
            handle, index, bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1), Int32(bytes.count), nil)
    }

    /// Binds a copy of bytes.
    func bind(_ index: Int32, _ value: [UInt8]) {
        value.withUnsafeBytes { bytes in
            _ = sqlite3_bind_blob(
                handle, index, bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1), Int32(bytes.count),
                transient)
        }
    }

    /// Binds NULL.
    func bindNull(_ index: Int32) { sqlite3_bind_null(handle, index) }

    /// The integer in a column, counted from 0; throws for another type, as in a damaged record.
    func integer(_ column: Int32) throws(SQLiteProblem) -> Int64 {
        guard sqlite3_column_type(handle, column) == SQLITE_INTEGER else { throw strange(column) }
        return sqlite3_column_int64(handle, column)
    }

    /// The text in a column.
    func text(_ column: Int32) throws(SQLiteProblem) -> String {
        guard sqlite3_column_type(handle, column) == SQLITE_TEXT,
            let start = sqlite3_column_text(handle, column)
        else { throw strange(column) }
        let count = Int(sqlite3_column_bytes(handle, column))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// The bytes in a column.
    func bytes(_ column: Int32) throws(SQLiteProblem) -> [UInt8] {
        guard sqlite3_column_type(handle, column) == SQLITE_BLOB else { throw strange(column) }
        let count = Int(sqlite3_column_bytes(handle, column))
        guard count > 0, let start = sqlite3_column_blob(handle, column) else { return [] }
        return Array(UnsafeRawBufferPointer(start: start, count: count))
    }

    /// The number of columns.
    var columnCount: Int32 { sqlite3_column_count(handle) }

    /// Whether a column is NULL.
    func isNull(_ column: Int32) -> Bool {
        sqlite3_column_type(handle, column) == SQLITE_NULL
    }

    private func strange(_ column: Int32) -> SQLiteProblem {
        SQLiteProblem(
            code: SQLITE_CORRUPT, message: "column \(column) of a record holds another kind of value")
    }
}

/// SQLITE_TRANSIENT, "copy this before returning": a C cast that Swift cannot import.
private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
