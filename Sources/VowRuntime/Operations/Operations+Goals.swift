package import VowAnswers
package import VowCore
import VowRecitation

extension Operations {
    static let goals: [any Operation.Type] = [
        ListGoals.self, EditGoal.self, AnswerGoal.self, LookAtGoal.self, RefineGoal.self, RetireGoal.self,
    ]

    /// The most characters of what a person says about a goal.
    static let longestReason = 2_000
}

package struct ListGoals: Query {
    package static let name = "goals.list"
    package static let summary = "What the person aims at, and how it goes."

    package init() {}

    package func run(_ context: OperationContext) throws -> [GoalRow] { try context.service.goalRows() }
}

/// Changes a goal. Its line follows, from the next run on.
package struct EditGoal: Command {
    package static let name = "goals.edit"
    package static let summary = "Changes a goal and its line."
    package static let fields: [OperationField<Self>] = [
        .identifier(\.id), .text("text", \.text, most: Operations.longestLine),
        .text("why", \.why, most: Operations.longestReason),
        .text("barriers", \.barriers, most: Operations.longestReason),
        .text("supports", \.supports, most: Operations.longestReason),
        .text("values", \.values, most: Operations.longestReason), .flag("safe", \.isSafe),
    ]
    package var id = ""
    /// What the person does.
    package var text: String?
    /// Why it matters.
    package var why: String?
    /// What gets in the way.
    package var barriers: String?
    /// Who or what helps.
    package var supports: String?
    /// What matters to the person in general.
    package var values: String?
    package var isSafe: Bool?

    package init() {}

    package mutating func confirm(isSafe: Bool) { self.isSafe = isSafe }

    package func run(_ context: OperationContext) throws -> GoalRow {
        let goal = try context.service.goal(named: id).id
        try context.service.refine(goal: goal, occasion: .edit, isSafe: isSafe) { details in
            details.text = text ?? details.text
            details.why = why ?? details.why
            details.barriers = barriers ?? details.barriers
            details.supports = supports ?? details.supports
            details.values = values ?? details.values
        }
        return try context.service.row(ofGoal: goal)
    }
}

package struct AnswerGoal: Command {
    package static let name = "goals.answer"
    package static let summary = "Answers whether a goal was done on a day; today if none is given."
    package static let fields: [OperationField<Self>] = [
        .identifier(\.id), .flag("done", \.isDone, isRequired: true), .text("date", \.date, most: 10),
    ]
    package var id = ""
    package var isDone = false
    /// The day, as YYYY-MM-DD.
    package var date: String?

    package init() {}

    package func run(_ context: OperationContext) throws -> GoalRow {
        let service = context.service
        let goal = try service.goal(named: id).id
        let today = try service.present().today
        guard let day = date.map({ CivilDate(iso8601: $0) }) ?? today, day <= today else {
            throw CommandError.refused(Refusal(RefusalText.goalDate(text: date ?? "")))
        }
        try service.change(goal: goal, .answer(isDone, on: day))
        return try service.row(ofGoal: goal)
    }
}

/// What the three weekly answers about a goal come to. Nothing is recorded.
package struct LookAtGoal: Command {
    package static let name = "goals.look"
    package static let summary = "What the weekly answers about a goal come to; keeps nothing."
    package static let fields: [OperationField<Self>] =
        [.identifier(\.id)] + WeeklyAnswers.fields.map { $0.within(\.said) } + [.flag("safe", \.isSafe)]
    package var id = ""
    package var said = WeeklyAnswers()
    package var isSafe: Bool?

    package init() {}

    package func run(_ context: OperationContext) throws -> GoalLookRow {
        let service = context.service
        let (id, goal) = try service.goal(named: id)
        let language = try service.present().book.state(of: goal.line).language
        let reading = SafetySigns.read(said.all)
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
            id: id.text, offer: LineMaker.refined(goal.details.text, easier: said.easier, language), help: nil
        )
    }
}

/// Keeps what helped and what got in the way, and the words that were chosen.
package struct RefineGoal: Command {
    package static let name = "goals.refine"
    package static let summary = "Keeps the weekly answers about a goal, and its words."
    package static let fields: [OperationField<Self>] =
        [.identifier(\.id), .text("text", \.text, most: Operations.longestLine)]
        + WeeklyAnswers.fields.map { $0.within(\.said) } + [.flag("safe", \.isSafe)]
    package var id = ""
    package var text = ""
    package var said = WeeklyAnswers()
    package var isSafe: Bool?

    package init() {}

    package mutating func confirm(isSafe: Bool) { self.isSafe = isSafe }

    package func run(_ context: OperationContext) throws -> GoalRow {
        let service = context.service
        let goal = try service.goal(named: id).id
        // What would make it easier is not kept, but was said, too.
        try service.checkSafety(said.all + [text], isSafe: isSafe)
        try service.refine(goal: goal, occasion: .weekly, isSafe: isSafe) { details in
            details.text = text
            if !said.helped.isEmpty { details.supports = said.helped }
            if !said.hindered.isEmpty { details.barriers = said.hindered }
        }
        return try service.row(ofGoal: goal)
    }
}

/// Lets a goal go. Its line stays.
package struct RetireGoal: Command {
    package static let name = "goals.retire"
    package static let summary = "Lets a goal go; its line stays."
    package static let fields = [OperationField<Self>.identifier(\.id)]
    package var id = ""

    package init() {}

    package func run(_ context: OperationContext) throws -> RemovedRow {
        let goal = try context.service.goal(named: id).id
        try context.service.change(goal: goal, .retire)
        return RemovedRow(removed: goal.text)
    }
}

/// What helped, what got in the way, and what would make it easier; each may be empty.
package struct WeeklyAnswers: Sendable {
    package var helped = ""
    package var hindered = ""
    package var easier = ""

    package init() {}

    static let fields: [OperationField<Self>] = [
        .text("helped", \.helped, most: Operations.longestReason, isRequired: false),
        .text("hindered", \.hindered, most: Operations.longestReason, isRequired: false),
        .text("easier", \.easier, most: Operations.longestReason, isRequired: false),
    ]

    /// All three.
    package var all: [String] { [helped, hindered, easier] }
}

extension CommandService {
    /// The goal of an identifier, or of the beginning of it.
    package func goal(named text: String) throws(CommandError) -> (id: GoalID, state: GoalState) {
        let goals = try goals()
        guard let id = DeviceOverview.match(text, among: goals.map(\.id)),
            let goal = goals.first(where: { $0.id == id })
        else { throw .refused(Refusal(RefusalText.goalUnknown(id: text))) }
        return goal
    }

    /// The row of a goal that is there.
    fileprivate func row(ofGoal id: GoalID) throws(CommandError) -> GoalRow {
        guard let row = try goalRow(id) else { throw .refused(Refusal(RefusalText.goalUnknown(id: id.text))) }
        return row
    }
}
