import VowCore

/// Recordings that people rated, from a tab-separated table.
///
/// The first row names the columns in any order: id, speaker, text, accuracy, fluency, prosodic and words
/// (`WORD:accuracy`, separated by spaces). The optional `path` is relative to the table's folder, by default `ID.flac`.
/// Ratings are 0 to 10, as in speechocean762.
package struct RatedUtterances: Sendable {
    /// A rated recording.
    package struct Utterance: Hashable, Sendable {
        /// The recording's id.
        package let id: String
        package let speaker: String
        /// The text to say.
        package let text: String
        /// The recording's path, relative to the table's folder.
        package let path: String
        /// People's ratings of the whole utterance, 0 to 10.
        package let accuracy, fluency, prosody: Double
        /// People's rating of each word, 0 to 10.
        package let words: [Double]
    }

    /// The valid rows.
    package let utterances: [Utterance]
    /// Invalid rows, with their number.
    package let problems: [String]

    /// Parses a table; nil if its first row does not name the columns.
    package init?(text: String) {
        let rows = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        guard let head = rows.first else { return nil }
        let names = head.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        func column(_ name: String) -> Int? { names.firstIndex(of: name) }
        guard let id = column("id"), let speaker = column("speaker"), let said = column("text"),
            let accuracy = column("accuracy"), let fluency = column("fluency"),
            let prosody = column("prosodic"), let words = column("words")
        else { return nil }
        let path = column("path")
        var utterances: [Utterance] = []
        var problems: [String] = []
        for (index, row) in rows.enumerated().dropFirst() where !row.isEmpty {
            let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let ratings = fields.count == names.count ? Self.words(fields[words]) : nil
            guard let ratings, let whole = Double(fields[accuracy]), let fluent = Double(fields[fluency]),
                let prosodic = Double(fields[prosody]), !fields[speaker].isEmpty
            else {
                problems.append("line \(index + 1): not a rated recording")
                continue
            }
            utterances.append(
                Utterance(
                    id: fields[id], speaker: fields[speaker], text: fields[said],
                    path: path.map { fields[$0] } ?? fields[id] + ".flac", accuracy: whole, fluency: fluent,
                    prosody: prosodic, words: ratings))
        }
        self.utterances = utterances
        self.problems = problems
    }

    private static func words(_ text: String) -> [Double]? {
        var ratings: [Double] = []
        for word in text.split(separator: " ") {
            guard let colon = word.lastIndex(of: ":"), let rating = Double(word[word.index(after: colon)...])
            else { return nil }
            ratings.append(rating)
        }
        return ratings
    }
}
