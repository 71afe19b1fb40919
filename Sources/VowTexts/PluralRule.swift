/// Which of a text's forms a number takes, by the expression of gettext's `Plural-Forms`: C over one variable, `n`.
///
/// Grammar, loosest first: `a ? b : c`, `||`, `&&`, `== !=`, `< > <= >=`, `+ -`, `* / %`, `!`, brackets, digits.
package struct PluralRule: Hashable, Sendable {
    /// The expression, such as `n != 1`.
    package let expression: String

    /// A rule by its expression.
    package init(_ expression: String) { self.expression = expression }

    /// The number of the form for a count, from 0; the first one if the expression cannot be read.
    package func form(of count: Int) -> Int { value(of: count) ?? 0 }

    /// The value of the expression for a count, or nil if the expression cannot be read.
    package func value(of count: Int) -> Int? {
        var reader = Reader(expression, n: count.magnitude > Int.max ? Int.max : Int(count.magnitude))
        guard let value = reader.choice(), reader.isAtEnd else { return nil }
        return value
    }

    private struct Reader {
        private let bytes: [UInt8]
        private var place = 0
        private let n: Int
        /// Brackets and signs before an operand nest no deeper than this.
        private var depth = 0

        init(_ expression: String, n: Int) {
            bytes = Array(expression.utf8)
            self.n = n
        }

        var isAtEnd: Bool { rest.isEmpty }

        /// What comes behind the spaces.
        private var rest: ArraySlice<UInt8> { bytes[place...].drop { $0 == UInt8(ascii: " ") } }

        mutating func choice() -> Int? {
            depth += 1
            defer { depth -= 1 }
            guard depth < 64, let condition = operation(level: 0) else { return nil }
            guard take("?") else { return condition }
            guard let yes = choice(), take(":"), let no = choice() else { return nil }
            return condition != 0 ? yes : no
        }

        /// From the loosest to the closest; the longer of two operators with one beginning comes first.
        private static let operators = [
            ["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
        ]

        private mutating func operation(level: Int) -> Int? {
            guard level < Reader.operators.count else { return operand() }
            guard var left = operation(level: level + 1) else { return nil }
            while let sign = Reader.operators[level].first(where: { take($0) }) {
                guard let right = operation(level: level + 1), let value = Reader.apply(sign, left, right)
                else { return nil }
                left = value
            }
            return left
        }

        private static func apply(_ sign: String, _ left: Int, _ right: Int) -> Int? {
            switch sign {
            case "||": left != 0 || right != 0 ? 1 : 0
            case "&&": left != 0 && right != 0 ? 1 : 0
            case "==": left == right ? 1 : 0
            case "!=": left != right ? 1 : 0
            case "<=": left <= right ? 1 : 0
            case ">=": left >= right ? 1 : 0
            case "<": left < right ? 1 : 0
            case ">": left > right ? 1 : 0
            case "+": left &+ right
            case "-": left &- right
            case "*": left &* right
            case "/": right == 0 ? nil : left / right
            default: right == 0 ? nil : left % right
            }
        }

        private mutating func operand() -> Int? {
            if !rest.starts(with: "!=".utf8), take("!") {
                depth += 1
                defer { depth -= 1 }
                guard depth < 64 else { return nil }
                return operand().map { $0 == 0 ? 1 : 0 }
            }
            if take("(") {
                guard let value = choice(), take(")") else { return nil }
                return value
            }
            if take("n") { return n }
            let digits = rest.prefix { (48...57).contains($0) }
            place = digits.endIndex
            return Int(String(decoding: digits, as: UTF8.self))
        }

        private mutating func take(_ sign: String) -> Bool {
            guard rest.starts(with: sign.utf8) else { return false }
            place = rest.startIndex + sign.utf8.count
            return true
        }
    }
}
