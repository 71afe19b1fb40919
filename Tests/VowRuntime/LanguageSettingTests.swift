import InMemory
import Testing
import VowAnswers
import VowCore
import VowLog
import VowPorts
import VowRecitation

@testable import VowRuntime

/// A language of the catalogue needs no other place to be chosen.
@Suite("The language of Vow's texts") struct LanguageSettingTests {
    @Test("every language of the catalogue can be set, and no other")
    func languages() {
        #expect(TextLanguage.all.map(\.code) == ["en", "es", "zh"])
        for language in TextLanguage.all { #expect(SettingKey.language.objection(to: language.code) == nil) }
        #expect(
            SettingKey.language.objection(to: "pseudo") == nil, "debug builds show what is not translated")
        for other in ["fr", "", "EN", "zh_CN"] { #expect(SettingKey.language.objection(to: other) != nil) }
        #expect(Wording(setting: "zh").ofLines == .chinese && Wording(setting: "pseudo").ofLines == .english)
    }

    private static let rule = OccurrenceRule(
        time: CivilTime(hour: 6, minute: 30)!, recurrence: .weekly(.everyDay))

    private static func service(_ events: [DomainEvent]) throws -> CommandService {
        let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
        // One append is for one stream.
        for event in events { try log.append([event], at: DaemonMorning.start) }
        return CommandService(ofFakesOn: log, at: DaemonMorning.start)
    }

    private static func line(_ id: String, _ text: String, _ language: Language) -> DomainEvent {
        .line(LineID(id), .added(kind: .affirmation, text: Sealed(text), language: language))
    }

    @Test("a new alarm asks for the lines that are there, whatever language Vow's texts are set to")
    func newAlarms() throws {
        let english = Self.line("l1", "I get up.", .english)
        let spanish = Self.line("l2", "Me levanto.", .spanish)
        let set = DomainEvent.setting(key: "language", value: "es")
        for (events, language) in [
            ([set], Language.spanish), ([set, english], .english), ([set, english, spanish], .english),
            ([english], .english), ([spanish], .spanish), ([spanish, english], .spanish),
        ] {
            let present = try Self.service(events).present()
            #expect(
                present.settings.newAlarm(Self.rule, lines: present.book).gate.language == language,
                "\(events)")
        }
    }

    @Test("setting the language of Vow's texts changes what no alarm asks for, and says so")
    func alarmsStay() throws {
        let english = Self.line("l1", "I get up.", .english)
        let alarm = DomainEvent.alarm("a1", .scheduled(AlarmDefinition(rule: Self.rule)))
        let service = try Self.service([english, alarm])
        var remarks: [String] = []
        let context = OperationContext(
            service: service, parts: OperationParts(), remark: { text, _ in remarks.append(text) })
        var operation = SetSetting()
        (operation.key, operation.value) = ("language", "es")
        _ = try operation.run(context)
        #expect(try service.present().alarm("a1").definition?.gate.language == .english)
        #expect(remarks.count == 1 && remarks[0].contains("vow alarm edit a1 --language es"), "\(remarks)")
        remarks = []
        operation.value = "en"
        _ = try operation.run(context)
        #expect(remarks.isEmpty, "the lines are in it")
    }

    @Test("an alarm that asks for lines in a language in which there is none is remarked on")
    func remark() throws {
        var definition = AlarmDefinition(rule: Self.rule)
        definition.gate.language = .spanish
        let english = Self.line("l1", "I get up.", .english)
        let alarm = DomainEvent.alarm("a1", .scheduled(definition))
        let remarks = Remarks(try Self.service([english, alarm]).present()).onAlarm("a1")
        #expect(remarks.count == 1 && remarks[0].contains("vow alarm edit a1 --language en"), "\(remarks)")
        let both = try Self.service([english, Self.line("l2", "Me levanto.", .spanish), alarm]).present()
        #expect(Remarks(both).onAlarm("a1") == ["You have 1 line in English, for which no alarm asks."])
        var other = definition
        other.gate.language = .english
        other.rule = OccurrenceRule(time: CivilTime(hour: 7, minute: 0)!, recurrence: .weekly(.everyDay))
        let asked = try Self.service([
            english, Self.line("l2", "Me levanto.", .spanish), alarm, .alarm("a2", .scheduled(other)),
        ]).present()
        #expect(Remarks(asked).onAlarm("a1").isEmpty, "another alarm asks for them")
        #expect(Remarks(try Self.service([alarm]).present()).onAlarm("a1").isEmpty)
    }
}
