import CSound.FFTW
import Foundation
package import VowPorts

/// Fourier transforms by FFTW 3, in double precision.
///
/// Creates a plan for each length on first use, with FFTW_ESTIMATE, so that the plan does not depend on timing. FFTW's
/// planner is not thread-safe, so all instances share a lock for creating and destroying plans.
package final class FFTWSpectrumAnalyzer: SpectrumAnalyzer, @unchecked Sendable {
    private static let planning = NSLock()

    /// A plan with its buffers.
    private struct Prepared {
        let length: Int
        let samples: UnsafeMutablePointer<Double>
        let results: UnsafeMutablePointer<fftw_complex>
        let plan: fftw_plan
    }

    // Used by one thread at a time, as the port demands.
    private var prepared: [Prepared] = []

    /// Creates an analyzer without plans.
    package init() {}

    deinit {
        Self.planning.withLock {
            for prepared in prepared { fftw_destroy_plan(prepared.plan) }
        }
        for prepared in prepared {
            fftw_free(prepared.samples)
            fftw_free(prepared.results)
        }
    }

    /// The coefficients of a frame.
    package func coefficients(of frame: [Double]) -> SpectrumCoefficients {
        let count = frame.count
        precondition(
            (16...65_536).contains(count) && count & (count - 1) == 0, "a frame is a power of two long")
        let prepared = plan(for: count)
        frame.withUnsafeBufferPointer { prepared.samples.update(from: $0.baseAddress!, count: count) }
        fftw_execute(prepared.plan)
        let half = count / 2 + 1
        var real = [Double](repeating: 0, count: half)
        var imaginary = real
        for index in 0..<half {
            real[index] = prepared.results[index].0
            imaginary[index] = prepared.results[index].1
        }
        return SpectrumCoefficients(real: real, imaginary: imaginary)
    }

    private func plan(for length: Int) -> Prepared {
        if let cachedPlan = prepared.first(where: { $0.length == length }) { return cachedPlan }
        Self.planning.lock()
        defer { Self.planning.unlock() }
        guard let samples = fftw_alloc_real(length), let results = fftw_alloc_complex(length / 2 + 1),
            let plan = fftw_plan_dft_r2c_1d(Int32(length), samples, results, UInt32(FFTW_ESTIMATE))
        else { preconditionFailure("there is no memory for a plan of \(length) samples") }
        let newPlan = Prepared(length: length, samples: samples, results: results, plan: plan)
        prepared.append(newPlan)
        return newPlan
    }
}
