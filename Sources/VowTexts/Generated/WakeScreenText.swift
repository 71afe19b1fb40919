// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `wakeScreen.…` of the catalogue, and the texts among them that take arguments.
public enum WakeScreenText: UInt16, TextKey {
    public static let part = "wakeScreen"

    case back = 2954
    case ended
}
