public import VowCore
public import VowRecitation

/// The language of what people read, and the choice among a text's forms.
public struct Wording: Hashable, Sendable {
    /// Whether the Spanish form is taken, else the English one.
    public let isSpanish: Bool

    /// Whether the Chinese form is taken where a text has one, else the English one.
    public let isChinese: Bool

    /// English, or Spanish.
    public init(isSpanish: Bool) {
        self.isSpanish = isSpanish
        isChinese = false
    }

    /// The language of lines; Chinese ones are accompanied by English texts.
    public init(_ language: Language) { self.init(isSpanish: language == .spanish) }

    /// The language that was set for Vow's own texts: `en`, `es` or `zh`.
    public init(setting: String) {
        isSpanish = setting == "es"
        isChinese = setting == "zh"
    }

    /// A text of the catalogue, with its arguments.
    public func callAsFunction(_ key: some TextKey, _ arguments: [String: String] = [:]) -> String {
        text(key.forms, arguments)
    }

    /// The form in this language, with its arguments.
    public func text(_ forms: TextForms, _ arguments: [String: String] = [:]) -> String {
        TextForms.fill(isSpanish ? forms.es : isChinese ? forms.zh ?? forms.en : forms.en, arguments)
    }

    /// The form in this language, of two that stand where they are used.
    public func callAsFunction<Text>(_ english: Text, _ spanish: Text) -> Text {
        isSpanish ? spanish : english
    }

    /// A weekday in three letters.
    public func weekday(_ day: Weekday) -> String {
        isSpanish ? ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"][day.rawValue - 1] : day.code
    }
}

extension Wording {
    /// The name of a language.
    public func name(of language: Language) -> String {
        switch language {
        case .english: text(TextForms("English", "inglés", zh: "英语"))
        case .spanish: text(TextForms("Spanish", "español", zh: "西班牙语"))
        case .chinese: text(TextForms("Chinese", "chino", zh: "中文"))
        }
    }
}
