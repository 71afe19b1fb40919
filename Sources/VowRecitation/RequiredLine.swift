/// One sentence that has to be recited: an affirmation line or a goal line.
public struct RequiredLine: Codable, Hashable, Sendable {
    /// The identity of the line, unique within one gate.
    public let id: LineID
    /// The line as it is shown to the person.
    public let text: String
    /// The calibrated score from 0 to 1 at which the line passes; 0.72 is the operating point.
    public let minimumSimilarity: Double

    /// Makes a required line.
    ///
    /// - Parameters:
    ///   - id: unique within one gate.
    ///   - text: as shown to the person; digits, dates and abbreviations may be said in any usual way.
    ///   - minimumSimilarity: from 0 to 1, compared with `LineVerdict.score`.
    public init(id: LineID, text: String, minimumSimilarity: Double = 0.72) {
        self.id = id
        self.text = text
        self.minimumSimilarity = minimumSimilarity
    }
}

/// Everything beside the lines and the transcript that decides a verdict.
///
/// The settings are recorded with each attempt, so that the verdict can be computed again.
public struct VerifierSettings: Hashable, Sendable {
    /// The newest rules of verdict. Those before stay, so that what-if has something to compare: version 10 refuses a line
    /// in which a word was turned into its opposite; version 9 does not.
    public static let currentVersion = 10
    /// The oldest rules there are. What was recorded under a smaller number, before any release, is judged by these, into
    /// which the steps towards them were folded.
    public static let oldestVersion = 9

    /// The language in which lines and transcript are read.
    public var language: Language
    /// The version of the rules; recorded, so that a later program can tell which rules a verdict came from.
    public var verifierVersion: Int

    /// Makes the default settings of a language.
    ///
    /// - Parameter verifierVersion: the rules to judge by; smaller numbers than `oldestVersion` mean that.
    public init(language: Language, verifierVersion: Int = Self.currentVersion) {
        self.language = language
        self.verifierVersion = max(Self.oldestVersion, verifierVersion)
    }
}
