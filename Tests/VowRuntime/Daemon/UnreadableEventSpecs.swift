import InMemory
import Testing
import VowAnswers
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

/// One event that this version cannot read, such as one of a newer version, holds nothing up.
@Suite("An event that cannot be read holds nothing up") struct UnreadableEventSpecs {
    private static let now = Instant(secondsSinceEpoch: 1_780_000_000)

    private func service(_ log: EventLog) -> CommandService {
        CommandService(
            log: log, clock: SimulatedWakeClock(at: Self.now), zones: FixedZones(),
            entropy: FixedEntropy(seed: 7))
    }

    /// A log with a line and a consent, and then an event of a later version in a stream.
    private func log(unknownIn stream: StreamName) throws -> EventLog {
        let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
        let service = service(log)
        _ = try service.addLine("I keep promises to myself.", kind: .affirmation, language: .english)
        try service.consent(to: .cloudSpeech, .give(recipient: "https://host"))
        try log.store.append(
            [
                ProposedEvent(
                    name: "LaterThing", schema: 9, at: Self.now, cause: "", correlation: "",
                    plain: Array("{}".utf8), sealed: nil)
            ], to: stream, expecting: .any, key: nil)
        return log
    }

    private static let streams = [
        StreamName(category: "consent", id: "cloud-speech"), StreamName(category: "line", id: "x9"),
        StreamName(category: "device", id: "this"), StreamName(category: "settings", id: "device"),
    ]

    @Test("lines, alarms, settings and consents still obey", arguments: streams)
    func commands(stream: StreamName) throws {
        let log = try log(unknownIn: stream)
        let service = service(log)
        let overview = try service.present()
        #expect(overview.unreadable == [3])
        #expect(overview.book.entries.count == 1)
        try service.change(line: try #require(overview.book.entries.first).id, .remove(today: overview.today))
        let time = try #require(CivilTime(hour: 7, minute: 0))
        let alarm = try service.schedule(
            AlarmDefinition(label: "Up", rule: OccurrenceRule(time: time, recurrence: .weekly(.everyDay))))
        try service.change(alarm: alarm, .disable)
        // Beside what it cannot read in a stream, this version writes there only what takes back or turns off.
        if stream.category == "settings" {
            #expect(throws: CommandError.self) { try service.set(.graceMinutes, to: "7") }
        } else {
            try service.set(.graceMinutes, to: "7")
        }
        try service.consent(to: .cloudSpeech, .withdraw)
        #expect(!ConsentCheck.allows(.cloudSpeech, recipient: "https://host", in: log))
        let after = try service.present()
        #expect(after.book.entries.isEmpty)
        #expect(after.alarm(alarm).isEnabled == false)
        #expect(after.consent(for: .cloudSpeech).recipient == nil)
        #expect(try service.state().unreadable == [3])
    }

    @Test("a consent of which an event cannot be read is denied, and cannot be given") func consent() throws {
        let log = try log(unknownIn: Self.streams[0])
        let service = service(log)
        #expect(!ConsentCheck.allows(.cloudSpeech, recipient: "https://host", in: log))
        #expect(try service.present().consent(for: .cloudSpeech).recipient == nil)
        #expect(try service.present().consentsDenied == [.cloudSpeech])
        #expect(throws: CommandError.self) {
            try service.consent(to: .cloudSpeech, .give(recipient: "https://other"))
        }
        try service.consent(to: .cloudSpeech, .withdraw)
        #expect(try log.store.read(stream: Self.streams[0], after: 0).last?.event.name == "ConsentWithdrawn")
        // Another purpose is not touched by it.
        try service.consent(to: .speechServer, .give(recipient: "host:1"))
        #expect(ConsentCheck.allows(.speechServer, recipient: "host:1", in: log))
    }

    @Test("it is exported with the rest, erased beside, and an import refuses it") func archive() throws {
        let log = try log(unknownIn: Self.streams[1])
        var text: [UInt8] = []
        try Archive.write(log, exportedAt: Self.now) { text += $0 }
        #expect(String(decoding: text, as: UTF8.self).contains("LaterThing"))
        let erasure = try Erasure(of: Erasure.classes, in: log)
        try erasure.destroyKeys(in: log.vault)
        #expect(try service(log).present().book.entries.isEmpty)

        var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
        let fresh = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
        let refusal = #expect(throws: Archive.Refusal.self) {
            try Archive.restore({ lines.popFirst() }, into: fresh) { next in
                while try next() != nil {}
            }
        }
        guard case .notAnArchive(let reason)? = refusal else {
            Issue.record("\(String(describing: refusal))")
            return
        }
        #expect(Wording(in: .english)(reason).contains("record 3, LaterThing"))
    }

    @Test("a personal part that does not open is left closed in an export") func brokenSeal() throws {
        let sound = try log(unknownIn: Self.streams[2])
        let records = try sound.store.readAll(after: 0, limit: 10)
        let store = MemoryEventStore()
        for record in records {
            var event = record.event
            if let sealed = event.sealed {
                var bytes = sealed.bytes
                bytes[15] ^= 1
                event = ProposedEvent(
                    name: event.name, schema: event.schema, at: event.at, cause: event.cause,
                    correlation: event.correlation, plain: event.plain,
                    sealed: SealedPart(personalClass: sealed.personalClass, keyID: sealed.keyID, bytes: bytes)
                )
            }
            try store.append([event], to: record.stream, expecting: .any, key: nil)
        }
        let log = EventLog(store: store, vault: sound.vault)
        var text: [UInt8] = []
        try Archive.write(log, exportedAt: Self.now) { text += $0 }
        #expect(text.count > 500)
        #expect(try service(log).present().unreadable == [1, 3])
    }
}

/// While something stands in for the log, what was last made of it serves.
@Suite("The last views serve while the log is gone") struct LastViewsSpecs {
    @Test("alarms are known from the last views, which stay as they are; nothing is agreed to") func gone()
        throws
    {
        let now = Instant(secondsSinceEpoch: 1_780_000_000)
        let vault = MemoryKeyVault()
        let views = TransientViewStore()
        let log = EventLog(store: MemoryEventStore(), vault: vault)
        let time = try #require(CivilTime(hour: 7, minute: 0))
        let definition = AlarmDefinition(
            label: "Up", rule: OccurrenceRule(time: time, recurrence: .weekly(.everyDay)))
        try log.append([.alarm("a1", .scheduled(definition))], at: now)
        try log.append([.consent(.cloudSpeech, .given(recipient: "h", statement: 1))], at: now)
        ViewProjector(log: log, store: views, zones: FixedZones(), program: "test").keepUp()
        let kept = try #require(try views.summary())

        let failure = PortFailure(
            code: "store.missing", message: TextCode(worded: "Gone."), repair: TextCode(worded: "Look."))
        let stand = EventLog(
            store: DegradedEventStore(records: []) { () throws(PortFailure) in throw failure }, vault: vault)
        let projector = ViewProjector(log: stand, store: views, zones: FixedZones(), program: "another build")
        let service = CommandService(
            log: stand, clock: SimulatedWakeClock(at: now), zones: FixedZones(),
            entropy: FixedEntropy(seed: 7), views: projector)
        let overview = try service.present()
        #expect(overview.alarm("a1").definition?.label == "Up")
        #expect(overview.upcoming.first?.alarm == "a1")
        #expect(try views.summary() == kept)
        #expect(!ConsentCheck.allows(.cloudSpeech, recipient: "h", in: stand))
    }
}
