import StorageAdapters
import Foundation
import Glibc
import VowCore
import VowLog
import VowPorts
import VowRuntime

/// A second process for the tests of the event store; what it acknowledges it prints, one line at a time.
///
/// `append FOLDER COUNT BATCH STREAM`: appends COUNT batches (0: until killed) of BATCH events to STREAM and
/// prints `ack POSITION` of each batch's last event. `contend FOLDER COUNT STREAM`: the same one by one,
/// expecting a version, taking turns with others. `bounded FOLDER BYTES`: appends until a file would exceed
/// BYTES and prints the failure's code. `read FOLDER STREAM`: examines everything, prints `event TEXT` for each
/// event of STREAM, then `sound COUNT` for the whole log. `keyed FOLDER COUNT`: appends COUNT events with the keys k1, k2 …, and prints `ack NUMBER`. `salvage FOLDER -`: puts a new log in place.
/// `rescue FOLDER -`: the same for a home with its keys, as `vow run` does at its start. `user FOLDER UID`: becomes another user, tries to append,
/// prints the failure's code.
@main
struct LogWriterProgram {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count >= 3 else { exit(64) }
        do {
            switch arguments[1] {
            case "append":
                try append(arguments[2], Int(arguments[3]) ?? 0, Int(arguments[4]) ?? 1, arguments[5])
            case "contend": try contend(arguments[2], Int(arguments[3]) ?? 0, arguments[4])
            case "bounded": try bounded(arguments[2], UInt64(arguments[3]) ?? 0)
            case "read": try read(arguments[2], arguments[3])
            case "keyed": try keyed(arguments[2], Int(arguments[3]) ?? 0)
            case "salvage": try salvage(arguments[2])
            case "rescue": try rescue(arguments[2])
            case "user": try asUser(arguments[2], UInt32(arguments[3]) ?? 65_534)
            default: exit(64)
            }
        } catch {
            say("failed \(code(of: error))")
            exit(1)
        }
    }

    private static func code(of error: any Error) -> String {
        if let failure = error as? PortFailure { return failure.code }
        switch error as? AppendFailure {
        case .failed(let failure), .uncertain(let failure): return failure.code
        case .conflict, nil: break
        }
        return "\(error)"
    }

    private static func open(_ folder: String) throws -> SQLiteEventStore {
        try SQLiteEventStore(folder: folder, headKey: [UInt8](repeating: 5, count: 32))
    }

    private static func append(_ folder: String, _ count: Int, _ batch: Int, _ name: String) throws {
        let store = try open(folder)
        say("open")
        let stream = StreamName(category: "run", id: name)
        var turn = 0
        while count == 0 || turn < count {
            let stored = try store.append(
                (0..<batch).map { event("\(turn)/\($0)/\(batch)") }, to: stream, expecting: .any, key: nil)
            say("ack \(stored.last?.position ?? 0)")
            turn += 1
        }
    }

    private static func contend(_ folder: String, _ count: Int, _ name: String) throws {
        let store = try open(folder)
        let stream = StreamName(category: "run", id: name)
        var version: Int64 = 0
        var written = 0
        while written < count {
            let outcome = Result {
                try store.append([event("\(written)")], to: stream, expecting: .exactly(version), key: nil)
            }
            switch outcome {
            case .success(let stored):
                version = stored.last?.version ?? version
                written += 1
            case .failure(let error):
                guard let append = error as? AppendFailure, case .conflict(let actual) = append else {
                    throw error
                }
                version = actual
            }
        }
        say("done \(written)")
    }

    /// A file size limit looks to the database like a disk that is full, and needs no disk of its own.
    private static func bounded(_ folder: String, _ bytes: UInt64) throws {
        let store = try open(folder)
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        while true {
            let stored = try store.append(
                [event(String(repeating: "x", count: 500))], to: StreamName(category: "run", id: "b"),
                expecting: .any, key: nil)
            say("ack \(stored.last?.position ?? 0)")
        }
    }

    private static func read(_ folder: String, _ name: String) throws {
        let store = try SQLiteEventStore(
            folder: folder, headKey: [UInt8](repeating: 5, count: 32), examining: .everything)
        for stored in try store.read(stream: StreamName(category: "run", id: name), after: 0) {
            say("event \(String(decoding: stored.event.plain, as: UTF8.self))")
        }
        let verification = try store.verify()
        say(verification.flaw.map { "flaw \($0)" } ?? "sound \(verification.soundRecords)")
    }

    private static func keyed(_ folder: String, _ count: Int) throws {
        let store = try open(folder)
        for number in 1...count {
            _ = try store.append(
                [event("\(number)")], to: StreamName(category: "run", id: "k"), expecting: .any,
                key: "k\(number)")
            say("ack \(number)")
        }
    }

    private static func salvage(_ folder: String) throws {
        let report = try SQLiteLogStorage(folder: folder).salvage(key: [UInt8](repeating: 5, count: 32))
        say("saved \(report.saved)")
    }

    private static func rescue(_ folder: String) throws {
        let access = LogAccess(
            storage: SQLiteLogStorage(folder: folder), vault: FileKeyVault(path: folder + "/keys.json"))
        let report = try access.salvage(at: Instant(millisecondsSinceEpoch: 0))
        try access.open(busyTimeoutMilliseconds: 1_000).close()
        say("saved \(report.saved)")
    }

    private static func asUser(_ folder: String, _ user: UInt32) throws {
        guard setgid(user) == 0, setuid(user) == 0 else {
            say("failed to become another user")
            exit(77)
        }
        let store = try open(folder)
        _ = try store.append(
            [event("x")], to: StreamName(category: "run", id: "u"), expecting: .any, key: nil)
        say("ack")
    }

    private static func event(_ text: String) -> ProposedEvent {
        ProposedEvent(
            name: "Happened", schema: 1, at: Instant(millisecondsSinceEpoch: 0), cause: "", correlation: "",
            plain: Array(text.utf8), sealed: nil)
    }

    private static func say(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { write(1, $0.baseAddress! + done, bytes.count - done) }
            guard count > 0 else { exit(2) }
            done += count
        }
    }
}
