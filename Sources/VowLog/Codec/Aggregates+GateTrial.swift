package import VowCore

extension Aggregates {
    /// The gates that were passed in a trial.
    package static let gateTrials = Aggregate<GateTrials>(
        category: "gate-trials", personal: .none,
        detail: { event, _ in
            switch event {
            case .passed(let digest): String(Hexadecimal.text(digest.bytes).prefix(12))
            }
        })
}
