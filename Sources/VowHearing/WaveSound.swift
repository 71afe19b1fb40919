/// Sound as a WAV file: 16 kHz, mono, 16 bits.
package enum WaveSound {
    /// The whole file; clips samples beyond full scale.
    package static func bytes(of samples: ArraySlice<Float>) -> [UInt8] {
        let length = samples.count * 2
        var bytes = Array("RIFF".utf8) + number(36 + length, 4) + Array("WAVEfmt ".utf8)
        bytes += number(16, 4) + number(1, 2) + number(1, 2)
        bytes += number(16_000, 4) + number(32_000, 4) + number(2, 2) + number(16, 2)
        return bytes + Array("data".utf8) + number(length, 4) + SixteenBitSound.bytes(of: samples)
    }

    private static func number(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
