// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `number.…` of the catalogue, and the texts among them that take arguments.
package enum NumberText: UInt16, TextKey {
    package static let part = "number"

    case comma = 1232
    case leastGroupedDigits
    case point
}
