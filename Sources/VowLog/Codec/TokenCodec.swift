package import VowCore

extension PersonalClass {
    /// The names and digests of registered codes.
    package static let codes = PersonalClass("codes")
    /// The names and digests of registered tags.
    package static let tags = PersonalClass("tags")
}

extension Aggregates {
    /// The codes that a gate may ask for.
    package static let code = token(.code, .codes)
    /// The tags that a gate may ask for.
    package static let tag = token(.tag, .tags)

    /// The aggregate of a kind.
    package static func token(_ kind: TokenKind) -> Aggregate<TokenState> {
        switch kind {
        case .code: code
        case .tag: tag
        }
    }

    private static func token(_ kind: TokenKind, _ personal: PersonalClass) -> Aggregate<TokenState> {
        let codec = TokenCodec(kind: kind, personal: personal)
        return Aggregate<TokenState>(
            category: kind.rawValue, personal: .sealed([personal], erased: .byWipe),
            encode: { event throws(WireError) in try codec.encode(event) },
            decode: { wire throws(WireError) in try codec.decode(wire) },
            detail: { event, pick in codec.detail(event, pick) }, wrap: { .token(kind, $0, $1) },
            unwrap: {
                if case .token(kind, let id, let event) = $0 { (id, event) } else { nil }
            })
    }
}

/// The wire form of a registered code's or tag's events.
struct TokenCodec: Sendable {
    let kind: TokenKind
    let personal: PersonalClass

    /// The recorded names; literals, so that a search finds them.
    private var names: (registered: String, replaced: String, removed: String) {
        switch kind {
        case .code: ("CodeRegistered", "CodeReplaced", "CodeRemoved")
        case .tag: ("TagRegistered", "TagReplaced", "TagRemoved")
        }
    }

    func encode(_ event: TokenEvent) throws(WireError) -> EncodedEvent {
        switch event {
        case .registered(let name, let kind, let mark):
            try EventCodec.sealed(names.registered, class: personal) {
                if let kind { $0.put("kind", kind) }
            } personal: {
                $0.put("name", name)
                put(mark, &$0)
            }
        case .replaced(let kind, let mark, let from):
            try EventCodec.sealed(names.replaced, class: personal) {
                if let kind { $0.put("kind", kind) }
                $0.put("holdsFrom", from.iso8601)
            } personal: {
                put(mark, &$0)
            }
        case .removed: try EventCodec.plain(names.removed)
        }
    }

    func decode(_ wire: WireEvent) throws(WireError) -> TokenEvent {
        switch (wire.name, wire.schema) {
        case ("CodeRegistered", 1) where kind == .code, ("TagRegistered", 1) where kind == .tag:
            .registered(
                name: try wire.personal.string("name"), kind: try wire.plain.optionalString("kind"),
                mark: try mark(wire))
        case ("CodeReplaced", 1) where kind == .code, ("TagReplaced", 1) where kind == .tag:
            .replaced(
                kind: try wire.plain.optionalString("kind"), mark: try mark(wire),
                holdsFrom: try wire.plain.date("holdsFrom"))
        case ("CodeRemoved", 1) where kind == .code, ("TagRemoved", 1) where kind == .tag: .removed
        default: throw wire.unknown
        }
    }

    func detail(_ event: TokenEvent, _ pick: EventWording) -> String {
        switch event {
        case .registered(let name, _, _): pick("detail.registered", ["name": name])
        case .replaced(_, _, let from):
            pick(
                kind == .code ? "detail.otherCode" : "detail.otherTag", ["date": from.iso8601])
        case .removed: pick("detail.removed", [:])
        }
    }

    private func put(_ mark: TokenMark, _ fields: inout FieldWriter) {
        fields.put("digestHexadecimal", Hexadecimal.text(mark.digest.bytes))
        if let seed = mark.seed { fields.put("seed", seed) }
    }

    private func mark(_ wire: WireEvent) throws(WireError) -> TokenMark {
        let text = try wire.personal.string("digestHexadecimal")
        // Without its key nobody knows what it held, so it matches nothing.
        if text == FieldReader.erasedText { return .erased }
        guard let bytes = Hexadecimal.bytes(text), let digest = PayloadDigest(bytes: bytes) else {
            throw .invalid(field: "digestHexadecimal", value: text)
        }
        return TokenMark(digest: digest, seed: try wire.personal.optionalString("seed"))
    }
}
