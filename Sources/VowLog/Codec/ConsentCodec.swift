public import VowCore

extension Aggregates {
    /// What the person agreed may leave the device; its streams bear the purpose.
    public static let consent = Aggregate<ConsentState>(
        category: "consent", personal: .none, encode: ConsentCodec.encode, decode: ConsentCodec.decode,
        wrap: { .consent($0, $1) },
        unwrap: {
            if case .consent(let purpose, let event) = $0 { (purpose, event) } else { nil }
        })
}

/// The wire form of a consent's events.
enum ConsentCodec {
    static func encode(_ event: ConsentEvent) throws(WireError) -> EncodedEvent {
        switch event {
        case .given(let recipient, let statement):
            try EventCodec.plain("ConsentGiven") {
                $0.put("recipient", recipient)
                $0.put("statement", statement)
            }
        case .withdrawn: try EventCodec.plain("ConsentWithdrawn")
        }
    }

    static func decode(_ wire: WireEvent) throws(WireError) -> ConsentEvent {
        switch (wire.name, wire.schema) {
        case ("ConsentGiven", 1):
            .given(
                recipient: try wire.plain.string("recipient"), statement: try wire.plain.int("statement"))
        case ("ConsentWithdrawn", 1): .withdrawn
        default: throw wire.unknown
        }
    }
}
