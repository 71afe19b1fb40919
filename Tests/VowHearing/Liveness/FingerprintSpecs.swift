import SpeechAdapters
import Glibc
import Testing
import VowCore
import VowPorts

import VowHearing

/// L3: the same sound is known again, and the same words said again are not.
@Suite("A fingerprint") struct FingerprintSpecs {
    private let analyst = SpectralSoundAnalyst(FFTWSpectrumAnalyzer())
    private let reading = Syllables(seed: 1).sound()

    private func likeness(_ sound: [Float], to earlier: [Float]) throws -> Double {
        let known = try #require(try analyst.recognise(earlier, among: KnownSounds())).fingerprint
        let found = try #require(try analyst.recognise(sound, among: KnownSounds(earlier: [known])))
        #expect(found.resemblance.own == 0)
        return found.resemblance.earlier
    }

    @Test("is the same for the same sound, and says so") func same() throws {
        #expect(try likeness(reading, to: reading) == 1)
        let found = try #require(try analyst.recognise(reading, among: KnownSounds()))
        #expect(found.resemblance == SoundResemblance(earlier: 0, own: 0))
        // 1,000 bits a second, where telephones need eight times as many for a voice.
        #expect(found.fingerprint.codes.count <= reading.count / SoundFingerprint.stepSamples)
        #expect(SoundFingerprint(text: found.fingerprint.text) == found.fingerprint)
    }

    @Test(
        "knows a replay: at another speed, through a small loudspeaker and a room, cut, and in noise",
        arguments: [0.97, 0.985, 1, 1.015, 1.03])
    func replays(speed: Double) throws {
        let played = Replay.room(Replay.smallLoudspeaker(Replay.faster(reading, speed)))
        #expect(try likeness(played, to: reading) >= LivenessRules.replayLikeness)
        #expect(try likeness(Replay.noisy(played), to: reading) >= LivenessRules.replayLikeness)
        let cut = Array(played[(played.count / 3)...])
        #expect(try likeness(cut, to: reading) >= LivenessRules.replayLikeness)
        let spliced = Syllables(seed: 9).sound(seconds: 1) + cut
        #expect(try likeness(spliced, to: reading) >= LivenessRules.replayLikeness)
    }

    @Test("does not take the same syllables, said again, for a replay", arguments: UInt64(2)...9)
    func readings(seed: UInt64) throws {
        let again = Syllables(seed: 1, taking: seed).sound()
        #expect(try likeness(again, to: reading) < LivenessRules.replayLikeness)
        #expect(try likeness(Syllables(seed: seed).sound(), to: reading) < LivenessRules.replayLikeness)
    }

    @Test("knows a short cut of one sound among two hundred, after another sound, faster and in noise")
    func amongMany() throws {
        let words = Syllables(seed: 50).sound(seconds: 2)
        let others = (0..<200).map { number in
            SoundFingerprint(codes: Scattered.codes(seed: UInt64(number), count: 150))
        }
        let known = try #require(try analyst.recognise(words, among: KnownSounds())).fingerprint
        // 1.4 s of it are left.
        let cut = Replay.faster(Array(words[(words.count * 3 / 10)...]), 1.02)
        let spliced = Syllables(seed: 51).sound(seconds: 1) + cut
        let played = Replay.noisy(Replay.room(Replay.smallLoudspeaker(spliced)))
        let all = Array(others[..<90]) + [known] + others[90...]
        let found = try #require(try analyst.recognise(played, among: KnownSounds(earlier: all)))
        #expect(found.resemblance.earlier >= LivenessRules.replayLikeness)
        // Without it nothing is known, and the sounds of the last question are forgotten.
        let again = try #require(try analyst.recognise(played, among: KnownSounds(earlier: others)))
        #expect(again.resemblance.earlier < LivenessRules.replayLikeness)
    }

    /// Half a second of a chord, half a second of nothing, as alarms are.
    private var beeps: [Float] {
        (0..<160_000).map { index in
            let time = Double(index) / 16_000
            guard time.truncatingRemainder(dividingBy: 1) < 0.5 else { return 0 }
            return [660.0, 880, 1_320].reduce(0) { $0 + Float(0.1 * sin(2 * Double.pi * $1 * time)) }
        }
    }

    @Test("knows the tone that comes back into a window, and takes no voice for it", arguments: UInt64(1)...3)
    func tone(seed: UInt64) throws {
        let tone = Syllables(seed: 40).sound(seconds: 12)
        let tail = Replay.noisy(Replay.room(Array(tone[(160_000 - 16_000 * 2)..<160_000])))
        #expect(try likeness(tail, to: tone) >= LivenessRules.replayLikeness)
        let voice = Syllables(seed: seed).sound(seconds: 6)
        #expect(try likeness(voice, to: tone) < LivenessRules.replayLikeness)
        #expect(try likeness(voice, to: beeps) < LivenessRules.replayLikeness)
        // Words with pauses of silence between them, over a tone with pauses.
        let halting = stride(from: 0, to: 96_000, by: 24_000).flatMap {
            voice[$0..<($0 + 16_000)] + [Float](repeating: 0, count: 12_000)
        }
        #expect(try likeness(halting, to: beeps) < LivenessRules.replayLikeness)
    }

