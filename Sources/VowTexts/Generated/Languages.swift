// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

extension TextLanguage {
    /// The languages with a file, in the order of `LINGUAS`.
    static let translated = [
        TextLanguage(code: "es", plural: "n != 1", table: .es),
        TextLanguage(code: "zh", plural: "0", table: .zh),
    ]
}
