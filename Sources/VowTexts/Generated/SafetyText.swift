// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `safety.…` of the catalogue, and the texts among them that take arguments.
package enum SafetyText: UInt16, TextKey {
    package static let part = "safety"

    case answers = 2878
    case ask
    case emergency
    case emergencyAnywhere
    case more
    case others
    case stop

    package static func emergency(number: some TextArgument) -> FilledText {
        FilledText(SafetyText.emergency, ["number": number.asText])
    }
}
