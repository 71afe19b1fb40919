import Foundation
import InMemory
import PortContracts
import StorageAdapters
import Testing
import VowCore
import VowLog
import VowPorts
import VowRuntime

@Suite("Views on SQLite") struct SQLiteViewStoreTests {
    @Test(arguments: ViewStoreContract.clauses)
    func keepsTheContract(clause: ViewStoreContract.Clause) throws {
        let folder = try ScratchFolder()
        try clause.check(
            ViewStoreContract(
                fresh: { try SQLiteViewStore(folder: folder.path) },
                second: { _ in try SQLiteViewStore(folder: folder.path) }))
    }

    private func filledLog() throws -> EventLog {
        let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
        for number in 0..<200 {
            let due = Instant(millisecondsSinceEpoch: 1_861_945_200_000 + Int64(number) * 86_400_000)
            try log.append(
                [.run("r\(number)", .missed(alarm: "a", label: "Morning", due: due, cause: .stopped))],
                at: due)
        }
        return log
    }

    @Test("whatever happens to the file, the views say what the log says") func damaged() throws {
        let log = try filledLog()
        let folder = try ScratchFolder(inMemory: true)
        let path = folder.path + "/" + SQLiteViewStore.fileName
        func projector() throws -> ViewProjector {
            ViewProjector(
                log: log, store: try SQLiteViewStore(folder: folder.path), zones: FixedZones(), program: "p")
        }
        let expected = try projector().mornings(last: .max)
        let days = try projector().days()
        let sound = try #require(FileManager.default.contents(atPath: path))
        var bits = RandomBits(seed: 11)
        var remade = 0
        for round in 0..<300 {
            var bytes = sound
            switch round % 6 {
            case 0: bytes = bytes.prefix(Int(bits.next() % UInt64(bytes.count)))
            case 1: bytes[Int(bits.next() % 100)] ^= 1 << (bits.next() % 8)
            case 2: bytes = Data("not a database at all".utf8)
            default:
                for _ in 0..<8 { bytes[Int(bits.next() % UInt64(bytes.count))] ^= 1 << (bits.next() % 8) }
            }
            SQLiteViewStore.remove(folder: folder.path)
            try bytes.write(to: URL(filePath: path))
            #expect(try projector().mornings(last: .max) == expected)
            #expect(try projector().days() == days)
            if FileManager.default.contents(atPath: path) != bytes { remade += 1 }
        }
        #expect(remade > 150)
    }

    @Test("a folder that cannot be written and a full disk give views in memory") func unwritable() throws {
        #expect(throws: PortFailure.self) { try SQLiteViewStore(folder: "/dev/full") }
        #expect(throws: PortFailure.self) { try SQLiteViewStore(folder: "/proc") }
    }

    @Test("two processes keep the same views") func twoAtOnce() throws {
        let log = try filledLog()
        let folder = try ScratchFolder()
        let first = ViewProjector(
            log: log, store: try SQLiteViewStore(folder: folder.path), zones: FixedZones(), program: "p")
        let second = ViewProjector(
            log: log, store: try SQLiteViewStore(folder: folder.path), zones: FixedZones(), program: "p")
        for number in 0..<40 {
            let due = Instant(millisecondsSinceEpoch: 1_900_000_000_000 + Int64(number) * 86_400_000)
            try log.append(
                [.run("s\(number)", .missed(alarm: "a", label: "", due: due, cause: .stopped))], at: due)
            let projector = number.isMultiple(of: 2) ? first : second
            #expect(try projector.mornings(last: 1).map(\.run) == ["s\(number)"])
        }
        #expect(try first.mornings(last: .max) == second.mornings(last: .max))
        #expect(try second.rebuild().wasSame == true)
    }
}
