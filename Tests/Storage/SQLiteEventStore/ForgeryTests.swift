import Foundation
import GRDB
import InMemory
import StorageAdapters
import Testing
import VowAnswers
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

/// Somebody can write the log's files and has no keys: nothing that they put there or take away counts.
@Suite("Nothing is forged without the keys") struct ForgeryTests {
    private static let now = Instant(secondsSinceEpoch: 1_780_000_000)

    /// What a forger would like to have happened.
    enum Wish: CaseIterable {
        case consent, alarmDisabled, keptMorning

        var events: [[DomainEvent]] {
            switch self {
            case .consent: [[.consent(.cloudSpeech, .given(recipient: "https://evil.example", statement: 1))]]
            case .alarmDisabled: [[.alarm("a1", .disabled)]]
            case .keptMorning:
                [
                    [
                        .run(
                            "r9",
                            .fired(
                                FiredTerms(
                                    alarm: "a1", label: "Up", due: ForgeryTests.now, lateMilliseconds: 0,
                                    zone: "UTC", zoneVersion: "1", steps: [], sound: SoundSettings(),
                                    snooze: SnoozePolicy(), language: .english, verifierVersion: 1,
                                    timings: SessionTimings()))),
                        .run("r9", .dismissed(mode: .spoken)),
                    ]
                ]
            }
        }
    }

    /// A closed log of five settings and a withdrawn consent.
    private func log() throws -> (ScratchFolder, MemoryKeyVault) {
        let folder = try ScratchFolder()
        let vault = MemoryKeyVault()
        let store = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
        let log = EventLog(store: store, vault: vault)
        for number in 1...5 {
            try log.append([.setting(key: "grace-minutes", value: "\(number)")], at: Self.now)
        }
        try log.append(
            [.consent(.cloudSpeech, .given(recipient: "https://host", statement: 1))], at: Self.now)
        try log.append([.consent(.cloudSpeech, .withdrawn)], at: Self.now, key: "once")
        store.close()
        return (folder, vault)
    }

    private func database(_ folder: ScratchFolder) throws -> DatabaseQueue {
        try DatabaseQueue(path: folder.path + "/log.sqlite")
    }

