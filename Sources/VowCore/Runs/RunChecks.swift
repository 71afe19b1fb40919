/// How a run asks again whether the person is up.
package struct RunChecks: Codable, Hashable, Sendable {
    /// How often it was planned to ask.
    private(set) var count = 0
    /// Whether it is asked now.
    package private(set) var isAsked = false

    mutating func evolve(by event: RunEvent) {
        switch event {
        case .wakeCheckPlanned(_, let number): count = number
        case .wakeCheckAsked: isAsked = true
        case .wakeCheckMissed: isAsked = false
        default: break
        }
    }
}
