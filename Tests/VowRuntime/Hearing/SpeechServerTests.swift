import InMemory
import Testing
import VowAnswers
import VowCore
import VowPorts
import VowRuntime

/// D4, X6: a speech server on another machine gets recordings only with the person's recorded consent.
@Suite struct SpeechServerTests {
    private static let server = "wyoming:bedroom.example:10300"
    private let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())

    private var service: CommandService { CommandService(ofFakesOn: log) }

    private func refusal(_ key: SettingKey, _ value: String) -> String? {
        do { try service.set(key, to: value) } catch {
            guard case .refused(let refusal) = error else { return "failed" }
            let settings = try? service.present().settings
            return refusal.text(Wording(settings ?? Settings()))
        }
        return nil
    }

    @Test("an address tells who receives, and whether it is this machine")
    func addresses() {
        let cases: [(String, String?, Bool)] = [
            (Self.server, Self.server, false),
            ("wyoming:tcp://Bedroom.Example:1", "wyoming:bedroom.example:1", false),
            ("wyoming:127.0.0.1:10300", "wyoming:127.0.0.1:10300", true),
            ("wyoming:localhost:10300", "wyoming:localhost:10300", true),
            ("wyoming:[::1]:10300", "wyoming:[::1]:10300", true),
            ("wyoming:127.example:10300", "wyoming:127.example:10300", false),
            ("wyoming:0.0.0.0:10300", "wyoming:0.0.0.0:10300", false),
            ("wyoming:localhost.example:1", "wyoming:localhost.example:1", false),
            ("wyoming:host", nil, false), ("wyoming:host:0", nil, false), ("wyoming::1", nil, false),
            ("wyoming:a b:1", nil, false), ("cloud:https://host:1", nil, false),
        ]
        for (engine, recipient, isLoopback) in cases {
            let address = ServerAddress(engine: engine)
            #expect(address?.recipient == recipient, "\(engine)")
            #expect((address?.isLoopback ?? false) == isLoopback, "\(engine)")
        }
    }

    @Test("one on another machine cannot be set before the person agrees; one on this machine can")
    func setting() throws {
        #expect(refusal(.engine, "wyoming:127.0.0.1:10300") == nil)
        for key in SettingKey.engineKeys {
            let text = try #require(refusal(key, Self.server), "\(key.rawValue)")
            #expect(text.contains("you have not agreed") && text.contains(Self.server))
        }
        try service.set(.language, to: "es")
        #expect(refusal(.engine, Self.server)?.contains("no has dado tu consentimiento") == true)
        try service.consent(to: .speechServer, .give(recipient: Self.server))
        #expect(refusal(.engine, Self.server) == nil)
        #expect(refusal(.engine, "wyoming:tcp://BEDROOM.example:10300") == nil)
        // The consent is for this recipient: neither another port, nor the purpose of a cloud.
        #expect(refusal(.engine, "wyoming:bedroom.example:10301") != nil)
        #expect(try service.present().consent(for: .cloudSpeech).recipient == nil)
    }

    @Test("what was set before stands idle until the person agrees, and after they withdrew")
    func standing() throws {
        let old = DomainEvent.setting(key: SettingKey.engineSpanish.rawValue, value: Self.server)
        try log.append([old], at: service.now)
        #expect(try service.present().serversNotAgreedTo.map(\.recipient) == [Self.server])
        try service.consent(to: .speechServer, .give(recipient: Self.server))
        #expect(try service.present().serversNotAgreedTo.isEmpty)
        #expect(ConsentCheck.allows(.speechServer, recipient: Self.server, in: log))
        try service.consent(to: .speechServer, .withdraw)
        #expect(!ConsentCheck.allows(.speechServer, recipient: Self.server, in: log))
        #expect(try service.present().serversNotAgreedTo.count == 1)
        // Another setting is none of its business.
        #expect(refusal(.graceMinutes, "5") == nil)
        #expect(refusal(.engineSpanish, "") == nil)
        #expect(try service.present().serversNotAgreedTo.isEmpty)
    }

    @Test("the person is told what they agree to, in both languages")
    func texts() {
        var spanish = Settings()
        spanish.apply(key: "language", value: "es")
        for (settings, words) in [(Settings(), "unencrypted"), (spanish, "sin cifrar")] {
            let texts = ConsentTexts(settings)
            let statement = texts.statement(.speechServer, recipient: Self.server)
            #expect(statement.contains(words) && statement.contains(Self.server))
            #expect(statement.contains("vow consent withdraw speech-server"))
            #expect(texts.standsIdle(Self.server).hasPrefix(texts.notAgreed(Self.server)))
        }
    }
}
