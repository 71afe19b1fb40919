public import VowCore
public import VowRecitation

/// Utterances of conversations with the side that each was labelled with.
///
/// Tab-separated text; the first row names the columns, in any order: `conversation`, `text`, `label` (change, sustain,
/// neutral) are needed, `language` (en, es) is used when there.
public struct TalkUtterances: Sendable {
    /// One utterance.
    public struct Utterance: Sendable {
        /// The conversation that it comes from.
        public let conversation: String
        /// What was said.
        public let text: String
        /// What it was labelled.
        public let side: TalkSide
        /// The language; English unless the file says otherwise.
        public let language: Language
    }

    /// Rows that could be read, in the file's order.
    public let utterances: [Utterance]
    /// Rows that could not, with the number of the line.
    public let problems: [String]

    /// Reads the text; nil where a column that is needed is missing.
    public init?(text: String) {
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
