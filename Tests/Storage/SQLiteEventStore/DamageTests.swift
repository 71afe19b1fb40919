import Foundation
import GRDB
import StorageAdapters
import Testing
import VowCore
import VowLog
import VowPorts

@Suite("Damage and tampering")
struct DamageTests {
    /// A closed log with small, large and sealed records in several streams.
    private func sampleLog(records: Int = 120, keepingWriteAheadLog: Bool = false) throws -> (
        ScratchFolder, [StoredEvent]
    ) {
        let folder = try ScratchFolder()
        let store = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
        for number in 1...records {
            var writer = FieldWriter()
            writer.put("number", number)
            writer.put("text", String(repeating: "é", count: number % 17 == 0 ? 5000 : number % 40))
            let sealed =
                number.isMultiple(of: 3)
                ? SealedPart(
                    personalClass: "lines", keyID: "lines-1",
                    bytes: (0..<60).map { UInt8(truncatingIfNeeded: $0 * number) }) : nil
            let event = ProposedEvent(
                name: "Happened", schema: 1, at: Instant(millisecondsSinceEpoch: Int64(number) << 20),
                cause: "test", correlation: "c\(number)", plain: try writer.bytes, sealed: sealed)
            try store.append(
                [event], to: StreamName(category: "run", id: "\(number % 5)"), expecting: .any,
                key: "k\(number)")
        }
        let all = try store.readAll(after: 0, limit: 1000)
        if keepingWriteAheadLog {
            // A copy is taken while the log is open, as a crash would leave it.
            let copy = try ScratchFolder()
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
            where !name.hasSuffix("-shm") {
                try FileManager.default.copyItem(
                    atPath: folder.path + "/" + name, toPath: copy.path + "/" + name)
            }
            store.close()
            return (copy, all)
        }
        store.close()
        return (folder, all)
    }

    /// Changes the database as someone with a database tool would who puts the triggers back afterwards.
    private func tamper(_ folder: ScratchFolder, _ statements: [String]) throws {
        let queue = try DatabaseQueue(path: folder.path + "/log.sqlite")
        try queue.writeWithoutTransaction { database in
            let triggers = try Row.fetchAll(
                database, sql: "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY rowid")
            for trigger in triggers { try database.execute(sql: "DROP TRIGGER \(trigger["name"] as String)") }
            for statement in statements { try database.execute(sql: statement) }
            for trigger in triggers { try database.execute(sql: trigger["sql"] as String) }
        }
    }

    private static let shiftDown = [
        "UPDATE events SET position = -position WHERE position > 50",
        "UPDATE events SET position = -position - 1 WHERE position < 0",
    ]

