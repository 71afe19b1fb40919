/// What an argument may be: what JSON can say, without lists and objects.
enum PageValue: Hashable, Sendable {
    case truth(Bool)
    case number(Double)
    case text(String)
}

extension PageValue: Codable {
    /// Reads a value; a list, an object or null is refused.
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let truth = try? container.decode(Bool.self) {
            self = .truth(truth)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    /// Writes it; a whole number without a fraction.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .truth(let truth): try container.encode(truth)
        case .text(let text): try container.encode(text)
        case .number(let number):
            if let whole = Int(exactly: number) {
                try container.encode(whole)
            } else {
                try container.encode(number)
            }
        }
    }
}
