package import VowCore

/// The name of a sealed backup: whose key opens it, and the night it was made.
package struct BackupName: Hashable, Sendable {
    /// Eight hexadecimal digits that name the recovery key.
    package let key: String
    /// The date, in the device's zone.
    package let date: CivilDate

    package init(key: String, date: CivilDate) { (self.key, self.date) = (key, date) }

    /// Reads the name of a file; nil where it is no backup's.
    package init?(_ file: String) {
        guard file.hasPrefix("vow-"), file.hasSuffix(".backup") else { return nil }
        let middle = file.dropFirst(4).dropLast(7)
        guard let key = middle.split(separator: "-").first.map(String.init), key.utf8.count == 8,
            let date = CivilDate(iso8601: String(middle.dropFirst(9)))
        else { return nil }
        self.init(key: key, date: date)
        guard self.file == file else { return nil }
    }

    /// The file's name.
    package var file: String { "vow-\(key)-\(date.iso8601).backup" }

    /// How many of the newest are kept.
    package static let days = 7
    /// Of how many weeks before these the newest one of each is kept.
    package static let weeks = 4

    /// The files of a folder that a rotation takes away: of each key, all but the newest seven and the newest ones of the
    /// four weeks, Monday to Sunday, before them. What bears another name is never among them.
    package static func superfluous(among files: [String], key: String) -> [String] {
        let own = files.compactMap(BackupName.init).filter { $0.key == key }.sorted { $0.date > $1.date }
        var weeks: [Int] = []
        var gone: [String] = []
        for name in own.dropFirst(days) {
            // The first day since the epoch was a Thursday.
            let week = (name.date.daysSinceEpoch + 3) / 7
            if weeks.last == week || weeks.count == BackupName.weeks {
                gone.append(name.file)
            } else {
                weeks.append(week)
            }
        }
        return gone.sorted()
    }
}
