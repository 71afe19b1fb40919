import Glibc

/// A room as an impulse response: the direct sound, and an echo of sparse impulses that dies away exponentially.
///
/// Velvet noise: Karjalainen and Järveläinen, "Reverberation modeling using velvet noise", 2007. It stands for no room
/// that exists.
struct SyntheticRoom {
    private static let stretch = 2_048

    private let taps: [(delay: Int, gain: Float)]

    /// Makes a room.
    ///
    /// - Parameters:
    ///   - decaySeconds: how long the echo takes to fall by 60 dB.
    ///   - directDecibels: the direct sound's energy above the echo's.
    ///   - numbers: where the impulses fall; another position in the same room is another sequence.
    init(decaySeconds: Double, directDecibels: Double, _ numbers: inout SeededNumbers) {
        let spacing = 12
        var echo: [(delay: Int, gain: Double)] = []
        var energy = 0.0
        // The first 3 ms are free of echoes: no wall is nearer than half a metre.
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

    /// The sound as it is heard in the room, as long as it was.
    func applied(to samples: [Float]) -> [Float] {
        var output = [Float](repeating: 0, count: samples.count)
        samples.withUnsafeBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                // Stretch by stretch, so that what is added to stays in the processor's nearest memory.
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
