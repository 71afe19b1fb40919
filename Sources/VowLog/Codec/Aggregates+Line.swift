package import VowCore

extension Aggregates {
    /// A line, with its rehearsals.
    package static let line = Aggregate<LineState>(
        category: "line", personal: .sealed([.lines], erased: .byWipe), wrap: { .line($0, $1) },
        unwrap: { if case .line(let id, let event) = $0 { (id, event) } else { nil } })
}
