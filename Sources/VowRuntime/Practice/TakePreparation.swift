import Foundation
import VowPorts

/// Makes a take fit to be kept: trimmed to what was said, and as loud as every other one.
enum TakePreparation {
    /// Onsets are softer than what a detector takes for speech, and a last consonant is, too.
    private static let leadSamples = 3_200
    private static let tailSamples = 4_800
    /// The level that speech is brought to, in decibels of full scale; that of recorded prompts.
    static let speechDecibels = -20.0
    /// No sample goes beyond this, so that nothing is cut.
    static let greatestPeak: Float = 0.89
    private static let fadeSamples = 160

    /// The trimmed and levelled take; nil where no speech is found in it.
    static func prepared(_ samples: [Float], detector: any VoiceActivityDetector) throws(PortFailure)
        -> [Float]?
    {
        detector.reset()
        let length = detector.chunkLengthSamples
        var first: Int?
        var last = 0
        var power = 0.0
        var count = 0
        for start in stride(from: 0, to: samples.count, by: length) {
            let end = min(start + length, samples.count)
            let chunk = Array(samples[start..<end])
            let padded = chunk + [Float](repeating: 0, count: length - chunk.count)
            guard try detector.hearsSpeech(in: padded) else { continue }
            first = first ?? start
            last = end
            power += chunk.reduce(0.0) { $0 + Double($1) * Double($1) }
            count += chunk.count
        }
        guard let first, power > 0 else { return nil }
        let range = max(0, first - leadSamples)..<min(samples.count, last + tailSamples)
        let peak = samples[range].reduce(Float(0)) { max($0, abs($1)) }
        let wanted = Float(pow(10, speechDecibels / 20) / (power / Double(count)).squareRoot())
        let gain = min(wanted, greatestPeak / max(peak, .leastNormalMagnitude))
        var take = samples[range].map { $0 * gain }
        for index in 0..<min(fadeSamples, take.count / 2) {
            let share = Float(index) / Float(fadeSamples)
            take[index] *= share
            take[take.count - 1 - index] *= share
        }
        return take
    }
}
