// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `language.…` of the catalogue, and the texts among them that take arguments.
package enum LanguageText: UInt16, TextKey {
    package static let part = "language"

    case chinese = 1093
    case english
    case spanish
}
