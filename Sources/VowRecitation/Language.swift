/// A language that lines can be recited in.
public enum Language: String, CaseIterable, Codable, Hashable, Sendable {
    /// English, British and American.
    case english = "en"
    /// Spanish, of Spain and of the Americas.
    case spanish = "es"
    /// Mandarin Chinese, simplified characters.
    case chinese = "zh"

    /// Its English name, for messages about devices and engines.
    public var englishName: String {
        switch self {
        case .english: "English"
        case .spanish: "Spanish"
        case .chinese: "Chinese"
        }
    }
}
