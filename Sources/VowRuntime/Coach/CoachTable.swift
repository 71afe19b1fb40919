package import VowCore
import VowPorts
import VowRecitation

/// What was practised, as a table with a row for each sentence that was answered.
///
/// `semanticSim` goes from 0 to 1 with two decimals, scores are whole numbers from 0 to 100 and empty where nothing was
/// rated. The last answer stands for the sentence. Sentences whose words were erased are left out.
package struct CoachTable: Sendable {
    /// The columns, in their order; part of the contract.
    package static let columns = [
        "date", "sentence_id", "text", "attempts", "mode", "correct", "semanticSim", "acc", "flu", "comp",
        "pros",
        "itemScore", "transcript",
    ]

    private let rows: [[String]]

    /// Makes the table of sessions, oldest first.
    /// - Parameter first: the first day that is in it; all days when nil.
    package init(_ sessions: [CoachState], from first: CivilDate? = nil) {
        rows = sessions.flatMap(\.items).filter { item in first.map { item.date >= $0 } ?? true }.compactMap(
            Self.row)
    }

    /// The table as comma-separated UTF-8 with a header row.
    package var csv: String {
        ([Self.columns] + rows).map { ForeignWords.row($0) + "\n" }.joined()
    }

    /// The rows with the names of the columns.
    package var objects: [[String: String]] {
        rows.map { Dictionary(uniqueKeysWithValues: zip(Self.columns, $0)) }
    }

    private static func row(_ item: CoachItem) -> [String]? {
        guard item.isKnown, let last = item.attempts.last else { return nil }
        let rating = last.answer.pronunciation
        func score(_ value: Int?) -> String { value.map { "\($0)" } ?? "" }
        return [
            item.date.iso8601, item.sentence.id.text, item.sentence.text, "\(item.attempts.count)",
            last.answer.mode == .typed ? "typed" : "voice", last.verdict.isCorrect ? "true" : "false",
            hundredths(last.verdict.meaningHundredths), score(rating?.accuracy), score(rating?.fluency),
            score(rating?.completeness), score(rating?.prosody), "\(last.verdict.itemScore)",
            last.answer.transcript,
        ]
    }

    /// 92 as 0.92, 100 as 1.00.
    private static func hundredths(_ value: Int) -> String {
        let rest = value % 100
        return "\(value / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
