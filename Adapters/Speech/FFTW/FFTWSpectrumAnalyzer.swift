import CSound.FFTW
import Synchronization
package import VowPorts

/// Fourier transforms by FFTW 3, in double precision.
///
/// Creates a plan for each length on first use, with FFTW_ESTIMATE, so that the plan does not depend on timing. FFTW's
/// planner is not thread-safe, so all instances share a lock for creating and destroying plans.
package final class FFTWSpectrumAnalyzer: SpectrumAnalyzer {
    private static let planning = Mutex(())

    /// A plan with its buffers.
    private struct Prepared {
        let length: Int
        let samples: UnsafeMutablePointer<Double>
        let results: UnsafeMutablePointer<fftw_complex>
        let plan: fftw_plan
    }

    private let prepared = Mutex<[Prepared]>([])

    /// Creates an analyzer without plans.
    package init() {}

    deinit {
        prepared.withLock { prepared in
            for prepared in prepared {
                Self.planning.withLock { _ in fftw_destroy_plan(prepared.plan) }
                fftw_free(prepared.samples)
                fftw_free(prepared.results)
            }
        }
    }

    /// The coefficients of a frame.
    package func coefficients(of frame: [Double]) -> SpectrumCoefficients {
        let count = frame.count
        precondition(
            (16...65_536).contains(count) && count & (count - 1) == 0, "a frame is a power of two long")
        return prepared.withLock { prepared in
            let plan = Self.plan(for: count, in: &prepared)
            plan.samples.update(from: frame, count: count)
            fftw_execute(plan.plan)
            let half = count / 2 + 1
            var real = [Double](repeating: 0, count: half)
            var imaginary = real
            for index in 0..<half {
                real[index] = plan.results[index].0
                imaginary[index] = plan.results[index].1
            }
            return SpectrumCoefficients(real: real, imaginary: imaginary)
        }
    }

    private static func plan(for length: Int, in prepared: inout [Prepared]) -> Prepared {
        if let cachedPlan = prepared.first(where: { $0.length == length }) { return cachedPlan }
        let plan = planning.withLock { _ in prepare(length) }
        prepared.append(plan)
        return plan
    }

    private static func prepare(_ length: Int) -> sending Prepared {
        guard let samples = fftw_alloc_real(length), let results = fftw_alloc_complex(length / 2 + 1),
            let plan = fftw_plan_dft_r2c_1d(Int32(length), samples, results, UInt32(FFTW_ESTIMATE))
        else { preconditionFailure("there is no memory for a plan of \(length) samples") }
        return Prepared(length: length, samples: samples, results: results, plan: plan)
    }
}
