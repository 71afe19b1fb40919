import VowCore
import VowPorts
import VowRecitation

/// What a person typed, fit to be shown and to be heard.
enum PlainText {
    /// The text with a space for every control character, and without those that turn the direction of writing: written
    /// to a terminal, one could clear the wake screen, hide a word or show another.
    static func of(_ text: String) -> String {
        var plain = String.UnicodeScalarView()
        for scalar in ForeignWords.shown(text).unicodeScalars {
            plain.append(scalar.properties.generalCategory == .control ? " " : scalar)
        }
        return String(plain)
    }

    /// The definition with a plain label.
    static func of(_ definition: AlarmDefinition) -> AlarmDefinition {
        var plain = definition
        plain.label = of(definition.label)
        return plain
    }

    /// The command with a plain label.
    static func of(_ command: AlarmCommand) -> AlarmCommand {
        switch command {
        case .schedule(let definition): .schedule(of(definition))
        case .change(let definition, let today): .change(of(definition), today: today)
        default: command
        }
    }

    /// The command with a plain sentence.
    static func of(_ command: LineCommand) -> LineCommand {
        switch command {
        case .add(let kind, let text, let language): .add(kind: kind, text: of(text), language: language)
        case .edit(let text): .edit(text: of(text))
        case .remove, .disable, .enable, .rehearse: command
        }
    }

    /// The words of a line that an engine of its language has no letters for, so that it could never be heard.
    static func unheardWords(of text: String, in language: Language) -> [Substring] {
        guard language != .chinese else { return [] }
        return text.split(whereSeparator: \.isWhitespace).filter { word in
            word.unicodeScalars.contains { $0.properties.isAlphabetic && !isLatin($0) }
        }
    }

    /// Whether a letter belongs to the Latin script, whose blocks are U+0000 to U+024F and U+1E00 to U+1EFF, or is a mark
    /// on one.
    private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x370 || (0x1E00...0x1EFF).contains(scalar.value)
    }
}
