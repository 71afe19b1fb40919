/// The signs of a sound to look up, each with its certainty.
///
/// Only the signs of known sounds are stored, but the changes of the sound to look up are available. A change far from
/// zero has a sign that noise and rooms rarely flip, so it counts more: in tenths of a neper of power (0.43 dB), up to
/// seven of them.
struct WeighedSigns {
    private static let stepsPerNeper = 10.0
    private static let mostSteps = 7.0

    /// The signs alone, as in a fingerprint.
    let codes: [UInt32]
    /// The signed weights, eight bands each, four of these per code.
    private let weights: [SIMD8<Int8>]
    /// The sum of each code's absolute weights.
    private let sums: [Int32]

    /// Computes signs and weights from the changes of 32 bands per code.
    init(_ changes: [[Double]]) {
        var codes: [UInt32] = []
        var weights: [SIMD8<Int8>] = []
        var sums: [Int32] = []
        for change in changes {
            var code: UInt32 = 0
            var sum: Int32 = 0
            for part in 0..<SoundIndex.parts {
                var eight = SIMD8<Int8>(repeating: 0)
                for lane in 0..<8 {
                    // For huge samples or silence, a logarithm may not be finite.
                    let value = change[part * 8 + lane].isFinite ? change[part * 8 + lane] : 0
                    if value > 0 { code |= 1 << UInt32(part * 8 + lane) }
                    let weight = Int8(
                        max(-Self.mostSteps, min(Self.mostSteps, (value * Self.stepsPerNeper).rounded())))
                    eight[lane] = weight
                    sum += Int32(abs(weight))
                }
                weights.append(eight)
            }
            codes.append(code)
            sums.append(sum)
        }
        self.codes = codes
        self.weights = weights
        self.sums = sums
    }

    /// The sum of a code's absolute weights.
    func sum(_ place: Int) -> Int32 { sums[place] }

    /// The weight of agreeing signs minus that of the others, between a code and one of a known sound.
    func agreement(_ place: Int, with code: UInt32) -> Int32 {
        var eight = SIMD8<Int8>(repeating: 0)
        // Four weights of at most seven cannot overflow eight bits.
        for part in 0..<SoundIndex.parts {
            let signs = Self.signs[Int(code >> UInt32(part * 8) & 0xff)]
            eight &+= weights[place * SoundIndex.parts + part] &* signs
        }
        return Int32(SIMD8<Int16>(truncatingIfNeeded: eight).wrappedSum())
    }

    /// The three least certain signs of the 16 in a pattern.
    func unsure(_ part: Int, _ place: Int) -> (Int, Int, Int) {
        let earlier = weights[place * SoundIndex.parts + part]
        let later = weights[(place + SoundIndex.gap) * SoundIndex.parts + part]
        var least = [(weight: Int8, bit: Int)](repeating: (Int8.max, 0), count: 3)
        for lane in 0..<8 {
            for (weight, bit) in [(abs(earlier[lane]), lane + 8), (abs(later[lane]), lane)] {
                if weight < least[0].weight {
                    least = [(weight, bit), least[0], least[1]]
                } else if weight < least[1].weight {
                    least = [least[0], (weight, bit), least[1]]
                } else if weight < least[2].weight {
                    least[2] = (weight, bit)
                }
            }
        }
        return (least[0].bit, least[1].bit, least[2].bit)
    }

    /// The signs of each byte, 1 and -1.
    private static let signs: [SIMD8<Int8>] = (0..<256).map { byte in
        var signs = SIMD8<Int8>(repeating: -1)
        for lane in 0..<8 where byte >> lane & 1 == 1 { signs[lane] = 1 }
        return signs
    }
}
