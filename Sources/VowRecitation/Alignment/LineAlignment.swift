/// A line laid beside the stretch of the transcript that was taken for it.
struct LineAlignment {
    let expected: [ExpectedWord]
    let steps: [AlignedStep]
    /// For each expected word, how well it was heard, from 0 to 1.
    let support: [Double]
    /// The heard words from the first to the last that stand for words of the line; empty when none does.
    let span: Range<Int>
    /// Closeness of the sounds of line and stretch, from 0 to 1.
    let phoneticSimilarity: Double

    init(expected: [ExpectedWord], steps: [AlignedStep]) {
        self.expected = expected
        self.steps = steps
        var support = [Double](repeating: 0, count: expected.count)
        var cost: Int32 = 0
        var weight: Int32 = 0
        var first = Int.max
        var last = 0
        for word in expected { weight += word.traits.weight }
        for step in steps {
            switch step {
            case .said(let words, let tokens, let stepCost):
                let full = expected[words].reduce(Int32(0)) { $0 + $1.traits.weight }
                let value = full == 0 ? 1 : max(0, 1 - Double(stepCost) / Double(full))
                for index in words { support[index] = value }
                cost += min(stepCost, full)
                if value > 0.3 {
                    first = min(first, tokens.lowerBound)
                    last = max(last, tokens.upperBound)
                }
            case .missed(let index): cost += expected[index].traits.weight
            case .added, .takenBack: break
            }
        }
        self.support = support
        span = first < last ? first..<last : 0..<0
        phoneticSimilarity = weight == 0 || steps.isEmpty ? 0 : max(0, 1 - Double(cost) / Double(weight))
    }

    /// The support from which a word counts as heard all but exactly.
    static let exactSupport = 0.85

    /// The share of the line's weight that was heard all but exactly; negations, numbers and times,
    /// which the guards judge, are left out.
    var clarity: Double {
        var total: Int32 = 0
        var exact: Int32 = 0
        for (index, word) in expected.enumerated() {
            if word.traits.isNegation || word.traits.isNumber || word.traits.isExclusive { continue }
            total += word.traits.weight
            if support[index] >= Self.exactSupport { exact += word.traits.weight }
        }
        return total == 0 ? 1 : Double(exact) / Double(total)
    }
}
