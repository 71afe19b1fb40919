import Foundation
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// The interview in a terminal: a question, an answer, until the lines are kept.
struct InterviewTerminal {
    let service: CommandService
    /// What may be asked for other words for the lines; nil where none was set and agreed to.
    var model: (any LanguageModel)?
    let wording: Wording
    /// The next answer; nil where the input ended.
    let listen: () -> String?

    /// Continues the interview that is in progress, or begins a new one.
    /// - Returns: whether it was concluded; where it was not, it goes on at the next call.
    func run(language: Language) throws -> Bool {
        var leading = try InterviewLeading(service, model: model)
        var shown = try leading.handle(.open(leading.state.language ?? language))
        while true {
            for part in shown {
                switch part {
                case .text(let text): Output.line(text)
                case .help(let row):
                    Output.line("\n" + row.plain)
                    Output.line(Wording(setting: row.language)(SafetyText.others) + ": " + row.others)
                    return false
                case .check(let question): Output.line("\n" + question)
                case .question(_, let question): Output.line("\n" + question)
                case .lines(let lines): show(lines)
                case .over: return true
                }
            }
            let proposals = leading.proposals
            if let proposals {
                Output.line(
                    wording(InterviewTerminalText.reword(service: proposals.maker)))
            }
            guard let answer = listen() else {
                Output.line(
                    "\n"
                        + wording(InterviewTerminalText.stopped))
                return false
            }
            let isWish = ["reword", "otras"].contains(
                answer.trimmingCharacters(in: .whitespaces).lowercased())
            if let proposals, isWish {
                shown = try isAgreed(proposals) ? leading.reword() : leading.handle(.look)
            } else {
                shown = try leading.handle(.said(answer))
            }
        }
    }

    /// Whether the person agrees that what they were shown is sent.
    private func isAgreed(_ proposals: LineProposals) -> Bool {
        Output.line(wording(PageText.interviewSends(model: proposals.maker)))
        for text in proposals.sends {
            Output.line(text.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
        }
        Output.line(wording(InterviewTerminalText.send))
        return listen().map { TypedWord($0).isYes } ?? false
    }

    private func show(_ lines: [InterviewState.Line]) {
        for (place, line) in lines.enumerated() where !line.isRefused {
            let kind =
                line.proposed.kind == .goal
                ? wording(InterviewTerminalText.kindGoal) : wording(InterviewTerminalText.kindAffirmation)
            Output.line("  \(place + 1)  \(line.text)  (\(kind))")
        }
    }
}
