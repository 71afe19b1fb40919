package import VowCore
import VowRecitation

extension Aggregates {
    /// What a second engine heard in the attempts of a run; its streams bear the run's identifier.
    package static let shadow = Aggregate<ShadowNotes>(
        category: "shadow", personal: .sealed([.recitations], erased: .byWipeOrAge),
        encode: ShadowCodec.encode, decode: ShadowCodec.decode, wrap: { .shadow($0, $1) },
        unwrap: { if case .shadow(let run, let hearing) = $0 { (run, hearing) } else { nil } })
}

/// The wire form of what a second engine heard.
enum ShadowCodec {
    static func encode(_ hearing: ShadowHearing) throws(WireError) -> EncodedEvent {
        let evidence = hearing.evidence
        return try EventCodec.sealed("ShadowHeard", class: .recitations) {
            $0.put("attempt", hearing.attempt)
            $0.put("passed", hearing.passed)
            $0.put("processorMilliseconds", hearing.processorMilliseconds)
            AttemptCodec.put(evidence, into: &$0)
        } personal: {
            AttemptCodec.put(personal: evidence, into: &$0)
            $0.put("lines", each: hearing.lines, AttemptCodec.put)
        }
    }

    static func decode(_ wire: WireEvent) throws(WireError) -> ShadowHearing {
        guard (wire.name, wire.schema) == ("ShadowHeard", 1) else { throw wire.unknown }
        return ShadowHearing(
            attempt: try wire.plain.int("attempt"),
            evidence: try AttemptCodec.evidence(wire),
            passed: try wire.plain.bool("passed"), lines: try AttemptCodec.lines(wire.personal),
            processorMilliseconds: try wire.plain.int64("processorMilliseconds"))
    }
}
