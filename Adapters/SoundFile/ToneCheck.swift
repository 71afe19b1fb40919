import Glibc
import VowHearing
import VowPorts

/// Whether a tone wakes somebody when it is played in a loop: how loud it is, and whether it falls silent for long.
///
/// Levels are those of a tenth of a second, in decibels of full scale. At full volume a laptop makes about 80 dB in front of
/// it, so that 50 dB below that is the noise of a quiet bedroom.
enum ToneCheck {
    /// The rate at which it is measured: what lies above half of it wakes few people.
    static let samplesPerSecond = 16_000
    /// Where the loudest tenth of a second has to be.
    static let leastPeakDecibels = -40.0
    /// Below this a tenth of a second counts as silence.
    static let silenceDecibels = -50.0
    /// In each stretch of this length, the end joined to the beginning, it has to sound: a ring between two windows is no
    /// longer.
    static let longestPauseSeconds = 8
    /// How many tenths of a second have to sound in each such stretch: a click is none.
    static let leastSoundingTenths = 3

    private static let tenthSamples = samplesPerSecond / 10
    /// What a loudspeaker does not play, an offset above all: of a filter of the first order, twice.
    private static let lowestHertz = 60.0

    /// Why a tone is refused, or nil. `samples` are at `samplesPerSecond`.
    static func flaw(in samples: [Float], ofFileAt path: String) -> PortFailure? {
        guard samples.count >= tenthSamples else {
            return PortFailure(
                code: "sound.file.tooShort",
                message: "The sound file \(path) is shorter than a tenth of a second.",
                repair: "Choose another file.")
        }
        let levels = levels(of: samples)
        let loudest = levels.max() ?? -.infinity
        guard loudest >= leastPeakDecibels else {
            return PortFailure(
                code: "sound.file.silent",
                message: "The sound file \(path) is silent or too quiet, and would wake nobody.",
                repair: "Make it louder, or choose another file.",
                cause: loudest.isFinite
                    ? "\(Int(loudest.rounded())) dB at its loudest, of \(Int(leastPeakDecibels)) dB at least"
                    : nil)
        }
        guard !hasLongPause(levels.map { $0 >= silenceDecibels }) else {
            return PortFailure(
                code: "sound.file.pauses",
                message: "The sound file \(path) falls silent for more than \(longestPauseSeconds) seconds.",
                repair: "Cut the silence out, or choose another file.")
        }
        return nil
    }

    /// Whether too little sounds in some stretch of a loop, of which each tenth of a second sounds or does not.
    static func hasLongPause(_ sounding: [Bool]) -> Bool {
        let stretch = longestPauseSeconds * 10
        var count = (0..<stretch).count { sounding[$0 % sounding.count] }
        for start in sounding.indices {
            if count < leastSoundingTenths { return true }
            if sounding[start] { count -= 1 }
            if sounding[(start + stretch) % sounding.count] { count += 1 }
        }
        return false
    }

    /// The level of each tenth of a second.
    private static func levels(of samples: [Float]) -> [Double] {
        let keep = Float(exp(-2 * Double.pi * lowestHertz / Double(samplesPerSecond)))
        var (before, first, second): (Float, Float, Float) = (samples[0], 0, 0)
        var levels: [Double] = []
        levels.reserveCapacity(samples.count / tenthSamples + 1)
        samples.withUnsafeBufferPointer { samples in
            var start = 0
            while start < samples.count {
                let end = min(start + tenthSamples, samples.count)
                var energy: Float = 0
                for index in start..<end {
                    let firstBefore = first
                    first = keep * (first + samples[index] - before)
                    second = keep * (second + first - firstBefore)
                    before = samples[index]
                    energy += second * second
                }
                levels.append(SoundLevel.decibels(power: Double(energy) / Double(tenthSamples)))
                start = end
            }
        }
        return levels
    }
}
