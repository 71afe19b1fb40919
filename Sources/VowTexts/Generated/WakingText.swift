// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `waking.…` of the catalogue, and the texts among them that take arguments.
package enum WakingText: UInt16, TextKey {
    package static let part = "waking"

    case denied = 3976
    case missing
    case none
    case ready
}