    @Test("is none of what is too short or no sound, and nothing else is known again") func none() throws {
        #expect(try analyst.recognise(Array(reading[..<12_000]), among: KnownSounds()) == nil)
        #expect(try analyst.recognise([Float](repeating: .nan, count: 20_000), among: KnownSounds()) == nil)
        #expect(SoundFingerprint(text: "0123456") == nil)
        #expect(SoundFingerprint(text: "0123456g") == nil)
    }
}

/// Something like speech: syllables of harmonics under two formants, with a pitch and lengths that follow from a seed.
private struct Syllables {
    private var text: UInt64
    private var reading: UInt64

    /// - Parameters:
    ///   - seed: what is said.
    ///   - taking: how: the same words with another one have other lengths and another melody.
    init(seed: UInt64, taking reading: UInt64 = 0) {
        text = seed &* 77
        self.reading = reading &* 991 &+ seed
    }

    private static func next(_ state: inout UInt64) -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 40) / Double(1 << 24)
    }

    func sound(seconds: Double = 3) -> [Float] {
        var (text, reading) = (text, reading)
        var sound: [Float] = []
        var phase = 0.0
        var pitch = 115.0
        while sound.count < Int(seconds * 16_000) {
            let vowel = (400 + 500 * Self.next(&text), 1_000 + 1_300 * Self.next(&text))
            let length = (0.12 + 0.12 * Self.next(&text)) * (0.8 + 0.4 * Self.next(&reading))
            let goal = 100 + 15 * Self.next(&text) + 45 * Self.next(&reading)
            // A consonant of noise, and the room's own noise, which is another one each time.
            for _ in 0..<Int(480 + 1_600 * Self.next(&reading)) {
                sound.append(Float(0.06 * (Self.next(&reading) - 0.5)))
            }
            let count = Int(length * 16_000)
            for index in 0..<count {
                pitch += (goal - pitch) / 1_500
                phase += 2 * Double.pi * pitch / 16_000
                let swell = Swell.at(Double(index) / Double(count))
                var sample = 0.0
                for harmonic in 1...25 {
                    let hertz = pitch * Double(harmonic)
                    let loud = Swell.peak(hertz, vowel.0) + 0.5 * Swell.peak(hertz, vowel.1)
                    sample += loud * sin(phase * Double(harmonic))
                }
                sound.append(Float(0.08 * swell * sample + 0.02 * (Self.next(&reading) - 0.5)))
            }
        }
        return sound
    }
}

/// The loudness of a syllable over its time, and of a harmonic near a formant.
private enum Swell {
    static func at(_ share: Double) -> Double { sin(Double.pi * share).squareRoot() }
    static func peak(_ hertz: Double, _ formant: Double) -> Double {
        exp(-(hertz - formant) * (hertz - formant) / 40_000)
    }
}

/// Codes of no sound, that follow from a seed.
private enum Scattered {
    static func codes(seed: UInt64, count: Int) -> [UInt32] {
        var state = seed &* 7_919 &+ 17
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt32(truncatingIfNeeded: state >> 32)
        }
    }
}

/// What becomes of a recording that is played.
private enum Replay {
    static func faster(_ sound: [Float], _ speed: Double) -> [Float] {
        (0..<Int(Double(sound.count - 2) / speed)).map { index in
            let place = Double(index) * speed
            let share = Float(place - place.rounded(.down))
            return sound[Int(place)] * (1 - share) + sound[Int(place) + 1] * share
        }
    }

    /// Nothing below some hundred hertz: twice the difference from a slow mean.
    static func smallLoudspeaker(_ sound: [Float]) -> [Float] {
        var sound = sound
        for _ in 0..<2 {
            var mean: Float = 0
            for index in sound.indices {
                mean += (sound[index] - mean) * 0.2
                sound[index] -= mean
            }
        }
        return sound
    }

    /// Some echoes within 200 ms.
    static func room(_ sound: [Float]) -> [Float] {
        let echoes: [(delay: Int, gain: Float)] = [
            (93, 0.4), (411, -0.35), (877, 0.3), (1_501, -0.25), (2_203, 0.2), (3_187, -0.15),
        ]
        return sound.indices.map { index in
            echoes.reduce(sound[index]) { sum, echo in
                index >= echo.delay ? sum + echo.gain * sound[index - echo.delay] : sum
            }
        }
    }

    /// White noise 15 dB below.
    static func noisy(_ sound: [Float]) -> [Float] {
        let power = sound.reduce(Float(0)) { $0 + $1 * $1 } / Float(sound.count)
        let loudest = (power * 3 * 0.0316).squareRoot()
        var state: UInt32 = 7
        return sound.map { sample in
            state = state &* 1_664_525 &+ 1_013_904_223
            return sample + (Float(state >> 8) / Float(1 << 23) - 1) * loudest
        }
    }
}
