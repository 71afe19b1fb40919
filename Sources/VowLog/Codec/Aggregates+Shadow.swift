package import VowCore

extension Aggregates {
    /// What a second engine heard in the attempts of a run; its streams bear the run's identifier.
    package static let shadow = Aggregate<ShadowNotes>(
        category: "shadow", personal: .sealed([.recitations], erased: .byWipeOrAge),
        forms: EventForms(name: "ShadowHeard"), wrap: { .shadow($0, $1) },
        unwrap: { if case .shadow(let run, let hearing) = $0 { (run, hearing) } else { nil } })
}
