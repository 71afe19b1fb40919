/// A language in which the catalogue has texts.
package struct TextLanguage: Sendable {
    /// Its code, as the setting `language` takes it: `en`, `es`, `zh`.
    package let code: String

    /// Which form of a text a number takes.
    package let plural: PluralRule

    private let words: Words

    private enum Words: Sendable {
        case table(TextTable)
        #if DEBUG
            /// English with accents, brackets and more letters.
            case pseudo(TextTable)
        #endif
    }

    init(code: String, plural: StaticString, table: TextTable) {
        self.code = code
        self.plural = PluralRule("\(plural)")
        words = .table(table)
    }

    /// English: the language of the keys, which has every text.
    package static let english = TextLanguage(code: "en", plural: "n != 1", table: .en)

    /// Spanish.
    package static let spanish = known("es")

    /// Chinese, in simplified characters.
    package static let chinese = known("zh")

    private static func known(_ code: String) -> TextLanguage {
        guard let language = TextLanguage(code: code) else { preconditionFailure("LINGUAS names \(code)") }
        return language
    }

    #if DEBUG
        /// English made longer and marked, so that what is not translated or does not fit is seen. Debug builds only.
        package static let pseudo = TextLanguage(
            code: "pseudo", plural: english.plural, words: .pseudo(.en))
    #endif

    private init(code: String, plural: PluralRule, words: Words) {
        self.code = code
        self.plural = plural
        self.words = words
    }

    /// All languages with a file in the catalogue, English first.
    package static let all = [english] + translated

    #if DEBUG
        /// The languages that can be set: all, and in a debug build the one that shows what is not translated.
        package static let settable = all + [pseudo]
    #else
        /// The languages that can be set.
        package static let settable = all
    #endif

    /// The language with a code, or nil if there is none.
    package init?(code: String) {
        guard let known = TextLanguage.settable.first(where: { $0.code == code }) else { return nil }
        self = known
    }

    /// The words of a text in this language, with arguments as `{name}`; nil if they are not translated yet.
    package func form(_ index: Int, count: Int? = nil) -> String? {
        let text: String
        switch words {
        case .table(let table): text = table[index]
        #if DEBUG
            case .pseudo(let table): text = PseudoText.form(table[index])
        #endif
        }
        guard !text.isEmpty else { return nil }
        let forms = text.split(separator: TextLanguage.formEnd, omittingEmptySubsequences: false)
        return count.map { String(forms[min(plural.form(of: $0), forms.count - 1)]) } ?? String(forms[0])
    }

    /// A text in this language, or in English if it is not translated yet.
    package func text(_ filled: FilledText) -> String {
        let form =
            form(filled.index, count: filled.count)
            ?? TextLanguage.english.form(filled.index, count: filled.count) ?? ""
        return TextForm.fill(form, filled.arguments)
    }

    /// Parts the plural forms of one text.
    static let formEnd: Character = "\u{1F}"
}

extension TextLanguage: Hashable {
    /// Languages are the same if their codes are.
    package static func == (left: TextLanguage, right: TextLanguage) -> Bool { left.code == right.code }

    /// See `Hashable`.
    package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
