package import VowCore

/// One log of a cohort, as far as it can be read without its keys.
package struct CohortRow: Codable, Hashable, Sendable {
    /// The name of the log, in hexadecimal.
    package let log: String
    /// How many records there are that follow from each other.
    package let records: Int64
    /// The public key of the device that signed its heads, in hexadecimal; nil where nothing is signed.
    package let device: String?
    /// Whether nothing is missing and nothing was changed; where not, nothing is counted.
    package let isSound: Bool
    /// What is wrong, at the first record where something is.
    package let flaw: String?
    /// The date of the first morning.
    package let from: String?
    /// The date of the last morning.
    package let through: String?
    /// Mornings by how they ended.
    package let outcomes: [String: Int]?
    /// The share that was kept.
    package let completionRate: Double?
    /// The median time to the end of kept mornings.
    package let medianCompletionMilliseconds: Int64?
    /// Attempts that did not open their step.
    package let retries: Int?
    /// Snoozes taken.
    package let snoozes: Int?
    /// The longest row of kept days.
    package let bestStreak: Int?
    /// Kept days since the last broken one.
    package let currentStreak: Int?

    private enum CodingKeys: String, CodingKey {
        case log, records, device, isSound = "sound", flaw, from, through, outcomes, completionRate
        case medianCompletionMilliseconds, retries, snoozes, bestStreak, currentStreak
    }

    /// The row of a log whose chain does not hold.
    package init(log: String, records: Int64, device: String?, flaw: String) {
        self.init(log: log, records: records, device: device, flaw: flaw, nil, nil)
    }

    /// The row of a log that is whole.
    package init(log: String, records: Int64, device: String?, _ review: Review, _ streak: Streak) {
        self.init(log: log, records: records, device: device, flaw: nil, review, streak)
    }

    private init(
        log: String, records: Int64, device: String?, flaw: String?, _ review: Review?, _ streak: Streak?
    ) {
        self.log = log
        self.records = records
        self.device = device
        isSound = flaw == nil
        self.flaw = flaw
        from = review.flatMap { $0.runs > 0 ? $0.from.iso8601 : nil }
        through = review.flatMap { $0.runs > 0 ? $0.through.iso8601 : nil }
        outcomes = review.map { review in
            Dictionary(uniqueKeysWithValues: review.outcomes.map { ($0.name, $0.count) })
        }
        completionRate = review?.completionRate
        medianCompletionMilliseconds = review?.medianCompletionMilliseconds
        retries = review?.retries
        snoozes = review?.snoozes
        bestStreak = streak?.best
        currentStreak = streak?.current
    }
}
