/// By what a sound is known again: 32 signs for each 32 ms, 1,000 bits a second.
///
/// A sign tells whether the power of one band grew more than that of the band below it. There is no level in it, no
/// phase, no timbre and no waveform: it says when the sound changed, not how it sounds, and nobody can make the sound
/// of it. It still belongs to the person's voice, and is sealed.
package struct SoundFingerprint: Codable, Hashable, Sendable {
    /// So many samples, of 16,000 a second, lie between two codes.
    package static let stepSamples = 512
    /// Two minutes of sound, the most that is ever measured.
    package static let mostCodes = 121 * 16_000 / stepSamples

    /// The signs of each step, the lowest band in the lowest bit.
    package let codes: [UInt32]

    package init(codes: [UInt32]) { self.codes = codes }

    /// Eight hexadecimal digits for each code.
    package var text: String {
        var text = ""
        for code in codes {
            let digits = String(code, radix: 16)
            text += String(repeating: "0", count: 8 - digits.count) + digits
        }
        return text
    }

    /// Reads what `text` wrote; nil where it is something else.
    package init?(text: String) {
        let digits = Array(text.utf8)
        guard digits.count.isMultiple(of: 8), digits.count / 8 <= Self.mostCodes else { return nil }
        var codes: [UInt32] = []
        for start in stride(from: 0, to: digits.count, by: 8) {
            guard
                let code = UInt32(String(decoding: digits[start..<(start + 8)], as: UTF8.self), radix: 16)
            else { return nil }
            codes.append(code)
        }
        self.codes = codes
    }

    /// Reads `text`.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let fingerprint = SoundFingerprint(text: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no fingerprint")
        }
        self = fingerprint
    }

    /// Writes `text`.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

/// How like the sounds that are known an attempt's sound is, 0 to 1 each: 0.1 by chance, 1 the same samples.
package struct SoundResemblance: Codable, Hashable, Sendable {
    /// To the most similar one of the earlier attempts and rehearsals.
    package let earlier: Double
    /// To the most similar one of Vow's own sounds: practice recordings, and the voice that it speaks with.
    package let own: Double

    /// Makes one, to four places.
    package init(earlier: Double, own: Double) {
        func rounded(_ value: Double) -> Double {
            value.isFinite ? (min(1, max(0, value)) * 10_000).rounded() / 10_000 : 0
        }
        self.earlier = rounded(earlier)
        self.own = rounded(own)
    }
}
