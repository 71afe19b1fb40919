package import VowCore

/// Which key of the vault seals a personal part, by the vault's name for it.
///
/// Data that stay in force whatever their age have one key for their class ("lines"). Data about a single day have one
/// for each class and month ("recitations@2026-11", by the event's time in UTC), so that an old month can be destroyed
/// while the rest stays readable. The recorded class is the same either way, and logs from before there were months
/// keep the one key that they were sealed under.
package struct KeyScope: Hashable, Sendable {
    /// The class of personal data.
    package let personalClass: String
    /// The month as "2026-11"; nil for what has no age.
    package let month: String?

    /// The scope of what an aggregate records at an instant.
    package init(_ personalClass: String, erased: Erasing, at instant: Instant) {
        self.personalClass = personalClass
        switch erased {
        case .byWipe: month = nil
        case .byWipeOrAge: month = String(instant.iso8601.prefix(7))
        }
    }

    /// Reads a name.
    package init(name: String) {
        let parts = name.split(separator: "@", maxSplits: 1)
        personalClass = parts.first.map(String.init) ?? name
        month = parts.count == 2 ? String(parts[1]) : nil
    }

    /// The vault's name.
    package var name: String { month.map { "\(personalClass)@\($0)" } ?? personalClass }

    /// The last day of the month; nil for what has no age.
    package var lastDay: CivilDate? {
        guard let parts = month?.split(separator: "-").compactMap({ Int($0) }), parts.count == 2 else {
            return nil
        }
        let (year, month) = parts[1] == 12 ? (parts[0] + 1, 1) : (parts[0], parts[1] + 1)
        return CivilDate(year: year, month: month, day: 1)?.adding(days: -1)
    }
}

extension AggregateRegistry {
    /// Which key seals what an aggregate records at an instant under a class.
    package func keyScope(of personalClass: String, in category: String, at instant: Instant) -> KeyScope {
        guard case .sealed(_, let erased)? = entry(of: category)?.personal else {
            return KeyScope(name: personalClass)
        }
        return KeyScope(personalClass, erased: erased, at: instant)
    }
}