    private func tamper(_ folder: ScratchFolder, _ statements: [String]) throws {
        let queue = try database(folder)
        try queue.writeWithoutTransaction { database in
            let triggers = try Row.fetchAll(
                database, sql: "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
            for trigger in triggers { try database.execute(sql: "DROP TRIGGER \(trigger["name"] as String)") }
            for statement in statements { try database.execute(sql: statement) }
            for trigger in triggers { try database.execute(sql: trigger["sql"] as String) }
        }
        try queue.close()
    }

    /// Continues the public chain with records as the program itself would write them, under a key of the forger's.
    private func forge(_ folder: ScratchFolder, _ wish: Wish, proof: String) throws {
        let copy = try ScratchFolder()
        for name in ["log.sqlite", "log.sqlite-wal"] {
            try? FileManager.default.copyItem(
                atPath: folder.path + "/" + name, toPath: copy.path + "/" + name)
        }
        // The forger signs a head of their own and lets the program itself write.
        let records = try database(copy).read { try Row.fetchAll($0, sql: "SELECT * FROM events") }
        let other = try ScratchFolder()
        let store = try SQLiteEventStore(folder: other.path, headKey: [UInt8](repeating: 9, count: 32))
        try store.load(
            records.map { row in
                let stream = try #require(StreamName(row["stream"]))
                return AddedEvent(
                    stream: stream,
                    event: ProposedEvent(
                        name: row["name"], schema: row["schema"],
                        at: Instant(millisecondsSinceEpoch: row["at"]), cause: row["cause"],
                        correlation: row["correlation"], plain: [UInt8](row["plain"] as Data),
                        sealed: (row["sealed"] as Data?).map {
                            SealedPart(
                                personalClass: row["sealedClass"], keyID: row["sealedKey"],
                                bytes: [UInt8]($0))
                        }),
                    stamp: RecordStamp(
                        device: try #require(DeviceName([UInt8](row["device"] as Data))),
                        time: HybridTime(wallMilliseconds: row["wall"], counter: row["counter"])))
            })
        for events in wish.events {
            try EventLog(store: store, vault: MemoryKeyVault()).append(events, at: Self.now)
        }
        store.close()
        try database(folder).writeWithoutTransaction { database in
            try database.execute(sql: "ATTACH ? AS forged", arguments: [other.path + "/log.sqlite"])
            try database.execute(
                sql: """
                    INSERT INTO events SELECT position, stream, version, device, wall, counter, name, schema, at, cause, correlation, plain, \
                    sealedClass, sealedKey, sealed, hash, \(proof) FROM forged.events AS f WHERE position > ?
                    """, arguments: [records.count])
        }
    }

    private func refusal(_ body: () throws -> Void) -> PortFailure? {
        do {
            try body()
            return nil
        } catch let failure as PortFailure { return failure } catch { return nil }
    }

    @Test(
        "a forged consent, a switched off alarm and a kept morning are refused and named",
        arguments: Wish.allCases,
        ["NULL", "proof", "(SELECT proof FROM events WHERE position = 7)", "randomblob(80)", "'x'"])
    func forgedTail(wish: Wish, proof: String) throws {
        let (folder, vault) = try log()
        let running = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
        #expect(try running.head() == 7)
        try forge(folder, wish, proof: proof)
        let named = "Record 8 of the log was not written by this device."

        // Whoever has the log open gets none of it, and builds nothing upon it.
        #expect(
            refusal { _ = try running.readAll(after: 7, limit: 10) }.map { Wording(in: .english)($0.message) }
                == named)
        let stream = AggregateRegistry.vow.stream(of: wish.events[0][0])
        #expect(refusal { _ = try running.read(stream: stream, after: 0) }?.code == "store.tampered")
        let log = EventLog(store: running, vault: vault)
        #expect(!ConsentCheck.allows(.cloudSpeech, recipient: "https://evil.example", in: log))
        let append = #expect(throws: AppendFailure.self) {
            try log.append([.setting(key: "grace-minutes", value: "9")], at: Self.now)
        }
        if case .failed(let failure)? = append { #expect(failure.code == "store.tampered") }
        #expect(try running.verify().flaw == LogFlaw(kind: .forged, position: 8))
        running.close()

        // Whoever opens it is told, and `verify` names it.
        let failure = refusal { _ = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey) }
        #expect(failure?.code == "store.tampered")
        #expect(failure.map { Wording(in: .english)($0.message) } == named)
        let looked = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey, examining: .tables)
        #expect(try looked.verify().flaw == LogFlaw(kind: .forged, position: 8))
        looked.close()
        let bare = try ReadOnlyEventStore(folder: folder.path, headKey: testHeadKey, examining: .tables)
        #expect(bare.verification.flaw == LogFlaw(kind: .forged, position: 8))
        #expect(bare.head() == 7)

        // A salvage keeps what was written here, and nothing else.
        let target = try ScratchFolder()
        let report = try LogSalvage.salvage(from: folder.path, to: target.path, headKey: testHeadKey)
        #expect(report.saved == 7)
        #expect(report.refused.first == 8)
        #expect(report.isWhole)
        let saved = try SQLiteEventStore(folder: target.path, headKey: testHeadKey, examining: .everything)
        #expect(try saved.head() == 7)
    }

    @Test(
        "the newest record cannot be cut off by spoiling the head",
        arguments: ["spoil", "copy", "shorten", "delete"])
    func cutNewest(how: String) throws {
        for position: Int64 in [6, 7] {
            let (folder, _) = try log()
            if position == 6 {
                // The other slot is the newest one.
                let store = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
                try store.append(
                    [event("More")], to: StreamName(category: "run", id: "1"), expecting: .any, key: nil)
                store.close()
            }
            let cut: Int64 = position == 6 ? 8 : 7
            let path = folder.path + "/log.head"
            let head = try String(contentsOfFile: path, encoding: .utf8)
            var slots = head.split(separator: "\n", omittingEmptySubsequences: true).map { $0 + "\n" }
            let newest = try #require(slots.firstIndex { $0.hasPrefix("vow-head-1 \(cut) ") })
            switch how {
            case "spoil": slots[newest] = String(repeating: " ", count: 255) + "\n"
            case "copy": slots[newest] = slots[1 - newest]
            case "shorten": slots.remove(at: newest)
            default: slots = []
            }
            try tamper(folder, ["DELETE FROM events WHERE position = \(cut)"])
            try slots.joined().write(toFile: path, atomically: true, encoding: .utf8)
            let failure = refusal { _ = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey) }
            #expect(failure?.code == "store.tampered", "\(how) \(cut)")
            let looked = try SQLiteEventStore(
                folder: folder.path, headKey: testHeadKey, examining: .tables)
            #expect(try looked.verify().flaw != nil, "\(how) \(cut)")
            looked.close()
        }
    }

    @Test("a slot that lost its write with the power is no damage: the log is longer") func tornHead() throws
    {
        let (folder, _) = try log()
        let path = folder.path + "/log.head"
        let head = try String(contentsOfFile: path, encoding: .utf8)
        let slots = head.split(separator: "\n").map { $0 + "\n" }
        let newest = try #require(slots.firstIndex { $0.hasPrefix("vow-head-1 7 ") })
        var torn = slots
        torn[newest] = String(repeating: "\0", count: 255) + "\n"
        try torn.joined().write(toFile: path, atomically: true, encoding: .utf8)
        let store = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey, examining: .everything)
        #expect(try store.head() == 7)
        store.close()
        #expect(try String(contentsOfFile: path, encoding: .utf8).contains("vow-head-1 7 "))
    }

    @Test("what is taken away or put back while the log is open is noticed at the next look")
    func whileOpen() throws {
        let (folder, vault) = try log()
        let running = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
        let log = EventLog(store: running, vault: vault)
        #expect(!ConsentCheck.allows(.cloudSpeech, recipient: "https://host", in: log))
        try tamper(folder, ["DELETE FROM events WHERE position = 7"])
        #expect(!ConsentCheck.allows(.cloudSpeech, recipient: "https://host", in: log))
        #expect(refusal { _ = try running.head() }?.code == "store.tampered")
        #expect(throws: AppendFailure.self) { try log.append([.setting(key: "x", value: "y")], at: Self.now) }
    }

    @Test("a withdrawal taken out of the middle does not bring the consent back") func middle() throws {
        let (folder, vault) = try log()
        var store = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
        for _ in 0..<2 {
            try store.append(
                [event("More")], to: StreamName(category: "run", id: "1"), expecting: .any, key: nil)
        }
        store.close()
        try tamper(folder, ["DELETE FROM events WHERE position = 7"])
        store = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
        let log = EventLog(store: store, vault: vault)
        #expect(!ConsentCheck.allows(.cloudSpeech, recipient: "https://host", in: log))
        #expect(refusal { _ = try store.readAll(after: 0, limit: 10) }?.code == "store.tampered")
    }

    @Test("a record of a log that a salvage left behind proves nothing in the new one") func otherLog() throws
    {
        let (folder, _) = try log()
        let target = try ScratchFolder()
        _ = try LogSalvage.salvage(from: folder.path, to: target.path, headKey: testHeadKey)
        let queue = try database(target)
        try queue.writeWithoutTransaction { database in
            try database.execute(sql: "ATTACH ? AS old", arguments: [folder.path + "/log.sqlite"])
        }
        try tamper(target, ["DELETE FROM events WHERE position = 7"])
        try queue.writeWithoutTransaction { database in
            try database.execute(sql: "INSERT INTO events SELECT * FROM old.events WHERE position = 7")
        }
        let failure = refusal { _ = try SQLiteEventStore(folder: target.path, headKey: testHeadKey) }
        #expect(
            failure.map { Wording(in: .english)($0.message) }
                == "Record 7 of the log was not written by this device.")
    }

    @Test("an older log with its older head is noticed where the key file knows of a newer record")
    func rollback() throws {
        let (folder, older) = (try ScratchFolder(), try ScratchFolder())
        let access = LogAccess(storage: SQLiteLogStorage(folder: folder.path), vault: MemoryKeyVault())
        func opened() throws -> EventLog {
            EventLog(store: try access.open(busyTimeoutMilliseconds: 1_000), vault: access.vault)
        }
        var log = try opened()
        try log.append([.consent(.cloudSpeech, .given(recipient: "h", statement: 1))], at: Self.now)
        log.opened?.close()
        let names = ["log.sqlite", "log.head"]
        for name in names {
            try FileManager.default.copyItem(
                atPath: folder.path + "/" + name, toPath: older.path + "/" + name)
        }
        log = try opened()
        try log.append([.consent(.cloudSpeech, .withdrawn)], at: Self.now)
        access.noteAnchor(of: log.store)
        log.opened?.close()
        for name in names {
            try FileManager.default.removeItem(atPath: folder.path + "/" + name)
            try FileManager.default.copyItem(
                atPath: older.path + "/" + name, toPath: folder.path + "/" + name)
        }
        let failure = refusal { _ = try opened() }
        #expect(failure?.code == "store.tampered")
        #expect(failure.map { Wording(in: .english)($0.message) }?.contains("an older copy") == true)
        // Each of its records is sound; what is missing makes it one to salvage all the same.
        #expect(try access.verify().flaw == nil)
        #expect(access.soundRecords(busyTimeoutMilliseconds: 1_000) == nil)
        let report = try access.salvage(at: Self.now)
        #expect(report.addedCount == 1)
        #expect(access.soundRecords(busyTimeoutMilliseconds: 1_000) == report.saved + 1)
        #expect(!report.isWhole)
        log = try opened()
        #expect(!ConsentCheck.allows(.cloudSpeech, recipient: "h", in: log))
        log.opened?.close()
        // A log that is gone altogether is not begun anew either.
        for name in names { try FileManager.default.removeItem(atPath: folder.path + "/" + name) }
        #expect(refusal { _ = try opened() }?.code == "store.missing")
    }

    @Test(
        "a link in the place of a file is not followed",
        arguments: ["log.sqlite", "log.head", "log.sqlite-wal"])
    func links(name: String) throws {
        let (folder, victim) = (try ScratchFolder(), try ScratchFolder())
        let path = victim.path + "/precious"
        try Data("precious".utf8).write(to: URL(filePath: path))
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/" + name, withDestinationPath: path)
        #expect(refusal { _ = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey) } != nil)
        #expect(FileManager.default.contents(atPath: path) == Data("precious".utf8))
    }

    @Test("a forged key of an append swallows nothing") func forgedKey() throws {
        let (folder, _) = try log()
        try database(folder).write { database in
            try database.execute(
                sql: "INSERT INTO appends SELECT 'next', first, count, code FROM appends WHERE key = 'once'")
        }
        let store = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
        let stream = StreamName(category: "run", id: "1")
        #expect(throws: AppendFailure.self) {
            try store.append([event("More")], to: stream, expecting: .any, key: "next")
        }
        #expect(
            try store.append([event("More")], to: stream, expecting: .any, key: "once").first?.position == 7)
    }
}
