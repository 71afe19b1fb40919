import InMemory
import Testing
import VowAnswers
import VowCore
import VowRuntime

/// What front ends are told of a refusal: its code, what it is about by name, and a sentence to show.
@Suite("A refusal as front ends are told of it") struct RefusalDataTests {
    private let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())

    private var service: CommandService { CommandService(ofFakesOn: log) }

    @Test(
        "a number beyond its limits is told with them, by the name of its argument",
        arguments: [
            ("next", "count", "1000"), ("review", "days", "3660"), ("coach.calendar", "days", "3660"),
        ])
    func numbers(query: String, name: String, most: String) {
        let router = RequestRouter(service: service)
        let failure = #expect(throws: FailureRow.self) {
            try router.answer(query, Arguments([name: .number(0)]))
        }
        #expect(failure?.code == "number.range")
        #expect(failure?.data == ["name": name, "least": "1", "most": most])
        #expect(failure?.message == "\(name) goes from 1 to \(most).")
    }

    @Test("a value that a setting does not take is told by name, and in the person's language")
    func settings() throws {
        try service.set(.language, to: "es")
        let router = RequestRouter(service: service)
        let failure = #expect(throws: FailureRow.self) {
            try router.carryOut(
                "config.set", Arguments(["key": .text("clock-hours"), "value": .text("13")]))
        }
        #expect(failure?.code == "setting.clockHours")
        #expect(failure?.data == ["value": "13"])
        #expect(failure?.message == "Di 24 o 12, no \"13\".")
    }

    @Test("a code that is not there is told without the commands of a terminal")
    func tokens() {
        let refusal = Refusal(RefusalText.codeUnknown, ["name": "kitchen"])
        #expect(throws: CommandError.refused(refusal)) { try service.token(.code, named: "kitchen") }
        #expect(refusal.text(Wording(isSpanish: false)) == "There is no code \"kitchen\".")
    }
}
