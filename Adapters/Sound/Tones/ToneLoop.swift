import Glibc

/// The angle of one cycle, in radians.
let fullTurn = 2 * Double.pi

/// The sine of an angle in cycles.
func sine(_ cycles: Double) -> Double { sin(fullTurn * cycles) }

/// The cosine of an angle in cycles.
func cosine(_ cycles: Double) -> Double { cos(fullTurn * cycles) }

/// An exponential decay to 1/e in `fadeSeconds`.
func decay(_ seconds: Double, _ fadeSeconds: Double) -> Double { exp(-seconds / fadeSeconds) }

/// One between the edges, which are raised cosines that start and end at exactly zero.
func pulseEnvelope(_ seconds: Double, length: Double, edge: Double) -> Double {
    let nearest = min(seconds, length - seconds)
    if nearest <= 0 { return 0 }
    if nearest >= edge { return 1 }
    return 0.5 - 0.5 * cos(Double.pi * nearest / edge)
}

/// A loop that notes are mixed into; a note that reaches past its end continues at its start.
struct ToneLoop {
    private let samplesPerSecond: Double
    private var samples: [Double]

    init(seconds: Double, samplesPerSecond: Int) {
        self.samplesPerSecond = Double(samplesPerSecond)
        samples = Array(repeating: 0, count: Int((seconds * Double(samplesPerSecond)).rounded()))
    }

    /// Mixes in a note whose value is `note(seconds since its start, its length in seconds)`.
    mutating func add(atSeconds start: Double, seconds: Double, note: (Double, Double) -> Double) {
        let first = Int((start * samplesPerSecond).rounded())
        let count = Int((seconds * samplesPerSecond).rounded())
        let length = Double(count) / samplesPerSecond
        for offset in 0...count {
            samples[(first + offset) % samples.count] += note(Double(offset) / samplesPerSecond, length)
        }
    }

    /// The loop, scaled to peak at 0.9 so that resampling on the way to the speaker cannot clip it.
    func normalised() -> [Float] {
        var peak = 0.0
        for sample in samples { peak = max(peak, abs(sample)) }
        return samples.map { Float($0 * 0.9 / peak) }
    }
}
