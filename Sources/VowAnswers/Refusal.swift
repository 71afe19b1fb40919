package import VowCore

/// A "no" to what a person asked for, as a value: a front end shows the sentence of the catalogue, or one of its own that
/// it finds by the code.
package struct Refusal: Error, Codable, Hashable, Sendable {
    /// The code of a refusal by a coded text.
    package static let ownWords = "usage"

    /// A stable, dotted name.
    package let code: String
    /// What it is about, by the names in the sentence.
    package let data: [String: String]

    /// A refusal of the catalogue.
    package init(_ key: some TextKey, _ data: [String: String] = [:]) { self.init(FilledText(key, data)) }

    /// A refusal of the catalogue with what it is about.
    package init(_ text: FilledText) {
        code = String(text.name.trimmingPrefix(Refusal.part))
        data = text.arguments
    }

    /// What the names of most refusals begin with, and their codes do not.
    private static let part = RefusalText.part + "."

    /// A refusal by a coded text.
    package init(_ text: TextCode) {
        code = Refusal.ownWords
        data = ["sentence": text.description]
    }

    /// The sentence in a language; the code if this version does not know it.
    package func text(_ wording: Wording) -> String {
        if code == Refusal.ownWords, let sentence = data["sentence"] { return wording(written: sentence) }
        let index = TextCatalogue.index(of: Refusal.part + code) ?? TextCatalogue.index(of: code)
        return index.map { wording.language.text(FilledText(index: $0, data)) } ?? code
    }
}
