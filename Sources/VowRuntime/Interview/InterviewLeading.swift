package import VowAnswers
package import VowCore
import VowLog
package import VowPorts
package import VowRecitation

/// Leads an interview for a front end: hands an input to its machine, does on the log what follows, and says what is to
/// be shown.
///
/// A value of one thread. Whatever is shown is in the log before.
package struct InterviewLeading {
    /// What is to be shown, in this order.
    package enum Shown: Hashable, Sendable {
        /// A sentence.
        case text(String)
        /// Where to find help; nothing is asked after it.
        case help(HelpRow)
        /// The plain question about danger, which waits for an answer.
        case check(String)
        /// A question, which waits for an answer.
        case question(InterviewStep, String)
        /// The proposed lines.
        case lines([InterviewState.Line])
        /// It is over, and its lines and goals are kept.
        case over
    }

    /// The interview's identifier.
    package let id: InterviewID
    /// The interview as it stands.
    package var state: InterviewState { machine.state }
    /// Where lines stand before the person's own are made of them.
    package let service: CommandService
    private let model: (any LanguageModel)?
    private var machine: InterviewMachine

    /// Takes up the interview that goes on, or a new one.
    /// - Parameter model: what may be asked for other words; nil where none was set and agreed to.
    package init(_ service: CommandService, model: (any LanguageModel)? = nil) throws(CommandError) {
        let open = try service.openInterview()
        (id, machine) = (open.id, InterviewMachine(open.state))
        self.service = service
        self.model = model
    }

    /// What a language model would be asked, before it is; nil where none is set, or no line waits for other words.
    package var proposals: LineProposals? {
        guard let model, state.current == .lines, !state.isSetAside, !state.isPaused else { return nil }
        let proposals = LineProposals(state, from: model, moderator: WordListModerator())
        return proposals.sends.isEmpty ? nil : proposals
    }

    /// Asks the language model for other words for the lines, which the person has wished after seeing what is sent.
    /// Blocks as long as the model may take.
    package mutating func reword() throws(CommandError) -> [Shown] {
        guard let proposals else { return try handle(.look) }
        return try handle(.reworded(proposals.reworded(), maker: proposals.maker))
    }

    /// What follows from an input.
    package mutating func handle(_ input: InterviewInput) throws(CommandError) -> [Shown] {
        var shown: [Shown] = []
        var next: InterviewInput? = input
        while let input = next {
            next = nil
            for effect in machine.handle(input, at: service.now) {
                switch effect {
                case .record(let events): try service.record(events, inInterview: id)
                case .tell(let text): shown.append(.text(text))
                case .help(let language): shown.append(.help(try service.help(in: language)))
                case .check(let language): shown.append(.check(SafetyCheck.question(in: language)))
                case .ask(let step, let question): shown.append(.question(step, question))
                case .showLines(let lines): shown.append(.lines(lines))
                case .keep(let lines):
                    next = .kept(try service.keep(lines, language: state.language ?? .english))
                case .end:
                    try service.setGoals(of: state, id: id)
                    shown.append(.over)
                }
            }
        }
        return shown
    }
}

extension InterviewLeading {
    /// The interview as front ends are told of it, after what was shown last.
    /// - Parameter language: in which a new one would be led.
    package func row(_ shown: [Shown], language: Language) -> InterviewRow {
        var (said, help, question) = ([String](), HelpRow?.none, String?.none)
        var isCheck = false
        for part in shown {
            switch part {
            case .text(let text): said.append(text)
            case .help(let row): help = row
            case .check(let text): (question, isCheck) = (text, true)
            case .question(_, let text): question = text
            case .lines, .over: continue
            }
        }
        let asks = InterviewStep.allCases.filter(\.isAnswer)
        let step = help == nil ? state.current : nil
        return InterviewRow(
            state: state.isConcluded ? "done" : help != nil ? "helped" : step == nil ? "new" : "asking",
            language: (state.language ?? language).rawValue, step: step?.rawValue, question: question,
            wants: isCheck ? "safety" : step?.wants, skippable: !isCheck && step?.isSkippable ?? false,
            done: asks.count { state.answers[$0] != nil || state.skipped.contains($0) }, of: asks.count,
            said: said, help: help,
            answers: asks.filter { state.answers[$0] != nil || state.skipped.contains($0) }
                .map { InterviewRow.Answer(step: $0.rawValue, text: state.answers[$0]) },
            lines: lineRows,
            offer: proposals.map { InterviewRow.Offer(model: $0.maker, sends: $0.sends) })
    }

    private var lineRows: [InterviewRow.Line] {
        guard state.answers[.summary] != nil || state.isConcluded else { return [] }
        let language = state.language ?? .english
        let texts = RehearsalTexts(language)
        return state.lines.enumerated().map { place, line in
            let kind = line.proposed.kind
            let said = LineState().evolved(
                by: .added(kind: kind, text: Sealed(line.text), language: language))
            return InterviewRow.Line(
                place: place + 1, kind: kind.rawValue, text: line.text,
                from: line.proposed.source?.rawValue, belief: line.belief, refused: line.isRefused,
                line: line.lineID?.text, advice: said.advice.map(texts.advice))
        }
    }
}

extension InterviewStep {
    /// What kind of answer it wants, as rows name it.
    var wants: String {
        switch self {
        case .consent: "choice"
        case .importance, .confidence: "scale"
        case .summary: "summary"
        case .lines: "lines"
        default: "text"
        }
    }
}
