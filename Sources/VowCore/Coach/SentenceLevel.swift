/// How hard a sentence is to hear and to repeat. The raw values are those of the sentence files.
package enum SentenceLevel: String, CaseIterable, Codable, Hashable, Sendable {
    /// Short and plain.
    case easy
    /// Longer, or with a subordinate clause.
    case medium
    /// Long, or with sounds that are hard to tell apart.
    case hard
}

/// How usual the words of a sentence are. The raw values are those of the sentence files.
package enum WordBucket: String, CaseIterable, Codable, Hashable, Sendable {
    /// All among the most frequent words.
    case common
    /// At least one beyond the most frequent words.
    case lessCommon = "less-common"
}
