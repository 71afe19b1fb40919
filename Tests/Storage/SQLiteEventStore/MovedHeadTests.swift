import Foundation
import Glibc
import StorageAdapters
import Testing
import VowAnswers
import VowCore
import VowLog
import VowPorts

/// The signed head is taken away, while somebody follows the log or appends to it.
@Suite("A head that is moved away") struct MovedHeadTests {
    private let stream = StreamName(category: "run", id: "1")

    private func open(_ folder: ScratchFolder) throws -> SQLiteEventStore {
        try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
    }

    /// A log of three records, open.
    private func log() throws -> (ScratchFolder, SQLiteEventStore) {
        let folder = try ScratchFolder()
        let store = try open(folder)
        try append(store)
        return (folder, store)
    }

    private func append(_ store: SQLiteEventStore) throws {
        for number in 1...3 { try store.append([event("E\(number)")], to: stream, expecting: .any, key: nil) }
    }

    private func opens(_ folder: ScratchFolder, records: Int64) throws {
        let other = try open(folder)
        #expect(try other.head() == records)
        #expect(try other.verify().flaw == nil)
        other.close()
    }

    private func refuses(_ folder: ScratchFolder) {
        let failure = refusal { _ = try open(folder) }
        #expect(failure?.code == "store.tampered")
        #expect(
            failure.map { Wording(in: .english)($0.repair) }?.contains("Put log.head back") == true,
            "\(failure.map { Wording(in: .english)($0.repair) } ?? "")")
    }

    private func refusal(_ body: () throws -> Void) -> PortFailure? {
        do { try body() } catch { return error as? PortFailure }
        return nil
    }

    @Test(
        "the next append puts it back, also where another program left an empty file",
        arguments: [false, true])
    func appended(isOpened: Bool) throws {
        let (folder, store) = try log()
        try FileManager.default.moveItem(atPath: folder.path + "/log.head", toPath: folder.path + "/aside")
        if isOpened { refuses(folder) }
        try append(store)
        try opens(folder, records: 6)
        // The old file in the place of the new one is an older head.
        #expect(rename(folder.path + "/aside", folder.path + "/log.head") == 0)
        try append(store)
        try opens(folder, records: 9)
        store.close()
        try opens(folder, records: 9)
    }

    @Test("who follows the log puts it back at once")
    func followed() throws {
        let (folder, store) = try log()
        let noticed = DispatchSemaphore(value: 0)
        let token = try store.follow { noticed.signal() }
        defer { token.cancel() }
        try FileManager.default.removeItem(atPath: folder.path + "/log.head")
        #expect(noticed.wait(timeout: .now() + 10) == .success)
        try opens(folder, records: 3)
        store.close()
    }

    @Test("a log that was replaced, and a head of another device, are left alone")
    func replaced() throws {
        let (folder, store) = try log()
        defer { store.close() }
        try FileManager.default.removeItem(atPath: folder.path + "/log.head")
        try Data("vow-head-1 forged".utf8).write(to: URL(filePath: folder.path + "/log.head"))
        #expect { try append(store) } throws: { "\($0)".contains("logBesideWasReplacedOr") }
        try FileManager.default.removeItem(atPath: folder.path + "/log.head")
        try FileManager.default.copyItem(
            atPath: folder.path + "/log.sqlite", toPath: folder.path + "/copy")
        #expect(rename(folder.path + "/copy", folder.path + "/log.sqlite") == 0)
        #expect { try append(store) } throws: { "\($0)".contains("logBesideWasReplacedOr") }
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/log.head"))
    }
}
