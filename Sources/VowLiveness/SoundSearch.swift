import VowCore
import VowPorts

/// Finds out whether a sound, or a stretch of it, was heard before.
///
/// The sound is taken at five speeds from 96 to 104 per cent; each version is laid over each known sound at each shift, and
/// the signs that agree are counted over each stretch of 1.5 s. The likeness is the share that agrees less the share that
/// does not, of the best stretch: 0 on average, about 0.15 for the best of many, 1 for the same samples. What is shorter
/// than 0.9 s has no likeness; between the two it counts for less, because fewer signs agree more easily by chance.
struct SoundSearch {
    private static let speeds = [1.0, 0.98, 1.02, 0.96, 1.04]
    /// 1.5 and 0.9 s, in codes.
    private static let stretch = 47
    private static let shortest = 28

    private let versions: [[UInt32]]

    init(_ changes: BandChanges) {
        versions = Self.speeds.map { changes.codes(speed: $0) }
    }

    /// The likeness to the most similar of known sounds; 0 where there are none.
    func likeness(to known: [SoundFingerprint]) -> Double {
        var best = 0.0
        for sound in known {
            for version in versions { best = max(best, Self.likeness(version, sound.codes)) }
        }
        return best
    }

    static func likeness(_ one: [UInt32], _ other: [UInt32]) -> Double {
        let length = min(stretch, one.count, other.count)
        guard length >= shortest else { return 0 }
        let fewest = one.withUnsafeBufferPointer { one in
            other.withUnsafeBufferPointer { other in fewestDifferences(one, other, length) }
        }
        let agreement = 1 - 2 * Double(fewest) / Double(32 * length)
        return max(0, agreement) * (Double(length) / Double(stretch)).squareRoot()
    }

    /// The fewest signs that differ over so many codes, of all shifts.
    ///
    /// The signs of a shift are counted in a loop of their own, which compilers turn into one over several codes at once:
    /// an attempt is compared with hundreds of sounds before its verdict.
    private static func fewestDifferences(
        _ one: UnsafeBufferPointer<UInt32>, _ other: UnsafeBufferPointer<UInt32>, _ length: Int
    ) -> Int {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: one.count) { differing in
            var fewest = Int32(32 * length)
            for shift in (length - one.count)...(other.count - length) {
                let first = max(0, -shift)
                let count = min(one.count, other.count - shift) - first
                let ones = UnsafeBufferPointer(rebasing: one[first..<(first + count)])
                let others = UnsafeBufferPointer(rebasing: other[(first + shift)..<(first + shift + count)])
                for place in 0..<count {
                    differing[place] = Int32(
                        truncatingIfNeeded: (ones[place] ^ others[place]).nonzeroBitCount)
                }
                // Sums of up to 32 a code stay far below what 32 bits hold.
                var differences: Int32 = 0
                for place in 0..<length { differences &+= differing[place] }
                fewest = min(fewest, differences)
                for place in length..<max(length, count) {
                    differences &+= differing[place] &- differing[place &- length]
                    fewest = min(fewest, differences)
                }
            }
            return Int(fewest)
        }
    }
}
