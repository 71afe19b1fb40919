/// Fast, exact measures of how alike two texts are, independent of any language.
///
/// Distances count Unicode scalars. Nothing is normalised: fold case and accents beforehand.
/// All functions are pure and may be called from any thread.
public enum TextSimilarity {
    /// The Levenshtein ratio: 1 minus the edit distance over the longer length; 1 for two empty texts.
    public static func levenshteinRatio(_ first: String, _ second: String) -> Double {
        withScalars(first, second) { ratio(distance($0, $1), $0.count, $1.count) }
            ?? scalarRatio(
                Array(first.unicodeScalars.map(\.value)), Array(second.unicodeScalars.map(\.value)))
    }

    /// The Levenshtein distance: the least number of inserted, removed and replaced scalars.
    public static func levenshteinDistance(_ first: String, _ second: String) -> Int {
        if let result = withScalars(first, second, { distance($0, $1) }) { return result }
        let left = first.unicodeScalars.map(\.value)
        let right = second.unicodeScalars.map(\.value)
        return left.withUnsafeBufferPointer { one in right.withUnsafeBufferPointer { distance(one, $0) } }
    }

    /// The Jaccard index of the sets of words that spaces separate; 1 for two texts without words.
    public static func jaccard(_ first: String, _ second: String) -> Double {
        var left = first
        var right = second
        return left.withUTF8 { one in right.withUTF8 { jaccard(bytes: one, $0) } }
    }

    /// The Jaccard index of two lists of words taken as sets; 1 for two empty lists.
    public static func jaccard(words first: [String], _ second: [String]) -> Double {
        let left = unique(first)
        let right = unique(second)
        if left.isEmpty && right.isEmpty { return 1 }
        var shared = 0
        for word in left where right.contains(word) { shared += 1 }
        return Double(shared) / Double(left.count + right.count - shared)
    }

    private static func unique(_ words: [String]) -> [String] {
        var result: [String] = []
        for word in words where !result.contains(word) { result.append(word) }
        return result
    }

    private static func scalarRatio(_ first: [UInt32], _ second: [UInt32]) -> Double {
        first.withUnsafeBufferPointer { one in
            second.withUnsafeBufferPointer { ratio(distance(one, $0), one.count, $0.count) }
        }
    }

    private static func ratio(_ distance: Int, _ first: Int, _ second: Int) -> Double {
        let longest = max(first, second)
        return longest == 0 ? 1 : 1 - Double(distance) / Double(longest)
    }

    /// Hands over the bytes of two texts when both are ASCII, where a byte is a scalar.
    private static func withScalars<Result>(
        _ first: String, _ second: String,
        _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result? {
        var left = first
        var right = second
        return left.withUTF8 { one in
            right.withUTF8 { two in
                isASCII(one) && isASCII(two) ? body(one, two) : nil
            }
        }
    }

    private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var seen: UInt8 = 0
        for byte in bytes { seen |= byte }
        return seen < 0x80
    }

    /// The distance of two scalar buffers, after their common beginning and end are cut off.
    static func distance<Unit: FixedWidthInteger & UnsignedInteger>(
        _ first: UnsafeBufferPointer<Unit>, _ second: UnsafeBufferPointer<Unit>
    ) -> Int {
        var start = 0
        var firstEnd = first.count
        var secondEnd = second.count
        while start < firstEnd && start < secondEnd && first[start] == second[start] { start += 1 }
        while firstEnd > start && secondEnd > start && first[firstEnd - 1] == second[secondEnd - 1] {
            firstEnd -= 1
            secondEnd -= 1
        }
        let left = UnsafeBufferPointer(rebasing: first[start..<firstEnd])
        let right = UnsafeBufferPointer(rebasing: second[start..<secondEnd])
        if left.isEmpty || right.isEmpty { return left.count + right.count }
        let pattern = left.count <= right.count ? left : right
        let text = left.count <= right.count ? right : left
        return pattern.count <= 64 ? shortDistance(pattern, text) : BlockLevenshtein.distance(pattern, text)
    }

