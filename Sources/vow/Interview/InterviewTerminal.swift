import Foundation
import VowAnswers
import VowCore
import VowRecitation
import VowRuntime

/// The interview in a terminal: a question, an answer, until the lines are kept.
struct InterviewTerminal {
    let service: CommandService
    let wording: Wording
    /// The next answer; nil where the input ended.
    let listen: () -> String?

    /// Leads the interview that goes on, or a new one.
    /// - Returns: whether it was concluded; where it was not, it goes on at the next call.
    func run(language: Language) throws -> Bool {
        var (id, state) = try service.openInterview()
        var machine = InterviewMachine(state)
        var effects = machine.handle(.open(state.language ?? language), at: service.now)
        while true {
            var next: InterviewInput?
            for effect in effects {
                switch effect {
                case .record(let events): try service.record(events, inInterview: id)
                case .tell(let text): Output.line(text)
                case .help(let text):
                    Output.line("\n" + text)
                    return false
                case .ask(_, let question): Output.line("\n" + question)
                case .showLines(let lines): show(lines)
                case .keep(let lines):
                    next = .kept(try service.keep(lines, language: machine.state.language ?? language))
                case .end:
                    state = machine.state
                    try service.setGoals(of: state, id: id)
                    return true
                }
            }
            if let input = next {
                effects = machine.handle(input, at: service.now)
                continue
            }
            guard let answer = listen() else {
                Output.line(
                    "\n"
                        + wording(
                            "We stop here. `vow interview` goes on from this question.",
                            "Lo dejamos aquí. `vow interview` sigue desde esta pregunta."))
                return false
            }
            effects = machine.handle(.said(answer), at: service.now)
        }
    }

    private func show(_ lines: [InterviewState.Line]) {
        for (place, line) in lines.enumerated() where !line.isRefused {
            let kind =
                line.proposed.kind == .goal ? wording("goal", "meta") : wording("affirmation", "afirmación")
            Output.line("  \(place + 1)  \(line.text)  (\(kind))")
        }
    }
}
