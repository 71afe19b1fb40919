package import VowRecitation

/// What a goal is about, in the person's own words.
package struct GoalDetails: Codable, Hashable, Sendable {
    /// What the person does: the words of its line.
    @Sealed package var text: String
    /// Why it matters.
    @Sealed package var why: String
    /// What gets in the way.
    @Sealed package var barriers: String
    /// Who or what helps.
    @Sealed package var supports: String
    /// What matters to the person in general.
    @Sealed package var values: String

    /// Makes the details of a goal.
    package init(
        text: String, why: String = "", barriers: String = "", supports: String = "", values: String = ""
    ) {
        self.text = text
        self.why = why
        self.barriers = barriers
        self.supports = supports
        self.values = values
    }

    /// Every text.
    package var texts: [String] { [text, why, barriers, supports, values] }
}

/// When a goal was refined, by its literal in `GoalsRefined`.
package enum GoalOccasion: String, CaseIterable, Codable, Hashable, Sendable {
    /// The person changed it, or the line that says it.
    case edit
    /// The weekly look at it.
    case weekly
    /// Another interview came to it.
    case interview
}

/// What happened to a goal.
package enum GoalEvent: Codable, Hashable, Sendable {
    /// The person set it; `line` is the line that says it, `origin` where it comes from.
    case set(GoalDetails, line: LineID, origin: InterviewID)
    /// The person refined it.
    case refined(GoalDetails, occasion: GoalOccasion)
    /// The person answered the evening's question whether they did it; true for yes.
    case answered(Sealed<Bool>, on: CivilDate)
    /// It is no goal any more.
    case retired
    /// The person was asked about all goals on a day; `weekly` says whether also to look at their lines.
    case nudged(on: CivilDate, weekly: Bool)

    private enum CodingKeys: String, CodingKey {
        case set = "GoalSet"
        case refined = "GoalsRefined"
        case answered = "GoalAnswered"
        case retired = "GoalRetired"
        case nudged = "GoalsAskedAbout"
    }

    private enum AnsweredCodingKeys: String, CodingKey {
        case _0 = "done"
        case on = "date"
    }

    private enum NudgedCodingKeys: String, CodingKey {
        case on = "date"
        case weekly
    }
}

/// A goal as its events leave it.
package struct GoalState: Hashable, Sendable {
    /// A state of the goal, and since when.
    package struct Version: Hashable, Sendable {
        /// When it was set or refined.
        package let at: Instant
        /// As it was from then on.
        package let details: GoalDetails
    }

    /// Its present details.
    package private(set) var details = GoalDetails(text: "")
    /// The line that says it.
    package private(set) var line: LineID = ""
    /// Where it comes from: an interview's identifier, or empty.
    package private(set) var origin: InterviewID = ""
    /// Whether it was set and not retired.
    package private(set) var isPresent = false
    /// Each state that it had, oldest first.
    package private(set) var history: [Version] = []
    /// What was answered in the evenings, oldest first, one for a day.
    package private(set) var evenings: [Evening] = []
    /// The last day on which the person was asked about all goals; only in the stream that notes it, see
    /// `GoalReminder`.
    package private(set) var askedOn: CivilDate?

    /// An answer of an evening.
    package struct Evening: Hashable, Sendable {
        /// The day.
        package let date: CivilDate
        /// Whether the person did it.
        package let isDone: Bool
    }

    /// The state before any event.
    package init() {}

    /// The stream that notes when the person was asked, as it stands after the last time.
    init(askedOn: CivilDate?) { self.askedOn = askedOn }
}

extension GoalState: Evolving {
    /// What names one.
    package typealias ID = GoalID

    /// The state after one more event.
    package func evolved(by event: GoalEvent, at instant: Instant) -> GoalState {
        var next = self
        switch event {
        case .set(let details, let line, let origin):
            next.details = details
            next.line = line
            next.origin = origin
            next.isPresent = true
            next.history = [Version(at: instant, details: details)]
        case .refined(let details, _):
            next.details = details
            next.history.append(Version(at: instant, details: details))
        case .answered(let isDone, let date):
            next.evenings.removeAll { $0.date == date }
            next.evenings.append(Evening(date: date, isDone: isDone.wrappedValue))
        case .retired: next.isPresent = false
        case .nudged(let date, _): next.askedOn = date
        }
        return next
    }
}

/// What a person can ask of a goal.
package enum GoalCommand: Hashable, Sendable {
    /// Set it.
    case set(GoalDetails, line: LineID, origin: InterviewID)
    /// Refine it.
    case refine(GoalDetails, occasion: GoalOccasion)
    /// Answer the question of an evening, or answer it anew.
    case answer(Bool, on: CivilDate)
    /// Give it up.
    case retire
    /// The person was asked about all goals on a day; `weekly` says whether also to look at their lines.
    case nudge(on: CivilDate, weekly: Bool)
}

/// Why a goal command is refused.
package enum GoalRejection: Error, Hashable, Sendable {
    /// There is no such goal.
    case unknown
    /// The identifier is taken.
    case alreadyThere
    /// It says nothing.
    case nothingSaid
}

extension GoalState: Decider {
    /// The events that a command leads to; none when it is already so.
    package func decide(_ command: GoalCommand, at instant: Instant) throws(GoalRejection) -> [GoalEvent] {
        switch command {
        case .set(let details, let line, let origin):
            guard history.isEmpty else { throw .alreadyThere }
            guard details.text.contains(where: \.isLetter) else { throw .nothingSaid }
            return [.set(details, line: line, origin: origin)]
        case .refine(let details, let occasion):
            guard isPresent else { throw .unknown }
            guard details.text.contains(where: \.isLetter) else { throw .nothingSaid }
            return details == self.details ? [] : [.refined(details, occasion: occasion)]
        case .answer(let isDone, let date):
            guard isPresent else { throw .unknown }
            return evenings.contains(Evening(date: date, isDone: isDone))
                ? [] : [.answered(Sealed(isDone), on: date)]
        case .retire: return isPresent ? [.retired] : []
        case .nudge(let date, let isWeekly):
            // One question asks about all goals; it is recorded in a stream of its own, which belongs to no goal.
            guard history.isEmpty else { throw .alreadyThere }
            if let askedOn, askedOn >= date { return [] }
            return [.nudged(on: date, weekly: isWeekly)]
        }
    }
}
