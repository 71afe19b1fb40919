package import VowCore
package import VowRecitation
/// Whoever words an answer names keys of the catalogue.
@_exported public import VowTexts

/// The language of what people read.
package struct Wording: Hashable, Sendable {
    /// The language of the texts.
    package let language: TextLanguage
    /// Whether clocks count to twelve.
    package let isTwelveHours: Bool

    /// Texts in a language.
    package init(in language: TextLanguage, isTwelveHours: Bool = false) {
        (self.language, self.isTwelveHours) = (language, isTwelveHours)
    }

    /// The language of lines.
    package init(_ language: Language) { self.init(setting: language.rawValue) }

    /// The language that was set for Vow's own texts, such as `es`; English if the catalogue does not have it.
    package init(setting: String) { self.init(in: TextLanguage(code: setting) ?? .english) }

    /// The language of lines said beside these texts; English if no line can be in the texts' own.
    package var ofLines: Language { Language(rawValue: language.code) ?? .english }

    /// A text of the catalogue.
    package func callAsFunction(_ text: FilledText) -> String { language.text(text) }

    /// A text of the catalogue by its whole name, such as `detail.line`; the name itself if there is no such text.
    package func callAsFunction(named name: String, _ arguments: [String: String]) -> String {
        TextCatalogue.index(of: name).map { language.text(FilledText(index: $0, arguments)) } ?? name
    }

    /// A text of the catalogue by its key, with its arguments.
    package func callAsFunction(_ key: some TextKey, _ arguments: [String: String] = [:]) -> String {
        language.text(FilledText(key, arguments))
    }
}

extension Wording {
    /// A time of the day as the person wants clocks: "06:30", or "6:30 AM"; seconds where there are some.
    /// - Parameter fraction: what stands behind the seconds, such as ".250".
    package func clock(_ time: CivilTime, fraction: String = "") -> String {
        guard isTwelveHours else { return time.iso8601 + fraction }
        let text = "\((time.hour + 11) % 12 + 1)\(time.iso8601.dropFirst(2))\(fraction)"
        return self(
            time.hour < 12 ? CalendarText.timeBeforeNoon(time: text) : CalendarText.timeAfterNoon(time: text))
    }

    /// A weekday in few letters.
    package func weekday(_ day: Weekday) -> String {
        switch day {
        case .monday: self(CalendarText.mon)
        case .tuesday: self(CalendarText.tue)
        case .wednesday: self(CalendarText.wed)
        case .thursday: self(CalendarText.thu)
        case .friday: self(CalendarText.fri)
        case .saturday: self(CalendarText.sat)
        case .sunday: self(CalendarText.sun)
        }
    }

    /// The name of a language.
    package func name(of language: Language) -> String {
        switch language {
        case .english: self(LanguageText.english)
        case .spanish: self(LanguageText.spanish)
        case .chinese: self(LanguageText.chinese)
        }
    }
}

extension AlarmID: TextArgument {
    /// See `TextArgument`.
    package var asText: String { text }
}

extension LineID: TextArgument {
    /// See `TextArgument`.
    package var asText: String { text }
}
