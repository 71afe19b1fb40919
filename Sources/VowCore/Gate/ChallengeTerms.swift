/// A seed from which the challenges of one run are drawn, with the digest that commits the device to it.
///
/// The digest goes into the log with the words, before anybody has tried; the seed is kept sealed until the run is over.
/// Whoever reads both afterwards can draw the words again and see that none was chosen.
///
/// Sums stand in the log by bits that lead back to what they were drawn from, because `RandomBits` can be run backwards.
/// They are therefore drawn from another digest of the seed, which tells nothing of the seed, nor of another run.
package struct CommittedSeed: Codable, Hashable, Sendable {
    /// Unpredictable bits, of this run alone: the present run's words must tell nothing of the next one's.
    package let bits: UInt64
    /// The digest of the seed, made outside of this module; see `message(for:)`.
    package let commitment: PayloadDigest
    /// What everything but words, order and picks is drawn from: the first eight bytes, the most significant first, of a digest
    /// of the seed, made outside of this module; see `drawMessage(for:)`.
    package let draw: UInt64

    /// Names a seed with what follows from it.
    package init(bits: UInt64, commitment: PayloadDigest, draw: UInt64) {
        self.bits = bits
        self.commitment = commitment
        self.draw = draw
    }

    /// The bytes whose SHA-256 is the commitment: "vow-challenge-1", then the seed, the most significant byte first.
    package static func message(for bits: UInt64) -> [UInt8] {
        message("vow-challenge-1", bits)
    }

    /// The bytes of whose SHA-256 the draw is made: "vow-draw-1", then the seed, the most significant byte first.
    package static func drawMessage(for bits: UInt64) -> [UInt8] { message("vow-draw-1", bits) }

    private static func message(_ purpose: String, _ bits: UInt64) -> [UInt8] {
        Array(purpose.utf8) + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    }
}

/// What was drawn for a run when it fired, and how long a word is good for.
package struct ChallengeTerms: Codable, Hashable, Sendable {
    /// What the device committed itself to.
    package let commitment: PayloadDigest
    /// The seed; nil where its record was erased.
    package let seed: UInt64?
    /// The number of the word list, `ChallengeWords.listNumber` of its language when it fired.
    package let list: Int
    /// What is asked for, one after the other, after a refusal, or once the present word is too old; at least one.
    package let words: [String]
    /// Within how long after it was asked for a word has to be said; nil for no limit.
    package let answerMilliseconds: Int64?
    /// What was drawn of each `pick` of the gate, in order.
    package let draws: [ChallengeDraw]

    package init(
        commitment: PayloadDigest, seed: UInt64?, list: Int, words: [String], answerMilliseconds: Int64?,
        draws: [ChallengeDraw] = []
    ) {
        precondition(!words.isEmpty, "a refusal asks for a fresh word")
        self.commitment = commitment
        self.seed = seed
        self.list = list
        self.words = words
        self.answerMilliseconds = answerMilliseconds
        self.draws = draws
    }
}

/// A seed as it is recorded: 16 hexadecimal digits.
package struct SeedDigits: Hashable, Sendable {
    /// The seed.
    package let bits: UInt64

    /// Names a seed.
    package init(_ bits: UInt64) { self.bits = bits }
}

extension SeedDigits: ExpressibleByIntegerLiteral {
    /// A seed that is written in the program, as tests do.
    package init(integerLiteral bits: UInt64) { self.bits = bits }
}

extension SeedDigits: Codable {
    /// Reads the digits.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let digits = try container.decode(String.self)
        guard digits.utf8.count == 16, let bits = UInt64(digits, radix: 16) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no seed")
        }
        self.bits = bits
    }

    /// Writes the digits.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        let digits = String(bits, radix: 16)
        try container.encode(String(repeating: "0", count: 16 - digits.count) + digits)
    }
}
