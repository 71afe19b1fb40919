/// The order in which engines are tried: the wished one first, then the others, best first.
///
/// An engine that failed comes after those that did not, and is not tried after `mostFaults` failures. A missing engine
/// does not count as a failure.
package struct EngineOrder: Hashable, Sendable {
    /// How many failures in a run exclude an engine.
    package static let mostFaults = 2

    private var faults: [String: Int] = [:]

    /// Creates an order without failures.
    package init() {}

    /// Counts a failure of an engine.
    package mutating func noteFault(of engine: String) { faults[engine, default: 0] += 1 }

    /// Whether an engine has failed so often that it is not tried again.
    package func isSpent(_ engine: String) -> Bool { faults[engine, default: 0] >= Self.mostFaults }

    /// How often an engine has failed.
    package func faultCount(of engine: String) -> Int { faults[engine, default: 0] }

    /// The engines in the order to try; `names` is the order without failures.
    package func order(of names: [String]) -> [String] {
        (0..<Self.mostFaults).flatMap { count in names.filter { faultCount(of: $0) == count } }
    }
}
