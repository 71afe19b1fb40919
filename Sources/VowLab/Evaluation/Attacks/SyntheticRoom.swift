import Glibc

/// A room's impulse response: the direct sound, and sparse echo impulses that decay exponentially.
///
/// Velvet noise: Karjalainen and Järveläinen, "Reverberation modeling using velvet noise", 2007. Models no existing
/// room.
struct SyntheticRoom {
    private static let stretch = 2_048

    private let taps: [(delay: Int, gain: Float)]

    /// Creates a room.
    ///
    /// - Parameters:
    ///   - decaySeconds: the time in which the echo falls by 60 dB.
    ///   - directDecibels: the direct sound's energy relative to the echo's.
    ///   - numbers: determines the impulses; another position in the same room is another sequence.
    init(decaySeconds: Double, directDecibels: Double, _ numbers: inout SeededNumbers) {
        let spacing = 12
        var echo: [(delay: Int, gain: Double)] = []
        var energy = 0.0
        // No echoes in the first 3 ms: no wall is nearer than half a metre.
        var start = 48
        while Double(start) < decaySeconds * 16_000 {
            let delay = start + numbers.index(below: spacing)
            let sign = numbers.next() & 1 == 0 ? 1.0 : -1.0
            let gain = sign * pow(10, -3 * Double(delay) / (decaySeconds * 16_000))
            echo.append((delay, gain))
            energy += gain * gain
            start += spacing
        }
        let scale = (pow(10, -directDecibels / 10) / max(energy, 1e-9)).squareRoot()
        taps = [(0, 1)] + echo.map { ($0.delay, Float($0.gain * scale)) }
    }

    /// The sound as heard in the room, with its original length.
    func applied(to samples: [Float]) -> [Float] {
        var output = [Float](repeating: 0, count: samples.count)
        samples.withUnsafeBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                // In chunks, so that the output stays in the processor's cache.
                for start in stride(from: 0, to: input.count, by: Self.stretch) {
                    let end = min(input.count, start + Self.stretch)
                    for tap in taps where tap.delay < end {
                        for index in max(start, tap.delay)..<end {
                            output[index] += tap.gain * input[index - tap.delay]
                        }
                    }
                }
            }
        }
        return output
    }
}
