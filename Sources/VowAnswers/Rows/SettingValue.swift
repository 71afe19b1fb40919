/// The value of a setting: a number where the setting is one, else text.
package enum SettingValue: Codable, Hashable, Sendable {
    case whole(Int)
    case number(Double)
    case text(String)

    /// The value as `vow config set` takes it.
    package var text: String {
        switch self {
        case .whole(let value): "\(value)"
        case .number(let value): "\(value)"
        case .text(let value): value
        }
    }

    /// Reads a value of any of the kinds.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let whole = try? container.decode(Int.self) {
            self = .whole(whole)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    /// Writes the value.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .whole(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        }
    }
}
