/// Fast, exact measures of how alike two texts are, independent of any language.
///
/// Distances count Unicode scalars. Nothing is normalised: fold case and accents beforehand.
/// All functions are pure and may be called from any thread.
public enum TextSimilarity {
    /// The Levenshtein ratio: 1 minus the edit distance over the longer length; 1 for two empty texts.
    public static func levenshteinRatio(_ first: String, _ second: String) -> Double {
        let (left, right) = (Array(first.unicodeScalars), Array(second.unicodeScalars))
        let longest = max(left.count, right.count)
        return longest == 0 ? 1 : 1 - Double(distance(left, right)) / Double(longest)
    }

    /// The Levenshtein distance: the least number of inserted, removed and replaced scalars.
    public static func levenshteinDistance(_ first: String, _ second: String) -> Int {
        distance(Array(first.unicodeScalars), Array(second.unicodeScalars))
    }

    /// The Jaccard index of the sets of words that spaces separate; 1 for two texts without words.
    public static func jaccard(_ first: String, _ second: String) -> Double {
        jaccard(words: first.split(separator: " "), second.split(separator: " "))
    }

    /// The Jaccard index of two lists of words taken as sets; 1 for two empty lists.
    public static func jaccard<Word: Equatable>(words first: [Word], _ second: [Word]) -> Double {
        let left = unique(first)
        let right = unique(second)
        if left.isEmpty && right.isEmpty { return 1 }
        var shared = 0
        for word in left where right.contains(word) { shared += 1 }
        return Double(shared) / Double(left.count + right.count - shared)
    }

    /// The words of a line are few, so that each is looked for among the others.
    private static func unique<Word: Equatable>(_ words: [Word]) -> [Word] {
        var result: [Word] = []
        for word in words where !result.contains(word) { result.append(word) }
        return result
    }

    /// The distance of two texts, after their common beginning and end are cut off.
    private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
        var start = 0
        var firstEnd = first.count
        var secondEnd = second.count
        while start < firstEnd && start < secondEnd && first[start] == second[start] { start += 1 }
        while firstEnd > start && secondEnd > start && first[firstEnd - 1] == second[secondEnd - 1] {
            firstEnd -= 1
            secondEnd -= 1
        }
        let (left, right) = (first[start..<firstEnd], second[start..<secondEnd])
        if left.isEmpty || right.isEmpty { return left.count + right.count }
        return left.count <= right.count
            ? bitParallelDistance(Array(left), Array(right)) : bitParallelDistance(Array(right), Array(left))
    }

    /// Myers' bit-parallel distance (Journal of the ACM 46, 1999), one word of 64 bits for each 64 scalars of
    /// the pattern.
    private static func bitParallelDistance(_ pattern: [Unicode.Scalar], _ text: [Unicode.Scalar]) -> Int {
        let blocks = (pattern.count + 63) / 64
        // Where each scalar stands in the pattern, a bit a place.
        let nowhere = [UInt64](repeating: 0, count: blocks)
        var places: [Unicode.Scalar: [UInt64]] = [:]
        for (index, scalar) in pattern.enumerated() {
            places[scalar, default: nowhere][index / 64] |= 1 << UInt64(index % 64)
        }
        var positive = [UInt64](repeating: ~0, count: blocks)
        var negative = [UInt64](repeating: 0, count: blocks)
        let last: UInt64 = 1 << UInt64((pattern.count - 1) % 64)
        var score = pattern.count
        for scalar in text {
            let matches = places[scalar] ?? nowhere
            var carryPositive: UInt64 = 1
            var carryNegative: UInt64 = 0
            for block in 0..<blocks {
                let vertical = positive[block]
                let diagonalInput = matches[block] | carryNegative
                let diagonal =
                    (((diagonalInput & vertical) &+ vertical) ^ vertical) | diagonalInput | negative[block]
                var horizontalPositive = negative[block] | ~(diagonal | vertical)
                var horizontalNegative = vertical & diagonal
                if block == blocks - 1 {
                    if horizontalPositive & last != 0 { score += 1 }
                    if horizontalNegative & last != 0 { score -= 1 }
                }
                let nextPositive = horizontalPositive >> 63
                let nextNegative = horizontalNegative >> 63
                horizontalPositive = (horizontalPositive << 1) | carryPositive
                horizontalNegative = (horizontalNegative << 1) | carryNegative
                positive[block] = horizontalNegative | ~(diagonal | horizontalPositive)
                negative[block] = horizontalPositive & diagonal
                carryPositive = nextPositive
                carryNegative = nextNegative
            }
        }
        return score
    }
}
