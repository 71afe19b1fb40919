import Glibc
import VowCore
import VowPorts

/// How the powers of narrow bands change relative to each other: the basis of fingerprints.
///
/// Every 16 ms, sums the power of 2,048 samples (128 ms, Hann window) over 33 bands, ten per octave from 300 to 2,955
/// Hz, most of which even a phone's loudspeaker reproduces. Bit m of a code is the sign of (E(t, m+1) - E(t, m)) -
/// (E(t-96 ms, m+1) - E(t-96 ms, m)), where E are logarithms: a loudspeaker, a room and a level, which change slowly or
/// not at all, cancel out. Haitsma and Kalker, "A highly robust audio fingerprinting system", 2002, with bands narrow
/// enough at the low end to resolve harmonics, and so the pitch at each moment: the same words said again have
/// different codes.
struct BandChanges {
    private static let window = 2_048
    private static let step = 256
    private static let bandCount = 33
    private static let lowestHertz = 300.0
    private static let bandsPerOctave = 10.0
    private static let stepsPerCode = SoundFingerprint.stepSamples / step
    /// The number of codes between the two compared moments.
    private static let lag = 3

    /// Cumulative power over the coefficients, a row per step.
    private let summed: [Double]
    private let rowCount: Int
    private let rowLength = window / 2 + 2

    /// Analyses mono samples at 16 kHz.
    init(_ samples: [Float], _ analyzer: any SpectrumAnalyzer) {
        var summed: [Double] = []
        var rows = 0
        var frame = [Double](repeating: 0, count: Self.window)
        for start in stride(from: 0, through: samples.count - Self.window, by: Self.step) {
            for index in 0..<Self.window {
                frame[index] = Double(samples[start + index]) * Self.hann[index]
            }
            var sum = 0.0
            summed.append(0)
            for power in analyzer.coefficients(of: frame).powers {
                sum += power
                summed.append(sum)
            }
            rows += 1
        }
        self.summed = summed
        rowCount = rows
    }

    /// The codes of the sound.
    var codes: [UInt32] { WeighedSigns(changes()).codes }

    /// The change of each band, for sound that was sped up by `speed`; `first` is the start of the first code in steps.
    func changes(speed: Double = 1, from first: Double = 0) -> [[Double]] {
        let edges = Self.edges(speed)
        let stride = Double(Self.stepsPerCode) / speed
        var slopes: [[Double]] = []
        var position = first
        while Int(position) + 1 < rowCount {
            slopes.append(self.slopes(at: position, edges))
            position += stride
        }
        return zip(slopes.dropFirst(Self.lag), slopes).map { now, before in
            zip(now, before).map { $0 - $1 }
        }
    }

    /// The differences between the logarithms of neighbouring bands, at a position between two rows.
    private func slopes(at position: Double, _ edges: [(index: Int, share: Double)]) -> [Double] {
        let row = Int(position)
        let share = position - Double(row)
        let levels = zip(levels(row, edges), levels(row + 1, edges)).map { $0 + ($1 - $0) * share }
        return zip(levels.dropFirst(), levels).map { $0 - $1 }
    }

    private func levels(_ row: Int, _ edges: [(index: Int, share: Double)]) -> [Double] {
        let start = row * rowLength
        var below: Double?
        var levels: [Double] = []
        for edge in edges {
            let first = summed[start + edge.index]
            let value = first + (summed[start + edge.index + 1] - first) * edge.share
            if let below { levels.append(log(value - below + 1e-9)) }
            below = value
        }
        return levels
    }

    /// The bands' edges among the coefficients, shifted by half a coefficient because each stands for its middle.
    private static func edges(_ speed: Double) -> [(index: Int, share: Double)] {
        (0...bandCount).map { number in
            let hertz = lowestHertz * exp2(Double(number) / bandsPerOctave) * speed
            let position = hertz * Double(window) / SoundFrames.samplesPerSecond + 0.5
            return (Int(position), position - position.rounded(.down))
        }
    }

    private static let hann: [Double] = (0..<window).map {
        0.5 - 0.5 * cos(2 * Double.pi * Double($0) / Double(window))
    }
}
