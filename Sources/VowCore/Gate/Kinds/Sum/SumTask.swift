/// How hard the sums of a challenge are.
package enum SumDifficulty: Codable, Hashable, Sendable {
    /// Two small numbers, added.
    case easy
    /// Two numbers of two digits, added or subtracted.
    case medium
    /// A product, and a number added or subtracted.
    case hard
    /// Two numbers within own limits, added or subtracted.
    case own(lowest: Int, highest: Int)

    /// The largest number that own limits may name.
    package static let largestLimit = 9_999

    /// Whether these sums ask for no less than others.
    func isAtLeast(_ other: SumDifficulty) -> Bool {
        switch (self, other) {
        case (.own(let low, let high), .own(let otherLow, let otherHigh)):
            low >= otherLow && high >= otherHigh
        // What own limits ask for cannot be compared with a name, so any such change counts as easier.
        case (.own, _), (_, .own): false
        case (.hard, _), (.medium, .easy), (.medium, .medium), (.easy, .easy): true
        case (.medium, .hard), (.easy, .medium), (.easy, .hard): false
        }
    }
}

/// Sums to work out, drawn one after the other from a seed that was drawn when the alarm fired.
package struct SumTask: Codable, Hashable, Sendable {
    /// How hard they are.
    package let difficulty: SumDifficulty
    /// How many have to be solved.
    package let count: Int
    /// Where the questions come from.
    package let seed: UInt64

    package init(difficulty: SumDifficulty, count: Int, seed: UInt64) {
        self.difficulty = difficulty
        self.count = count
        self.seed = seed
    }

    /// The question of a number, from 0; never that of the number before.
    package func question(_ number: Int) -> SumQuestion {
        let question = draw(number, turn: 0)
        guard number > 0, question == draw(number - 1, turn: 0) else { return question }
        return draw(number, turn: 1)
    }

    private func draw(_ number: Int, turn: UInt64) -> SumQuestion {
        var bits = RandomBits(seed: seed &+ turn << 32, from: number)
        func within(_ range: ClosedRange<Int>) -> Int {
            range.lowerBound + Int(bits.next() % UInt64(range.count))
        }
        switch difficulty {
        case .easy: return SumQuestion([within(2...9), within(2...9)], [.plus])
        case .medium: return SumTask.sum(within(12...89), within(12...89), isMinus: within(0...1) == 1)
        case .hard:
            let (one, other, third) = (within(6...19), within(3...9), within(11...99))
            let isMinus = within(0...1) == 1 && one * other > third
            return SumQuestion([one, other, third], [.times, isMinus ? .minus : .plus])
        case .own(let low, let high):
            return SumTask.sum(within(low...high), within(low...high), isMinus: within(0...1) == 1)
        }
    }

    /// No question has an answer below zero.
    private static func sum(_ one: Int, _ other: Int, isMinus: Bool) -> SumQuestion {
        isMinus
            ? SumQuestion([max(one, other), min(one, other)], [.minus]) : SumQuestion([one, other], [.plus])
    }
}

/// A sum that was asked.
package struct SumQuestion: Hashable, Sendable {
    /// What is done with a number.
    package enum Operation: String, Hashable, Sendable {
        /// It is added.
        case plus = "+"
        /// It is subtracted.
        case minus = "-"
        /// It is multiplied by.
        case times = "*"
    }

    /// The numbers, in order.
    package let numbers: [Int]
    /// What stands between them; a product comes first, so that reading from the left is right.
    package let operations: [Operation]

    init(_ numbers: [Int], _ operations: [Operation]) {
        self.numbers = numbers
        self.operations = operations
    }

    /// Reads what `text` wrote; nil for anything else. A product comes first or not at all, so that the answer of two
    /// factors of nine digits and a third number still is an `Int`.
    package init?(_ text: String) {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 3 || parts.count == 5 else { return nil }
        var numbers: [Int] = []
        var operations: [Operation] = []
        for (place, part) in parts.enumerated() {
            if place % 2 == 0 {
                guard let number = SumQuestion.number(String(part)) else { return nil }
                numbers.append(number)
            } else {
                guard let operation = Operation(rawValue: String(part)) else { return nil }
                operations.append(operation)
            }
        }
        guard !operations.dropFirst().contains(.times) else { return nil }
        self.init(numbers, operations)
    }

    /// The question in plain signs, as it is recorded: "7 * 16 - 23".
    package var text: String {
        var text = "\(numbers[0])"
        for (operation, number) in zip(operations, numbers.dropFirst()) {
            text += " \(operation.rawValue) \(number)"
        }
        return text
    }

    /// The question as people write it: "7 × 16 − 23".
    package var shown: String {
        var text = "\(numbers[0])"
        for (operation, number) in zip(operations, numbers.dropFirst()) {
            let sign =
                switch operation {
                case .plus: "+"
                case .minus: "−"
                case .times: "×"
                }
            text += " \(sign) \(number)"
        }
        return text
    }

    /// The right answer.
    package var answer: Int {
        var value = numbers[0]
        for (operation, number) in zip(operations, numbers.dropFirst()) {
            switch operation {
            case .plus: value += number
            case .minus: value -= number
            case .times: value *= number
            }
        }
        return value
    }

    /// The number that a person typed: digits, with a minus sign before them where there is one; nil for anything else.
    package static func number(_ text: String) -> Int? {
        var digits = text.drop(while: \.isWhitespace)
        while digits.last?.isWhitespace == true { digits.removeLast() }
        let isNegative = digits.first == "-" || digits.first == "−"
        if isNegative { digits.removeFirst() }
        guard digits.count <= 9, digits.isDigits, let value = Int(digits) else { return nil }
        return isNegative ? -value : value
    }
}

extension SumQuestion: Codable {
    /// Reads the question as `text` writes it.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let question = SumQuestion(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no question")
        }
        self = question
    }

    /// Writes `text`.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
