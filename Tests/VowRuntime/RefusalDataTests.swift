import InMemory
import OperationLimits
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
        #expect(failure?.message == "\(name) must be from 1 to \(most).")
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
        #expect(failure?.message == "Escribe 24 o 12, no «13».")
    }

    @Test("what a process of its own does is refused where it may not run, after its limits")
    func elsewhere() {
        let router = RequestRouter(service: service, places: OperationPlace.daemon)
        func code(_ name: String, _ arguments: [String: ArgumentValue]) -> String? {
            #expect(throws: FailureRow.self) { try router.carryOut(name, Arguments(arguments)) }?.code
        }
        #expect(code("tags.add", ["name": .text("door")]) == "request.elsewhere")
        #expect(code("tags.add", ["name": .text("door"), "seconds": .number(601)]) == "number.range")
        #expect(code("tags.add", [:]) == "argument.wrong")
    }

    @Test("what goes to other machines in the person's name is neither the daemon's nor the page's")
    func ofCommandLine() {
        let router = RequestRouter(service: service, places: OperationPlace.daemon)
        let page = Set((Operations.queries + Operations.commands).map(\.name))
        let own = Operations.all.filter { $0.place == .commandLine }
        #expect(own.map { $0.name }.contains("cohort.ship"))
        for operation in own {
            #expect(!page.contains(operation.name), "\(operation.name)")
            let arguments = Dictionary(
                uniqueKeysWithValues: operation.shape.arguments.compactMap { argument in
                    OperationLimits.values(argument.kind).first { $0.code == nil }.map {
                        (argument.name, $0.value)
                    }
                })
            let failure = #expect(throws: FailureRow.self) {
                _ =
                    operation.kind == .query
                    ? try router.answer(operation.name, Arguments(arguments))
                    : try router.carryOut(operation.name, Arguments(arguments))
            }
            #expect(failure?.code == "request.elsewhere", "\(operation.name)")
        }
    }

    @Test("a setting takes a number or text, and answers with its own type")
    func types() throws {
        let router = RequestRouter(service: service)
        func set(_ key: String, _ value: ArgumentValue) throws -> SettingValue? {
            let answer = try router.carryOut("config.set", Arguments(["key": .text(key), "value": value]))
            return (answer as? [String: SettingValue])?[key]
        }
        #expect(try set("grace-minutes", .number(7)) == .whole(7))
        #expect(try set("grace-minutes", .text("8")) == .whole(8))
        #expect(try set("alarm.similarity", .number(0.8)) == .number(0.8))
        #expect(try set("retention-days", .text("off")) == .text("off"))
        #expect(try set("mqtt.user", .text("12")) == .text("12"))
        let rows = try router.answer("config.list", Arguments()) as? [String: SettingValue]
        #expect(rows?["grace-minutes"] == .whole(8) && rows?["language"] == .text("en"))
    }

    @Test("a code that is not there is told without the commands of a terminal")
    func tokens() {
        let refusal = Refusal(RefusalText.codeUnknown, ["name": "kitchen"])
        #expect(throws: CommandError.refused(refusal)) { try service.token(.code, named: "kitchen") }
        #expect(refusal.text(Wording(in: .english)) == "There is no code \"kitchen\".")
    }
}
