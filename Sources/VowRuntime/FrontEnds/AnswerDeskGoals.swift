import VowAnswers
import VowCore
import VowRecitation

// Goals and their evening question, as front ends ask for them.
extension AnswerDesk {
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
            let id = try arguments.required("id")
            guard try service.goals().contains(where: { $0.id == id }) else {
                throw CommandError.refused(Refusal(GoalText.unknown, ["id": id]))
            }
            let today = try service.present().today
            try service.change(goal: id, .answer(isDone, on: today))
            return try row(
                id, try service.goals().first { $0.id == id }?.state ?? GoalState(), service, today)
        }
    ]

    private static func row(
        _ id: String, _ state: GoalState, _ service: CommandService, _ today: CivilDate
    ) throws -> GoalRow {
        let last = state.evenings.sorted { $0.date < $1.date }.suffix(14)
        let details = state.details
        return GoalRow(
            id: id, line: state.line.text, text: details.text, why: details.why, barriers: details.barriers,
            supports: details.supports, values: details.values, done: last.count { $0.isDone },
            answered: last.count, today: last.first { $0.date == today }?.isDone,
            signs: try service.signs(of: state).map(\.rawValue))
    }
}
