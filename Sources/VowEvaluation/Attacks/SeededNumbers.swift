import Glibc

/// Numbers that look random and follow from a seed.
///
/// SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
struct SeededNumbers {
    private var state: UInt64

    /// A sequence for a seed and a name, so that sequences of different names have nothing to do with each other.
    init(_ seed: UInt64, _ name: String) {
        // FNV-1a: the same on every machine.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ seed
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        state = hash
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
        return mixed ^ mixed >> 31
    }

    /// Evenly spread in a range.
    mutating func number(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * Double(next() >> 11) / Double(1 << 53)
    }

    /// Below a bound.
    mutating func index(below bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
