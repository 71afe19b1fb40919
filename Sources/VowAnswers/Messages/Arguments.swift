/// One argument of a question or a command: what JSON can say, without objects.
package enum ArgumentValue: Hashable, Sendable, Codable {
    case text(String)
    case number(Double)
    /// Yes or no.
    case truth(Bool)
    /// Several texts.
    case list([String])

    /// Reads an argument.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let truth = try? container.decode(Bool.self) {
            self = .truth(truth)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else {
            self = .list(try container.decode([String].self))
        }
    }

    /// Writes an argument.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        case .truth(let truth): try container.encode(truth)
        case .list(let list): try container.encode(list)
        }
    }
}

/// An argument that is missing, or is not what it must be.
package struct ArgumentMistake: Error, Hashable, Sendable {
    /// The argument's name.
    package let name: String
    /// What it must be: `text`, `whole number`, `number`, `yes or no`.
    package let expected: String

    package init(name: String, expected: String) {
        self.name = name
        self.expected = expected
    }
}

/// The arguments of a question or a command, by name; each is the long option of the command line, in camel case.
package struct Arguments: Hashable, Sendable, Codable {
    private var values: [String: ArgumentValue]

    package init(_ values: [String: ArgumentValue] = [:]) { self.values = values }

    /// Reads arguments from an object.
    package init(from decoder: any Decoder) throws { values = try [String: ArgumentValue](from: decoder) }

    /// Writes them as an object.
    package func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }

    /// The names that were given, in order.
    package var names: [String] { values.keys.sorted() }

    /// What was given, by name.
    var named: [(name: String, value: ArgumentValue)] {
        values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// A text; nil when it was left out. Several are joined by commas.
    package func text(_ name: String) throws(ArgumentMistake) -> String? {
        switch values[name] {
        case nil: return nil
        case .text(let text): return text
        case .list(let list): return list.joined(separator: ",")
        case .number, .truth: throw ArgumentMistake(name: name, expected: "text")
        }
    }

    /// A text, or a number as people write it; nil when it was left out.
    package func scalar(_ name: String) throws(ArgumentMistake) -> String? {
        if case .number(let number) = values[name] { return number.shortText }
        return try text(name)
    }

    /// Texts, from a list or from one text with commas; nil when they were left out.
    package func list(_ name: String) throws(ArgumentMistake) -> [String]? {
        if case .list(let list) = values[name] { return list }
        return try text(name)?.split(separator: ",").map(String.init)
    }

    /// A whole number; nil when it was left out.
    package func count(_ name: String) throws(ArgumentMistake) -> Int? {
        guard let value = values[name] else { return nil }
        guard case .number(let number) = value, let whole = Int(exactly: number) else {
            throw ArgumentMistake(name: name, expected: "whole number")
        }
        return whole
    }

    /// A number; nil when it was left out.
    package func number(_ name: String) throws(ArgumentMistake) -> Double? {
        guard let value = values[name] else { return nil }
        guard case .number(let number) = value else { throw ArgumentMistake(name: name, expected: "number") }
        return number
    }

    /// Yes or no, also as `on` and `off`; nil when it was left out.
    package func truth(_ name: String) throws(ArgumentMistake) -> Bool? {
        switch values[name] {
        case nil: return nil
        case .truth(let truth): return truth
        case .text("on"): return true
        case .text("off"): return false
        default: throw ArgumentMistake(name: name, expected: "yes or no")
        }
    }
}
