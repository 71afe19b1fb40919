/// A piece of text as written: a word, a number in digits, or a sign that is spoken.
struct Lexeme: Equatable {
    enum Kind: Equatable {
        /// Lower-case letters without accents, apostrophes kept; one character for Chinese.
        case word(String)
        /// A number in digits: grouping removed, the fraction's digits apart.
        case number(whole: String, fraction: String)
        /// A sign such as % or $ or /.
        case sign(Character)
    }
    let kind: Kind
    /// The index of the displayed word the lexeme stands in.
    let display: Int
    /// Whether a sentence or clause ended before it.
    let afterPause: Bool
    /// Whether it follows its predecessor without a space.
    let attached: Bool

    var word: String? {
        if case .word(let text) = kind { return text }
        return nil
    }

    var sign: Character? {
        if case .sign(let sign) = kind { return sign }
        return nil
    }

    /// A whole number of at most nine digits.
    var integer: Int? {
        guard case .number(let whole, let fraction) = kind, fraction.isEmpty, whole.count <= 9 else {
            return nil
        }
        return Int(whole)
    }
}

/// A text cut into displayed words and lexemes.
struct LexedText {
    /// The words as displayed: cut at spaces, and one per character in Chinese.
    let displayed: [String]
    let lexemes: [Lexeme]

    init(_ text: String, language: Language) {
        var lexer = Lexer(language: language)
        for scalar in text.unicodeScalars { lexer.scalars.append(scalar) }
        lexer.run()
        displayed = lexer.displayed
        lexemes = lexer.lexemes
    }
}

/// Cuts a text into lexemes in one pass over its scalars.
private struct Lexer {
    let language: Language
    var scalars: [Unicode.Scalar] = []
    var displayed: [String] = []
    var lexemes: [Lexeme] = []
    private var place = 0
    private var pause = false
    private var attached = false
    /// What is displayed of the present word so far.
    private var shown = ""

    init(language: Language) { self.language = language }

    mutating func run() {
        while place < scalars.count {
            let scalar = scalars[place]
            if LetterFolding.isSpace(scalar) {
                closeDisplayedWord()
                place += 1
            } else if LetterFolding.isIdeograph(scalar) {
                if !shownIsOnlySigns { closeDisplayedWord() }
                show(scalar)
                add(.word(ChineseTraditional.simplified(String(Character(scalar)))))
                place += 1
                attached = false
                showTrailingSigns()
                closeDisplayedWord()
            } else {
                runLatin(scalar)
            }
        }
        closeDisplayedWord()
    }

    private mutating func show(_ scalar: Unicode.Scalar) { shown.unicodeScalars.append(scalar) }

    private var shownIsOnlySigns: Bool {
        !shown.unicodeScalars.contains { LetterFolding.fold($0) != nil || LetterFolding.digit($0) != nil }
    }

    private mutating func showTrailingSigns() {
        while place < scalars.count, LetterFolding.isPunctuation(scalars[place]) { takePunctuation() }
    }

    private mutating func runLatin(_ scalar: Unicode.Scalar) {
        if LetterFolding.digit(scalar) != nil {
            takeNumber()
        } else if LetterFolding.fold(scalar) != nil {
            takeWord()
        } else if let sign = LetterFolding.spokenSign(scalar) {
            show(scalar)
            add(.sign(sign))
            attached = true
            place += 1
        } else {
            takePunctuation()
        }
    }

    private mutating func takePunctuation() {
        let scalar = scalars[place]
        show(scalar)
        if LetterFolding.isPause(scalar) { pause = true }
        attached = false
        place += 1
    }

    private mutating func takeWord() {
        var text = ""
        while place < scalars.count {
            let scalar = scalars[place]
            if let folded = LetterFolding.fold(scalar) {
                text += folded
            } else if LetterFolding.isApostrophe(scalar), place + 1 < scalars.count,
                LetterFolding.fold(scalars[place + 1]) != nil, !text.isEmpty
            {
                text += "'"
            } else if !LetterFolding.isCombining(scalar) {
                if takeInitialism(after: text) { return }
                break
            }
            show(scalar)
            place += 1
        }
        add(.word(isNumberSign(text) ? "numero" : text))
        attached = true
    }

