/// Pauses media players, so that an alarm is heard over nothing else.
package protocol MediaPauser: Sendable {
    /// Pauses every playing player for good. Returns the names of the paused players. Thread-safe; blocks for some
    /// seconds at most if players hang.
    @discardableResult
    func pausePlaying() -> [String]
}
