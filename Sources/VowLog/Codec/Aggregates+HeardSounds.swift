package import VowCore

extension PersonalClass {
    /// By what the person's sounds are known again.
    package static let fingerprints = PersonalClass("fingerprints")
}

extension Aggregates {
    /// The sounds that are known again, as sealed fingerprints.
    package static let heardSounds = Aggregate<HeardSoundsState>(
        category: "heard-sounds", personal: .sealed([.fingerprints], erased: .byWipe),
        detail: { event, _ in
            switch event {
            case .remembered(_, let origin): origin.rawValue
            }
        })
}
