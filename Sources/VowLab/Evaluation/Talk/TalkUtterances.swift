package import VowCore
package import VowRecitation

/// Labelled utterances of conversations.
///
/// Tab-separated text; the first row names the columns in any order: `conversation`, `text`, `label` (change, sustain,
/// neutral), and optionally `language` (en, es).
package struct TalkUtterances: Sendable {
    /// An utterance.
    package struct Utterance: Sendable {
        /// The conversation's name.
        package let conversation: String
        /// The spoken text.
        package let text: String
        /// The label.
        package let side: TalkSide
        /// The language; English by default.
        package let language: Language
    }

    /// The valid rows, in the file's order.
    package let utterances: [Utterance]
    /// Invalid rows, with their line number.
    package let problems: [String]

    /// Parses the text; nil if a required column is missing.
    package init?(text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.last == "\r" ? line.dropLast() : line
        }
        guard let head = lines.first else { return nil }
        let names = head.split(separator: "\t").map(String.init)
        guard let conversation = names.firstIndex(of: "conversation"),
            let said = names.firstIndex(of: "text"),
            let label = names.firstIndex(of: "label")
        else { return nil }
        let language = names.firstIndex(of: "language")
        var utterances: [Utterance] = []
        var problems: [String] = []
        for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count == names.count, let side = TalkSide(rawValue: cells[label]) else {
                problems.append("line \(index + 1): no utterance with a label change, sustain or neutral")
                continue
            }
            let spoken = language.flatMap { Language(rawValue: cells[$0]) } ?? .english
            utterances.append(
                Utterance(conversation: cells[conversation], text: cells[said], side: side, language: spoken))
        }
        self.utterances = utterances
        self.problems = problems
    }
}
