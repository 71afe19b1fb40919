import InMemory
import Testing
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

/// D5: the words of old mornings go by themselves, and what is in force stays.
@Suite("How long words are kept") struct RetentionSpecs {
    private let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())

    private static let text = "I keep promises to myself."
    private static let line = RequiredLine(id: "l1", text: text)

    private func noon(_ month: Int, _ day: Int) -> Instant {
        let date = CivilDate(year: 2029, month: month, day: day)!
        return Instant(millisecondsSinceEpoch: Int64(date.daysSinceEpoch) * 86_400_000 + 43_200_000)
    }

    /// An alarm and a line, made in January, and a kept morning in each of the first three months.
    private func fill() throws {
        let rule = OccurrenceRule(
            time: CivilTime(hour: 12, minute: 0)!, recurrence: .weekly(.everyDay))
        try log.append(
            [.alarm("a1", .scheduled(AlarmDefinition(label: "Orchids", rule: rule)))], at: noon(1, 1))
        try log.append(
            [.line("l1", .added(kind: .affirmation, text: Sealed(Self.text), language: .english))],
            at: noon(1, 1))
        for month in 1...3 { try keepMorning("r\(month)", at: noon(month, 15)) }
    }

    private func keepMorning(_ run: RunID, at instant: Instant) throws {
        let step = GateStep(kind: .affirmation, lines: [Self.line], challengeWord: nil)
        let terms = FiredTerms(
            alarm: "a1", label: "Orchids", due: instant, lateMilliseconds: 0, zone: "UTC",
            zoneVersion: "test", steps: [step], sound: SoundSettings(), snooze: SnoozePolicy(),
            language: .english, verifierVersion: VerifierSettings.currentVersion, timings: SessionTimings())
        let heard = AttemptEvidence(
            transcript: Self.text, mode: .spoken, engine: "scripted", model: "m", speechMilliseconds: 2_000)
        var state = RunState()
        for command in [RunCommand.fire(terms), .judge(heard)] {
            let events = try state.decide(command, at: instant)
            for event in events { state = state.evolved(by: event, at: instant) }
            try log.append(events.map { .run(run, $0) }, at: instant)
        }
        #expect(state.phase == .ended(.dismissed))
    }

    private func set(_ days: String, at now: Instant) throws {
        try CommandService(ofFakesOn: log, at: now).set(.retentionDays, to: days)
    }

    private func replay(_ run: RunID) throws -> RunReplay {
        RunReplay(ReplayEvent.run(run, of: try log.history()))
    }

    @Test("a morning reads \"erased\" once its month is older than the days that are set, and others do not")
    func replayed() throws {
        try fill()
        try set("30", at: noon(3, 5))
        #expect(try replay("r1").steps.contains { $0.check == .erased })
        #expect(try !replay("r2").steps.contains { $0.check == .erased })
        #expect(try !replay("r3").steps.contains { $0.check == .erased })
        let open = try log.history().filter { !$0.isErased }
        #expect(open.contains { $0.stored.stream.description == "line/l1" })
        #expect(open.contains { $0.stored.stream.description == "alarm/a1" })
    }

    @Test("a month goes on the day after its last day has become too old, and not before")
    func dayByDay() throws {
        try fill()
        var settings = Settings()
        settings.apply(key: SettingKey.retentionDays.rawValue, value: "10")
        #expect(try Retention.apply(settings, to: log, at: noon(2, 10)).isEmpty)
        let gone = try Retention.apply(settings, to: log, at: noon(2, 11))
        #expect(gone.map(\.name) == ["lines@2029-01", "recitations@2029-01"])
        #expect(try Retention.apply(settings, to: log, at: noon(2, 11)).isEmpty)
        #expect(try Retention.apply(Settings(), to: log, at: noon(12, 1)).isEmpty)
    }

    @Test("alarm, line and streak are as before, and the views are made anew without the words")
    func inForce() throws {
        try fill()
        let before = try CommandService(ofFakesOn: log, at: noon(3, 16)).streak()
        try set("1", at: noon(3, 16))
        let after = CommandService(ofFakesOn: log, at: noon(3, 16))
        #expect(try after.streak() == before)
        let present = try after.present()
        #expect(present.alarms.map { $0.state.definition?.label } == ["Orchids"])
        #expect(present.book.entries.map(\.text) == [Self.text])
        let mornings = try after.mornings(last: 3)
        #expect(mornings.map(\.label).filter { $0 == "Orchids" }.count == 1)
        #expect(mornings.map(\.outcome) == [.kept, .kept, .kept])
    }

    @Test("a wipe takes the keys of every month, and those from before there were months")
    func wiped() throws {
        _ = try log.vault.currentKey(for: "recitations")
        try fill()
        let erasure = try Erasure(of: ["recitations"], in: log)
        #expect(erasure.holdings == [Erasure.Holding(personalClass: "recitations", records: 6)])
        try erasure.destroyKeys(in: log.vault)
        #expect(try !log.vault.keys().contains { $0.personalClass.hasPrefix("recitations") })
        #expect(try log.vault.keys().contains { $0.personalClass == "lines@2029-02" })
    }

    @Test("a record under the one key of its class, from before there were months, stays readable")
    func oldKey() throws {
        let key = try log.vault.currentKey(for: "recitations")
        let event = DomainEvent.run("r9", .lineRecited(line: "l1", attempt: 1, score: Sealed(0.5)))
        let stream = EventCodec.stream(of: event)
        var sealer = EventSealer(stream: stream)
        sealer.add(keyID: key.id, of: "recitations", bytes: key.bytes)
        let sealed = try sealer.seal(
            try EventCodec.encode(event), at: noon(1, 1), cause: "", correlation: "")
        try log.store.append([sealed], to: stream, expecting: .any, key: nil)
        try set("1", at: noon(12, 1))
        #expect(try log.history().first?.event == event)
    }

    @Test("the names of keys are read as they were written")
    func names() {
        for (erased, name) in [(Erasing.byWipe, "lines"), (.byWipeOrAge, "lines@2029-12")] {
            let scope = KeyScope("lines", erased: erased, at: noon(12, 31))
            #expect(scope.name == name)
            #expect(KeyScope(name: name) == scope)
        }
        #expect(KeyScope(name: "lines@2029-12").lastDay == CivilDate(year: 2029, month: 12, day: 31))
        #expect(KeyScope(name: "lines@2028-02").lastDay == CivilDate(year: 2028, month: 2, day: 29))
        #expect(KeyScope(name: "lines").lastDay == nil)
        #expect(KeyScope(name: "lines@").lastDay == nil)
    }
}
