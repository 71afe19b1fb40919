package import VowCore
import VowTexts

extension Wording {
    /// The words of a coded text; its name if the catalogue does not have it.
    package func callAsFunction(_ text: TextCode) -> String {
        text.following.reduce(single(text)) { words, next in
            // A mark of Chinese brings its own room.
            let isParted = words.last.map { "。！？：；，）".contains($0) } ?? true
            return words + (isParted ? "" : " ") + single(next)
        }
    }

    private func single(_ text: TextCode) -> String {
        guard let index = TextCatalogue.index(of: text.name) else { return text.givenWords ?? text.name }
        return language.text(
            FilledText(
                index: index,
                text.arguments.mapValues {
                    switch $0 {
                    // The cause of a failure may be another failure.
                    case .words(let words): self(written: words)
                    case .text(let text): self(text)
                    }
                }))
    }

    /// The words of a coded text in its written form, as events and other processes hold it. Any other text is shown as
    /// it is.
    package func callAsFunction(written text: String) -> String {
        let code = TextCode(written: text)
        return code.givenWords == nil && TextCatalogue.index(of: code.name) == nil ? text : self(code)
    }
}

extension TextCode {
    /// A text of the catalogue with its arguments.
    package init(_ text: FilledText) { self.init(text.name, text.arguments) }

    /// A text of the catalogue without arguments.
    package init(_ key: some TextKey) { self.init(key.name) }
}
