import Glibc
import VowCore
import VowPorts

/// How the powers of narrow bands change against each other: what fingerprints are made of.
///
/// Each 16 ms the power of 2,048 samples (128 ms, Hann's window) is summed over 33 bands, ten an octave from 300
/// to 2,955 Hz, most of which even a telephone's loudspeaker keeps. Bit m of a code is the sign of
/// (E(t, m+1) - E(t, m)) - (E(t-96 ms, m+1) - E(t-96 ms, m)), where E are logarithms: a loudspeaker, a room and a level,
/// which change slowly or not at all, take part in both differences. Haitsma and Kalker, "A highly robust audio
/// fingerprinting system", 2002, with bands narrow enough at the low end that harmonics and with them the pitch of each
/// moment count: the same words said again have other ones.
struct BandChanges {
    private static let window = 2_048
    private static let step = 256
    private static let bandCount = 33
    private static let lowestHertz = 300.0
    private static let bandsPerOctave = 10.0
    private static let stepsPerCode = SoundFingerprint.stepSamples / step
    /// So many codes lie between the two moments that are compared.
    private static let lag = 3

    /// The power of each step up to each coefficient, row after row.
    private let summed: [Double]
    private let rowCount: Int
    private let rowLength = window / 2 + 2

    /// Takes 16,000 mono samples a second.
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

    /// How each band changed, of the sound as it was before it was played `speed` times as fast; the first code begins
    /// at a place in steps.
    func changes(speed: Double = 1, from first: Double = 0) -> [[Double]] {
        let edges = Self.edges(speed)
        let stride = Double(Self.stepsPerCode) / speed
        var slopes: [[Double]] = []
        var place = first
        while Int(place) + 1 < rowCount {
            slopes.append(self.slopes(at: place, edges))
            place += stride
        }
        return zip(slopes.dropFirst(Self.lag), slopes).map { now, before in
            zip(now, before).map { $0 - $1 }
        }
    }

    /// The differences of neighbouring bands' logarithms at a place between two rows.
    private func slopes(at place: Double, _ edges: [(index: Int, share: Double)]) -> [Double] {
        let row = Int(place)
        let share = place - Double(row)
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

    /// Where the bands' edges lie among the coefficients, half a coefficient higher, because each stands for its middle.
    private static func edges(_ speed: Double) -> [(index: Int, share: Double)] {
        (0...bandCount).map { number in
            let hertz = lowestHertz * exp2(Double(number) / bandsPerOctave) * speed
            let place = hertz * Double(window) / SoundFrames.samplesPerSecond + 0.5
            return (Int(place), place - place.rounded(.down))
        }
    }

    private static let hann: [Double] = (0..<window).map {
        0.5 - 0.5 * cos(2 * Double.pi * Double($0) / Double(window))
    }
}
