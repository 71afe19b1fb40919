public import VowCore

extension PersonalClass {
    /// By what the person's sounds are known again.
    public static let fingerprints = PersonalClass("fingerprints")
}

extension Aggregates {
    /// The sounds that are known again, as sealed fingerprints.
    public static let heardSounds = Aggregate<HeardSoundsState>(
        category: "heard-sounds", personal: .sealed([.fingerprints], erased: .byWipe),
        encode: HeardSoundsCodec.encode, decode: HeardSoundsCodec.decode,
        detail: { event, _ in HeardSoundsCodec.detail(event) })
}

/// The wire form of what happens to the sounds that are known.
enum HeardSoundsCodec {
    static func encode(_ event: HeardSoundsEvent) throws(WireError) -> EncodedEvent {
        switch event {
        case .remembered(let fingerprint, let origin):
            try EventCodec.sealed("SoundRemembered", class: .fingerprints) {
                $0.put("origin", origin.rawValue)
            } personal: {
                $0.put("codes", fingerprint?.text ?? "")
            }
        }
    }

    static func decode(_ wire: WireEvent) throws(WireError) -> HeardSoundsEvent {
        guard (wire.name, wire.schema) == ("SoundRemembered", 1) else { throw wire.unknown }
        let origin = try wire.plain.choice("origin", SoundOrigin.self)
        guard let text = try wire.personal.optionalString("codes"), !text.isEmpty else {
            return .remembered(nil, origin)
        }
        guard let fingerprint = SoundFingerprint(text: text) else {
            throw .invalid(field: "codes", value: "no fingerprint")
        }
        return .remembered(fingerprint, origin)
    }

    static func detail(_ event: HeardSoundsEvent) -> String {
        switch event {
        case .remembered(_, let origin): origin.rawValue
        }
    }
}
