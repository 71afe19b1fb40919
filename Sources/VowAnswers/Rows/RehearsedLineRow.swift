package import VowRecitation

/// A line that was rehearsed, and how it was heard.
package struct RehearsedLineRow: Codable, Hashable, Sendable {
    package let line: LineID
    package let text: String
    package let heard: String?
    package let score: Double?
    /// How well it was heard; `silent` if nothing was, left out if nobody listened.
    package let outcome: String?
    package let advice: [String]

    package init(
        line: LineID, text: String, heard: String?, score: Double?, outcome: String?, advice: [String]
    ) {
        (self.line, self.text, self.heard) = (line, text, heard)
        (self.score, self.outcome, self.advice) = (score, outcome, advice)
    }
}
