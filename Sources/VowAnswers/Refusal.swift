/// A "no" to what a person asked for, as a value: a front end shows the sentence of the catalogue, or one of its own that
/// it finds by the code.
public struct Refusal: Error, Codable, Hashable, Sendable {
    /// The code of a sentence that a front end made itself.
    public static let ownWords = "usage"

    /// A stable, dotted name.
    public let code: String
    /// What it is about, by the names in the sentence.
    public let data: [String: String]
    private let forms: TextForms

    /// A refusal of the catalogue.
    public init(_ key: some TextKey, _ data: [String: String] = [:]) {
        code = key.rawValue
        self.data = data
        forms = key.forms
    }

    /// A refusal in a front end's own words, about what only that front end takes.
    public init(sentence: String) {
        code = Refusal.ownWords
        data = ["sentence": sentence]
        forms = TextForms("{sentence}", "{sentence}")
    }

    /// The sentence in a language.
    public func text(_ wording: Wording) -> String {
        if code == Refusal.ownWords, let sentence = data["sentence"] { return wording.said(sentence) }
        return wording.text(forms, data)
    }
}
