import CSound.Soxr
package import VowPorts

/// Resamples mono sound through libsoxr's high-quality filter, without delay.
///
/// Rates are in samples per second. The result has `count * target / source` samples, rounded up.
package func resample(_ samples: [Float], from source: Int, to target: Int) throws(PortFailure) -> [Float] {
    precondition(source > 0 && target > 0, "rates must be positive")
    if source == target || samples.isEmpty { return samples }
    let wished = (samples.count * target + source - 1) / source
    var result = [Float](repeating: 0, count: wished)
    var made = 0
    var format = soxr_io_spec(SOXR_FLOAT32_I, SOXR_FLOAT32_I)
    var quality = soxr_quality_spec(UInt(SOXR_HQ), 0)
    var runtime = soxr_runtime_spec(1)
    let failure = soxr_oneshot(
        Double(source), Double(target), 1, samples, samples.count, nil, &result, wished, &made, &format,
        &quality, &runtime)
    if let failure {
        throw PortFailure(
            code: "sound.resample.failed",
            message: .soundAtSamplesSecondCould(source: source, target: target),
            repair: .saveFileAt44100, cause: String(cString: failure))
    }
    // Rounding may leave the last sample unwritten; it stays silent.
    return result
}
