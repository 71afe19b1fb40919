import Foundation
import VowAnswers
import VowCore
import VowRecitation

// Goals and their evening question, as front ends ask for them.
extension RequestRouter {
    static let goalQueries: [String: Handler] = [
        "goals.list": { service, _ in try service.goalRows() }
    ]

    static let goalCommands: [String: Handler] = [
        "goals.answer": { service, arguments in
            guard let isDone = try arguments.truth("done") else {
                throw ArgumentMistake(name: "done", expected: "yes or no")
            }
            let (id, _) = try goal(arguments, service)
            try service.change(goal: id, .answer(isDone, on: try service.present().today))
            return try row(id, service)
        },
        // What the three answers of the week come to; records nothing.
        "goals.look": { service, arguments in
            let (id, goal) = try goal(arguments, service)
            let language = try service.present().book.state(of: goal.line).language
            let said = try weeklyAnswers(arguments)
            let reading = SafetySigns.read(said)
            let isSafe = try arguments.truth("safe")
            if reading.level == .danger || reading.level == .unsure && isSafe == false {
                return GoalLookRow(
                    id: id.text, offer: nil, help: try service.help(in: reading.language ?? language))
            }
            if reading.level == .unsure, isSafe == nil {
                return GoalLookRow(
                    id: id.text, offer: nil, help: nil,
                    ask: SafetyCheck.question(in: reading.language ?? language))
            }
            return GoalLookRow(
                id: id.text, offer: LineMaker.refined(goal.details.text, easier: said[2], language), help: nil
            )
        },
        // Keeps what helped and what got in the way, and the line that was chosen.
        "goals.refine": { service, arguments in
            let (id, _) = try goal(arguments, service)
            let said = try weeklyAnswers(arguments)
            let text = try arguments.required("text")
            // What would make it easier is not kept, but was said, too.
            let isSafe = try arguments.truth("safe")
            try service.checkSafety(said + [text], isSafe: isSafe)
            try service.refine(goal: id, occasion: .weekly, isSafe: isSafe) { details in
                details.text = text
                if !said[0].isEmpty { details.supports = said[0] }
                if !said[1].isEmpty { details.barriers = said[1] }
            }
            return try row(id, service)
        },
    ]

    private static func goal(_ arguments: Arguments, _ service: CommandService) throws -> (
        id: GoalID, state: GoalState
    ) {
        let id = GoalID(try arguments.required("id"))
        guard let goal = try service.goals().first(where: { $0.id == id }) else {
            throw CommandError.refused(Refusal(GoalsText.unknown(id: id.text)))
        }
        return goal
    }

    /// What helped, what got in the way, and what would make it easier; each may be empty.
    private static func weeklyAnswers(_ arguments: Arguments) throws -> [String] {
        try ["helped", "hindered", "easier"].map {
            (try arguments.text($0) ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    /// The row of a goal as it stands after a command.
    private static func row(_ id: GoalID, _ service: CommandService) throws -> GoalRow {
        guard let row = try service.goalRow(id) else {
            throw CommandError.refused(Refusal(GoalsText.unknown(id: id.text)))
        }
        return row
    }
}
