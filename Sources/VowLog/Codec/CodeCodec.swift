public import VowCore

extension PersonalClass {
    /// The names and payloads of registered codes.
    static let codes = PersonalClass("codes")
}

extension Aggregates {
    /// The codes that a gate may ask for.
    public static let code = Aggregate<CodeState>(
        category: "code", personal: .sealed([.codes], erased: .byWipe),
        encode: CodeCodec.encode, decode: CodeCodec.decode,
        detail: { event in
            switch event {
            case .registered(let name, _, _): "registered \(name)"
            case .replaced(_, _, let from): "another code from \(from.iso8601)"
            case .removed: "removed"
            }
        })
}

/// The wire form of a registered code's events.
enum CodeCodec {
    static func encode(_ event: CodeEvent) throws(WireError) -> EncodedEvent {
        switch event {
        case .registered(let name, let kind, let payload):
            try EventCodec.sealed("CodeRegistered", class: .codes) {
                if let kind { $0.put("kind", kind) }
            } personal: {
                $0.put("name", name)
                $0.put("payloadHexadecimal", Hexadecimal.text(payload))
            }
        case .replaced(let kind, let payload, let from):
            try EventCodec.sealed("CodeReplaced", class: .codes) {
                if let kind { $0.put("kind", kind) }
                $0.put("holdsFrom", from.iso8601)
            } personal: {
                $0.put("payloadHexadecimal", Hexadecimal.text(payload))
            }
        case .removed: try EventCodec.plain("CodeRemoved")
        }
    }

    static func decode(_ wire: WireEvent) throws(WireError) -> CodeEvent {
        switch (wire.name, wire.schema) {
        case ("CodeRegistered", 1):
            .registered(
                name: try wire.personal.string("name"), kind: try wire.plain.optionalString("kind"),
                payload: try payload(wire))
        case ("CodeReplaced", 1):
            .replaced(
                kind: try wire.plain.optionalString("kind"), payload: try payload(wire),
                holdsFrom: try wire.plain.date("holdsFrom"))
        case ("CodeRemoved", 1): .removed
        default: throw wire.unknown
        }
    }

    private static func payload(_ wire: WireEvent) throws(WireError) -> [UInt8] {
        let text = try wire.personal.string("payloadHexadecimal")
        // Without its key nobody knows what it held, so it matches nothing.
        if text == FieldReader.erasedText { return [] }
        guard let bytes = Hexadecimal.bytes(text) else {
            throw .invalid(field: "payloadHexadecimal", value: text)
        }
        return bytes
    }
}
