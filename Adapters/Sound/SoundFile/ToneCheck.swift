import Glibc
import VowHearing
import VowPorts

/// Checks whether a tone, played in a loop, wakes somebody: its loudness, and the length of its pauses.
///
/// Levels are per tenth of a second, in dBFS. At full volume a laptop reaches about 80 dB in front of it, so 50 dB
/// below that is the noise of a quiet bedroom.
enum ToneCheck {
    /// The rate of the measurement; sound above half of it wakes few people.
    static let samplesPerSecond = 16_000
    /// The least level of the loudest tenth of a second.
    static let leastPeakDecibels = -40.0
    /// A tenth of a second below this is silence.
    static let silenceDecibels = -50.0
    /// Every stretch of this length in the loop must contain sound: a ring between two windows is no longer.
    static let longestPauseSeconds = 8
    /// How many tenths of a second must sound in each such stretch; a click is not enough.
    static let leastSoundingTenths = 3

    private static let tenthSamples = samplesPerSecond / 10
    /// Corner of a first-order high-pass, applied twice: removes what a loudspeaker does not play, such as an offset.
    private static let lowestHertz = 60.0

    /// Why a tone is rejected, or nil. `samples` are at `samplesPerSecond`.
    static func flaw(in samples: [Float], ofFileAt path: String) -> PortFailure? {
        guard samples.count >= tenthSamples else {
            return PortFailure(
                code: "sound.file.tooShort",
                message: .soundFileShorterThanTenth(path: path),
                repair: .chooseAnotherFile)
        }
        let levels = levels(of: samples)
        let loudest = levels.max() ?? -.infinity
        guard loudest >= leastPeakDecibels else {
            return PortFailure(
                code: "sound.file.silent",
                message: .soundFileSilentOrToo(path: path),
                repair: .makeLouderOrChooseAnother,
                cause: loudest.isFinite
                    ? "\(Int(loudest.rounded())) dB at its loudest, of \(Int(leastPeakDecibels)) dB at least"
                    : nil)
        }
        guard !hasLongPause(levels.map { $0 >= silenceDecibels }) else {
            return PortFailure(
                code: "sound.file.pauses",
                message: .soundFileFallsSilentFor(path: path, seconds: longestPauseSeconds),
                repair: .cutSilenceOutOrChoose)
        }
        return nil
    }

    /// Whether some stretch of the loop has too few sounding tenths of a second.
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
