import ArgumentParser
import VowAnswers
import VowCommandLine
import VowRuntime

extension LinesCommand {
    /// `vow lines show`: where a line comes from, and what it was worth since.
    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.linesShow.inHelp
        )
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.linesId)) var id: String

        func run() throws {
            var operation = ShowLine()
            operation.id = id
            try common.perform(operation) { Self.words($0, $1.wording) }
        }

        private static func words(_ line: LineageRow, _ wording: Wording) -> [String] {
            var rows = [line.text]
            if let answer = line.answer {
                rows.append("  " + wording(LineText.sourceAnswer(answer: answer)))
            } else {
                rows.append(
                    line.interview == nil
                        ? "  " + wording(LineText.sourceTyped)
                        : "  " + wording(LineText.sourceProposed))
            }
            if let belief = line.belief {
                rows.append("  " + wording(LineText.belief(belief: belief)))
            }
            for text in line.texts.dropLast() {
                rows.append("  " + wording(LineText.before(text: text)))
            }
            rows.append(
                "  " + wording(LineText.mornings(recited: line.morningsRecited, kept: line.morningsKept)))
            return rows
        }
    }
}
