/// A class of personal data: what is sealed under the same keys, and erased together.
package struct PersonalClass: Hashable, Sendable, CustomStringConvertible {
    /// The name, recorded with each sealed part; it never changes.
    package let name: String

    package init(_ name: String) { self.name = name }

    /// The name.
    package var description: String { name }

    /// What the person calls their alarms.
    package static let alarms = PersonalClass("alarms")
    /// The words of the lines, and what was heard of them at rehearsals.
    package static let lines = PersonalClass("lines")
    /// What was heard in attempts, with scores and missed words.
    package static let recitations = PersonalClass("recitations")
}

/// What an aggregate records of the person, and who erases it.
package enum PersonalData: Hashable, Sendable {
    /// Nothing: all of it may stand in the clear.
    case none
    /// Parts that are sealed under these classes.
    case sealed([PersonalClass], erased: Erasing)

    package var classes: [PersonalClass] {
        switch self {
        case .none: []
        case .sealed(let classes, _): classes
        }
    }
}

/// Who erases personal data.
package enum Erasing: Hashable, Sendable {
    /// `vow wipe` alone: the data stay in force, however old they are.
    case byWipe
    /// `vow wipe`, and the `retention-days` setting once the data are older: they are about a single day.
    case byWipeOrAge
}
