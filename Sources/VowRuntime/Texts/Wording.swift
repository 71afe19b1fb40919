public import VowCore
public import VowRecitation

/// The language of Vow's own texts, and the choice between the two forms that each of them has.
public struct Wording: Sendable {
    /// Whether the Spanish form is taken, else the English one.
    public let isSpanish: Bool

    /// The language that was set for Vow's own texts.
    public init(_ settings: Settings) { isSpanish = settings[.language] == "es" }

    /// The language of lines; Chinese ones are accompanied by English texts.
    public init(_ language: Language) { isSpanish = language == .spanish }

    /// The form in this language.
    public func callAsFunction<Text>(_ english: Text, _ spanish: Text) -> Text {
        isSpanish ? spanish : english
    }

    /// A weekday in three letters.
    public func weekday(_ day: Weekday) -> String {
        isSpanish ? ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"][day.rawValue - 1] : day.code
    }
}
