/// The first half of a discrete Fourier transform: the coefficients 0 to n/2 of n real samples.
public struct SpectrumCoefficients: Hashable, Sendable {
    /// The real parts.
    public var real: [Double]
    /// The imaginary parts.
    public var imaginary: [Double]

    /// Names the parts, of which there are equally many.
    public init(real: [Double], imaginary: [Double]) {
        precondition(real.count == imaginary.count, "a coefficient has two parts")
        self.real = real
        self.imaginary = imaginary
    }

    /// The squared magnitudes, one for each coefficient.
    public var powers: [Double] {
        var powers = [Double](repeating: 0, count: real.count)
        for index in real.indices {
            powers[index] = real[index] * real[index] + imaginary[index] * imaginary[index]
        }
        return powers
    }
}

/// Takes sound apart into frequencies.
///
/// An instance is used by one thread at a time. It keeps no state between frames: the same frame gives the same
/// coefficients on the same machine, and every implementation agrees with every other to 1e-6 of the largest one.
public protocol SpectrumAnalyzer: AnyObject, Sendable {
    /// X(k) = Σ x(j)·exp(-2πi·jk/n) for k from 0 to n/2, not scaled.
    ///
    /// The number of samples is a power of two from 16 to 65,536; anything else is a programmer's error. It never fails
    /// otherwise, and samples that are no numbers give coefficients that are none.
    func coefficients(of frame: [Double]) -> SpectrumCoefficients
}
