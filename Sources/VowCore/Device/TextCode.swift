/// A text for people as the name of a text in the catalogue and its arguments. Whoever shows it finds the words.
///
/// Its written form is `name(argument="value", other=name)`, with further texts behind a space. Events and other
/// processes hold that form.
package struct TextCode: Hashable, Sendable {
    /// What fills one place of a text.
    package enum Argument: Hashable, Sendable {
        /// Letters that are the same in every language.
        case words(String)
        /// Another text.
        indirect case text(TextCode)
    }

    /// The name of the text, such as `trouble.cameraClosed`.
    package let name: String
    /// What fills its places.
    package let arguments: [String: Argument]
    /// The texts that are said after it.
    package let following: [TextCode]

    /// A text with its arguments. An argument that is a `TextCode` is worded with it.
    package init(_ name: String, _ arguments: [String: any CustomStringConvertible] = [:]) {
        self.init(
            name, arguments.mapValues { ($0 as? TextCode).map { .text($0) } ?? .words($0.description) }, [])
    }

    private init(_ name: String, _ arguments: [String: Argument], _ following: [TextCode]) {
        (self.name, self.arguments, self.following) = (name, arguments, following)
    }

    /// A text that has its words already, in whatever language.
    package init(worded words: String) {
        self.init(words.isEmpty ? "" : TextCode.wordedName, words.isEmpty ? [:] : ["words": words])
    }

    private static let wordedName = "words.given"

    /// The words that the text was made of; nil for a text of the catalogue.
    package var givenWords: String? {
        guard name == TextCode.wordedName, case .words(let words)? = arguments["words"] else { return nil }
        return words
    }

    /// No text.
    package static let none = TextCode("")

    /// Whether there is nothing to say.
    package var isEmpty: Bool { name.isEmpty && following.isEmpty }

    /// This text, and another one after it.
    package func followed(by other: TextCode) -> TextCode {
        if other.isEmpty { return self }
        let alone = TextCode(other.name, other.arguments, [])
        return isEmpty ? other : TextCode(name, arguments, following + [alone] + other.following)
    }

    /// The text with all letters changed that may be somebody else's.
    package func mapWords(_ change: (String) -> String) -> TextCode {
        TextCode(
            change(name),
            arguments.mapValues {
                switch $0 {
                case .words(let words): .words(change(words))
                case .text(let text): .text(text.mapWords(change))
                }
            }, following.map { $0.mapWords(change) })
    }
}

extension TextCode: CustomStringConvertible {
    /// The written form.
    package var description: String {
        var text = name
        if !arguments.isEmpty {
            let written = arguments.sorted { $0.key < $1.key }.map { name, argument in
                switch argument {
                case .words(let words): "\(name)=\(TextCode.quoted(words))"
                case .text(let text) where text.following.isEmpty: "\(name)=\(text)"
                case .text(let text): "\(name)=[\(text)]"
                }
            }
            text += "(\(written.joined(separator: ", ")))"
        }
        return ([text] + following.map(\.description)).joined(separator: " ")
    }

    private static func quoted(_ words: String) -> String {
        "\"" + words.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : String($1) } + "\""
    }

    /// Reads the written form. Anything else is taken for words.
    package init(written: String) {
        var reader = Reader(rest: written[...])
        if let text = reader.texts(), reader.rest.isEmpty { self = text } else { self.init(worded: written) }
    }

    private struct Reader {
        var rest: Substring
        private var depth = 0

        init(rest: Substring) { self.rest = rest }

        mutating func texts() -> TextCode? {
            guard let first = text() else { return nil }
            var following: [TextCode] = []
            while take(" ") {
                guard let next = text() else { return nil }
                following.append(next)
            }
            return TextCode(first.name, first.arguments, following)
        }

        private mutating func text() -> TextCode? {
            let name = word { $0.isLetter || $0.isNumber || ".-_".contains($0) }
            guard name.contains("."), name.last != "." else { return nil }
            var arguments: [String: Argument] = [:]
            guard take("(") else { return TextCode(name, arguments, []) }
            repeat {
                let key = word { $0.isLetter || $0.isNumber }
                guard !key.isEmpty, take("="), let value = argument() else { return nil }
                arguments[key] = value
            } while take(", ")
            return take(")") ? TextCode(name, arguments, []) : nil
        }

        private mutating func argument() -> Argument? {
            if rest.first == "\"" { return words().map { .words($0) } }
            depth += 1
            defer { depth -= 1 }
            // What another process sent nests no deeper than this.
            guard depth < 16 else { return nil }
            guard take("[") else { return text().map { .text($0) } }
            guard let texts = texts(), take("]") else { return nil }
            return .text(texts)
        }

        private mutating func words() -> String? {
            guard take("\"") else { return nil }
            var words = ""
            while let letter = rest.popFirst() {
                if letter == "\"" { return words }
                if letter == "\\" {
                    guard let escaped = rest.popFirst() else { return nil }
                    words.append(escaped)
                } else {
                    words.append(letter)
                }
            }
            return nil
        }

        private mutating func word(_ isPart: (Character) -> Bool) -> String {
            let word = rest.prefix(while: isPart)
            rest = rest[word.endIndex...]
            return String(word)
        }

        private mutating func take(_ sign: String) -> Bool {
            guard rest.hasPrefix(sign) else { return false }
            rest = rest.dropFirst(sign.count)
            return true
        }
    }
}
