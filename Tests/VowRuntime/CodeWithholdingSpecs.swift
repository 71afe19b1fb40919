import InMemory
import Testing
import VowAnswers
import VowCore
import VowLog

@testable import VowRuntime

/// Answers are not lying about: what a code holds is kept of none, and printed of those that Vow drew while no morning needs
/// it.
@Suite("What a code holds") struct CodeWithholdingSpecs {
    /// 2029-01-01 06:59:50; the alarm "a1" rings each day at 07:00.
    private let start = DaemonMorning.start
    private let log: EventLog

    init() throws {
        log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
        try DaemonMorning.prepare(log, at: DaemonMorning.start.adding(seconds: -10 * 86_400))
    }

    private func service(hours: Int64 = 0) -> CommandService {
        CommandService(ofFakesOn: log, at: start.adding(seconds: hours * 3_600), seed: UInt64(100 + hours))
    }

    private func ask(_ gate: String, instead: String? = nil) throws {
        let rule = OccurrenceRule(time: CivilTime(hour: 7, minute: 0)!, recurrence: .weekly(.everyDay))
        let policy = GatePolicy(
            challenges: try GateNotation.policies(gate),
            standIns: try instead.map { try GateNotation.policies($0) } ?? [])
        let definition = AlarmDefinition(label: "Morning", rule: rule, gate: policy)
        try log.append(
            [.alarm("a1", .changed(definition, loosenedFrom: nil))], at: start.adding(seconds: -9 * 86_400))
    }

    private func refusal(_ service: CommandService, _ name: String = "kitchen") throws -> Refusal? {
        do throws(CommandError) {
            _ = try service.payloadToPrint(try service.token(.code, named: name))
            return nil
        } catch {
            guard case .refused(let refusal) = error else { throw error }
            return refusal
        }
    }

    @Test(
        "of a code that Vow drew, the payload follows from the vault's key, and is the one that the gate asks for"
    )
    func drawn() throws {
        let service = service(hours: -24)
        let code = try service.registerDrawnCode("kitchen")
        let text = try service.payloadToPrint(code)
        #expect(text.wholeMatch(of: /vow:kitchen:[0-9a-f]{16}/) != nil, "\(text)")
        #expect(code.state.digest(on: nil) == PayloadDigest(of: Array(text.utf8)))
        #expect(try service.payloadToPrint(try service.token(.code, named: "kitchen")) == text)
        let other = try CommandService(ofFakesOn: log, at: start.adding(seconds: -86_400), seed: 9)
            .registerDrawnCode("bath")
        #expect(try service.payloadToPrint(other).suffix(16) != text.suffix(16))
    }

    @Test("no event holds a payload, of no code and of no tag")
    func digestOnly() throws {
        let service = service(hours: -24)
        let payload = Array("4006381333931".utf8)
        _ = try service.register(.code, "cereal", as: "ean-13", payload: payload)
        let tag = TokenState.payload(identifier: [4, 0xa2], text: "vow")
        _ = try service.register(.tag, "door", as: nil, payload: tag)
        let drawn = try service.registerDrawnCode("kitchen")
        let printed = Array(try service.payloadToPrint(drawn).utf8)
        let said = try log.history().map { "\($0.event)" }.joined()
        for bytes in [payload, tag, printed] {
            #expect(!said.contains("\(bytes)".dropFirst().dropLast()))
            #expect(!said.contains(String(decoding: bytes, as: UTF8.self)))
        }
        #expect(try refusal(service, "cereal")?.code == "code.notPrintable")
    }

    @Test(
        "it is printed up to twelve hours before an alarm that asks for it, or lets it stand in, and not from then on",
        arguments: [("code:kitchen", nil), ("recite", "code:kitchen")])
    func evening(gate: String, instead: String?) throws {
        let early = service(hours: -30)
        for name in ["kitchen", "bath"] { _ = try early.registerDrawnCode(name) }
        try ask(gate, instead: instead)
        #expect(try refusal(service(hours: -13)) == nil)
        for hours in [Int64(-11), -1, 0] {
            let refused = try #require(try refusal(service(hours: hours)))
            #expect(refused.code == "code.neededSoon")
            #expect(refused.text(Wording(in: .english)).contains("07:00"))
            #expect(refused.text(Wording(in: .spanish)).contains("07:00"))
        }
        // What no alarm asks for is printed at any time.
        #expect(try refusal(service(hours: -1), "bath") == nil)
    }

    @Test(
        "while a run that asks for it is open, it is neither printed nor taken out, and another one holds from tomorrow on"
    )
    func openRun() throws {
        let store = MemoryEventStore()
        let vault = MemoryKeyVault()
        let log = EventLog(store: store, vault: vault)
        let before = DaemonMorning.start.adding(seconds: -86_400)
        try DaemonMorning.prepare(log, at: before)
        let old = try CommandService(ofFakesOn: log, at: before, seed: 7).registerDrawnCode("kitchen")
        let rule = OccurrenceRule(
            time: CivilTime(hour: 7, minute: 0)!, recurrence: .once(CivilDate(year: 2029, month: 1, day: 1)!))
        let gate = GatePolicy(challenges: try GateNotation.policies("code:kitchen"))
        let definition = AlarmDefinition(label: "Morning", rule: rule, gate: gate)
        try log.append([.alarm("a1", .changed(definition, loosenedFrom: nil))], at: before)
        let morning = try DaemonMorning(store: store, isPrepared: true, vault: vault)
        defer { try? morning.end() }
        morning.clock.pass(milliseconds: 10_000)
        morning.clock.passToPlannedWake()
        let service = CommandService(ofFakesOn: log, at: DaemonMorning.start.adding(seconds: 30), seed: 8)
        #expect(try refusal(service)?.code == "code.neededNow")
        #expect(throws: CommandError.self) { try service.remove(.code, old.id) }
        let today = CivilDate(year: 2029, month: 1, day: 1)!
        let new = try service.register(.code, "kitchen", as: nil, payload: Array("bedside".utf8))
        #expect(new.state.digest(on: today) == old.state.digest(on: today))
        #expect(new.state.digest(on: today.adding(days: 1)) == PayloadDigest(of: Array("bedside".utf8)))
    }
}
