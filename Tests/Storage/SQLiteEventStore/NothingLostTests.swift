import Foundation
import GRDB
import StorageAdapters
import Testing
import VowCore
import VowLog
import VowPorts

@Suite("Nothing acknowledged is lost", .serialized)
struct NothingLostTests {
    private let stream = StreamName(category: "run", id: "1")

    private func event(_ text: String) -> ProposedEvent {
        ProposedEvent(
            name: "Happened", schema: 1, at: Instant(millisecondsSinceEpoch: 0), cause: "", correlation: "",
            plain: Array(text.utf8), sealed: nil)
    }

    @Test(.timeLimit(.minutes(5))) func killedTwoHundredTimes() throws {
        let folder = try ScratchFolder()
        var acknowledged: Int64 = 0
        var state: UInt64 = 2026
        for round in 0..<200 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let batch = 1 + Int((state >> 60) % 4)
            let writer = try OtherProcess(["append", folder.path, "0", "\(batch)", "\(round)"])
            #expect(writer.nextLine() == "open")
            for _ in 0..<Int((state >> 33) % 24) {
                guard let line = writer.nextLine(), let position = Int64(line.dropFirst(4)) else { break }
                acknowledged = max(acknowledged, position)
            }
            writer.kill()
            for line in writer.remainingLines() {
                acknowledged = max(acknowledged, Int64(line.dropFirst(4)) ?? 0)
            }
            #expect(writer.end() == -SIGKILL)
            let store = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
            #expect(try store.head() >= acknowledged)
            let events = try store.read(stream: StreamName(category: "run", id: "\(round)"), after: 0)
            #expect(events.count.isMultiple(of: batch))
            for (index, event) in events.enumerated() {
                #expect(
                    event.event.plain == Array("\(index / batch)/\(index % batch)/\(batch)".utf8))
            }
            store.close()
        }
        let store = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey, examining: .everything)
        let verification = try store.verify()
        #expect(verification.flaw == nil)
        #expect(verification.soundRecords >= acknowledged)
        #expect(acknowledged > 1000)
    }

    @Test(.timeLimit(.minutes(1))) func twoProcessesTakeTurns() throws {
        let folder = try ScratchFolder()
        let writers = try (0..<2).map { _ in try OtherProcess(["contend", folder.path, "150", "shared"]) }
        for writer in writers {
            #expect(writer.remainingLines() == ["done 150"])
            #expect(writer.end() == 0)
        }
        let store = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey, examining: .everything)
        let events = try store.read(stream: StreamName(category: "run", id: "shared"), after: 0)
        #expect(events.map(\.version) == Array(1...300))
    }

    @Test(.timeLimit(.minutes(1))) func openingBesideAWriterFindsASoundLog() throws {
        let folder = try ScratchFolder()
        let writer = try OtherProcess(["append", folder.path, "0", "1", "other"])
        #expect(writer.nextLine() == "open")
        defer {
            writer.kill()
            writer.end()
        }
        var last: Int64 = 0
        for _ in 0..<300 {
            // A writer without a pause leaves the lock to others by chance only, and late on a busy machine.
            let store = try SQLiteEventStore(
                folder: folder.path, headKey: testHeadKey, busyTimeoutMilliseconds: 60_000)
            let head = try store.head()
            #expect(head >= last)
            last = head
            store.close()
        }
        #expect(last > 0)
    }

    @Test(.timeLimit(.minutes(1))) func anotherProcessWakesAFollower() async throws {
        let folder = try ScratchFolder()
        let store = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
        let (notices, told) = AsyncStream.makeStream(of: Void.self)
        let token = try store.follow { told.yield() }
        let writer = try OtherProcess(["append", folder.path, "1", "1", "other"])
        var iterator = notices.makeAsyncIterator()
        while try store.head() < 1 { await iterator.next() }
        #expect(writer.end() == 0)
        token.cancel()
    }

    @Test func aFileSizeLimitIsAClearErrorWithoutLoss() throws {
        let folder = try ScratchFolder()
        let writer = try OtherProcess(["bounded", folder.path, "200000"])
        let lines = writer.remainingLines()
        #expect(writer.end() == 1)
        #expect(lines.last == "failed store.full")
        let acknowledged = Int64(lines.dropLast().last?.dropFirst(4) ?? "0")
        let store = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey, examining: .everything)
        #expect(try store.head() == acknowledged)
        #expect((acknowledged ?? 0) > 10)
        #expect(try store.append([event("after")], to: stream, expecting: .any, key: nil).count == 1)
    }

    @Test(.enabled(if: getuid() == 0, "only the superuser can become another user"))
    func aFolderOfAnotherUserIsAClearError() throws {
        let folder = try ScratchFolder()
        try SQLiteEventStore(folder: folder.path, headKey: testHeadKey).close()
        let writer = try OtherProcess(["user", folder.path, "65534"])
        let lines = writer.remainingLines()
        #expect(writer.end() != 77)
        #expect(lines == ["failed store.readonly"])
    }

    @Test func aHeldLockIsAClearError() throws {
        let folder = try ScratchFolder()
        let store = try SQLiteEventStore(
            folder: folder.path, headKey: testHeadKey, busyTimeoutMilliseconds: 50)
        try store.append([event("before")], to: stream, expecting: .any, key: nil)
        let other = try DatabaseQueue(path: folder.path + "/" + SQLiteEventStore.FileName.database)
        try other.inDatabase { database in
            try database.execute(sql: "BEGIN IMMEDIATE")
            #expect { try store.append([event("x")], to: stream, expecting: .any, key: nil) } throws: {
                error in
                guard case AppendFailure.failed(let failure) = error else { return false }
                return failure.code == "store.locked"
            }
            #expect(try store.head() == 1)
            // Who only reads does not wait for the lock, not even to open the log.
            let reader = try SQLiteEventStore(
                folder: folder.path, headKey: testHeadKey, busyTimeoutMilliseconds: 50)
            #expect(try reader.readAll(after: 0, limit: 9).count == 1)
            reader.close()
            try database.execute(sql: "ROLLBACK")
        }
        #expect(try store.append([event("after")], to: stream, expecting: .any, key: nil).last?.position == 2)
    }

    @Test(arguments: [
        "UPDATE events SET name = 'x'", "DELETE FROM events WHERE position = 1",
        "UPDATE appends SET first = 2", "DELETE FROM appends",
        "INSERT OR REPLACE INTO appends VALUES ('k', 2, 2)",
        "UPDATE OR IGNORE events SET plain = x'00'",
    ])
    func theDatabaseItselfRefusesChanges(sql: String) throws {
        let folder = try ScratchFolder()
        let store = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
        let stored = try store.append([event("a"), event("b")], to: stream, expecting: .any, key: "k")
        let other = try DatabaseQueue(path: folder.path + "/" + SQLiteEventStore.FileName.database)
        #expect(throws: DatabaseError.self) { try other.write { try $0.execute(sql: sql) } }
        #expect(try store.readAll(after: 0, limit: 9) == stored)
    }

    @Test func theHeadIsOfTheNewestRecordWhoeverAppends() throws {
        let folder = try ScratchFolder()
        let stores = try (0..<2).map { _ in
            try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
        }
        for (index, writer) in [0, 0, 1, 0, 1, 1, 1, 0, 0, 1].enumerated() {
            try stores[writer].append([event("\(index)")], to: stream, expecting: .any, key: nil)
            let text = try String(
                contentsOfFile: folder.path + "/" + SQLiteEventStore.FileName.head, encoding: .utf8)
            let heads = text.split(separator: "\n").compactMap {
                HeadRecord.verified($0.trimmingCharacters(in: .whitespaces), key: testHeadKey)
            }
            #expect(heads.map(\.position).max() == Int64(index + 1))
        }
    }

    /// A foreign program's REPLACE passes no trigger, so the chain has to tell of it.
    @Test(arguments: [
        "INSERT OR REPLACE INTO events SELECT position, stream, version, device, wall, counter, name, schema, at, cause, correlation,"
            + " x'00', sealedClass, sealedKey, sealed, hash, proof FROM events WHERE position = 1",
        "INSERT OR REPLACE INTO events SELECT 99, stream, version, device, wall, counter, name, schema, at, cause, correlation, plain,"
            + " sealedClass, sealedKey, sealed, hash, proof FROM events WHERE position = 1",
    ])
    func aReplacedRecordIsNamed(sql: String) throws {
        let folder = try ScratchFolder()
        let store = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
        try store.append([event("a"), event("b")], to: stream, expecting: .any, key: nil)
        let other = try DatabaseQueue(path: folder.path + "/" + SQLiteEventStore.FileName.database)
        try other.write { try $0.execute(sql: sql) }
        #expect(try store.verify().flaw?.position == 1)
        #expect {
            try SQLiteEventStore(folder: folder.path, headKey: testHeadKey, examining: .everything)
        } throws: { ($0 as? PortFailure)?.code == "store.tampered" }
    }
}