    /// Myers' bit-parallel distance (Journal of the ACM 46, 1999) for a pattern of at most 64 units.
    private static func shortDistance<Unit: FixedWidthInteger & UnsignedInteger>(
        _ pattern: UnsafeBufferPointer<Unit>, _ text: UnsafeBufferPointer<Unit>
    ) -> Int {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 128) { table in
            // Masks of units below 128 are looked up; any other unit is searched for in the pattern,
            // which is short enough for that.
            table.initialize(repeating: 0)
            for index in 0..<pattern.count where pattern[index] < 128 {
                table[Int(truncatingIfNeeded: pattern[index])] |= 1 << UInt64(index)
            }
            var positive = ~UInt64(0)
            var negative: UInt64 = 0
            var score = pattern.count
            let last: UInt64 = 1 << UInt64(pattern.count - 1)
            for unit in text {
                let match =
                    unit < 128 ? table[Int(truncatingIfNeeded: unit)] : searchedMask(pattern, unit)
                let diagonal = (((match & positive) &+ positive) ^ positive) | match | negative
                var horizontalPositive = negative | ~(diagonal | positive)
                let horizontalNegative = positive & diagonal
                if horizontalPositive & last != 0 { score += 1 }
                if horizontalNegative & last != 0 { score -= 1 }
                horizontalPositive = (horizontalPositive << 1) | 1
                positive = (horizontalNegative << 1) | ~(diagonal | horizontalPositive)
                negative = horizontalPositive & diagonal
            }
            return score
        }
    }

    private static func searchedMask<Unit: FixedWidthInteger>(
        _ pattern: UnsafeBufferPointer<Unit>, _ unit: Unit
    ) -> UInt64 {
        var mask: UInt64 = 0
        for index in 0..<pattern.count where pattern[index] == unit { mask |= 1 << UInt64(index) }
        return mask
    }

    /// The Jaccard index of space-separated words, compared by a 64-bit hash and then byte for byte.
    private static func jaccard(bytes first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>)
        -> Double
    {
        let left = HashedWord.sortedUnique(of: first)
        let right = HashedWord.sortedUnique(of: second)
        if left.isEmpty && right.isEmpty { return 1 }
        var shared = 0
        var leftIndex = 0
        var rightIndex = 0
        while leftIndex < left.count && rightIndex < right.count {
            let order = left[leftIndex].compare(right[rightIndex])
            if order == 0 { shared += 1 }
            if order <= 0 { leftIndex += 1 }
            if order >= 0 { rightIndex += 1 }
        }
        return Double(shared) / Double(left.count + right.count - shared)
    }
}

/// Myers' bit-parallel distance for patterns of more than 64 units, one 64-bit block per stretch.
private enum BlockLevenshtein {
    static func distance<Unit: FixedWidthInteger & UnsignedInteger>(
        _ pattern: UnsafeBufferPointer<Unit>, _ text: UnsafeBufferPointer<Unit>
    ) -> Int {
        let blocks = (pattern.count + 63) / 64
        var positive = [UInt64](repeating: ~0, count: blocks)
        var negative = [UInt64](repeating: 0, count: blocks)
        let masks = maskTable(pattern, blocks: blocks)
        let last: UInt64 = 1 << UInt64((pattern.count - 1) % 64)
        var score = pattern.count
        for unit in text {
            var carryPositive: UInt64 = 1
            var carryNegative: UInt64 = 0
            for block in 0..<blocks {
                let match =
                    unit < 128
                    ? masks[Int(truncatingIfNeeded: unit) * blocks + block]
                    : mask(pattern, of: unit, block: block)
                let vertical = positive[block]
                let diagonalInput = match | carryNegative
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

    private static func maskTable<Unit: FixedWidthInteger & UnsignedInteger>(
        _ pattern: UnsafeBufferPointer<Unit>, blocks: Int
    ) -> [UInt64] {
        var masks = [UInt64](repeating: 0, count: 128 * blocks)
        for index in 0..<pattern.count where pattern[index] < 128 {
            masks[Int(truncatingIfNeeded: pattern[index]) * blocks + index / 64] |= 1 << UInt64(index % 64)
        }
        return masks
    }

    private static func mask<Unit: FixedWidthInteger>(
        _ pattern: UnsafeBufferPointer<Unit>, of unit: Unit, block: Int
    ) -> UInt64 {
        var mask: UInt64 = 0
        for index in (block * 64)..<min(pattern.count, block * 64 + 64) where pattern[index] == unit {
            mask |= 1 << UInt64(index % 64)
        }
        return mask
    }
}

/// One word of a text with its hash, ordered by hash and then by bytes.
private struct HashedWord {
    let hash: UInt64
    let bytes: UnsafeBufferPointer<UInt8>

    /// The words of a text without repetitions, in their order; valid while the text's bytes are.
    static func sortedUnique(of text: UnsafeBufferPointer<UInt8>) -> [HashedWord] {
        var words: [HashedWord] = []
        words.reserveCapacity(16)
        var start = 0
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for index in 0...text.count {
            if index < text.count && text[index] != 0x20 {
                hash = (hash ^ UInt64(text[index])) &* 0x100_0000_01b3
                continue
            }
            if index > start {
                insert(
                    HashedWord(hash: hash, bytes: UnsafeBufferPointer(rebasing: text[start..<index])),
                    into: &words)
            }
            start = index + 1
            hash = 0xcbf2_9ce4_8422_2325
        }
        return words
    }

    private static func insert(_ word: HashedWord, into words: inout [HashedWord]) {
        var low = 0
        var high = words.count
        while low < high {
            let middle = (low + high) / 2
            let order = words[middle].compare(word)
            if order == 0 { return }
            if order < 0 { low = middle + 1 } else { high = middle }
        }
        words.insert(word, at: low)
    }

    func compare(_ other: HashedWord) -> Int {
        if hash != other.hash { return hash < other.hash ? -1 : 1 }
        if bytes.count != other.bytes.count { return bytes.count < other.bytes.count ? -1 : 1 }
        for index in 0..<bytes.count where bytes[index] != other.bytes[index] {
            return bytes[index] < other.bytes[index] ? -1 : 1
        }
        return 0
    }
}
