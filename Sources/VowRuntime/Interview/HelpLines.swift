import Foundation
package import VowAnswers
import VowCore
package import VowRecitation

/// The help lines that the program knows, by country.
package enum HelpLines {
    /// A help line, with where its number was read.
    struct Entry: Hashable, Sendable {
        let country: String
        let names: [Language: String]
        let zones: [String]
        let emergency: String
        let name: String
        let number: String
        let hours: String
        let page: String
        let source: String
        let read: String
    }

    static let entries: [Entry] = {
        guard let entries = read(String(decoding: PackageResources.helplines_tsv, as: UTF8.self)) else {
            preconditionFailure("the table of help lines is checked by the tests")
        }
        return entries
    }()

    /// The rows of a table; nil for any other text.
    static func read(_ table: String) -> [Entry]? {
        var entries: [Entry] = []
        for line in table.split(separator: "\n") where !line.hasPrefix("#") && !line.hasPrefix("country\t") {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count == 12 else { return nil }
            entries.append(
                Entry(
                    country: cells[0], names: [.english: cells[1], .spanish: cells[2], .chinese: cells[3]],
                    zones: cells[4].split(separator: " ").map(String.init), emergency: cells[5],
                    name: cells[6], number: cells[7], hours: cells[8], page: cells[9], source: cells[10],
                    read: cells[11]))
        }
        return entries
    }

    /// The country of a zone; nil for a zone of a country without a help line here.
    static func country(ofZone zone: String) -> String? {
        entries.first { $0.zones.contains { zone == $0 || zone.hasPrefix($0 + "/") } }?.country
    }

    /// The country of a locale such as "es_MX.UTF-8"; nil for one without a region.
    static func country(ofLocale locale: String) -> String? {
        let region = locale.split { "_-".contains($0) }.dropFirst().first?.prefix { $0.isLetter }
        return region.map(String.init).flatMap { code in entries.first { $0.country == code }?.country }
    }

    /// The locale of the machine (locale(7)); nil if none is set.
    package static var machineLocale: String? {
        let environment = ProcessInfo.processInfo.environment
        return ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    }

    /// What is shown, in a language, where the device stands in a zone or, for a zone that tells no country, speaks a
    /// locale.
    package static func row(in language: Language, zone: String, locale: String?) -> HelpRow {
        let wording = Wording(setting: language.rawValue)
        let country = country(ofZone: zone) ?? locale.flatMap { self.country(ofLocale: $0) }
        func line(_ entry: Entry) -> HelpRow.Line {
            HelpRow.Line(
                country: entry.names[language] ?? entry.country, name: entry.name, number: entry.number,
                hours: entry.hours.isEmpty ? nil : entry.hours, page: entry.page)
        }
        let here = entries.filter { $0.country == country }
        return HelpRow(
            language: language.rawValue, text: wording(SafetyText.stop),
            emergency: here.first.map { wording(SafetyText.emergency(number: $0.emergency)) }
                ?? wording(SafetyText.emergencyAnywhere),
            here: here.map(line), elsewhere: entries.filter { $0.country != country }.map(line),
            more: wording(SafetyText.more))
    }
}
