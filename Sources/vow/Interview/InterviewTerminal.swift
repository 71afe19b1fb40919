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
        var leading = try InterviewLeading(service)
        var shown = try leading.take(.open(leading.state.language ?? language))
        while true {
            for part in shown {
                switch part {
                case .text(let text): Output.line(text)
                case .help(let text):
                    Output.line("\n" + text)
                    return false
                case .question(_, let question): Output.line("\n" + question)
                case .lines(let lines): show(lines)
                case .over: return true
                }
            }
            guard let answer = listen() else {
                Output.line(
                    "\n"
                        + wording(
                            "We stop here. `vow interview` goes on from this question.",
                            "Lo dejamos aquí. `vow interview` sigue desde esta pregunta."))
                return false
            }
            shown = try leading.take(.said(answer))
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
