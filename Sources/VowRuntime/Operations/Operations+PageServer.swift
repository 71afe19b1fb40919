package import VowAnswers

extension Operations {
    /// What the page's server does itself: trials, which it keeps from step to step, and the browsers that it lets in.
    static let ofPageServer: [any Operation.Type] = [
        BeginTrial.self, BeginEarly.self, AnswerTrial.self, EndTrial.self, ListPageSessions.self,
        EndPageSession.self,
    ]
}

package struct BeginTrial: Command, DeviceOperation {
    package typealias Answer = BegunTrialRow
    package static let name = "try.begin"
    package static let summary =
        "Begins a trial of challenges as `vow try` takes them, a minute each; `/api/live?of=trial` shows it."
    package static let place = OperationPlace.page
    package static let fields: [OperationField<Self>] = [
        .text("what", \.challenges, most: 500), .text("alarm", \.alarm, most: 64),
    ]
    package var challenges = ""
    /// The alarm whose gate and sound are tried, or nil.
    package var alarm: String?

    package init() {}
}

package struct BeginEarly: Command, DeviceOperation {
    package typealias Answer = BegunTrialRow
    package static let name = "early.begin"
    package static let summary =
        "Begins the gate of the next alarm ahead of it, as `vow now` does; shown, answered and ended as a trial."
    package static let place = OperationPlace.page

    package init() {}
}

package struct AnswerTrial: Command, DeviceOperation {
    package typealias Answer = Bool
    package static let name = "try.input"
    package static let summary = "What the person does at the screen of a trial."
    package static let place = OperationPlace.page
    package static let fields: [OperationField<Self>] = [
        .choice("kind", \.kind, PersonInput.kinds), .text("text", \.text, most: PersonInput.longestText),
        .whole("number", \.number, Ordinal.limits),
        .text("picture", \.picture, most: PersonInput.longestPicture),
    ]
    package var kind = ""
    package var text: String?
    package var number: Int?
    package var picture: String?

    package init() {}
}

package struct EndTrial: Command, DeviceOperation {
    package typealias Answer = Bool
    package static let name = "try.end"
    package static let summary = "Ends a trial."
    package static let place = OperationPlace.page

    package init() {}
}

package struct ListPageSessions: Query, DeviceOperation {
    package typealias Answer = [PageSessionRow]
    package static let name = "page.sessions.list"
    package static let summary = "The browsers that are let in, the one used last first."
    package static let place = OperationPlace.page

    package init() {}
}

package struct EndPageSession: Command, DeviceOperation {
    package typealias Answer = EndedSessionsRow
    package static let name = "page.sessions.end"
    package static let summary = "Lets a browser in no more."
    package static let place = OperationPlace.page
    package static let fields = [OperationField<Self>.identifier(\.id)]
    package var id = ""

    package init() {}
}