    @Test(arguments: [
        (["UPDATE events SET name = 'Xappened' WHERE position = 50"], LogFlaw(kind: .changed, position: 50)),
        (["UPDATE events SET at = at + 1 WHERE position = 1"], LogFlaw(kind: .changed, position: 1)),
        (
            ["UPDATE events SET hash = zeroblob(32) WHERE position = 120"],
            LogFlaw(kind: .changed, position: 120)
        ),
        (["DELETE FROM events WHERE position = 50"], LogFlaw(kind: .removed, position: 50)),
        (["DELETE FROM events WHERE position = 50"] + shiftDown, LogFlaw(kind: .removed, position: 50)),
        (["DELETE FROM events WHERE position > 117"], LogFlaw(kind: .truncated, position: 118)),
        (
            [
                "UPDATE events SET position = -position WHERE position >= 50",
                "UPDATE events SET position = 1 - position WHERE position < 0",
                "INSERT INTO events SELECT 50, 'run/x', 1, device, wall, counter, name, schema, at, cause, correlation, plain, NULL, NULL,"
                    + " NULL, hash, proof FROM events WHERE position = 3",
            ], LogFlaw(kind: .inserted, position: 50)
        ),
        (
            [
                "UPDATE events SET position = -50 WHERE position = 50",
                "UPDATE events SET position = 50 WHERE position = 51",
                "UPDATE events SET position = 51 WHERE position = -50",
            ], LogFlaw(kind: .reordered, position: 50)
        ),
    ])
    func theFirstWrongRecordIsNamed(statements: [String], flaw: LogFlaw) throws {
        let (folder, _) = try sampleLog()
        let reader = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
        #expect(try reader.verify().flaw == nil)
        try tamper(folder, statements)
        let verification = try reader.verify()
        #expect(verification.flaw == flaw)
        #expect(verification.soundRecords == flaw.position - 1)
        reader.close()
        #expect {
            try SQLiteEventStore(folder: folder.path, headKey: testHeadKey, examining: .everything)
        } throws: {
            ($0 as? PortFailure)?.code == "store.tampered"
        }
    }

    @Test func aChainWrittenAnewIsNotTheSignedOne() throws {
        let (folder, records) = try sampleLog()
        let other = try ScratchFolder()
        let forged = try SQLiteEventStore(folder: other.path, headKey: [UInt8](repeating: 6, count: 32))
        try forged.load(records.map(AddedEvent.init))
        try forged.append([records[0].event], to: records[0].stream, expecting: .any, key: nil)
        forged.close()
        // Another key signed this head.
        #expect { try SQLiteEventStore(folder: other.path, headKey: testHeadKey) } throws: {
            ($0 as? PortFailure)?.code == "store.tampered"
        }
        try FileManager.default.removeItem(atPath: other.path + "/log.head")
        #expect { try SQLiteEventStore(folder: other.path, headKey: testHeadKey) } throws: {
            ($0 as? PortFailure)?.code == "store.tampered"
        }
        try tamper(folder, ["UPDATE events SET name = 'Other' WHERE position = 120"])
        #expect {
            try SQLiteEventStore(folder: folder.path, headKey: testHeadKey, examining: .everything)
        } throws: {
            ($0 as? PortFailure)?.code == "store.tampered"
        }
    }

    @Test func aHeadThatLagsBehindIsCaughtUp() throws {
        let (folder, records) = try sampleLog()
        let old = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/log.head"))
        var store = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
        for _ in 0..<5 {
            try store.append([records[0].event], to: records[0].stream, expecting: .any, key: nil)
        }
        store.close()
        try old.write(to: URL(fileURLWithPath: folder.path + "/log.head"))
        store = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
        #expect(try store.head() == 125)
        #expect(try store.verify().flaw == nil)
        store.close()
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/log.head")) != old)
    }

    @Test func droppedTriggersAreNoticed() throws {
        let (folder, _) = try sampleLog(records: 3)
        let queue = try DatabaseQueue(path: folder.path + "/log.sqlite")
        try queue.write { try $0.execute(sql: "DROP TRIGGER eventsAreNotChanged") }
        try queue.close()
        #expect { try SQLiteEventStore(folder: folder.path, headKey: testHeadKey) } throws: {
            ($0 as? PortFailure)?.code == "store.tampered"
        }
    }

    @Test func salvageOfASoundLogSavesEverything() throws {
        for keeping in [false, true] {
            let (folder, records) = try sampleLog(keepingWriteAheadLog: keeping)
            let target = try ScratchFolder()
            let report = try LogSalvage.salvage(from: folder.path, to: target.path, headKey: testHeadKey)
            #expect(report == SalvageReport(saved: 120, unproven: [], lost: []))
            let store = try SQLiteEventStore(
                folder: target.path, headKey: testHeadKey, examining: .everything)
            #expect(try store.readAll(after: 0, limit: 1000) == records)
        }
    }

    @Test func salvageSavesWhatIsIntact() throws {
        let (folder, records) = try sampleLog()
        try tamper(
            folder,
            [
                "UPDATE events SET name = 'Xappened' WHERE position = 50",
                "DELETE FROM events WHERE position BETWEEN 80 AND 82",
                "DELETE FROM events WHERE position > 117",
                "VACUUM",
            ])
        let target = try ScratchFolder()
        let report = try LogSalvage.salvage(from: folder.path, to: target.path, headKey: testHeadKey)
        #expect(
            report
                == SalvageReport(
                    saved: 113, unproven: [], lost: [50...50, 80...82, 118...120], isWhole: false))
        let store = try SQLiteEventStore(folder: target.path, headKey: testHeadKey, examining: .everything)
        let lost: Set<Int64> = [50, 80, 81, 82, 118, 119, 120]
        #expect(
            try store.readAll(after: 0, limit: 1000).map(\.event)
                == records.filter { !lost.contains($0.position) }.map(\.event))
    }

    /// Flips, overwrites and cuts a real log file and its write-ahead log, ten thousand times.
    ///
    /// Whatever the bytes, opening either refuses with a reason or finds every record as it was; salvage never
    /// gives a record that was not written, unless it says that it is unproven.
    @Test(.timeLimit(.minutes(10))) func tenThousandMutations() throws {
        let count = Int(ProcessInfo.processInfo.environment["VOW_FUZZ_MUTATIONS"] ?? "") ?? 10_000
        let samples = [try sampleLog(records: 60), try sampleLog(records: 60, keepingWriteAheadLog: true)]
        let work = try ScratchFolder(inMemory: true)
        var tally = Tally()
        var random = MutationSource(state: 1)
        for round in 0..<count {
            let (folder, records) = samples[round % 2]
            let names = ["log.sqlite", "log.sqlite-wal", "log.head"]
            for name in names + ["log.sqlite-shm"] {
                try? FileManager.default.removeItem(atPath: work.path + "/" + name)
            }
            let victim = round % 2 == 1 && random.below(8) > 0 ? "log.sqlite-wal" : "log.sqlite"
            for name in names {
                guard var bytes = FileManager.default.contents(atPath: folder.path + "/" + name) else {
                    continue
                }
                if name == victim { random.mutate(&bytes) }
                _ = FileManager.default.createFile(atPath: work.path + "/" + name, contents: bytes)
            }
            try examine(work, records, salvaging: round % 10 < 2, &tally)
        }
        print("fuzz: \(count) mutations, \(tally)")
        #expect(tally.refused > count / 3)
        #expect(tally.refused + tally.unharmed == count)
    }

    private struct Tally: CustomStringConvertible {
        var refused = 0
        var unharmed = 0
        var salvages = 0
        var saved: Int64 = 0
        var possible: Int64 = 0

        var description: String {
            "\(refused) refused, \(unharmed) unharmed, \(salvages) salvaged with \(saved) of \(possible) records"
        }
    }

    private func examine(
        _ work: ScratchFolder, _ records: [StoredEvent], salvaging: Bool, _ tally: inout Tally
    ) throws {
        if salvaging {
            let target = try ScratchFolder(inMemory: true)
            var report = SalvageReport(saved: 0, unproven: [], lost: [])
            do {
                report = try LogSalvage.salvage(from: work.path, to: target.path, headKey: testHeadKey)
            } catch {
                // Where nothing at all can be read, no empty log takes the place of the old one.
                #expect(error.code == "store.unsalvaged")
            }
            let written = Set(records.map(\.event))
            let store = try SQLiteEventStore(folder: target.path, headKey: testHeadKey)
            let strange = try store.readAll(after: 0, limit: 1000).count { !written.contains($0.event) }
            #expect(strange <= report.unproven.count)
            store.close()
            tally.salvages += 1
            tally.saved += report.saved
            tally.possible += Int64(records.count)
        }
        do {
            let store = try SQLiteEventStore(folder: work.path, headKey: testHeadKey, examining: .everything)
            #expect(try store.readAll(after: 0, limit: 1000) == records)
            store.close()
            tally.unharmed += 1
        } catch {
            let failure = error
            #expect(["store.damaged", "store.tampered", "store.newer"].contains(failure.code), "\(failure)")
            #expect(!failure.repair.isEmpty)
            tally.refused += 1
        }
    }
}

/// Seeded damage, the same in every run.
private struct MutationSource {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(max(1, bound)))
    }

    mutating func mutate(_ bytes: inout Data) {
        guard !bytes.isEmpty else { return }
        switch below(10) {
        case 0: bytes.removeLast(below(bytes.count))
        case 1:
            let start = below(bytes.count)
            for index in start..<min(bytes.count, start + 1 + below(5000)) {
                bytes[index] = UInt8(below(256))
            }
        case 2:
            let start = below(bytes.count)
            for index in start..<min(bytes.count, start + 512) { bytes[index] = 0 }
        case 3: bytes[below(min(100, bytes.count))] ^= UInt8(1 << below(8))
        default:
            for _ in 0...below(4) { bytes[below(bytes.count)] ^= UInt8(1 << below(8)) }
        }
    }
}
