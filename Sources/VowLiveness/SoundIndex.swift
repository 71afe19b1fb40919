import VowCore

/// Where each short pattern of signs stands in sounds that are known, so that what a sound is compared with does not grow
/// with their number.
///
/// A pattern is eight neighbouring signs of one moment and the same ones 128 ms later, four of them for each moment. A
/// pattern that stands everywhere, as that of silence, says nothing and is left out.
struct SoundIndex: Sendable {
    /// So many patterns begin at each code, one for each eight bands.
    static let parts = 4
    /// So many codes lie between the two halves of a pattern.
    static let gap = 4
    private static let patterns = parts << 16
    /// A pattern that stands more often is left out, or one that has more than this share of all places.
    private static let mostPlaces = 256
    private static let mostShare = 512

    /// The known sounds.
    let sounds: [SoundFingerprint]
    /// All their codes, one sound after the other.
    let codes: [UInt32]
    /// Where each sound begins among the codes, and the end of the last one.
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
        // Places are sorted by counting: how often each pattern stands there, then where the next one of it goes.
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

    /// The number of the sound that a place lies in; that of the sounds where it lies after all of them.
    func sound(at place: Int) -> Int {
        var (low, high) = (0, sounds.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle + 1] > place { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The places at which a pattern begins; none where it is too common.
    func places(of pattern: Int) -> ArraySlice<Int32> {
        let found = places[Int(firsts[pattern])..<Int(firsts[pattern + 1])]
        return found.count > max(Self.mostPlaces, codes.count / Self.mostShare) ? [] : found
    }

    /// A pattern's number, from 16 signs and the part that they belong to.
    static func pattern(_ part: Int, _ signs: Int) -> Int { part << 16 | signs }

    /// The 16 signs of one part of two codes.
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
