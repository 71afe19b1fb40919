import Foundation
package import VowAnswers

/// A word that a person typed at a prompt. Letter case, accents, full-width letters, and spaces or a full stop around it
/// make no difference.
package struct TypedWord: Hashable, Sendable {
    private let folded: String

    /// The word in what was typed.
    package init(_ text: String) {
        folded = text.trimmingCharacters(in: .whitespacesAndNewlines.union(.punctuationCharacters))
            .folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }

    /// Whether it is a word of the catalogue, in any language: who reads Spanish may type the English word.
    package func `is`(_ key: some TextKey) -> Bool {
        TextLanguage.all.contains { TypedWord($0.text(FilledText(key))) == self }
    }

    /// Whether it says yes, as a word or its letter.
    package var isYes: Bool { self.is(TerminalText.typedYes) || self.is(TerminalText.typedYesLetter) }
}
