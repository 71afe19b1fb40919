import SpeechAdapters
import Foundation
import InMemory
import VowCore
import VowHearing
import VowPorts

/// What the analysis of an attempt costs, in per cent of the sound's length on one core, beside numpy computing the same
/// features, as Tests/VowHearing/Liveness has them; and one Fourier transform by FFTW, by a plain loop and by
/// numpy. The least of five runs, on six seconds of a voice that is computed.
func printSoundAnalysis() throws {
    let sound = computedVoice(seconds: 6)
    let analyst = SpectralSoundAnalyst(FFTWSpectrumAnalyzer())
    let first = try analyst.recognise(sound, among: KnownSounds())?.fingerprint
    func known(_ count: Int) -> KnownSounds {
        KnownSounds(
            earlier: (0..<count).map { number in
                SoundFingerprint(
                    codes: (first?.codes ?? []).map { $0 &* 2_654_435_761 &+ UInt32(number) &* 40_503 })
            })
    }
    let features = try least(rounds(5, short: 1)) { _ = try analyst.analyse(sound) }
    let alone = try least(rounds(5, short: 1)) { _ = try analyst.recognise(sound, among: KnownSounds()) }
    let besides = try [200, 600].map { count in
        let sounds = known(count)
        return try least(rounds(5, short: 1)) { _ = try analyst.recognise(sound, among: sounds) }
    }
    let new = try least(rounds(5, short: 1)) {
        _ = try SpectralSoundAnalyst(FFTWSpectrumAnalyzer()).recognise(sound, among: known(600))
    }
    func percent(_ seconds: Double) -> String { String(format: "%.2f %%", seconds / 6 * 100) }
    print(
        "sound analysis, of real time: \(SoundFeature.allCases.count) features \(percent(features)), fingerprint "
            + "\(percent(alone)), and compared with 200 known sounds \(percent(besides[0])), with 600 "
            + "\(percent(besides[1])), with 600 that are new \(percent(new))")
    let frame = sound[16_000..<17_024].map(Double.init)
    let longer = sound[16_000..<18_048].map(Double.init)
    let fast = FFTWSpectrumAnalyzer()
    let plain = PlainSpectrumAnalyzer()
    let short =
        least(rounds(5, short: 1)) {
            for _ in 0..<rounds(1_000, short: 10) { _ = fast.coefficients(of: frame) }
        } * 1e3
    let long =
        least(rounds(5, short: 1)) {
            for _ in 0..<rounds(1_000, short: 10) { _ = fast.coefficients(of: longer) }
        } * 1e3
    let slow = least(rounds(5, short: 1)) { for _ in 0..<100 { _ = plain.coefficients(of: frame) } } * 1e4
    print(
        String(
            format:
                "transforms: 1,024 samples by FFTW %.1f µs, by a plain loop %.1f µs; 2,048 by FFTW %.1f µs",
            short, slow, long))
    guard let theirs = numpyRates(of: sound) else {
        return print("numpy is not there; scripts/fetch-peers fetches it")
    }
    print(
        String(
            format:
                "numpy: features %.2f %% of real time; 1,024 samples %.1f µs by call, %.1f µs in a table; 2,048 %.1f µs",
            theirs[0] / 6 * 100, theirs[1], theirs[2], theirs[3]))
}

private func least(_ count: Int, _ work: () throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<count {
        let began = steadyNanoseconds()
        try work()
        least = min(least, Double(steadyNanoseconds() - began) / 1e9)
    }
    return least
}

/// Harmonics of a pitch that wanders, louder and softer four times a second, over a little noise.
private func computedVoice(seconds: Int) -> [Float] {
    var phase = 0.0
    var state: UInt32 = 3
    return (0..<seconds * 16_000).map { index in
        let time = Double(index) / 16_000
        phase += 2 * Double.pi * (120 + 30 * sin(time * 2.3) + 12 * sin(time * 7.1)) / 16_000
        state = state &* 1_664_525 &+ 1_013_904_223
        let noise = Double(state >> 8) / Double(1 << 24) - 0.5
        let loud = 0.5 + 0.5 * sin(time * 25)
        let voice = (1...20).reduce(0.0) { $0 + sin(phase * Double($1)) / Double($1) }
        return Float(0.08 * loud * voice + 0.002 * noise)
    }
}

/// What Peers/sound_rates.py prints; nil where it or numpy is missing.
private func numpyRates(of sound: [Float]) -> [Double]? {
    let peers = ProcessInfo.processInfo.environment["VOW_PEERS"] ?? ".deps/peers"
    let file = NSTemporaryDirectory() + "vow-bench-\(UUID().uuidString).f32"
    defer { try? FileManager.default.removeItem(atPath: file) }
    guard (try? sound.withUnsafeBytes { Data($0) }.write(to: URL(filePath: file))) != nil else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
        "python3", "Tests/Benchmarks/Peers/sound_rates.py", file,
        "Tests/VowHearing/Liveness/Support/independent_features.py",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging([
        "PYTHONPATH": peers + "/similarity", "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1",
    ]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let fields = String(decoding: data, as: UTF8.self).split { " \n".contains($0) }.compactMap { Double($0) }
    return fields.count == 4 ? fields : nil
}
