/// A sequence of bits that follows from a seed: SplitMix64 (Steele, Lea, Flood 2014).
///
/// Good enough to pick identifiers and challenge words from a seed that nobody can guess; no cipher.
package struct RandomBits: Hashable, Sendable {
    private var state: UInt64

    /// How far apart two states in a row are: the golden ratio, as SplitMix64 has it.
    private static let stride: UInt64 = 0x9E37_79B9_7F4A_7C15

    private static let alphabet = Array("abcdefghjkmnpqrstuvwxyz234567890")

    /// Starts a sequence.
    package init(seed: UInt64) { state = seed }

    /// Starts a seed's sequence at a later place, counted from 0, as if `next` had been called that often before; what
    /// is drawn there follows from the seed and the place alone.
    package init(seed: UInt64, from place: Int) { state = seed &+ UInt64(place) &* RandomBits.stride }

    /// The next 64 bits.
    package mutating func next() -> UInt64 {
        state &+= RandomBits.stride
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A short identifier: letters and digits that are not mistaken for each other, five bits each.
    package mutating func identifier(length: Int) -> String {
        var bits = next()
        var text = ""
        for index in 0..<length {
            if index == 12 { bits = next() }
            text.append(RandomBits.alphabet[Int(bits & 31)])
            bits >>= 5
        }
        return text
    }
}
