// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `tone.…` of the catalogue, and the texts among them that take arguments.
package enum ToneText: UInt16, TextKey {
    package static let part = "tone"

    case beacon = 3108
    case bells
    case chime
    case escalating
    case marimba
    case rise
    case siren
}
