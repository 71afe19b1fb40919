import Foundation
import StorageAdapters
import Synchronization
import Testing
import VowCore
import VowLog
import VowPorts
import VowRuntime

@Suite("A stand-in for a log that cannot be opened") struct StandInTests {
    private let stream = StreamName(category: "run", id: "1")

    @Test("it serves what can be read, refuses appends with the reason, and gives way to the real log")
    func givesWay() throws {
        let folder = try ScratchFolder()
        let path = folder.path
        var store = try SQLiteEventStore(folder: path, headKey: testHeadKey)
        for number in 1...5 {
            try store.append([event("E\(number)")], to: stream, expecting: .any, key: nil)
        }
        let records = try store.readAll(after: 0, limit: 10)
        store.close()
        let locked = PortFailure(
            code: "store.locked", message: TextCode(worded: "Locked."), repair: TextCode(worded: "Wait."))
        let gate = Gate(isClosed: true)
        let stand = DegradedEventStore(
            records: SQLiteLogStorage(folder: path).readableRecords(key: testHeadKey)
        ) { () throws(PortFailure) in
            if gate.isClosed { throw locked }
            return try SQLiteEventStore(folder: path, headKey: testHeadKey)
        }
        #expect(stand.recordCount == 5)
        #expect(try stand.readAll(after: 2, limit: 2) == Array(records[2...3]))
        #expect(try stand.read(stream: stream, after: 4) == [records[4]])
        #expect(try stand.head() == 5)
        let told = Gate(isClosed: false)
        let token = try stand.follow { told.close() }
        #expect(throws: AppendFailure.failed(locked)) {
            try stand.append([event("E6")], to: stream, expecting: .exactly(5), key: nil)
        }
        #expect(try stand.head() == 5)
        gate.open()
        #expect(try stand.append([event("E6")], to: stream, expecting: .exactly(5), key: nil).count == 1)
        #expect(told.isClosed)
        #expect(try stand.head() == 6)
        token.cancel()
        store = try SQLiteEventStore(folder: path, headKey: testHeadKey, examining: .everything)
        #expect(try store.readAll(after: 0, limit: 10).map(\.event.name).last == "E6")
    }

    @Test("nothing to read is an empty log") func nothing() throws {
        let folder = try ScratchFolder()
        let stand = DegradedEventStore(
            records: SQLiteLogStorage(folder: folder.path).readableRecords(key: testHeadKey)
        ) { () throws(PortFailure) in
            throw PortFailure(
                code: "store.full", message: TextCode(worded: "Full."),
                repair: TextCode(worded: "Free space."))
        }
        #expect(try stand.head() == 0)
        #expect(try stand.readAll(after: 0, limit: 10) == [])
    }
}

/// Something that is closed or open, for closures on any thread.
private final class Gate: Sendable {
    private let closed: Mutex<Bool>

    init(isClosed: Bool) { closed = Mutex(isClosed) }

    var isClosed: Bool { closed.withLock { $0 } }
    func open() { closed.withLock { $0 = false } }
    func close() { closed.withLock { $0 = true } }
}
