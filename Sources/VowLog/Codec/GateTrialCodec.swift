public import VowCore

extension Aggregates {
    /// The gates that were passed in a trial.
    public static let gateTrials = Aggregate<GateTrials>(
        category: "gate-trials", personal: .none, encode: GateTrialCodec.encode,
        decode: GateTrialCodec.decode,
        detail: { event, _ in GateTrialCodec.detail(event) })
}

/// The wire form of trials.
enum GateTrialCodec {
    static func encode(_ event: GateTrialEvent) throws(WireError) -> EncodedEvent {
        switch event {
        case .passed(let digest):
            try EventCodec.plain("GateTrialPassed") { $0.put("gate", Hexadecimal.text(digest.bytes)) }
        }
    }

    static func decode(_ wire: WireEvent) throws(WireError) -> GateTrialEvent {
        guard (wire.name, wire.schema) == ("GateTrialPassed", 1) else { throw wire.unknown }
        return .passed(try GateCodec.digest(try wire.plain.string("gate")))
    }

    static func detail(_ event: GateTrialEvent) -> String {
        switch event {
        case .passed(let digest): String(Hexadecimal.text(digest.bytes).prefix(12))
        }
    }
}
