import Foundation
import InMemory
import Testing
import VowAnswers
import VowCore
import VowLog
import VowRecitation

@testable import VowRuntime

/// M6: the week's look at a goal, as the page leads it, and the sign of words that have become routine.
@Suite("The week's look") struct WeeklyLookSpecs {
    private let office: FrontEndSpecs.Office
    private let line: LineID

    init() throws {
        office = try FrontEndSpecs.Office()
        let service = CommandService(
            log: office.log, clock: office.clock, zones: FixedZones(), entropy: FixedEntropy(seed: 5))
        line = try service.addLine("I run three times a week.", kind: .goal, language: .english)
        try service.change(
            goal: GoalID(line), .set(GoalDetails(text: "I run three times a week."), line: line, origin: ""))
    }

    private func goal() throws -> GoalState {
        let service = CommandService(
            log: office.log, clock: office.clock, zones: FixedZones(), entropy: FixedEntropy(seed: 6))
        return try service.goals()[0].state
    }

    @Test("an easier step is offered, and nothing is kept before the person says so")
    func offer() throws {
        let looked = try office.ask(
            #"{"vow":1,"id":1,"command":"goals.look","arguments":{"id":"\#(line.text)","helped":"my friend","hindered":"rain","easier":"I will run on Tuesday at 7"}}"#
        )
        let row = try #require(looked["done"] as? [String: Any], "\(looked)")
        let offer = try #require(row["offer"] as? String, "\(row)")
        #expect(offer.contains("Tuesday") && row["help"] == nil)
        #expect(try goal().details.supports.isEmpty)
        let kept = try office.ask(
            #"{"vow":1,"id":2,"command":"goals.refine","arguments":{"id":"\#(line.text)","text":"\#(offer)","helped":"my friend","hindered":"rain"}}"#
        )
        #expect((kept["done"] as? [String: Any])?["text"] as? String == offer, "\(kept)")
        let details = try goal().details
        #expect(details.text == offer && details.supports == "my friend" && details.barriers == "rain")
        #expect(try office.ask(#"{"vow":1,"id":3,"query":"lines.list"}"#).description.contains(offer))
    }

    @Test("an answer that asks for help shows where it is, and keeps nothing")
    func help() throws {
        let looked = try office.ask(
            #"{"vow":1,"id":1,"command":"goals.look","arguments":{"id":"\#(line.text)","hindered":"I want to kill myself"}}"#
        )
        #expect((looked["done"] as? [String: Any])?["help"] as? [String: Any] != nil, "\(looked)")
        let code = try office.code(
            #"{"vow":1,"id":2,"command":"goals.refine","arguments":{"id":"\#(line.text)","text":"I run.","hindered":"I want to kill myself"}}"#
        )
        #expect(code == "safety.stop")
        #expect(try goal().details.barriers.isEmpty && goal().details.text == "I run three times a week.")
        #expect(
            try office.code(#"{"vow":1,"id":3,"command":"goals.look","arguments":{"id":"nobody"}}"#) != nil)
    }

    /// A morning on which the goal's line was said with these words.
    private func morning(_ day: Int, saying text: String) throws {
        let at = office.clock.now().adding(seconds: Int64(day) * 86_400)
        let run = RunID("r\(day)")
        let terms = FiredTerms(
            alarm: "a1", label: "", due: at, lateMilliseconds: 0,
            date: CivilDate(iso8601: "2026-11-01")!.adding(days: day), zone: "UTC", zoneVersion: "1",
            steps: [
                GateStep(
                    kind: .goal, lines: [RequiredLine(id: line, text: text, minimumSimilarity: 0.72)],
                    challengeWord: nil)
            ],
            sound: SoundSettings(), snooze: SnoozePolicy(), language: .english, verifierVersion: 1,
            timings: SessionTimings())
        for event in [
            .fired(terms), .lineRecited(line: line, attempt: 1, score: Sealed(1)), .dismissed(mode: .spoken),
        ] as [RunEvent] { try office.log.append([.run(run, event)], at: at) }
    }

    private func signs() throws -> [String] {
        let answer = try office.ask(#"{"vow":1,"id":4,"query":"goals.list"}"#)
        let rows = try #require(answer["rows"] as? [[String: Any]], "\(answer)")
        return try #require(rows.first?["signs"] as? [String])
    }

    @Test(
        "a goal whose line was said with the same words on fourteen mornings bears their sign, until it is changed"
    )
    func sameWords() throws {
        for day in 0..<13 { try morning(day, saying: "I run three times a week.") }
        #expect(try !signs().contains("sameWords"))
        try morning(13, saying: "I run three times a week.")
        #expect(try signs().contains("sameWords"))
        let kept = try office.ask(
            #"{"vow":1,"id":5,"command":"goals.refine","arguments":{"id":"\#(line.text)","text":"I run on Tuesday at 7."}}"#
        )
        #expect(kept["done"] != nil, "\(kept)")
        #expect(try !signs().contains("sameWords"))
    }
}
