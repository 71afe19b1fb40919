/// Which characters make words, and which stand between them: the last case of each `switch` is the rule, and those before
/// it give the same for ASCII. Asking Unicode's tables for each ASCII letter costs a twentieth of a simulated morning
/// (`vow-lab simulate`, by callgrind).
extension Unicode.Scalar {
    /// Whether it is white space.
    var isWrittenSpace: Bool {
        switch self {
        case " ", "\t"..."\r": true
        case "\0"..."\u{7F}": false
        default: properties.isWhitespace
        }
    }

    /// Whether it is a letter, or a mark such as an accent over one.
    var isLetterPart: Bool {
        switch self {
        case "a"..."z", "A"..."Z": true
        case "\0"..."\u{7F}": false
        default: properties.isAlphabetic || isMark
        }
    }

    /// Whether it belongs to a word: a letter, a number, or a mark over one of them.
    var isWordPart: Bool {
        switch self {
        case "0"..."9": true
        case "\0"..."\u{7F}": isLetterPart
        default: isLetterPart || properties.numericType != nil
        }
    }

    /// Whether it stands over or around another character.
    var isMark: Bool {
        switch self {
        case "\0"..."\u{7F}": false
        default:
            switch properties.generalCategory {
            case .nonspacingMark, .spacingMark, .enclosingMark: true
            default: false
            }
        }
    }
}
