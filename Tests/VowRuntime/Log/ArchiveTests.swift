import InMemory
import Testing
import VowAnswers
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
        try log.append([.run("r1", .lineRecited(line: "l1", attempt: 1, score: Sealed(0.875)))], at: now)
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

    /// A title for the window, a cleared screen, a turned direction of writing, and no end.
    private static let evil =
        "\u{1B}]0;owned\u{07}\u{1B}[2J\u{202E}x\u{9B}31m" + String(repeating: "A", count: 50_000)

    @Test(
        "whatever field an archive hides it in, a refusal says no sign that steers a terminal, and ends",
        arguments: ["name", "stream", "cause", "class", "key"])
    func foreignFields(field: String) throws {
        let evil = Self.evil
        let sealed = SealedPart(
            personalClass: field == "class" ? evil : "alarms", keyID: field == "key" ? evil : "k",
            bytes: [1, 2])
        let event = ProposedEvent(
            name: field == "name" ? evil : "SettingChanged", schema: 1, at: now,
            cause: field == "cause" ? evil : "command", correlation: evil, plain: Array("{}".utf8),
            sealed: ["class", "key"].contains(field) ? sealed : nil)
        let stream = StreamName(category: field == "stream" ? evil : "settings", id: "device")
        let document = try exported(forged(event, in: stream), exportedAt: now)
        let said: String
        do {
            _ = try importing(document, vault: MemoryKeyVault())
            said = ""
        } catch Archive.Refusal.notAnArchive(let reason) {
            said = Wording(in: .english)(reason)
        } catch Archive.Refusal.failed(let failure) { said = failure.description }
        #expect(!said.isEmpty, "taken")
        #expect(said.count < 5_000, "\(said.count)")
        #expect(
            !said.unicodeScalars.contains {
                $0.properties.generalCategory == .control || [0x202E, 0x2066].contains($0.value)
            }, "\(said.debugDescription)")
    }

    /// A log of one record that no device wrote: anybody can continue the public chain.
    private func forged(_ event: ProposedEvent, in stream: StreamName) -> EventLog {
        let stamp = RecordStamp(
            device: .unknown, time: HybridTime(wallMilliseconds: now.millisecondsSinceEpoch, counter: 0))
        let open = StoredEvent(
            position: 1, stream: stream, version: 1, stamp: stamp, event: event, hash: [])
        let record = StoredEvent(
            position: 1, stream: stream, version: 1, stamp: stamp, event: event,
            hash: HashChain.hash(of: open, previous: HashChain.genesis))
        return EventLog(store: MemoryEventStore(holding: [record]), vault: MemoryKeyVault())
    }

    @Test(
        "an archive with times, counts and scores that no number holds once they are reckoned with is refused: a daemon ends there",
        arguments: [
            ("Snoozed", #"{"until":-9223372036854775808,"count":1}"#, Int64(0)),
            ("Snoozed", #"{"until":9223372036854775807,"count":1}"#, 0),
            ("Snoozed", #"{"until":1800000000000,"count":9223372036854775807}"#, 0),
            ("RunResumed", #"{"gapMilliseconds":9223372036854775807}"#, 0),
            ("SnoozeEnded", "{}", .max), ("SnoozeEnded", "{}", .min),
            ("CheatFlagged", #"{"flag":"playback","attempt":1,"measured":1e+300,"threshold":0.5}"#, 0),
            ("SimilarityLowered", #"{"step":0,"by":-1e+300}"#, 0),
        ])
    func numbersThatRunOver(name: String, plain: String, at: Int64) throws {
        let event = ProposedEvent(
            name: name, schema: 1, at: Instant(millisecondsSinceEpoch: at), cause: "", correlation: "",
            plain: Array(plain.utf8), sealed: nil)
        let stream = StreamName(category: "run", id: "r1")
        let document = try exported(forged(event, in: stream), exportedAt: now)
        #expect(throws: Archive.Refusal.self) { try importing(document, vault: MemoryKeyVault()) }
    }

    @Test(
        "behind what was imported stands that it was, and that nothing may leave the device by what an archive agrees to"
    )
    func additions() throws {
        let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
        for (purpose, event) in [
            (ConsentPurpose.cloudSpeech, ConsentEvent.given(recipient: "https://one", statement: 2)),
            (.languageModel, .given(recipient: "https://two", statement: 1)),
            (.speechServer, .given(recipient: "three:10300", statement: 2)), (.speechServer, .withdrawn),
            (.recordings, .given(recipient: ConsentPurpose.ownDevice, statement: 2)),
        ] { try log.append([.consent(purpose, event)], at: now) }
        let records = try log.store.readAll(after: 0, limit: 10)
        let added = try Archive.additions(behind: records.count, consents: records, at: now)
        for entry in added {
            try log.store.append([entry.event], to: entry.stream, expecting: .any, key: nil)
        }
        #expect(
            try log.history().dropFirst(records.count).map(\.event) == [
                .device(.historyImported(records: 5)), .consent(.cloudSpeech, .withdrawn),
                .consent(.languageModel, .withdrawn),
            ])
        #expect(added.allSatisfy { $0.event.cause == "import" })
        #expect(try Archive.additions(behind: 0, consents: [], at: now).isEmpty)
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
                $0.event == .run("r1", .lineRecited(line: "l1", attempt: 1, score: Sealed(0.875)))
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
