import VowCore

/// Recordings that people rated, from a tab-separated table.
///
/// Its first row names the columns: id, speaker, text, accuracy, fluency, prosodic and words (`WORD:accuracy`, separated by
/// spaces), in any order; `path` names a recording, from the table's folder, and is `ID.flac` where there is no such
/// column. Ratings go from 0 to 10, as in speechocean762.
public struct RatedUtterances: Sendable {
    /// One rated recording.
    public struct Utterance: Hashable, Sendable {
        /// Its name.
        public let id: String
        /// Who speaks.
        public let speaker: String
        /// What was to be said.
        public let text: String
        /// The recording, from the table's folder.
        public let path: String
        /// People's rating of the whole, 0 to 10, by what was rated.
        public let accuracy, fluency, prosody: Double
        /// People's rating of each word, 0 to 10.
        public let words: [Double]
    }

    /// What could be read.
    public let utterances: [Utterance]
    /// Rows that could not, with their number.
    public let problems: [String]

    /// Reads a table; nil where its first row does not name the columns.
    public init?(text: String) {
        let rows = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        guard let head = rows.first else { return nil }
        let names = head.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        func place(_ name: String) -> Int? { names.firstIndex(of: name) }
        guard let id = place("id"), let speaker = place("speaker"), let said = place("text"),
            let accuracy = place("accuracy"), let fluency = place("fluency"),
            let prosody = place("prosodic"), let words = place("words")
        else { return nil }
        let path = place("path")
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
