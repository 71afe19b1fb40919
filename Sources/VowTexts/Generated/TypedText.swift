// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `typed.…` of the catalogue, and the texts among them that take arguments.
public enum TypedText: UInt16, TextKey {
    public static let part = "typed"

    case yes = 2298
    case yesLetter
}
