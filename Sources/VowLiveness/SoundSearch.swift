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
    private static func fewestDifferences(
        _ one: UnsafeBufferPointer<UInt32>, _ other: UnsafeBufferPointer<UInt32>, _ length: Int
    ) -> Int {
        var fewest = 32 * length
        for shift in (length - one.count)...(other.count - length) {
            let first = max(0, -shift)
            let end = min(one.count, other.count - shift)
            var differences = 0
            var place = first
            while place < end {
                differences += (one[place] ^ other[place + shift]).nonzeroBitCount
                let behind = place - length
                if behind >= first {
                    differences -= (one[behind] ^ other[behind + shift]).nonzeroBitCount
                }
                if behind >= first - 1, differences < fewest { fewest = differences }
                place += 1
            }
        }
        return fewest
    }
}
