/// The first half of a discrete Fourier transform: the coefficients 0 to n/2 of n real samples.
package struct SpectrumCoefficients: Hashable, Sendable {
    /// The real parts.
    package var real: [Double]
    /// The imaginary parts.
    package var imaginary: [Double]

    /// Creates coefficients; both arrays must have the same length.
    package init(real: [Double], imaginary: [Double]) {
        precondition(real.count == imaginary.count, "a coefficient has two parts")
        self.real = real
        self.imaginary = imaginary
    }

    /// The squared magnitude of each coefficient.
    package var powers: [Double] {
        var powers = [Double](repeating: 0, count: real.count)
        for index in real.indices {
            powers[index] = real[index] * real[index] + imaginary[index] * imaginary[index]
        }
        return powers
    }
}

/// Transforms sound to frequencies.
///
/// Not thread-safe. Stateless: the same frame gives the same coefficients on the same machine, and all implementations
/// agree to 1e-6 of the largest coefficient.
package protocol SpectrumAnalyzer: AnyObject, Sendable {
    /// X(k) = Σ x(j)·exp(-2πi·jk/n) for k from 0 to n/2, not scaled.
    ///
    /// The number of samples must be a power of two from 16 to 65,536; otherwise this traps. It never fails; NaN
    /// samples give NaN coefficients.
    func coefficients(of frame: [Double]) -> SpectrumCoefficients
}
