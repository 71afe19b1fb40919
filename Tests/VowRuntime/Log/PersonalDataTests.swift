import InMemory
import LivedDays
import Testing
import VowAnswers
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

/// D4, V8: what a person agrees to and rehearses, from the command to the log.
@Suite("What a person agrees to and rehearses") struct PersonalDataTests {
    private let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())

    private var service: CommandService { CommandService(ofFakesOn: log) }

    private let said = AttemptEvidence(
        transcript: "I keep my promises to myself.", mode: .spoken, engine: "moonshine", model: "m",
        speechMilliseconds: 2_000)

    @Test("a consent to words that told of less than is sent today allows nothing, until it is given anew")
    func earlierWords() throws {
        func allows() -> Bool { ConsentCheck.allows(.languageModel, recipient: "https://a.example", in: log) }
        try log.append(
            [.consent(.languageModel, .given(recipient: "https://a.example", statement: 1))],
            at: Instant(secondsSinceEpoch: 1_800_000_000))
        #expect(!allows())
        #expect(try service.present().consent(for: .languageModel).recipient == nil)
        try service.consent(to: .languageModel, .give(recipient: "https://a.example"))
        #expect(allows())
        #expect(try service.present().consent(for: .languageModel).recipient == "https://a.example")
    }

    @Test("a consent holds for its recipient, at once, and until it is withdrawn")
    func consent() throws {
        func allows(_ recipient: String) -> Bool {
            ConsentCheck.allows(.cloudSpeech, recipient: recipient, in: log)
        }
        #expect(!allows("https://a.example"))
        try service.consent(to: .cloudSpeech, .give(recipient: "https://a.example"))
        #expect(allows("https://a.example"))
        #expect(!allows("https://b.example"))
        #expect(try service.present().consent(for: .cloudSpeech).recipient == "https://a.example")
        #expect(try service.state().consent(for: .cloudSpeech).recipient == "https://a.example")
        try service.consent(to: .cloudSpeech, .give(recipient: "https://a.example"))
        try service.consent(to: .cloudSpeech, .withdraw)
        #expect(!allows("https://a.example"))
        #expect(try log.history().count == 2)
        #expect(throws: CommandError.self) { try service.consent(to: .cloudSpeech, .give(recipient: "")) }
    }

    @Test("a rehearsal is recorded, sealed with the lines, and teaches from the next day")
    func rehearsal() throws {
        let line = try service.addLine("I keep promises to myself.", kind: .affirmation, language: .english)
        let rehearsal = try service.rehearse(line: line, said)
        let today = try service.present().today
        #expect(rehearsal.outcome == .heard)
        #expect(rehearsal.holdsFrom == today.adding(days: 1))
        let stored = try #require(try log.history().last).stored.event
        #expect(stored.name == "LineRehearsed")
        #expect(stored.sealed?.personalClass == "lines")
        let book = try service.present().book
        #expect(book.renderings(in: .english, on: today).isEmpty)
        #expect(book.renderings(in: .english, on: today.adding(days: 1)).map(\.heard) == [said.transcript])
        try log.vault.destroyKeys(of: "lines")
        let fresh = CommandService(ofFakesOn: log)
        #expect(try fresh.present().book.renderings(in: .english, on: today.adding(days: 1)).isEmpty)
    }

    @Test("S10: nothing is learnt while a run is in progress")
    func whileRinging() throws {
        let line = try service.addLine("I keep promises to myself.", kind: .affirmation, language: .english)
        let step = GateStep(
            kind: .affirmation, lines: [RequiredLine(id: line, text: "I keep promises to myself.")],
            challengeWord: nil)
        let terms = FiredTerms(
            alarm: "a1", label: "", due: DaemonMorning.start, lateMilliseconds: 0, zone: "UTC",
            zoneVersion: "test", steps: [step], sound: SoundSettings(), snooze: SnoozePolicy(),
            language: .english, verifierVersion: VerifierSettings.currentVersion, timings: SessionTimings())
        try log.append([.run("r1", .fired(terms))], at: DaemonMorning.start)
        #expect(throws: CommandError.refused(Refusal(RefusalText.rehearsalWhileRinging))) {
            try service.rehearse(line: line, said)
        }
        try log.append([.run("r1", .dismissed(mode: .spoken))], at: DaemonMorning.start)
        #expect(throws: Never.self) { try service.rehearse(line: line, said) }
    }

    @Test("the line is heard through the microphone and the ears of a morning")
    func room() throws {
        let speech = PromptedSpeech()
        var room = RehearsalListener(
            source: speech, microphone: speech, clock: SimulatedWakeClock(at: DaemonMorning.start),
            engine: { _ in "auto" })
        speech.say("I keep promises to myself.")
        var isReady = false
        let heard = try room.hear("I keep promises to myself.", language: .english) {
            isReady = true
        } partial: { _ in
        }
        #expect(isReady)
        #expect(heard?.transcript == "I keep promises to myself.")
        #expect(heard?.engine == "prompted")
        speech.beQuiet(seconds: 11)
        #expect(try room.hear("I keep promises to myself.", language: .english) { _ in } == nil)
    }

    @Test(
        "a cloud service is named by an https address, or one of this machine",
        arguments: [
            ("cloud:https://api.example/v1#base", "https://api.example/v1/audio/transcriptions", "base"),
            (
                "cloud:https://api.example:8443/v1/", "https://api.example:8443/v1/audio/transcriptions",
                "whisper-1"
            ),
            (
                "cloud:https://API.example/v1/audio/transcriptions",
                "https://api.example/v1/audio/transcriptions", "whisper-1"
            ),
            ("cloud:http://127.0.0.1:9000/v1", "http://127.0.0.1:9000/v1/audio/transcriptions", "whisper-1"),
            ("cloud:http://[::1]:9000", "http://[::1]:9000/audio/transcriptions", "whisper-1"),
        ])
    func addresses(_ engine: String, _ url: String, _ model: String) throws {
        let address = try #require(CloudAddress(engine: engine))
        #expect(address.url == url)
        #expect(address.model == model)
        #expect(SettingKey.fallbackEngine.objection(to: engine) == nil)
        #expect(SettingKey.shadowEngine.objection(to: engine) == nil)
    }

    @Test(
        "and by nothing else",
        arguments: [
            "cloud:", "cloud:api.example", "cloud:http://api.example/v1", "cloud:ftp://api.example/v1",
            "cloud:https://user:secret@api.example/v1", "cloud:https://api.example/v1?key=secret",
            "cloud:https:///v1", "cloud:https://api.example/v1\r\nX: y",
            "cloud:http://127.0.0.1.evil.example/v1",
            "cloud:http://localhost.evil.example/v1", "cloud:https://api.exämple/v1",
        ])
    func noAddresses(_ engine: String) {
        #expect(CloudAddress(engine: engine) == nil)
        #expect(SettingKey.fallbackEngine.objection(to: engine) != nil)
    }

    @Test("a cloud service is never the engine that decides")
    func neverFirst() {
        for key in [SettingKey.engine, .engineEnglish, .engineSpanish, .engineChinese] {
            #expect(key.objection(to: "cloud:https://api.example/v1") != nil)
        }
        #expect(SettingKey.shadowEngine.objection(to: "auto") != nil)
        #expect(SettingKey.shadowEngine.objection(to: "whisper") == nil)
        #expect(SettingKey.shadowEngine.objection(to: "off") == nil)
        #expect(Settings().shadowEngine.isEmpty && Settings().fallbackEngine.isEmpty)
    }
}
