package import VowCore
import VowRecitation

extension Aggregates {
    /// A line, with its rehearsals.
    package static let line = Aggregate<LineState>(
        category: "line", personal: .sealed([.lines], erased: .byWipe),
        encode: LineCodec.encode, decode: LineCodec.decode, wrap: { .line($0, $1) },
        unwrap: { if case .line(let id, let event) = $0 { (id, event) } else { nil } })
}

/// The wire form of a line's events.
enum LineCodec {
    static func encode(_ event: LineEvent) throws(WireError) -> EncodedEvent {
        switch event {
        case .added(let kind, let text, let language):
            try EventCodec.sealed("LineAdded", class: .lines) {
                $0.put("kind", kind.rawValue)
                $0.put("language", language.rawValue)
            } personal: {
                $0.put("text", text)
            }
        case .edited(let text):
            try EventCodec.sealed("LineEdited", class: .lines) { $0.put("text", text) }
        case .removed(let date): try EventCodec.plain("LineRemoved") { $0.put("from", date?.iso8601) }
        case .disabled(let date): try EventCodec.plain("LineDisabled") { $0.put("from", date.iso8601) }
        case .enabled: try EventCodec.plain("LineEnabled")
        case .rehearsed(let rehearsal): try encode(rehearsal)
        }
    }

    static func decode(_ wire: WireEvent) throws(WireError) -> LineEvent {
        switch (wire.name, wire.schema) {
        case ("LineAdded", 1):
            .added(
                kind: try wire.plain.choice("kind", LineKind.self), text: try wire.personal.string("text"),
                language: try wire.plain.choice("language", Language.self))
        case ("LineEdited", 1): .edited(text: try wire.personal.string("text"))
        case ("LineRemoved", 1): .removed(from: try wire.plain.optionalDate("from"))
        case ("LineDisabled", 1): .disabled(from: try wire.plain.date("from"))
        case ("LineEnabled", 1): .enabled
        case ("LineRehearsed", 1): .rehearsed(try rehearsal(wire))
        default: throw wire.unknown
        }
    }

    /// What was heard is sealed with the line that it quotes.
    private static func encode(_ rehearsal: LineRehearsal) throws(WireError) -> EncodedEvent {
        try EventCodec.sealed("LineRehearsed", class: .lines) {
            $0.put("outcome", rehearsal.outcome.rawValue)
            $0.put("holdsFrom", rehearsal.holdsFrom.iso8601)
            $0.put("verifierVersion", rehearsal.verifierVersion)
            AttemptCodec.put(rehearsal.evidence, into: &$0)
        } personal: {
            AttemptCodec.put(personal: rehearsal.evidence, into: &$0)
            $0.put("score", rehearsal.score)
        }
    }

    private static func rehearsal(_ wire: WireEvent) throws(WireError) -> LineRehearsal {
        LineRehearsal(
            evidence: try AttemptCodec.evidence(wire), score: try wire.personal.double("score"),
            outcome: try wire.plain.choice("outcome", RehearsalOutcome.self),
            verifierVersion: try wire.plain.int("verifierVersion"),
            holdsFrom: try wire.plain.date("holdsFrom"))
    }
}
