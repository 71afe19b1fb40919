import Foundation
import GRDB
import StorageAdapters
import Testing
import VowAnswers
import VowLog
import VowPorts

/// A log in a form from before Vow 1.0, or from a later version.
@Suite("A log in another form is left alone") struct OtherFormsTests {
    private func content(_ folder: ScratchFolder) throws -> [String: Data] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).reduce(into: [:]) { found, name in
            guard !name.hasSuffix("-shm") else { return }
            let data = FileManager.default.contents(atPath: folder.path + "/" + name) ?? Data()
            if !data.isEmpty || !name.hasSuffix("-wal") { found[name] = data }
        }
    }

    @Test(
        "neither opening, verifying nor salvaging writes to it, and each says what to do", arguments: [3, 99])
    func refused(format: Int) throws {
        let folder = try ScratchFolder()
        let store = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
        try store.append(
            [event("a"), event("b")], to: StreamName(category: "run", id: "1"), expecting: .any, key: nil)
        store.close()
        let queue = try DatabaseQueue(path: folder.path + "/log.sqlite")
        try queue.inDatabase {
            try $0.execute(sql: "CREATE TABLE other (x); PRAGMA user_version = \(format)")
        }
        try queue.close()
        let before = try content(folder)
        let storage = SQLiteLogStorage(folder: folder.path)
        let attempts: [() throws -> Void] = [
            { _ = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey) },
            { _ = try storage.verify(key: testHeadKey) },
            { _ = try storage.salvage(key: testHeadKey) },
        ]
        for attempt in attempts {
            let failure = #expect(throws: PortFailure.self) { try attempt() }
            #expect(failure?.code == (format == 3 ? "store.older" : "store.newer"))
            #expect(failure.map { Wording(in: .english)($0.message) }?.contains("format \(format)") == true)
            if format == 3 {
                #expect(
                    failure.map { Wording(in: .english)($0.repair) }?.contains("`vow export FILE`") == true)
                #expect(
                    failure.map { Wording(in: .english)($0.repair) }?.contains("`vow import FILE`") == true)
            }
        }
        #expect(try content(folder) == before)
    }
}
