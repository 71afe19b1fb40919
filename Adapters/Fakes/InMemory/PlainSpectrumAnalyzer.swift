import Glibc
package import VowPorts

/// A short Fourier transform, for tests and to check the library's.
///
/// Radix-2 decimation in time (Cooley and Tukey, "An algorithm for the machine calculation of complex Fourier series",
/// 1965), with each twiddle factor computed separately.
package final class PlainSpectrumAnalyzer: SpectrumAnalyzer {
    package init() {}

    /// The coefficients of a frame.
    package func coefficients(of frame: [Double]) -> SpectrumCoefficients {
        let count = frame.count
        precondition(
            (16...65_536).contains(count) && count & (count - 1) == 0, "a frame is a power of two long")
        var real = [Double](repeating: 0, count: count)
        var imaginary = real
        let bits = count.trailingZeroBitCount
        for index in 0..<count { real[Self.reversed(index, bits)] = frame[index] }
        var length = 2
        while length <= count {
            for step in 0..<(length / 2) {
                let angle = -2 * Double.pi * Double(step) / Double(length)
                let (turnReal, turnImaginary) = (cos(angle), sin(angle))
                for start in stride(from: step, to: count, by: length) {
                    let other = start + length / 2
                    let otherReal = real[other] * turnReal - imaginary[other] * turnImaginary
                    let otherImaginary = real[other] * turnImaginary + imaginary[other] * turnReal
                    real[other] = real[start] - otherReal
                    imaginary[other] = imaginary[start] - otherImaginary
                    real[start] += otherReal
                    imaginary[start] += otherImaginary
                }
            }
            length *= 2
        }
        return SpectrumCoefficients(
            real: Array(real[...(count / 2)]), imaginary: Array(imaginary[...(count / 2)]))
    }

    private static func reversed(_ index: Int, _ bits: Int) -> Int {
        var (rest, reversed) = (index, 0)
        for _ in 0..<bits {
            reversed = reversed << 1 | rest & 1
            rest >>= 1
        }
        return reversed
    }
}
