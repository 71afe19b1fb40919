import VowCore

/// Pseudorandom numbers derived from a seed.
struct SeededNumbers {
    private var bits: RandomBits

    /// Starts a sequence for a seed and a name; sequences of different names are independent.
    init(_ seed: UInt64, _ name: String) {
        // FNV-1a: the same on every machine.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ seed
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        bits = RandomBits(seed: hash)
    }

    mutating func next() -> UInt64 { bits.next() }

    /// A uniform number in a range.
    mutating func number(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * Double(next() >> 11) / Double(1 << 53)
    }

    /// An index below a bound.
    mutating func index(below bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
