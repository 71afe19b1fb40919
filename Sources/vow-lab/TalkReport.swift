import Foundation
import VowCommandLine
import VowLab
import VowPorts
import VowRuntime

/// `vow-lab evaluate --talk`: how well talk for and against a change is heard.
enum TalkReport {
    /// Measures the file and prints a table, or JSON.
    static func run(_ path: String, labelledBy people: Bool, json: Bool) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CommandError.refused(.fileCannotBeRead(path: path))
        }
        guard let read = TalkUtterances(text: String(decoding: data, as: UTF8.self)) else {
            throw CommandError.refused(
                .firstRowOfDoesNotName(path: path))
        }
        for problem in read.problems { Exit.say("\(path), \(problem)") }
        guard !read.utterances.isEmpty else {
            throw CommandError.refused(.holdsNoLabelledUtterance(path: path))
        }
        let evaluation = TalkEvaluation(read.utterances)
        let labels = people ? "people" : "machine"
        if json {
            JSONPrinter.print(
                Answer(
                    rows: evaluation.rows, labelledBy: labels, utterances: read.utterances.count,
                    conversations: Set(read.utterances.map(\.conversation)).count, problems: read.problems))
        } else {
            Output.line(text(evaluation, people: people))
        }
    }

    private struct Answer: Encodable {
        let rows: [TalkEvaluation.Row]
        let labelledBy: String
        let utterances: Int
        let conversations: Int
        let problems: [String]
    }

    private static func text(_ evaluation: TalkEvaluation, people: Bool) -> String {
        var lines = [
            people
                ? "Labels by people, as told by --labelled-by people."
                : "Labels by a machine (unless --labelled-by people): they say how a language model heard it, not a person."
        ]
        for part in ["all", "held-out"] {
            let rows = evaluation.rows.filter { $0.part == part }
            let whole = part == "all" ? "All conversations" : "Every third conversation (held out)"
            lines += [
                "",
                "\(whole), \(rows.first?.utterances ?? 0) utterances: macro-F1 [95% interval], F1 of each side",
            ]
            for row in rows {
                let sides = ["change", "sustain", "neutral"].map { "\($0) \(number(row.f1[$0] ?? 0))" }
                lines.append(
                    "  " + row.method.padding(toLength: 20, withPad: " ", startingAt: 0)
                        + "\(number(row.macroF1.value)) [\(number(row.macroF1.lower)), \(number(row.macroF1.upper))]  "
                        + sides.joined(separator: "  "))
            }
        }
        lines += [
            "",
            "What learns is cross-validated in ten parts of whole conversations. The shipped rules learned from the other "
                + "two thirds of one such file; on it, only the held-out rows say how good they are.",
        ]
        return lines.joined(separator: "\n")
    }

    private static func number(_ value: Double) -> String { Texts.decimal(value, places: 3) }
}
