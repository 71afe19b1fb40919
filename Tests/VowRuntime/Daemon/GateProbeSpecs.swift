import Testing
import VowAnswers
import VowCore
import VowRecitation
import VowRuntime

/// What a gate needs of the device, looked at when its alarm is made.
@Suite("K1 K2 What a gate needs") struct GateProbeSpecs {
    private let pick = Wording(in: .english)
    private let noReader = Readiness(.tags, .missing, "no tag reader is connected", repair: "Plug one in")

    private func definition(_ gate: String, instead: String? = nil) throws -> AlarmDefinition {
        var definition = AlarmDefinition(
            rule: OccurrenceRule(time: CivilTime(hour: 7, minute: 0)!, recurrence: .weekly(.everyDay)))
        definition.gate.challenges = try ChallengePolicy.challenges(gate)
        if let instead { definition.gate.standIns = try ChallengePolicy.standIns(instead) }
        return definition
    }

    @Test("a tag without a reader is refused with the repair, unless something may take its place")
    func tags()
        throws
    {
        let alone = GateProbe(try definition("tag:door"), findings: [noReader], pick)
        let sentence = alone.refusal?.text(pick) ?? ""
        #expect(sentence.contains("Plug one in") && sentence.contains("--instead"))
        #expect(alone.refusal?.code == "gate.cannotWork")
        #expect(throws: CommandError.self) { try alone.check() }
        let helped = GateProbe(try definition("tag:door", instead: "type"), findings: [noReader], pick)
        #expect(helped.refusal == nil)
        #expect(helped.rows?.map(\.part) == ["tags"] && helped.rows?.first?.repair == "Plug one in")
        #expect(helped.remarks.count == 1)
    }

    @Test("what is not asked for is not told, and a missing microphone is: the lines can be typed")
    func spoken()
        throws
    {
        let deaf = Readiness(.microphone, .missing, "there is none", repair: "Connect one")
        let spoken = GateProbe(try definition("recite:affirmations"), findings: [deaf], pick)
        #expect(spoken.refusal == nil && spoken.rows?.map(\.part) == ["microphone"])
        #expect(GateProbe(try definition("sum:easy"), findings: [deaf], pick).rows == nil)
        let fine = Readiness(.microphone, .ready, "there")
        #expect(GateProbe(try definition("recite:affirmations"), findings: [fine], pick).rows == nil)
    }
}
