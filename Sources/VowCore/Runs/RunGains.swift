/// What was gained at the gate: a new word of an open line, a line, a challenge word, a right answer, a step; or the run
/// rang afresh after a silence that was granted.
package struct RunGains: Codable, Hashable, Sendable {
    /// How often anything was gained.
    private(set) var count = 0
    /// How many windows began since.
    private(set) var idleWindows = 0

    mutating func note() {
        count += 1
        idleWindows = 0
    }

    mutating func beginWindow() { idleWindows += 1 }
}
