import Foundation
import PortContracts
import StorageAdapters
import Testing
import VowCore
import VowLog
import VowPorts
import VowRuntime

/// A folder of its own for one test, removed with the object.
final class ScratchFolder: Sendable {
    let path: String

    /// A folder in memory costs no flushes; for tests that are not about durability.
    init(inMemory: Bool = false) throws {
        let shared = "/dev/shm/"
        let isThere = FileManager.default.isWritableFile(atPath: shared)
        path = (inMemory && isThere ? shared : NSTemporaryDirectory()) + "vow-log-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

let testHeadKey = [UInt8](repeating: 5, count: 32)

/// An event of a name, with nothing in it.
func event(_ name: String) -> ProposedEvent {
    ProposedEvent(
        name: name, schema: 1, at: Instant(millisecondsSinceEpoch: 0), cause: "", correlation: "",
        plain: Array("{}".utf8), sealed: nil)
}

@Suite("The event store on SQLite")
struct SQLiteEventStoreTests {
    @Test(.timeLimit(.minutes(2)), arguments: EventStoreContract.clauses)
    func keepsTheContract(clause: EventStoreContract.Clause) async throws {
        let folder = try ScratchFolder()
        try await clause.check(
            EventStoreContract(
                fresh: { try SQLiteEventStore(folder: folder.path, headKey: testHeadKey) },
                second: { _ in try SQLiteEventStore(folder: folder.path, headKey: testHeadKey) }))
    }

    @Test(
        "what stands in for a log gives way to it, and keeps the contract from then on",
        .timeLimit(.minutes(2)), arguments: EventStoreContract.clauses)
    func standingIn(clause: EventStoreContract.Clause) async throws {
        let folder = try ScratchFolder()
        let storage = SQLiteLogStorage(folder: folder.path)
        let stream = StreamName(category: "run", id: "1")
        @Sendable func store() -> DegradedEventStore {
            DegradedEventStore(records: storage.readableRecords(key: testHeadKey)) { () throws(PortFailure) in
                try storage.open(key: testHeadKey, mayBegin: true, busyTimeoutMilliseconds: 5_000)
            }
        }
        try await clause.check(
            EventStoreContract(
                fresh: {
                    let standIn = store()
                    // Its first append opens the log, and this one writes nothing.
                    #expect(throws: AppendFailure.conflict(actual: 0)) {
                        try standIn.append([event("E")], to: stream, expecting: .exactly(99), key: nil)
                    }
                    return standIn
                },
                second: { _ in
                    try storage.open(key: testHeadKey, mayBegin: true, busyTimeoutMilliseconds: 5_000)
                }))
    }
}
