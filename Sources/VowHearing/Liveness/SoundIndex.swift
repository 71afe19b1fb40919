import VowCore

/// The positions of short sign patterns in known sounds, so that the cost of a comparison does not grow with their
/// number.
///
/// A pattern is eight neighbouring signs of a moment and the same ones 128 ms later; each moment has four. Omits
/// patterns that are too common, such as that of silence.
struct SoundIndex: Sendable {
    /// The number of patterns at each code, one per eight bands.
    static let parts = 4
    /// The number of codes between the two halves of a pattern.
    static let gap = 4
    private static let patterns = parts << 16
    /// Limits above which a pattern is omitted: a number of positions, and a share of all positions.
    private static let mostPlaces = 256
    private static let mostShare = 512

    /// The known sounds.
    let sounds: [SoundFingerprint]
    /// The codes of all sounds, one sound after the other.
    let codes: [UInt32]
    /// The start of each sound among the codes, and the end of the last.
    let starts: [Int]

    private let firsts: [Int32]
    private let places: [Int32]

    init(_ sounds: [SoundFingerprint]) {
        self.sounds = sounds
        var codes: [UInt32] = []
        var starts = [0]
        for sound in sounds {
            codes += sound.codes
            starts.append(codes.count)
        }
        self.codes = codes
        self.starts = starts
        // Counting sort: first count each pattern, then place each position.
        var counts = [Int32](repeating: 0, count: Self.patterns + 1)
        Self.forEach(codes, starts) { pattern, _ in counts[pattern + 1] += 1 }
        for pattern in 0..<Self.patterns { counts[pattern + 1] += counts[pattern] }
        var next = counts
        var places = [Int32](repeating: 0, count: Int(counts[Self.patterns]))
        Self.forEach(codes, starts) { pattern, place in
            places[Int(next[pattern])] = Int32(truncatingIfNeeded: place)
            next[pattern] += 1
        }
        firsts = counts
        self.places = places
    }

    /// The index of the sound at a position, or the number of sounds if it is beyond the last.
    func sound(at place: Int) -> Int {
        var (low, high) = (0, sounds.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle + 1] > place { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The positions of a pattern; none if it is too common.
    func places(of pattern: Int) -> ArraySlice<Int32> {
        let positions = places[Int(firsts[pattern])..<Int(firsts[pattern + 1])]
        return positions.count > max(Self.mostPlaces, codes.count / Self.mostShare) ? [] : positions
    }

    /// A pattern's number, from its 16 signs and its part.
    static func pattern(_ part: Int, _ signs: Int) -> Int { part << 16 | signs }

    /// The 16 signs of a part of two codes.
    static func signs(_ part: Int, _ code: UInt32, _ later: UInt32) -> Int {
        let shift = UInt32(part * 8)
        return Int(code >> shift & 0xff) << 8 | Int(later >> shift & 0xff)
    }

    private static func forEach(_ codes: [UInt32], _ starts: [Int], _ body: (Int, Int) -> Void) {
        for (start, end) in zip(starts, starts.dropFirst()) where end - start > gap {
            for place in start..<(end - gap) {
                for part in 0..<parts {
                    body(pattern(part, signs(part, codes[place], codes[place + gap])), place)
                }
            }
        }
    }
}
