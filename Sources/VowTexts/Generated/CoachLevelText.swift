// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `coachLevel.…` of the catalogue, and the texts among them that take arguments.
package enum CoachLevelText: UInt16, TextKey {
    package static let part = "coachLevel"

    case common = 223
    case easy
    case hard
    case lessCommon
    case medium
}
