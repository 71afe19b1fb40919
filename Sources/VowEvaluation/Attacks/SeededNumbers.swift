import VowCore

/// Numbers that look random and follow from a seed.
struct SeededNumbers {
    private var bits: RandomBits

    /// A sequence for a seed and a name, so that sequences of different names have nothing to do with each other.
    init(_ seed: UInt64, _ name: String) {
        // FNV-1a: the same on every machine.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ seed
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        bits = RandomBits(seed: hash)
    }

    mutating func next() -> UInt64 { bits.next() }

    /// Evenly spread in a range.
    mutating func number(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * Double(next() >> 11) / Double(1 << 53)
    }

    /// Below a bound.
    mutating func index(below bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
