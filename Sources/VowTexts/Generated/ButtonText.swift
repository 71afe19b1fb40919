// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `button.…` of the catalogue, and the texts among them that take arguments.
package enum ButtonText: UInt16, TextKey {
    package static let part = "button"

    case exit = 130
    case key
    case none
    case nonePressed
    case press
    case ready
    case snooze

    package static func key(key: some TextArgument) -> FilledText {
        FilledText(ButtonText.key, ["key": key.asText])
    }
}
