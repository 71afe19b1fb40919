public import VowCore
import VowRecitation

extension Aggregates {
    /// A line, with its rehearsals.
    public static let line = Aggregate<LineState>(
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
        case .removed(nil): try EventCodec.plain("LineRemoved")
        case .removed(let date?):
            try EventCodec.plain("LineRemoved", schema: 2) { $0.put("from", date.iso8601) }
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
        case ("LineRemoved", 1): .removed(from: nil)
        case ("LineRemoved", 2): .removed(from: try wire.plain.date("from"))
        case ("LineDisabled", 1): .disabled(from: try wire.plain.date("from"))
        case ("LineEnabled", 1): .enabled
        case ("LineRehearsed", 1), ("LineRehearsed", 2), ("LineRehearsed", 3): .rehearsed(try rehearsal(wire))
        default: throw wire.unknown
        }
    }

    /// What was heard is sealed with the line that it quotes. The second schema has opinions on single words, the
    /// third what was measured of the sound, and the microphone.
    private static func encode(_ rehearsal: LineRehearsal) throws(WireError) -> EncodedEvent {
        let evidence = rehearsal.evidence
        let schema = evidence.sound != nil ? 3 : AttemptCodec.hasWords(evidence) ? 2 : 1
        return try EventCodec.sealed("LineRehearsed", schema: schema, class: .lines) {
            $0.put("outcome", rehearsal.outcome.rawValue)
            $0.put("holdsFrom", rehearsal.holdsFrom.iso8601)
            $0.put("verifierVersion", rehearsal.verifierVersion)
            AttemptCodec.put(evidence, into: &$0)
        } personal: {
            $0.put("transcript", evidence.transcript)
            $0.put("score", rehearsal.score)
            if !evidence.opinions.isEmpty {
                $0.put("opinions", each: evidence.opinions, AttemptCodec.put)
            }
            guard let sound = evidence.sound else { return }
            AttemptCodec.put(sound, as: "sound", into: &$0)
            if let microphone = evidence.microphone { $0.put("microphone", microphone) }
        }
    }

    private static func rehearsal(_ wire: WireEvent) throws(WireError) -> LineRehearsal {
        LineRehearsal(
            evidence: try AttemptCodec.evidence(
                wire, opinions: try AttemptCodec.optionalOpinions(wire.personal),
                sound: wire.schema < 3 ? nil : try AttemptCodec.sound(try wire.personal.objects("sound")),
                microphone: wire.schema < 3 ? nil : try wire.personal.optionalString("microphone")),
            score: try wire.personal.double("score"),
            outcome: try wire.plain.choice("outcome", RehearsalOutcome.self),
            verifierVersion: try wire.plain.int("verifierVersion"),
            holdsFrom: try wire.plain.date("holdsFrom"))
    }
}
