import Foundation
import VowAnswers
import VowCore
import VowRecitation

// Goals and their evening question, as front ends ask for them.
extension RequestRouter {
    static let goalQueries: [String: Handler] = [
        "goals.list": { service, _ in
            let today = try service.present().today
            return try service.goals().map { try row($0.id, $0.state, service, today) }
        }
    ]

    static let goalCommands: [String: Handler] = [
        "goals.answer": { service, arguments in
            guard let isDone = try arguments.truth("done") else {
                throw ArgumentMistake(name: "done", expected: "yes or no")
            }
            let id = GoalID(try arguments.required("id"))
            guard try service.goals().contains(where: { $0.id == id }) else {
                throw CommandError.refused(Refusal(GoalText.unknown, ["id": id.text]))
            }
            let today = try service.present().today
            try service.change(goal: id, .answer(isDone, on: today))
            return try row(
                id, try service.goals().first { $0.id == id }?.state ?? GoalState(), service, today)
        },
        // What the three answers of the week come to; records nothing.
        "goals.look": { service, arguments in
            let (id, goal) = try goal(arguments, service)
            let language = try service.present().book.state(of: goal.line).language
            let said = try weeklyAnswers(arguments)
            if let help = said.lazy.compactMap({ LineMaker.help(for: $0, language) }).first {
                return GoalLookRow(id: id.text, offer: nil, help: help)
            }
            return GoalLookRow(
                id: id.text, offer: LineMaker.refined(goal.details.text, easier: said[2], language), help: nil
            )
        },
        // Keeps what helped and what got in the way, and the line that was chosen.
        "goals.refine": { service, arguments in
            let (id, _) = try goal(arguments, service)
            let said = try weeklyAnswers(arguments)
            let language: Language = Wording(try service.present().settings).isSpanish ? .spanish : .english
            guard !said.contains(where: { LineMaker.help(for: $0, language) != nil }) else {
                throw ArgumentMistake(name: "helped", expected: "an answer that can be kept")
            }
            let text = try arguments.required("text")
            try service.refine(goal: id, occasion: "weekly") { details in
                details.text = text
                if !said[0].isEmpty { details.supports = said[0] }
                if !said[1].isEmpty { details.barriers = said[1] }
            }
            let changed = try service.goals().first { $0.id == id }?.state ?? GoalState()
            return try row(id, changed, service, try service.present().today)
        },
    ]

    private static func goal(_ arguments: Arguments, _ service: CommandService) throws -> (
        id: GoalID, state: GoalState
    ) {
        let id = GoalID(try arguments.required("id"))
        guard let goal = try service.goals().first(where: { $0.id == id }) else {
            throw CommandError.refused(Refusal(GoalText.unknown, ["id": id.text]))
        }
        return goal
    }

    /// What helped, what got in the way, and what would make it easier; each may be empty.
    private static func weeklyAnswers(_ arguments: Arguments) throws -> [String] {
        try ["helped", "hindered", "easier"].map {
            (try arguments.text($0) ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    private static func row(
        _ id: GoalID, _ state: GoalState, _ service: CommandService, _ today: CivilDate
    ) throws -> GoalRow {
        let last = state.evenings.sorted { $0.date < $1.date }.suffix(14)
        let details = state.details
        return GoalRow(
            id: id.text, line: state.line.text, text: details.text, why: details.why,
            barriers: details.barriers,
            supports: details.supports, values: details.values, done: last.count { $0.isDone },
            answered: last.count, today: last.first { $0.date == today }?.isDone,
            signs: try service.signs(of: state).map(\.rawValue))
    }
}
