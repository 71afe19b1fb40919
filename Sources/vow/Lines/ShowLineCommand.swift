import ArgumentParser
import VowAnswers
import VowCore
import VowRecitation
import VowRuntime

extension LinesCommand {
    /// `vow lines show`: where a line comes from, and what it was worth since.
    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract:
                "Where a line comes from: the answer, its edits, your belief in it, the mornings it was said."
        )
        @OptionGroup var common: CommonOptions
        @Argument(help: "The line.") var id: String

        struct Answer: Encodable {
            let id: LineID
            let kind: String
            let text: String
            let interview: InterviewID?
            let question: String?
            let answer: String?
            let proposed: String?
            let belief: Int?
            let texts: [String]
            let morningsRecited: Int
            let morningsKept: Int
            let lastRecited: String?
        }

        func run() throws {
            try Exit.reporting {
                let service = try common.service()
                let line = try LinesCommand.resolve(id, service)
                let overview = try service.present()
                let state = overview.book.state(of: line)
                let lineage = try service.lineage(of: line)
                if common.json {
                    return JSONPrinter.print(
                        Answer(
                            id: line, kind: state.kind.rawValue, text: state.text,
                            interview: lineage.interview,
                            question: lineage.source?.rawValue, answer: lineage.answer,
                            proposed: lineage.proposed,
                            belief: lineage.belief, texts: lineage.texts.map(\.text),
                            morningsRecited: lineage.recited,
                            morningsKept: lineage.kept, lastRecited: lineage.lastRecited?.iso8601))
                }
                for row in Self.rows(state, lineage, Wording(overview.settings)) { Output.line(row) }
            }
        }

        private static func rows(_ state: LineState, _ lineage: LineLineage, _ wording: Wording) -> [String] {
            var rows = [state.text]
            if let answer = lineage.answer {
                rows.append(wording("  from your answer: “\(answer)”", "  de tu respuesta: «\(answer)»"))
            } else {
                rows.append(
                    lineage.interview == nil
                        ? wording("  typed by you", "  la escribiste tú")
                        : wording("  proposed in the interview", "  propuesta en la entrevista"))
            }
            if let belief = lineage.belief {
                rows.append(wording("  you believe it \(belief) of 10", "  te la crees \(belief) de 10"))
            }
            for text in lineage.texts.dropLast() {
                rows.append(wording("  before: “\(text.text)”", "  antes: «\(text.text)»"))
            }
            rows.append(
                wording(
                    "  said on \(lineage.recited) mornings, \(lineage.kept) of them kept",
                    "  dicha en \(lineage.recited) mañanas, \(lineage.kept) de ellas cumplidas"))
            return rows
        }
    }
}
