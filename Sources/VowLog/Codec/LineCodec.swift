import VowCore

/// The wire form of a line's events.
enum LineCodec {
    static func encode(_ event: LineEvent) throws(WireError) -> EncodedEvent {
        switch event {
        case .added(let kind, let text, let language):
            try EventCodec.sealed("LineAdded", class: "lines") {
                $0.put("kind", kind.rawValue)
                $0.put("language", language.rawValue)
            } personal: {
                $0.put("text", text)
            }
        case .edited(let text):
            try EventCodec.sealed("LineEdited", class: "lines") { $0.put("text", text) }
        case .removed: try EventCodec.plain("LineRemoved")
        }
    }

    static func decode(_ wire: WireEvent) throws(WireError) -> LineEvent {
        switch (wire.name, wire.schema) {
        case ("LineAdded", 1):
            .added(
                kind: try wire.plain.choice("kind", LineKind.self), text: try wire.personal.string("text"),
                language: try wire.plain.choice("language", Language.self))
        case ("LineEdited", 1): .edited(text: try wire.personal.string("text"))
        case ("LineRemoved", 1): .removed
        default: throw wire.unknown
        }
    }
}
