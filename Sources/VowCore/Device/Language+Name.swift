package import VowRecitation

extension Language {
    /// Its name, as a text for people.
    package var named: TextCode {
        switch self {
        case .english: TextCode("language.english")
        case .spanish: TextCode("language.spanish")
        case .chinese: TextCode("language.chinese")
        }
    }
}
