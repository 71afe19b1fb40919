package import VowAnswers
package import VowCore
import VowLog
package import VowRecitation

extension CommandService {
    /// The goals that are there, oldest first; each bears the identifier of the line that says it.
    package func goals() throws(CommandError) -> [(id: GoalID, state: GoalState)] {
        try all(Aggregates.goal).filter { $0.state.isPresent }
    }

    /// Carries out a command on a goal.
    @discardableResult
    package func change(goal id: GoalID, _ command: GoalCommand) throws(CommandError) -> [GoalEvent] {
        try carryOut(command, on: Aggregates.goal, id) { .refused(Refusal($0, goal: id)) }
    }

    /// Sets a goal for each goal line that an interview led to, with the reasons that were given for it.
    package func setGoals(of interview: InterviewState, id: InterviewID) throws(CommandError) {
        let given = interview.given
        for line in interview.lines where line.proposed.kind == .goal {
            guard let lineID = line.lineID else { continue }
            let details = GoalDetails(
                text: line.text,
                why: [given.whyNotLower, given.benefits].filter { !$0.isEmpty }.joined(separator: " / "),
                barriers: given.barriers, supports: given.supports, values: given.values)
            let known = try state(of: Aggregates.goal, GoalID(lineID))
            let command: GoalCommand =
                known.history.isEmpty
                ? .set(details, line: lineID, origin: id) : .refine(details, occasion: .interview)
            try change(goal: GoalID(lineID), command)
        }
    }

    /// Refines a goal, and its line with it: in force for the next run, never for one that is ringing.
    /// - Parameter isSafe: the person's answer to the plain question about danger; nil if it was not asked.
    package func refine(
        goal id: GoalID, occasion: GoalOccasion, isSafe: Bool? = nil, _ change: (inout GoalDetails) -> Void
    ) throws(CommandError) {
        let before = try state(of: Aggregates.goal, id)
        var details = before.details
        change(&details)
        let new = Set(details.texts).subtracting(before.details.texts)
        try checkSafety(new.sorted(), isSafe: isSafe)
        let line = try present().book.state(of: before.line)
        if details.text != before.details.text, line.isPresent {
            try self.change(line: before.line, .edit(text: details.text), isSafe: isSafe)
        }
        try self.change(goal: id, .refine(details, occasion: occasion))
    }

    /// The rows of the goals that are there, oldest first.
    package func goalRows() throws(CommandError) -> [GoalRow] {
        let overview = try present()
        return try goals().map { row(of: $0.state, id: $0.id, in: overview) }
    }

    /// The row of a goal; nil where there is none.
    package func goalRow(_ id: GoalID) throws(CommandError) -> GoalRow? {
        guard let goal = try goals().first(where: { $0.id == id }) else { return nil }
        return row(of: goal.state, id: id, in: try present())
    }

    private func row(of goal: GoalState, id: GoalID, in overview: DeviceOverview) -> GoalRow {
        let details = goal.details
        let last = goal.evenings.sorted { $0.date < $1.date }.suffix(14)
        return GoalRow(
            id: id.text, line: goal.line.text, text: details.text, why: details.why,
            barriers: details.barriers, supports: details.supports, values: details.values,
            changes: goal.history.count - 1, done: last.count { $0.isDone }, answered: last.count,
            today: last.first { $0.date == overview.today }?.isDone,
            signs: signs(of: goal, in: overview).map(\.rawValue))
    }

    /// What tells that a goal may want a new look, where the person is.
    private func signs(of goal: GoalState, in overview: DeviceOverview) -> [GoalSign] {
        guard let changed = goal.history.last?.at else { return [] }
        var signs = goal.signs(on: overview.today, changedOn: overview.deviceZone.civil(at: changed).date)
        // The transcripts of many mornings are one: the words may have lost their meaning.
        if goal.isPresent, overview.linesToRefresh.contains(where: { $0.id == goal.line }) {
            signs.append(.sameWords)
        }
        return signs
    }

    /// Where a line comes from, and what happened to it since: answer, edits, belief, mornings.
    package func lineage(of line: LineID) throws(CommandError) -> LineLineage {
        var lineage = LineLineage()
        for (id, interview) in try all(Aggregates.interview) {
            guard let found = interview.lines.first(where: { $0.lineID == line }) else { continue }
            lineage.interview = id
            lineage.source = found.proposed.source
            lineage.answer = found.proposed.source.flatMap { interview.answers[$0] }
            lineage.proposed = found.proposed.text
            lineage.belief = found.belief
        }
        for logged in try events(of: Aggregates.line.stream(line)) {
            switch logged.event {
            case .line(_, .added(_, let text, _)), .line(_, .edited(let text)):
                if !logged.isErased { lineage.texts.append((logged.at, text.wrappedValue)) }
            default: continue
            }
        }
        for morning in try mornings(last: 400) where morning.recitedLines.contains(line) {
            lineage.recited += 1
            if morning.outcome == .kept { lineage.kept += 1 }
            lineage.lastRecited = max(lineage.lastRecited ?? morning.date, morning.date)
        }
        return lineage
    }
}

/// Where a line comes from, and what happened to it since.
package struct LineLineage: Sendable {
    /// The interview that proposed it; nil for a line that was typed.
    package var interview: InterviewID?
    /// The question whose answer it was made of.
    package var source: InterviewStep?
    /// That answer.
    package var answer: String?
    /// Its words as they were proposed.
    package var proposed: String?
    /// How much the person believed it, 0 to 10.
    package var belief: Int?
    /// Its words, and since when, oldest first.
    package var texts: [(at: Instant, text: String)] = []
    /// On how many of the last 400 mornings it was recited.
    package var recited = 0
    /// How many of these were kept.
    package var kept = 0
    /// The last date on which it was recited.
    package var lastRecited: CivilDate?
}
