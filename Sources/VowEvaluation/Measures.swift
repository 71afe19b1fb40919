/// A proportion with its confidence interval.
public struct Share: Hashable, Sendable {
    /// The number of successes.
    public let count: Int
    /// The number of trials.
    public let total: Int

    /// Creates a share; `count` must be between 0 and `total`.
    public init(_ count: Int, of total: Int) {
        precondition(0 <= count && count <= total, "a share has no more successes than trials")
        self.count = count
        self.total = total
    }

    /// From 0 to 1, or nil without trials.
    public var value: Double? { total == 0 ? nil : Double(count) / Double(total) }

    /// Wilson's score interval with 95% confidence (z = 1.96), from 0 to 1; the whole range without trials.
    ///
    /// E. B. Wilson, "Probable inference, the law of succession, and statistical inference", 1927.
    public var interval: ClosedRange<Double> {
        guard total > 0 else { return 0...1 }
        let z = 1.959963984540054
        let n = Double(total)
        let share = Double(count) / n
        let denominator = 1 + z * z / n
        let centre = (share + z * z / (2 * n)) / denominator
        let half = z * (share * (1 - share) / n + z * z / (4 * n * n)).squareRoot() / denominator
        let lower = count == 0 ? 0 : max(0, centre - half)
        let upper = count == total ? 1 : min(1, centre + half)
        return lower...upper
    }
}

/// An engine's word errors; character errors in Chinese.
public struct WordErrors: Hashable, Sendable {
    /// Substituted, deleted and inserted words.
    public private(set) var edits: Int
    /// The number of spoken words.
    public private(set) var words: Int
    /// The number of recordings with words.
    public private(set) var recordings = 0
    /// The recordings whose first word was misheard or missed.
    public private(set) var firstMissed = 0
    /// The recordings whose last word was misheard or missed.
    public private(set) var lastMissed = 0

    /// Creates counts of 0.
    public init() {
        edits = 0
        words = 0
    }

    /// Adds a recording: the minimum of edits from the spoken to the recognised words.
    public mutating func add(said: [String], heard: [String]) {
        words += said.count
        if !said.isEmpty {
            recordings += 1
            if said.first != heard.first { firstMissed += 1 }
            if said.last != heard.last { lastMissed += 1 }
        }
        edits += Self.distance(said, heard)
    }

    /// Edits per spoken word, which may exceed 1 through insertions; nil if nothing was spoken.
    public var rate: Double? { words == 0 ? nil : Double(edits) / Double(words) }

    private static func distance(_ said: [String], _ heard: [String]) -> Int {
        var row = Array(0...heard.count)
        for (index, word) in said.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in heard.indices {
                let above = row[column + 1]
                row[column + 1] = min(
                    diagonal + (word == heard[column] ? 0 : 1), above + 1, row[column] + 1)
                diagonal = above
            }
        }
        return row[heard.count]
    }
}

/// Numbers as text, the same on every machine.
enum Decimals {
    /// A number with a fixed count of decimal places, at most nine.
    static func text(_ value: Double, places: Int) -> String {
        var scale = 1
        for _ in 0..<places { scale *= 10 }
        let scaled = Int((value * Double(scale)).rounded())
        if places == 0 { return String(scaled) }
        let fraction = String(abs(scaled) % scale)
        let zeros = String(repeating: "0", count: places - fraction.count)
        return "\(scaled < 0 ? "-" : "")\(abs(scaled) / scale).\(zeros)\(fraction)"
    }

    /// A share in per cent, or "-".
    static func percent(_ value: Double?, places: Int = 1) -> String {
        value.map { text($0 * 100, places: places) + "%" } ?? "-"
    }
}
