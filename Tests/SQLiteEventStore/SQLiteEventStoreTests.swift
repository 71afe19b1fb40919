import Foundation
import PortContracts
import SQLiteEventStore
import Testing
import VowCore
import VowLog
import VowPorts

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
}
