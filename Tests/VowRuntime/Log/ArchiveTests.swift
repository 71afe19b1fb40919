import InMemory
import Testing
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

@Suite("Export, import, erasure")
struct ArchiveTests {
    private let now = Instant(millisecondsSinceEpoch: 1_800_000_000_000)

    private func filledLog() throws -> EventLog {
        let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
        try log.append(
            [
                .line(
                    "l1",
                    .added(kind: .affirmation, text: "I keep \"promises\" to myself, año", language: .english)
                )
            ],
            at: now)
        try log.append([.line("l1", .edited(text: "I keep every promise"))], at: now)
        try log.append([.setting(key: "engine", value: "moonshine")], at: now)
        try log.append([.run("r1", .ringStarted(means: .sound, delayMilliseconds: 12))], at: now)
        try log.append([.run("r1", .lineRecited(line: "l1", attempt: 1, score: 0.875))], at: now)
        try log.append([.run("r1", .dismissed(mode: .spoken))], at: now)
        return log
    }

    private func exported(_ log: EventLog, exportedAt: Instant) throws -> [UInt8] {
        var document: [UInt8] = []
        try Archive.write(log, exportedAt: exportedAt) { document += $0 }
        return document
    }

    private func importing(_ document: [UInt8], vault: MemoryKeyVault) throws -> (
        EventLog, Archive.ImportReport
    ) {
        let staging = EventLog(store: MemoryEventStore(), vault: vault)
        var restored: [StoredEvent] = []
        var lines = document.split(separator: UInt8(ascii: "\n")).makeIterator()
        let report = try Archive.restore({ lines.next() }, into: staging) { next in
            while let record = try next() { restored.append(record) }
        }
        return (EventLog(store: MemoryEventStore(holding: restored), vault: vault), report)
    }

    @Test func anImportGivesTheSameRecordsAndEvents() throws {
        let log = try filledLog()
        let document = try exported(log, exportedAt: now)
        let (copy, report) = try importing(document, vault: MemoryKeyVault())
        #expect(report == Archive.ImportReport(records: 6, erased: 0))
        #expect(try copy.history() == log.history())
        #expect(try exported(copy, exportedAt: now) == document)
    }

    @Test func anEmptyLogIsExportedToo() throws {
        let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
        let (copy, report) = try importing(
            try exported(log, exportedAt: now), vault: MemoryKeyVault())
        #expect(report.records == 0)
        #expect(try copy.store.head() == 0)
    }

    @Test func aChangedArchiveIsRefused() throws {
        let document = try exported(try filledLog(), exportedAt: now)
        let text = String(decoding: document, as: UTF8.self)
        let changed = [
            text.replacing("moonshine", with: "moonshane"), String(text.dropLast(4)), "", "{}",
            text.replacing("\"position\":3", with: "\"position\":4"),
            // What is only for reading may not say something else than what is sealed.
            text.replacing("I keep every promise", with: "I keep every penny"),
            text.replacing("\"personal\":{\"text\":\"I keep every promise\"}", with: "\"erased\":true"),
            try withOneDigitOfAKeyChanged(text),
        ]
        for other in changed {
            #expect(other != text)
            #expect(throws: Archive.Refusal.self) {
                try importing(Array(other.utf8), vault: MemoryKeyVault())
            }
        }
    }

    private func withOneDigitOfAKeyChanged(_ text: String) throws -> String {
        let key = try #require(text.firstRange(of: "\"key\":\""))
        let digit = text[key.upperBound] == "0" ? "1" : "0"
        return text[..<key.upperBound] + digit + text[text.index(after: key.upperBound)...]
    }

    @Test func anOldBackupDoesNotBringBackWhatWasErased() throws {
        let log = try filledLog()
        let backup = try exported(log, exportedAt: now)
        let vault = try #require(log.vault as? MemoryKeyVault)
        let erasure = try Erasure(of: ["lines"], in: log)
        #expect(erasure.holdings == [Erasure.Holding(personalClass: "lines", records: 2)])
        #expect(erasure.traces(in: Array("x I keep every promise.".utf8)) == 1)
        #expect(erasure.traces(in: Array("x I keep every promises.".utf8)) == 0)
        try erasure.destroyKeys(in: vault)
        #expect(try log.history().filter(\.isErased).count == 2)
        let (copy, report) = try importing(backup, vault: vault)
        #expect(report == Archive.ImportReport(records: 6, erased: 2))
        #expect(try copy.history() == log.history())
        let after = try exported(copy, exportedAt: now)
        #expect(erasure.traces(in: after) == 0)
        #expect(erasure.traces(in: backup) > 0)
        // What belongs to another class stays.
        #expect(
            try copy.history().contains {
                $0.event == .run("r1", .lineRecited(line: "l1", attempt: 1, score: 0.875))
            })
    }

    @Test func theTapeHoldsWhatWasPacked() {
        let files = [
            (name: "a/one.txt", bytes: Array("one".utf8)),
            (name: "a/big", bytes: [UInt8](repeating: 7, count: 1500)),
        ]
        var tape: [UInt8] = []
        for file in files {
            tape += TarArchive.header(file.name, size: file.bytes.count, secondsSinceEpoch: 1_800_000_000)
            tape += file.bytes + TarArchive.padding(after: file.bytes.count)
        }
        tape += TarArchive.end
        #expect(tape.count.isMultiple(of: 512))
        for file in files { #expect(found(file.name, in: tape) == file.bytes) }
        #expect(found("a/none", in: tape) == nil)
        for length in stride(from: 0, to: tape.count, by: 100) {
            _ = found("a/big", in: Array(tape.prefix(length)))
        }
    }

    private func found(_ name: String, in tape: [UInt8]) -> [UInt8]? {
        var rest = tape[...]
        func read(_ count: Int) -> [UInt8] {
            defer { rest = rest.dropFirst(count) }
            return Array(rest.prefix(count))
        }
        return TarArchive.find(name, read: read, skip: { _ = read($0) }).map(read)
    }
}
