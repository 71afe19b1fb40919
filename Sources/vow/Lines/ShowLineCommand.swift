import ArgumentParser
import VowAnswers
import VowCommandLine
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

        func run() throws {
            var operation = ShowLine()
            operation.id = id
            try common.perform(operation) { row, _ in Self.words(row, RefusalLanguage.wording) }
        }

        private static func words(_ line: LineageRow, _ wording: Wording) -> [String] {
            var rows = [line.text]
            if let answer = line.answer {
                rows.append(wording("  from your answer: “\(answer)”", "  de tu respuesta: «\(answer)»"))
            } else {
                rows.append(
                    line.interview == nil
                        ? wording("  typed by you", "  la escribiste tú")
                        : wording("  proposed in the interview", "  propuesta en la entrevista"))
            }
            if let belief = line.belief {
                rows.append(wording("  you believe it \(belief) of 10", "  te la crees \(belief) de 10"))
            }
            for text in line.texts.dropLast() {
                rows.append(wording("  before: “\(text)”", "  antes: «\(text)»"))
            }
            rows.append(
                wording(
                    "  said on \(line.morningsRecited) mornings, \(line.morningsKept) of them kept",
                    "  dicha en \(line.morningsRecited) mañanas, \(line.morningsKept) de ellas cumplidas"))
            return rows
        }
    }
}
