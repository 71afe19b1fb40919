import Foundation
import StorageAdapters
import Testing
import VowCore
import VowLog
import VowPorts

@Suite("A log that can only be read") struct ReadOnlyTests {
    private let stream = StreamName(category: "run", id: "1")

    /// What lies in a folder, by name.
    private func contents(of folder: String) throws -> [String: Data] {
        var found: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            found[name] = FileManager.default.contents(atPath: folder + "/" + name)
        }
        return found
    }

    /// A log as a process leaves it that was killed: its newest records lie in the write-ahead log.
    private func killed() throws -> (ScratchFolder, [StoredEvent]) {
        let (folder, copy) = (try ScratchFolder(), try ScratchFolder())
        let store = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
        defer { store.close() }
        for number in 1...7 {
            try store.append([event("E\(number)")], to: stream, expecting: .any, key: nil)
        }
        for (name, bytes) in try contents(of: folder.path) where !name.hasSuffix("-shm") {
            try bytes.write(to: URL(fileURLWithPath: copy.path + "/" + name))
        }
        return (copy, try store.readAll(after: 0, limit: 100))
    }

    @Test("it is read in full, with what lies in the write-ahead log, and nothing is written")
    func read() throws {
        let (folder, records) = try killed()
        let before = try contents(of: folder.path)
        #expect((before["log.sqlite-wal"]?.count ?? 0) > 0)
        let store = try ReadOnlyEventStore(folder: folder.path, headKey: testHeadKey)
        #expect(store.readAll(after: 0, limit: 100) == records)
        #expect(store.readAll(after: 2, limit: 2) == Array(records[2...3]))
        #expect(store.read(stream: stream, after: 5) == Array(records[5...]))
        #expect(store.head() == 7)
        #expect(store.verification.flaw == nil)
        #expect(store.verification.soundRecords == 7)
        let refused = #expect(throws: AppendFailure.self) {
            try store.append([event("E8")], to: stream, expecting: .any, key: nil)
        }
        guard case .failed(let failure)? = refused else {
            Issue.record("\(String(describing: refused))")
            return
        }
        #expect(failure.code == "store.readonly")
        #expect(store.head() == 7)
        #expect(try contents(of: folder.path) == before)
    }

    @Test("what is not as it was signed is refused, but for a look at what is wrong")
    func altered() throws {
        let (folder, _) = try killed()
        // The newest records are gone with the write-ahead log, and the head knows of them.
        try FileManager.default.removeItem(atPath: folder.path + "/log.sqlite-wal")
        let failure = #expect(throws: PortFailure.self) {
            try ReadOnlyEventStore(folder: folder.path, headKey: testHeadKey)
        }
        #expect(failure?.code == "store.tampered")
        let looked = try ReadOnlyEventStore(
            folder: folder.path, headKey: testHeadKey, examining: .tables)
        #expect(looked.verification.flaw != nil)
        let other = #expect(throws: PortFailure.self) {
            let (folder, _) = try killed()
            _ = try ReadOnlyEventStore(folder: folder.path, headKey: testHeadKey.map { $0 ^ 1 })
        }
        #expect(other?.code == "store.tampered")
    }

    @Test("a filesystem that can be written to needs none")
    func notNeeded() throws {
        let (folder, _) = try killed()
        #expect(!ReadOnlyEventStore.isNeeded(for: folder.path))
        #expect(!ReadOnlyEventStore.isNeeded(for: folder.path + "/nowhere"))
    }
}
