/// A place in a list as people count it, from 1.
///
/// There is none beyond its limits, so that whoever holds one may calculate with it.
package struct Ordinal: Hashable, Sendable {
    /// The numbers that may be given.
    package static let limits = 1...100

    /// The number, from 1.
    package let number: Int

    /// A number that was given; nil beyond the limits.
    package init?(_ number: Int) {
        guard Ordinal.limits.contains(number) else { return nil }
        self.number = number
    }

    /// The place, from 0.
    package var index: Int { number - 1 }
}

extension Ordinal: Codable {
    /// Reads a number; one beyond the limits is refused.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let ordinal = Ordinal(try container.decode(Int.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "beyond \(Ordinal.limits)")
        }
        self = ordinal
    }

    /// Writes the number.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(number)
    }
}
