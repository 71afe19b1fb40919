// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `wakeScreen.…` of the catalogue, and the texts among them that take arguments.
package enum WakeScreenText: UInt16, TextKey {
    package static let part = "wakeScreen"

    case back = 3974
    case ended
}
