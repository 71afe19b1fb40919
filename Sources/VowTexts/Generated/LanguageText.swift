// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `language.…` of the catalogue, and the texts among them that take arguments.
public enum LanguageText: UInt16, TextKey {
    public static let part = "language"

    case chinese = 1053
    case english
    case spanish
}
