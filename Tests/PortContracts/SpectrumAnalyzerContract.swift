import Foundation
package import Testing
package import VowPorts

/// What every `SpectrumAnalyzer` must do.
package struct SpectrumAnalyzerContract {
    let analyzer: any SpectrumAnalyzer

    /// Names the analyzer under test.
    package init(_ analyzer: any SpectrumAnalyzer) { self.analyzer = analyzer }

    /// A cosine of 5 turns has one coefficient, half the frame's length; so has each length of frame.
    package func findsAPureTone(sourceLocation: SourceLocation = #_sourceLocation) {
        for length in [16, 64, 1_024, 65_536] {
            let frame = (0..<length).map { cos(2 * Double.pi * 5 * Double($0) / Double(length)) }
            let found = analyzer.coefficients(of: frame)
            #expect(found.real.count == length / 2 + 1, sourceLocation: sourceLocation)
            for place in found.real.indices {
                let expected = place == 5 ? Double(length) / 2 : 0
                #expect(
                    abs(found.real[place] - expected) < 1e-6 * Double(length),
                    sourceLocation: sourceLocation)
                #expect(abs(found.imaginary[place]) < 1e-6 * Double(length), sourceLocation: sourceLocation)
            }
        }
    }

    /// Every coefficient is the sum of its definition, to 1e-6 of the largest one, and comes out again.
    package func agreesWithTheDefinition(sourceLocation: SourceLocation = #_sourceLocation) {
        var state: UInt64 = 42
        let frame = (0..<256).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / Double(1 << 52) - 1
        }
        let found = analyzer.coefficients(of: frame)
        let largest = found.powers.max().map(sqrt) ?? 0
        for place in 0...128 {
            var (real, imaginary) = (0.0, 0.0)
            for (index, sample) in frame.enumerated() {
                let angle = -2 * Double.pi * Double(index * place % 256) / 256
                real += sample * cos(angle)
                imaginary += sample * sin(angle)
            }
            #expect(abs(found.real[place] - real) <= 1e-6 * largest, sourceLocation: sourceLocation)
            #expect(abs(found.imaginary[place] - imaginary) <= 1e-6 * largest, sourceLocation: sourceLocation)
        }
        #expect(analyzer.coefficients(of: frame) == found, sourceLocation: sourceLocation)
    }

    /// Silence has none.
    package func silenceIsNothing(sourceLocation: SourceLocation = #_sourceLocation) {
        let found = analyzer.coefficients(of: [Double](repeating: 0, count: 512))
        #expect(found.powers.allSatisfy { $0 == 0 }, sourceLocation: sourceLocation)
    }

    /// Two analyzers agree on the same frames, to 1e-6 of the largest coefficient.
    package func agrees(
        with other: any SpectrumAnalyzer, on frames: [[Double]],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for frame in frames {
            let (one, two) = (analyzer.coefficients(of: frame), other.coefficients(of: frame))
            let largest = max(one.powers.max() ?? 0, 1e-300).squareRoot()
            for place in one.real.indices {
                #expect(
                    abs(one.real[place] - two.real[place]) <= 1e-6 * largest, sourceLocation: sourceLocation)
                #expect(
                    abs(one.imaginary[place] - two.imaginary[place]) <= 1e-6 * largest,
                    sourceLocation: sourceLocation)
            }
        }
    }
}
