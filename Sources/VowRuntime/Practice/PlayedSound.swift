import Foundation

/// What was played, to be compared with what is heard: a recording that comes back through a loudspeaker is no speech.
///
/// Both are reduced to 150 to 1,700 Hz at 4,000 samples a second. Each second of what was heard is correlated with every
/// stretch of what was played (normalised cross-correlation of the waveforms); the median over the seconds that are loud
/// enough is the likeness. The waveform is compared and not its envelope, because whoever repeats what they just heard
/// repeats its rhythm as well: with 60 recordings of other speakers, sounds that were slowed or hastened by 2 to 4 per cent
/// had envelopes alike to 0.92 (95%), and waveforms to 0.23 (the most: 0.26). Two rooms, each with and without the band of a
/// telephone, left the waveforms of replayed recordings alike to 0.29 (90% of them) and more.
struct PlayedSound: Sendable {
    private static let segment = 4_000
    private let reduced: [Float]

    /// Takes what was played: 16,000 mono samples a second.
    init(_ samples: [Float]) { reduced = PlayedSound.reduced(samples) }

    /// How like what was played a sound is, 0 to 1.
    func likeness(of heard: [Float]) -> Double {
        let heard = PlayedSound.reduced(heard)
        guard reduced.count >= 400, heard.count >= 400 else { return 0 }
        let length = min(PlayedSound.segment, heard.count)
        // Half a segment of silence at both ends: a second that was cut off is compared as well.
        let padding = [Float](repeating: 0, count: length / 2)
        let played = padding + reduced + [Float](repeating: 0, count: max(length / 2, length - reduced.count))
        let correlation = Correlation(of: played, segment: length)
        let segments = stride(from: 0, through: heard.count - length, by: length).map {
            Array(heard[$0..<$0 + length])
        }
        let energies = segments.map { $0.reduce(0.0) { $0 + Double($1) * Double($1) } }
        guard let loudest = energies.max(), loudest > 0 else { return 0 }
        let values = zip(segments, energies).filter { $0.1 >= loudest / 10 }
            .map { correlation.greatest(with: $0.0, energy: $0.1) }.sorted()
        return values[values.count / 2]
    }

    private static let taps: [Float] = {
        // A windowed sinc (Hamming); Oppenheim and Schafer, Discrete-Time Signal Processing, 7.5.
        let (low, high, half) = (150.0 / 16_000, 1_700.0 / 16_000, 31)
        return (-half...half).map { index in
            let x = Double(index)
            let ideal =
                index == 0 ? 2 * (high - low) : (sin(2 * .pi * high * x) - sin(2 * .pi * low * x)) / (.pi * x)
            return Float(ideal * (0.54 + 0.46 * cos(.pi * x / Double(half))))
        }
    }()

    private static func reduced(_ samples: [Float]) -> [Float] {
        let half = taps.count / 2
        return stride(from: 0, to: samples.count, by: 4).map { center in
            var sum: Float = 0
            for offset in 0..<taps.count {
                let index = center + offset - half
                if index >= 0, index < samples.count { sum += taps[offset] * samples[index] }
            }
            return sum
        }
    }
}

/// The normalised cross-correlation of one sound with stretches of equal length of another, by fast Fourier transforms.
private struct Correlation {
    private let spectrum: Spectrum
    private let energies: [Double]
    private let least: Double

    init(of long: [Float], segment: Int) {
        var size = 1
        while size < long.count { size *= 2 }
        spectrum = Spectrum(long, size: size)
        var sums = [0.0]
        sums.reserveCapacity(long.count + 1)
        for sample in long { sums.append(sums[sums.count - 1] + Double(sample) * Double(sample)) }
        energies = (0...long.count - segment).map { sums[$0 + segment] - sums[$0] }
        least = (energies.max() ?? 0) / 1_000
    }

    func greatest(with segment: [Float], energy: Double) -> Double {
        let products = spectrum.correlated(with: Spectrum(segment, size: spectrum.size))
        var greatest = 0.0
        for (index, own) in energies.enumerated() {
            greatest = max(greatest, abs(products[index]) / (energy * max(own, least)).squareRoot())
        }
        return greatest.isFinite ? min(1, greatest) : 0
    }
}

/// A discrete Fourier transform whose length is a power of two (Cooley and Tukey 1965).
private struct Spectrum {
    private(set) var real: [Double]
    private(set) var imaginary: [Double]
    var size: Int { real.count }

    init(_ samples: [Float], size: Int) {
        real = samples.map(Double.init) + [Double](repeating: 0, count: size - samples.count)
        imaginary = [Double](repeating: 0, count: size)
        transform(sign: -1)
    }

    /// The products of every shift, not normalised: this sound from there on, times the other one.
    func correlated(with other: Spectrum) -> [Double] {
        var product = self
        for index in 0..<size {
            let (a, b, c, d) = (real[index], imaginary[index], other.real[index], -other.imaginary[index])
            product.real[index] = (a * c - b * d) / Double(size)
            product.imaginary[index] = (a * d + b * c) / Double(size)
        }
        product.transform(sign: 1)
        return product.real
    }

    private mutating func transform(sign: Double) {
        let count = size
        var other = 0
        for index in 1..<max(1, count) {
            var bit = count >> 1
            while other & bit != 0 {
                other ^= bit
                bit >>= 1
            }
            other |= bit
            if index < other {
                real.swapAt(index, other)
                imaginary.swapAt(index, other)
            }
        }
        var span = 2
        while span <= count {
            let angle = sign * 2 * .pi / Double(span)
            let factors = (0..<span / 2).map { (cos(angle * Double($0)), sin(angle * Double($0))) }
            for start in stride(from: 0, to: count, by: span) {
                for (offset, (cosine, sine)) in factors.enumerated() {
                    let (low, high) = (start + offset, start + offset + span / 2)
                    let real = self.real[high] * cosine - imaginary[high] * sine
                    let imaginary = self.real[high] * sine + self.imaginary[high] * cosine
                    self.real[high] = self.real[low] - real
                    self.imaginary[high] = self.imaginary[low] - imaginary
                    self.real[low] += real
                    self.imaginary[low] += imaginary
                }
            }
            span *= 2
        }
    }
}
