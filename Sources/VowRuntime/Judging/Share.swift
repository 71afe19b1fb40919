/// A proportion with its confidence interval.
package struct Share: Hashable, Sendable {
    /// The number of successes.
    package let count: Int
    /// The number of trials.
    package let total: Int

    /// Creates a share; `count` must be between 0 and `total`.
    package init(_ count: Int, of total: Int) {
        precondition(0 <= count && count <= total, "a share has no more successes than trials")
        self.count = count
        self.total = total
    }

    /// From 0 to 1, or nil without trials.
    package var value: Double? { total == 0 ? nil : Double(count) / Double(total) }

    /// Wilson's score interval with 95% confidence (z = 1.96), from 0 to 1; the whole range without trials.
    ///
    /// E. B. Wilson, "Probable inference, the law of succession, and statistical inference", 1927.
    package var interval: ClosedRange<Double> {
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

/// A share with its confidence interval.
package struct ShareRow: Hashable, Sendable, Encodable {
    /// The number of successes.
    package let count: Int
    /// The number of trials.
    package let total: Int
    /// From 0 to 1, or nil without trials.
    package let share: Double?
    /// The lower end of the 95% interval.
    package let lower: Double
    /// The upper end of the 95% interval.
    package let upper: Double

    /// The row of a share.
    package init(_ share: Share) {
        count = share.count
        total = share.total
        self.share = share.value
        lower = share.interval.lowerBound
        upper = share.interval.upperBound
    }

    /// "93.1% [90.2, 95.0] 12/13".
    package var text: String {
        guard let share else { return "-" }
        let low = Texts.decimal(lower * 100, places: 1)
        let high = Texts.decimal(upper * 100, places: 1)
        return "\(Texts.decimal(share * 100, places: 2))% [\(low), \(high)] \(count)/\(total)"
    }
}
