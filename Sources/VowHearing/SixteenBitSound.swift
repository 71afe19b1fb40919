/// Sound in the format of other programs and services: little-endian 16-bit integers.
package enum SixteenBitSound {
    /// The bytes of samples from -1 to 1; clips louder ones.
    package static func bytes(of samples: ArraySlice<Float>) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(samples.count * 2)
        for sample in samples {
            let pulse = Int16(max(-32_768, min(32_767, (sample * 32_768).rounded())))
            bytes.append(UInt8(truncatingIfNeeded: pulse))
            bytes.append(UInt8(truncatingIfNeeded: pulse >> 8))
        }
        return bytes
    }

    /// Mono samples, averaged over the channels; nil for a width other than two bytes or more than eight channels.
    package static func samples(of bytes: [UInt8], width: Int, channels: Int) -> [Float]? {
        guard width == 2, (1...8).contains(channels) else { return nil }
        let frames = bytes.count / (2 * channels)
        return (0..<frames).map { frame in
            var sum: Float = 0
            for channel in 0..<channels {
                let offset = 2 * (frame * channels + channel)
                sum += Float(Int16(bitPattern: UInt16(bytes[offset]) | UInt16(bytes[offset + 1]) << 8))
            }
            return sum / Float(channels) / 32_768
        }
    }
}
