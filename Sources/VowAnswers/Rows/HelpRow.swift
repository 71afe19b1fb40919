/// What is shown when words may announce danger: kind words, and where to find help.
package struct HelpRow: Codable, Hashable, Sendable {
    /// A help line.
    package struct Line: Codable, Hashable, Sendable {
        /// The country in the language of the row.
        package let country: String
        /// Who answers.
        package let name: String
        /// The number, as it is dialled.
        package let number: String
        /// When somebody answers; nil if the source does not say.
        package let hours: String?
        /// The line's own page.
        package let page: String

        package init(country: String, name: String, number: String, hours: String?, page: String) {
            (self.country, self.name, self.number) = (country, name, number)
            (self.hours, self.page) = (hours, page)
        }
    }

    /// The language of the words.
    package let language: String
    /// Kind words, a paragraph a line.
    package let text: String
    /// What to call in immediate danger.
    package let emergency: String
    /// The lines of the country in which the device stands; empty if that country is not known.
    package let here: [Line]
    /// The lines of other countries.
    package let elsewhere: [Line]
    /// Where to find lines of any country.
    package let more: String

    package init(
        language: String, text: String, emergency: String, here: [Line], elsewhere: [Line], more: String
    ) {
        (self.language, self.text, self.emergency) = (language, text, emergency)
        (self.here, self.elsewhere, self.more) = (here, elsewhere, more)
    }

    /// Everything but the lines of other countries, a paragraph a line.
    package var plain: String {
        ([text, emergency] + here.map(\.plain) + [more]).joined(separator: "\n")
    }
}

extension HelpRow {
    /// The lines of other countries in one paragraph.
    package var others: String { elsewhere.map { "\($0.country) \($0.number)" }.joined(separator: " · ") }
}

extension HelpRow.Line {
    /// The line in one line.
    package var plain: String {
        "\(country): \(name), \(number)" + (hours.map { " (\($0))" } ?? "") + ", \(page)"
    }
}
