/// The order in which engines are asked: the wished one first, then the others, the best first.
///
/// An engine whose process broke comes after those whose process did not; one that broke `mostFaults` times is not
/// asked any more. A missing engine is no fault: the next one is asked.
public struct EngineOrder: Hashable, Sendable {
    /// How often an engine may break in one run until it is not asked again.
    public static let mostFaults = 2

    private var faults: [String: Int] = [:]

    /// The order before any fault.
    public init() {}

    /// Notes that an engine's process broke.
    public mutating func noteFault(of engine: String) { faults[engine, default: 0] += 1 }

    /// Whether an engine broke so often that it is not asked any more.
    public func isSpent(_ engine: String) -> Bool { faults[engine, default: 0] >= Self.mostFaults }

    /// How often an engine broke.
    public func faultCount(of engine: String) -> Int { faults[engine, default: 0] }

    /// The engines in the order in which they are asked: `names` is the order without faults.
    public func order(of names: [String]) -> [String] {
        (0..<Self.mostFaults).flatMap { count in names.filter { faultCount(of: $0) == count } }
    }
}
