extension Character {
    /// The same as `isLetter`. Most of what is read is ASCII, for which Unicode's tables need not be asked.
    var isWrittenLetter: Bool {
        switch unicodeScalars.first! {
        case "a"..."z", "A"..."Z": true
        case "\0"..."\u{7F}": false
        default: isLetter
        }
    }

    /// The same as `isNumber`, with as few questions to Unicode's tables.
    var isWrittenNumber: Bool {
        switch unicodeScalars.first! {
        case "0"..."9": true
        case "\0"..."\u{7F}": false
        default: isNumber
        }
    }

    /// The same as `isWhitespace`, with as few questions to Unicode's tables.
    var isWrittenSpace: Bool {
        switch unicodeScalars.first! {
        case " ", "\t"..."\r": true
        case "\0"..."\u{7F}": false
        default: isWhitespace
        }
    }
}