    /// Whether "no" is the Spanish sign for "número": written with a raised o, or with a full stop before digits.
    private func isNumberSign(_ text: String) -> Bool {
        guard language == .spanish, text == "no" else { return false }
        if shown.unicodeScalars.last == "\u{ba}" { return true }
        guard place < scalars.count, scalars[place] == "." else { return false }
        var next = place + 1
        while next < scalars.count, LetterFolding.isSpace(scalars[next]) { next += 1 }
        return next < scalars.count && LetterFolding.digit(scalars[next]) != nil
    }

    /// Reads on through `a.m.` and the like, whose full stops do not end a sentence.
    private mutating func takeInitialism(after text: String) -> Bool {
        guard text.count == 1, place + 1 < scalars.count, scalars[place] == ".",
            let second = LetterFolding.fold(scalars[place + 1]), second.count == 1,
            place + 2 >= scalars.count || LetterFolding.fold(scalars[place + 2]) == nil
        else { return false }
        var joined = text
        var next = place
        while next + 1 < scalars.count, scalars[next] == ".",
            let letter = LetterFolding.fold(scalars[next + 1]),
            letter.count == 1, next + 2 >= scalars.count || LetterFolding.fold(scalars[next + 2]) == nil
        {
            joined += letter
            next += 2
        }
        let end = next < scalars.count && scalars[next] == "." ? next + 1 : next
        while place < end {
            show(scalars[place])
            place += 1
        }
        add(.word(joined))
        attached = true
        return true
    }

    private mutating func takeNumber() {
        var whole = ""
        var fraction = ""
        var inFraction = false
        while place < scalars.count {
            let scalar = scalars[place]
            if let digit = LetterFolding.digit(scalar) {
                if inFraction { fraction += String(digit) } else { whole += String(digit) }
            } else if !inFraction, scalar == "." || scalar == ",", let next = digitRun(at: place + 1) {
                let groups = next == 3 && whole.count <= 3 && isGrouping(scalar)
                let continues = next == 3 && whole.count > 3 && isGrouping(scalar)
                if !(groups || continues) {
                    if isGrouping(scalar) && language == .english { break }
                    inFraction = true
                }
            } else {
                break
            }
            show(scalar)
            place += 1
        }
        let trimmed = whole.drop { $0 == "0" }
        add(.number(whole: trimmed.isEmpty ? "0" : leadingZeros(whole, trimmed), fraction: fraction))
        attached = true
        takePointOfHalfPast()
    }

    /// Recognisers write "六点半" as "6.半", too: the point is then the word 点, and no end of a sentence.
    private mutating func takePointOfHalfPast() {
        guard language == .chinese, place + 1 < scalars.count, scalars[place] == ".",
            scalars[place + 1] == "半"
        else { return }
        show(scalars[place])
        add(.word("点"))
        place += 1
    }

    /// Minutes and dates keep a leading zero out of sight: `05` is five.
    private func leadingZeros(_ whole: String, _ trimmed: Substring) -> String { String(trimmed) }

    private func isGrouping(_ scalar: Unicode.Scalar) -> Bool {
        language == .spanish ? scalar == "." || scalar == " " : scalar == ","
    }

    private func digitRun(at start: Int) -> Int? {
        var end = start
        while end < scalars.count, LetterFolding.digit(scalars[end]) != nil { end += 1 }
        return end > start ? end - start : nil
    }

    private mutating func add(_ kind: Lexeme.Kind) {
        lexemes.append(Lexeme(kind: kind, display: displayed.count, afterPause: pause, attached: attached))
        pause = false
    }

    private mutating func closeDisplayedWord() {
        attached = false
        guard !shown.isEmpty else { return }
        let holdsLexeme = lexemes.last?.display == displayed.count
        if holdsLexeme || displayed.isEmpty {
            if holdsLexeme {
                displayed.append(shown)
                shown = ""
            }
            return
        }
        // Signs that are not spoken, such as a dash between spaces, belong to the word before them.
        displayed[displayed.count - 1] += " " + shown
        shown = ""
    }
}
