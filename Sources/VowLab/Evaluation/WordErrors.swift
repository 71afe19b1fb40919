import VowRuntime

/// An engine's word errors; character errors in Chinese.
package struct WordErrors: Hashable, Sendable {
    /// Substituted, deleted and inserted words.
    package private(set) var edits: Int
    /// The number of spoken words.
    package private(set) var words: Int
    /// The number of recordings with words.
    package private(set) var recordings = 0
    /// The recordings whose first word was misheard or missed.
    package private(set) var firstMissed = 0
    /// The recordings whose last word was misheard or missed.
    package private(set) var lastMissed = 0

    /// Creates counts of 0.
    package init() {
        edits = 0
        words = 0
    }

    /// Adds a recording: the minimum of edits from the spoken to the recognised words.
    package mutating func add(said: [String], heard: [String]) {
        words += said.count
        if !said.isEmpty {
            recordings += 1
            if said.first != heard.first { firstMissed += 1 }
            if said.last != heard.last { lastMissed += 1 }
        }
        edits += Self.distance(said, heard)
    }

    /// Edits per spoken word, which may exceed 1 through insertions; nil if nothing was spoken.
    package var rate: Double? { words == 0 ? nil : Double(edits) / Double(words) }

    private static func distance(_ said: [String], _ heard: [String]) -> Int {
        var row = Array(0...heard.count)
        for (index, word) in said.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in heard.indices {
                let above = row[column + 1]
                row[column + 1] = min(
                    diagonal + (word == heard[column] ? 0 : 1), above + 1, row[column] + 1)
                diagonal = above
            }
        }
        return row[heard.count]
    }
}

extension Texts {
    /// A share in per cent, or "-".
    static func percent(_ value: Double?, places: Int = 1) -> String {
        value.map { decimal($0 * 100, places: places) + "%" } ?? "-"
    }
}
