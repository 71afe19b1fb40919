import CNetwork.Postgres
import Glibc
import VowSystem

/// A parameter of a statement.
enum Value {
    case integer(Int64)
    case text(String)
    case bytes([UInt8])
    case noText
    case noBytes

    /// The parameter's type OID (pg_type.dat: int8, text, bytea).
    fileprivate var type: UInt32 {
        switch self {
        case .integer: 20
        case .text, .noText: 25
        case .bytes, .noBytes: 17
        }
    }

    fileprivate var isNull: Bool {
        switch self {
        case .noText, .noBytes: true
        default: false
        }
    }

    fileprivate func append(to bytes: inout [UInt8]) {
        switch self {
        case .integer(let number): withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
        case .text(let text): bytes.append(contentsOf: text.utf8)
        case .bytes(let data): bytes.append(contentsOf: data)
        case .noText, .noBytes: break
        }
    }
}

/// Why a statement failed.
enum Problem: Error {
    /// The connection is lost; whether the server executed the statement is unknown.
    case lost(String)
    /// The server rejected the statement, with its SQLSTATE and message.
    case refused(state: String, message: String)
    /// The answer is malformed.
    case damaged(String)
}

/// A connection to a database; not thread-safe. Every wait has a limit.
///
/// Sends parameters in binary form, never in the statement's text.
final class Connection {
    private let connection: OpaquePointer
    private let answerMilliseconds: Int64
    /// Whether the connection is unusable.
    private(set) var isLost = false

    /// Connects; see `PostgreSQLServer`.
    init(_ server: PostgreSQLServer) throws(Problem) {
        answerMilliseconds = Int64(server.limits.answerMilliseconds)
        guard let connection = Connection.connect(server.parameters) else {
            throw .lost("there is no memory left")
        }
        guard vow_pq_is_connected(connection) else {
            let reason = String(cString: vow_pq_message(connection))
            vow_pq_finish(connection)
            throw .lost(reason)
        }
        self.connection = connection
    }

    deinit { vow_pq_finish(connection) }

    private static func connect(_ parameters: [(name: String, value: String)]) -> OpaquePointer? {
        let names = parameters.map { strdup($0.name) }
        let values = parameters.map { strdup($0.value) }
        defer { for text in names + values { free(text) } }
        let ends: [UnsafePointer<CChar>?] = [nil]
        return vow_pq_connect(names.map { UnsafePointer($0) } + ends, values.map { UnsafePointer($0) } + ends)
    }

    /// The descriptor to wait on.
    var socket: Int32 { vow_pq_socket(connection) }

    /// Executes a statement and returns its rows.
    @discardableResult
    func run(_ statement: String, _ values: [Value] = []) throws(Problem) -> Rows {
        do {
            try send(statement, values)
            return try answer()
        } catch {
            // The statement's outcome is unknown, so the connection must not be used again.
            if case .lost = error { isLost = true }
            throw error
        }
    }

    private func send(_ statement: String, _ values: [Value]) throws(Problem) {
        var bytes: [UInt8] = []
        var starts: [Int] = []
        for value in values {
            starts.append(bytes.count)
            value.append(to: &bytes)
        }
        // Even an empty parameter needs an address.
        bytes.append(0)
        let ends = starts.dropFirst() + [bytes.count - 1]
        let lengths = zip(starts, ends).map { Int32($1 - $0) }
        let types = values.map(\.type)
        let forms = [Int32](repeating: 1, count: values.count)
        let isSent = bytes.withUnsafeBytes { buffer in
            let base = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
            let pointers = zip(values, starts).map { value, start in
                value.isNull ? nil : base.map { $0 + start }
            }
            return vow_pq_send(
                connection, statement, Int32(values.count), types, pointers, lengths, forms)
        }
        guard isSent else { throw .lost(message) }
    }

    private var message: String { String(cString: vow_pq_message(connection)) }

    private func answer() throws(Problem) -> Rows {
        let deadline = SteadyClock.milliseconds() + answerMilliseconds
        while true {
            let left = vow_pq_flush(connection)
            if left == 0 { break }
            guard left > 0 else { throw .lost(message) }
            try wait(until: deadline, for: Int16(POLLIN | POLLOUT))
        }
        var last: Rows?
        while true {
            while vow_pq_is_busy(connection) { try wait(until: deadline, for: Int16(POLLIN)) }
            guard let result = vow_pq_next(connection) else { break }
            last = Rows(result)
        }
        guard let last else { throw .lost(message) }
        guard last.isGood else {
            guard vow_pq_is_connected(connection) else { throw .lost(last.message) }
            throw .refused(state: last.state, message: last.message)
        }
        return last
    }

    private func wait(until deadline: Int64, for events: Int16) throws(Problem) {
        let left = deadline - SteadyClock.milliseconds()
        guard left > 0 else { throw .lost("it gave no answer for \(answerMilliseconds) ms") }
        var handle = pollfd(fd: socket, events: events, revents: 0)
        let ready = poll(&handle, 1, Int32(clamping: left))
        if ready > 0, handle.revents & ~Int16(POLLOUT) != 0, !vow_pq_take_in(connection) {
            throw .lost(message)
        }
    }

    /// The payloads of received notifications, or nil if the connection is lost.
    func notices() -> [String]? {
        guard vow_pq_take_in(connection), vow_pq_is_connected(connection) else {
            isLost = true
            return nil
        }
        var payloads: [String] = []
        var payload = [CChar](repeating: 0, count: 128)
        while vow_pq_next_notice(connection, &payload, payload.count) {
            payloads.append(payload.withUnsafeBufferPointer { String(cString: $0.baseAddress!) })
        }
        return payloads
    }
}

/// The rows of an answer.
final class Rows {
    private let result: OpaquePointer

    init(_ result: OpaquePointer) { self.result = result }

    deinit { vow_pq_clear(result) }

    fileprivate var isGood: Bool { vow_pq_is_good(result) }
    fileprivate var state: String { String(cString: vow_pq_state(result)) }
    fileprivate var message: String { String(cString: vow_pq_result_message(result)) }

    var count: Int { Int(vow_pq_rows(result)) }

    func isNull(_ row: Int, _ column: Int) -> Bool { vow_pq_is_null(result, Int32(row), Int32(column)) }

    /// An eight-byte integer.
    func integer(_ row: Int, _ column: Int) throws(Problem) -> Int64 {
        let bytes = try bytes(row, column)
        guard bytes.count == 8 else { throw .damaged("a number of \(bytes.count) bytes") }
        return bytes.reduce(0) { $0 << 8 | Int64($1) }
    }

    /// A UTF-8 text.
    func text(_ row: Int, _ column: Int) throws(Problem) -> String {
        guard let text = String(validating: try bytes(row, column), as: UTF8.self) else {
            throw .damaged("a text that is none")
        }
        return text
    }

    func bytes(_ row: Int, _ column: Int) throws(Problem) -> [UInt8] {
        guard !isNull(row, column), let start = vow_pq_value(result, Int32(row), Int32(column)) else {
            throw .damaged("a value is missing")
        }
        let count = Int(vow_pq_length(result, Int32(row), Int32(column)))
        return Array(UnsafeRawBufferPointer(start: start, count: count))
    }
}
