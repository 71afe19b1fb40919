import Foundation
import GRDB
import StorageAdapters
import Testing
import VowCore
import VowLog
import VowPorts

/// A log that is replaced by a salvage, stopped at every step: at each moment the old log or the new one is whole.
@Suite("A salvage can be stopped anywhere") struct ReplacementTests {
    private static let count: Int64 = 12

    /// A log with a live write-ahead log, as a killed process leaves it, which somebody continued without its key.
    private func damagedLog() throws -> (ScratchFolder, [StoredEvent]) {
        let (folder, copy) = (try ScratchFolder(), try ScratchFolder(inMemory: true))
        let store = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
        defer { store.close() }
        for number in 1...Self.count {
            try store.append(
                [event("E\(number)")], to: StreamName(category: "run", id: "1"), expecting: .any, key: nil)
        }
        try DatabaseQueue(path: folder.path + "/log.sqlite").write { database in
            try database.execute(
                sql: """
                    INSERT INTO events SELECT position + 1, stream, version + 1, device, wall, counter, name, schema, at, cause, correlation, \
                    plain, NULL, NULL, NULL, hash, proof FROM events WHERE position = ?
                    """, arguments: [Self.count])
        }
        for name in ["log.sqlite", "log.sqlite-wal", "log.head"] {
            try FileManager.default.copyItem(atPath: folder.path + "/" + name, toPath: copy.path + "/" + name)
        }
        #expect(try Data(contentsOf: URL(filePath: copy.path + "/log.sqlite-wal")).count > 0)
        return (copy, SQLiteLogStorage(folder: copy.path).readableRecords(key: testHeadKey))
    }

    private func salvage(_ folder: String, faults: [String: String]) throws -> Int32 {
        let process = try OtherProcess(["salvage", folder, "-"], environment: faults)
        _ = process.remainingLines()
        return process.end()
    }

    @Test(
        "killed, or failing once or for good, at every call that changes a file: nothing is lost",
        .timeLimit(.minutes(5)), arguments: ["kill", "5", "28"])
    func everywhere(how: String) throws {
        let calls = "rename,mkdir,fsync,fdatasync,pwrite,write,ftruncate,unlink"
        var tries = 0
        for stays in how == "kill" ? [false] : [false, true] {
            var at = 1
            while true {
                let (folder, records) = try damagedLog()
                #expect(records.count == Int(Self.count))
                var faults = [
                    "VOW_FAULT_CALLS": calls, "VOW_FAULT_AT": "\(at)", "VOW_FAULT_HOW": how,
                    "VOW_FAULT_TALLY": folder.path + "/tally",
                ]
                if stays { faults["VOW_FAULT_STAYS"] = "1" }
                let status = try salvage(folder.path, faults: faults)
                tries += 1
                let tally =
                    Int(
                        (try? String(contentsOfFile: folder.path + "/tally", encoding: .utf8))?
                            .trimmingCharacters(in: .whitespacesAndNewlines) ?? "") ?? .max
                try examine(folder.path, records, "\(how) at \(at)")
                if status == 0, tally < at { break }
                at += 1
            }
        }
        print("salvage: \(tries) tries with \(how)")
        #expect(tries > 10)
    }

    /// What the next start finds: the old log, which is refused and salvaged again, or the new one.
    private func examine(_ folder: String, _ records: [StoredEvent], _ place: String) throws {
        let storage = SQLiteLogStorage(folder: folder)
        #expect(storage.presence() == .something, "\(place)")
        // What stands in for a log that cannot be opened has every record at each moment.
        #expect(storage.readableRecords(key: testHeadKey) == records, "\(place)")
        var store: (any OpenLog)?
        do {
            store = try storage.open(key: testHeadKey, mayBegin: false, busyTimeoutMilliseconds: 1_000)
        } catch {
            #expect(error.code == "store.tampered", "\(place): \(error)")
            let report = try storage.salvage(key: testHeadKey)
            #expect(report.saved == Self.count, "\(place)")
            store = try storage.open(key: testHeadKey, mayBegin: false, busyTimeoutMilliseconds: 1_000)
        }
        #expect(try store?.readAll(after: 0, limit: 100) == records, "\(place)")
        #expect(try store?.verify(while: { true }).flaw == nil, "\(place)")
        store?.close()
    }

    @Test("two salvages lose nothing, and both old logs are kept") func twice() throws {
        let (folder, records) = try damagedLog()
        let storage = SQLiteLogStorage(folder: folder.path)
        let first = try storage.salvage(key: testHeadKey)
        let second = try storage.salvage(key: testHeadKey)
        #expect(first.oldFiles == folder.path + "/damaged-1")
        #expect(second.oldFiles == folder.path + "/damaged-2")
        #expect(second.saved == Self.count)
        #expect(storage.readableRecords(key: testHeadKey) == records)
        #expect(SQLiteLogStorage(folder: first.oldFiles).readableRecords(key: testHeadKey) == records)
    }

    @Test("a log that is gone is not begun anew beside its head, nor where its keys sealed something")
    func gone() throws {
        let folder = try ScratchFolder()
        let storage = SQLiteLogStorage(folder: folder.path)
        #expect(storage.presence() == .none)
        func code(mayBegin: Bool) -> String? {
            do {
                let log = try storage.open(key: testHeadKey, mayBegin: mayBegin, busyTimeoutMilliseconds: 100)
                log.close()
                return nil
            } catch { return error.code }
        }
        #expect(code(mayBegin: false) == "store.missing")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        let store = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
        try store.append([event("E")], to: StreamName(category: "run", id: "1"), expecting: .any, key: nil)
        store.close()
        try FileManager.default.removeItem(atPath: folder.path + "/log.sqlite")
        for mayBegin in [false, true] { #expect(code(mayBegin: mayBegin) == "store.missing") }
        #expect(throws: PortFailure.self) { try storage.salvage(key: testHeadKey) }
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/log.sqlite"))
    }

    @Test("whoever has the old log open is told that it was replaced, and acknowledges nothing")
    func replacedUnderneath() throws {
        let folder = try ScratchFolder()
        let store = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
        let stream = StreamName(category: "run", id: "1")
        try store.append([event("E1")], to: stream, expecting: .any, key: nil)
        _ = try SQLiteLogStorage(folder: folder.path).salvage(key: testHeadKey)
        let failure = #expect(throws: AppendFailure.self) {
            try store.append([event("E2")], to: stream, expecting: .any, key: nil)
        }
        guard case .failed(let reason)? = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(reason.code == "store.replaced")
        store.close()
        let new = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey, examining: .everything)
        #expect(try new.readAll(after: 0, limit: 9).map(\.event.name) == ["E1"])
    }
}
