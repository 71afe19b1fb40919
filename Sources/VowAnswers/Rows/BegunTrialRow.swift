/// A trial that began.
package struct BegunTrialRow: Codable, Hashable, Sendable {
    package let begun: Bool
    /// How long the alarm would ring later, in milliseconds; 0 for a trial.
    package let aheadMilliseconds: Int

    package init(aheadMilliseconds: Int) {
        begun = true
        self.aheadMilliseconds = aheadMilliseconds
    }
}
