/// One argument of a question or a command, and its limits.
package struct RequestArgument: Sendable {
    /// What may stand there.
    package enum Kind: Sendable {
        /// Text of at most so many characters (Unicode scalars).
        case text(Int)
        /// Text of at most so many characters, or a number in its place.
        case scalar(Int)
        /// One of some words.
        case word([String])
        /// A whole number.
        case whole(ClosedRange<Int>)
        case number(ClosedRange<Double>)
        /// Yes or no.
        case flag
    }

    /// The longest word that is compared with the words that may stand there, in characters.
    private static let longestWord = 200

    package let name: String
    /// What may stand there.
    package let kind: Kind
    /// Whether a request needs it.
    package var isRequired = false

    package init(name: String, kind: Kind, isRequired: Bool = false) {
        (self.name, self.kind, self.isRequired) = (name, kind, isRequired)
    }

    /// Throws if a value lies beyond the limits: an `ArgumentMistake` for another kind of value, a `Refusal` for one out of
    /// range. Which words may stand there is left to the handler, which names them in its own refusal.
    func check(_ value: ArgumentValue) throws {
        switch (kind, value) {
        case (.text(let most), .text(let text)), (.scalar(let most), .text(let text)):
            try check(text.unicodeScalars.count, most)
        case (.scalar, .number): return
        case (.text(let most), .list(let list)):
            try check(list.joined(separator: ",").unicodeScalars.count, most)
        case (.word, .text(let text)), (.flag, .text(let text)):
            try check(text.unicodeScalars.count, RequestArgument.longestWord)
        case (.word, .list(let list)):
            try check(list.reduce(list.count) { $0 + $1.unicodeScalars.count }, RequestArgument.longestWord)
        case (.word, .truth), (.flag, .truth): return
        case (.whole(let range), .number(let number)):
            guard let whole = Int(exactly: number) else { throw mistake }
            guard range.contains(whole) else {
                throw outOfRange("\(range.lowerBound)", "\(range.upperBound)")
            }
        case (.number(let range), .number(let number)):
            guard range.contains(number) else {
                throw outOfRange(range.lowerBound.shortText, range.upperBound.shortText)
            }
        default: throw mistake
        }
    }

    private func check(_ count: Int, _ most: Int) throws {
        guard count > most else { return }
        throw Refusal(RefusalText.textLength(name: name, most: "\(most)"))
    }

    private func outOfRange(_ least: String, _ most: String) -> Refusal {
        Refusal(RefusalText.numberRange(name: name, least: least, most: most))
    }

    /// What is said of a missing value, or of another kind of value.
    package var mistake: ArgumentMistake {
        let expected =
            switch kind {
            case .text, .word: "text"
            case .scalar: "text or number"
            case .whole: "whole number"
            case .number: "number"
            case .flag: "yes or no"
            }
        return ArgumentMistake(name: name, expected: expected)
    }
}

extension Double {
    /// As people write it: 1 rather than 1.0.
    var shortText: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}

/// What a question, a command or an input takes.
package struct RequestShape: Sendable {
    package let name: String
    /// One sentence.
    package let summary: String
    /// What it takes.
    package let arguments: [RequestArgument]

    package init(name: String, summary: String, arguments: [RequestArgument]) {
        (self.name, self.summary, self.arguments) = (name, summary, arguments)
    }

    /// Throws if an argument lies beyond its limits or is none of this request's: an `ArgumentMistake` or a `Refusal`.
    ///
    /// What is missing is left to the handler, which knows when it can do without.
    package func check(_ given: Arguments) throws {
        for (name, value) in given.named {
            guard let argument = arguments.first(where: { $0.name == name }) else {
                throw Refusal(RefusalText.argumentUnknown(request: self.name, name: name))
            }
            try argument.check(value)
        }
    }
}
