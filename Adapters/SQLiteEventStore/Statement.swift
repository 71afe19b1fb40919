import GRDB
import GRDBSQLite
import VowLog

/// What SQLite itself reports: its extended result code and its words.
struct SQLiteProblem: Error {
    let code: Int32
    let message: String
}

/// A prepared statement, kept for the life of its connection and driven through SQLite's own interface:
/// the append path binds and steps with nothing in between.
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

    /// Ends the current execution and forgets the values.
    func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }

    /// Steps once; true when there is a row.
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

    /// Executes a statement that gives no rows.
    func run() throws(SQLiteProblem) {
        defer { reset() }
        while try step() {}
    }

    /// Executes a statement that gives no rows and keeps its values, for the next execution to replace.
    func runKeepingValues() throws(SQLiteProblem) {
        defer { sqlite3_reset(handle) }
        while try step() {}
    }

    /// Binds a whole number to the parameter `index`, counted from 1.
    func bind(_ index: Int32, _ value: Int64) {
        sqlite3_bind_int64(handle, index, value)
    }

    /// Binds a text; SQLite takes a copy.
    func bind(_ index: Int32, _ value: String) {
        var value = value
        value.withUTF8 { text in
            text.withMemoryRebound(to: CChar.self) { characters in
                // An empty text may have no address, which SQLite would take for NULL.
                _ = sqlite3_bind_text(
                    handle, index, characters.baseAddress ?? UnsafePointer(bitPattern: 1),
                    Int32(characters.count), transient)
            }
        }
    }

    /// Binds a text that stays where it is until the statement has run; nothing is copied.
    func bind(_ index: Int32, textInPlace text: UnsafeRawBufferPointer) {
        let start = text.baseAddress ?? UnsafeRawPointer(bitPattern: 1)
        _ = sqlite3_bind_text(
            handle, index, start?.assumingMemoryBound(to: CChar.self), Int32(text.count), nil)
    }

    /// Binds bytes that stay where they are until the statement has run; nothing is copied.
    func bind(_ index: Int32, bytesInPlace bytes: UnsafeRawBufferPointer) {
        _ = sqlite3_bind_blob(
            handle, index, bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1), Int32(bytes.count), nil)
    }

    /// Binds bytes; SQLite takes a copy.
    func bind(_ index: Int32, _ value: [UInt8]) {
        value.withUnsafeBytes { bytes in
            _ = sqlite3_bind_blob(
                handle, index, bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1), Int32(bytes.count),
                transient)
        }
    }

    /// Binds nothing.
    func bindNull(_ index: Int32) { sqlite3_bind_null(handle, index) }

    /// The whole number in a column, counted from 0; a damaged record may hold something else.
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

    /// How many columns a row has.
    var columnCount: Int32 { sqlite3_column_count(handle) }

    /// True when a column holds nothing.
    func isNull(_ column: Int32) -> Bool {
        sqlite3_column_type(handle, column) == SQLITE_NULL
    }

    private func strange(_ column: Int32) -> SQLiteProblem {
        SQLiteProblem(
            code: SQLITE_CORRUPT, message: "column \(column) of a record holds another kind of value")
    }
}

/// SQLite's own constant for "copy this before I return", which is a cast that Swift cannot import.
private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
