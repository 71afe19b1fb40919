/// What is shown when words may announce danger: kind words, and where to find help.
public struct HelpRow: Codable, Hashable, Sendable {
    /// A help line.
    public struct Line: Codable, Hashable, Sendable {
        /// The country in the language of the row.
        public let country: String
        /// Who answers.
        public let name: String
        /// The number, as it is dialled.
        public let number: String
        /// When somebody answers; nil if the source does not say.
        public let hours: String?
        /// The line's own page.
        public let page: String

        /// Makes a row.
        public init(country: String, name: String, number: String, hours: String?, page: String) {
            (self.country, self.name, self.number) = (country, name, number)
            (self.hours, self.page) = (hours, page)
        }
    }

    /// The language of the words.
    public let language: String
    /// Kind words, a paragraph a line.
    public let text: String
    /// What to call in immediate danger.
    public let emergency: String
    /// The lines of the country in which the device stands; empty if that country is not known.
    public let here: [Line]
    /// The lines of other countries.
    public let elsewhere: [Line]
    /// Where to find lines of any country.
    public let more: String

    /// Makes a row.
    public init(
        language: String, text: String, emergency: String, here: [Line], elsewhere: [Line], more: String
    ) {
        (self.language, self.text, self.emergency) = (language, text, emergency)
        (self.here, self.elsewhere, self.more) = (here, elsewhere, more)
    }

    /// Everything but the lines of other countries, a paragraph a line.
    public var plain: String {
        ([text, emergency] + here.map(\.plain) + [more]).joined(separator: "\n")
    }
}

extension HelpRow {
    /// The lines of other countries in one paragraph.
    public var others: String { elsewhere.map { "\($0.country) \($0.number)" }.joined(separator: " · ") }
}

extension HelpRow.Line {
    /// The line in one line.
    public var plain: String {
        "\(country): \(name), \(number)" + (hours.map { " (\($0))" } ?? "") + ", \(page)"
    }
}
