package import VowAnswers
import VowCore
package import VowRecitation

extension Operations {
    static let interview: [any Operation.Type] = [
        ShowInterview.self, BeginInterview.self, SwitchInterview.self, AnswerInterview.self,
        SkipQuestion.self, GoToQuestion.self, ChangeProposal.self, KeepProposals.self, RewordProposals.self,
        HearAnswer.self,
    ]
}

package struct ShowInterview: Query {
    package static let name = "interview.show"
    package static let summary = "The conversation that finds lines, as it stands."
    package static let fields = [OperationField<Self>.language(\.language)]
    package var language: Language?

    package init() {}

    package func run(_ context: OperationContext) throws -> InterviewRow {
        let language = try context.spoken(language)
        var leading = try context.leading()
        let shown = leading.state.language == nil ? [] : try leading.handle(.look)
        return leading.row(shown, language: language)
    }
}

package struct BeginInterview: Command {
    package static let name = "interview.begin"
    package static let summary = "Begins the conversation that finds lines, or goes on."
    package static let beginsHome = true
    package static let fields = [OperationField<Self>.language(\.language)]
    package var language: Language?

    package init() {}

    package func run(_ context: OperationContext) throws -> InterviewRow {
        let language = try context.spoken(language)
        return try context.led(.open(language), language)
    }
}

package struct SwitchInterview: Command {
    package static let name = "interview.language"
    package static let summary = "Goes on in another language."
    package static let beginsHome = true
    package static let fields = [OperationField<Self>.language(\.language)]
    package var language: Language?

    package init() {}

    package func run(_ context: OperationContext) throws -> InterviewRow {
        let language = try context.spoken(language)
        return try context.led(.speak(language), language)
    }
}

package struct AnswerInterview: Command {
    package static let name = "interview.answer"
    package static let summary = "Answers its question."
    package static let beginsHome = true
    package static let fields = [OperationField<Self>.text("text", \.text, most: 20_000)]
    package var text = ""

    package init() {}

    package func run(_ context: OperationContext) throws -> InterviewRow {
        try context.led(.said(text))
    }
}

package struct SkipQuestion: Command {
    package static let name = "interview.skip"
    package static let summary = "Passes its question over."
    package static let beginsHome = true

    package init() {}

    package func run(_ context: OperationContext) throws -> InterviewRow { try context.led(.said("skip")) }
}

package struct GoToQuestion: Command {
    package static let name = "interview.go"
    package static let summary = "Goes back to a question."
    package static let beginsHome = true
    package static let fields = [
        OperationField<Self>.choice("step", \.step, InterviewStep.allCases.map(\.rawValue))
    ]
    package var step = ""

    package init() {}

    package func run(_ context: OperationContext) throws -> InterviewRow {
        guard let step = InterviewStep(rawValue: step) else {
            throw ArgumentMistake(name: "step", expected: "question's name")
        }
        return try context.led(.go(step))
    }
}

/// Changes a proposed line, leaves it out, or says how much it is believed.
package struct ChangeProposal: Command {
    package static let name = "interview.line"
    package static let summary =
        "Changes a proposed line, leaves it out, or says how much it is believed."
    package static let beginsHome = true
    package static let fields: [OperationField<Self>] = [
        .whole("place", \.place, 1...20, isRequired: true),
        .text("text", \.text, most: Operations.longestLine), .flag("drop", \.isDropped),
        .whole("belief", \.belief, 0...10),
    ]
    /// The line's place, from 1.
    package var place = 1
    package var text: String?
    package var isDropped = false
    package var belief: Int?

    package init() {}

    package func run(_ context: OperationContext) throws -> InterviewRow {
        if isDropped { return try context.led(.refuse(place - 1)) }
        if let belief { return try context.led(.believe(place - 1, belief)) }
        guard let text else { throw CommandError.refused(Refusal(RefusalText.lineEmpty)) }
        return try context.led(.revise(place - 1, text))
    }
}

package struct KeepProposals: Command {
    package static let name = "interview.keep"
    package static let summary = "Keeps the lines."
    package static let beginsHome = true

    package init() {}

    package func run(_ context: OperationContext) throws -> InterviewRow { try context.led(.take) }
}

package struct RewordProposals: Command {
    package static let name = "interview.reword"
    package static let summary =
        "Asks the language model for other words, once what is sent was shown."
    package static let place = OperationPlace.slow
    package static let fields = [OperationField<Self>.flag("yes", \.isAgreed, isRequired: true)]
    /// Whether what is sent was shown.
    package var isAgreed = false

    package init() {}

    package func run(_ context: OperationContext) throws -> InterviewRow {
        guard isAgreed else { throw CommandError.refused(Refusal(RefusalText.confirm)) }
        var leading = try context.leading()
        let shown = try leading.reword()
        return leading.row(shown, language: .english)
    }
}

/// Listens once, and gives the words. Nothing is recorded.
package struct HearAnswer: Command, DeviceOperation {
    package typealias Answer = HeardRow
    package static let name = "interview.hear"
    package static let summary = "Listens once, and gives the words."
    package static let place = OperationPlace.ownProcess
    package static let fields = [OperationField<Self>.language(\.language)]
    package var language: Language?

    package init() {}
}

extension OperationContext {
    /// The conversation, as the log has it.
    fileprivate func leading() throws -> InterviewLeading {
        try InterviewLeading(service, model: try parts.languageModel(service))
    }

    /// The conversation after an input.
    fileprivate func led(_ input: InterviewInput, _ language: Language = .english) throws -> InterviewRow {
        var leading = try leading()
        let shown = try leading.handle(input)
        return leading.row(shown, language: language)
    }

    /// The language that was asked for, else that of Vow's texts.
    package func spoken(_ language: Language?) throws -> Language {
        try language ?? Wording(service.present().settings).ofLines
    }
}
