package import VowCore

extension Aggregates {
    /// What the person agreed may leave the device; its streams bear the purpose.
    package static let consent = Aggregate<ConsentState>(
        category: "consent", personal: .none,
        wrap: { .consent($0, $1) },
        unwrap: {
            if case .consent(let purpose, let event) = $0 { (purpose, event) } else { nil }
        })
}
