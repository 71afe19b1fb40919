/// A large value held by reference: copies share it, and copies that share one are equal at one look.
///
/// It reads and writes as the value itself.
final class Shared<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }

    init(from decoder: any Decoder) throws { value = try Value(from: decoder) }

    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }

    static func == (left: Shared, right: Shared) -> Bool { left === right || left.value == right.value }

    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
