import Foundation
import InMemory
import Testing
import VowCore
import VowHearing

@Suite("The features of known signals") struct SoundFeatureSpecs {
    private let analyst = SpectralSoundAnalyst(PlainSpectrumAnalyzer())

    private func measured(_ sound: [Float]) throws -> SoundMeasurements {
        try #require(try analyst.analyse(sound))
    }

    @Test("a tone of half the scale is at -9 dB, in one band, with its pitch, and stands out")
    func tone() throws {
        let found = try measured(KnownSound.tone(250, 16_000))
        #expect(abs(found[.speechLevelDecibels] + 9.03) < 0.05)
        #expect(abs(found[.levelAboveRoomDecibels]) < 0.1)
        #expect(found[.band150To300Decibels] > -0.01)
        #expect(found[.band1200To2400Decibels] < -60)
        #expect(abs(found[.pitchHertz] - 250) < 2)
        #expect(found[.voicedShare] == 1)
        #expect(found[.pitchDeviationSemitones] < 0.01)
        #expect(found[.resonanceDecibels] > 60)
        #expect(abs(found[.resonanceHertz] - 250) < 16)
        #expect(found[.flatnessDecibels] < -40)
        #expect(abs(found[.halfPowerHertz] - 250) < 16)
    }

    @Test("white noise is all but flat, spreads its power evenly, and has no pitch")
    func noise() throws {
        let found = try measured(KnownSound.noise(32_000))
        // An exponentially distributed power has a geometric mean of exp(-0.5772) of its mean: -2.5 dB.
        #expect(abs(found[.flatnessDecibels] + 2.51) < 0.3)
        #expect(abs(found[.speechLevelDecibels] + 16.8) < 0.1)
        #expect(abs(found[.halfPowerHertz] - 4_000) < 200)
        #expect(abs(found[.mostPowerHertz] - 7_200) < 200)
        #expect(found[.powerDecayLinearity] > 0.99)
        #expect(abs(found[.band4800To8000Decibels] + 4.0) < 0.3)
        #expect(found[.voicedShare] < 0.05)
        #expect(abs(found[.cepstrum1]) < 0.1)
        #expect(found[.resonanceDecibels] < 5)
    }

    @Test("noise that is differentiated twice rises by four times an octave, and its bands are twice as wide")
    func rise() throws {
        let noise = KnownSound.noise(48_002)
        let once = zip(noise.dropFirst(), noise).map { $0 - $1 }
        let twice = zip(once.dropFirst(), once).map { $0 - $1 }
        // 12 and 3 dB; of the lowest thirds of an octave, which are as narrow as one coefficient, the steepest one counts.
        #expect((14...18).contains(try measured(twice)[.steepestRiseDecibels]))
    }

    @Test("a burst of a hundredfold stands 40 dB above the room that it comes in, its bass as well")
    func room() throws {
        let soft = KnownSound.noise(8_000).map { $0 * 0.01 }
        let found = try measured(soft + KnownSound.noise(16_000) + soft)
        #expect(abs(found[.levelAboveRoomDecibels] - 40) < 0.5)
        #expect(abs(found[.lowBandAboveRoomDecibels] - 40) < 1.5)
    }

    @Test("noise that dies away by 60 dB a second falls so fast")
    func fall() throws {
        let dying = KnownSound.noise(16_000).enumerated().map {
            $1 * Float(pow(10, -3 * Double($0) / 16_000))
        }
        #expect(abs(try measured(dying)[.fallDecibelsPerSecond] - 60) < 6)
    }

    @Test("a pitch that glides over an octave deviates by twelve semitones through the root of twelve")
    func glide() throws {
        let found = try measured(KnownSound.glide(100, 200, 48_000))
        #expect(abs(found[.pitchHertz] - 141.4) < 3)
        #expect(abs(found[.pitchDeviationSemitones] - 3.46) < 0.2)
        #expect(found[.voicedShare] > 0.95)
    }

    @Test("a tone in noise stands out by as much as its power says, where it is")
    func resonance() throws {
        let found = try measured(
            zip(KnownSound.noise(32_000), KnownSound.tone(2_000, 32_000, amplitude: 0.1)).map { $0 + $1 })
        // The window gathers a tone of 0.1 to 0.01·256²/4, and noise of 1/48 to 192/48, of which the mean logarithm is
        // 2.5 dB less than that of the mean.
        #expect(abs(found[.resonanceDecibels] - 18.6) < 0.8)
        #expect(found[.resonanceHertz] == 2_000)
    }

    @Test("silence, and less than four frames, have no features")
    func silence() throws {
        #expect(try analyst.analyse([Float](repeating: 0, count: 16_000)) == nil)
        #expect(try analyst.analyse(KnownSound.noise(1_000)) == nil)
        #expect(try analyst.analyse([]) == nil)
        #expect(try analyst.analyse([Float](repeating: .nan, count: 16_000)) == nil)
    }

    @Test("a chirp spreads its power, and stands out nowhere")
    func chirp() throws {
        let found = try measured(KnownSound.chirp(48_000))
        #expect(abs(found[.halfPowerHertz] - 3_550) < 150)
        #expect(found[.powerDecayLinearity] > 0.97)
        #expect(found[.resonanceDecibels] < 12)
        #expect(found[.envelopeDeviationDecibels] < 0.3)
    }

    @Test("a vowel has its pitch; without its lowest overtones it keeps it, and loses the fundamental")
    func fundamental() throws {
        let whole = try measured(KnownSound.vowel(125, 16_000))
        let cut = try measured(KnownSound.vowel(125, 16_000, from: 450))
        #expect(abs(whole[.pitchHertz] - 125) < 2)
        #expect(abs(cut[.pitchHertz] - 125) < 2)
        #expect(whole[.fundamentalDecibels] > cut[.fundamentalDecibels] + 25)
        #expect(PlaybackScore.score(cut) > PlaybackScore.score(whole))
    }

    @Test("two bursts have the pause between them")
    func pause() throws {
        let burst = KnownSound.noise(8_000)
        let quiet = [Float](repeating: 0, count: 4_800)
        let found = try measured(burst + quiet + burst)
        #expect(abs(found[.longestPauseMilliseconds] - 300) <= 32)
        #expect(abs(found[.pauseShare] - 0.23) < 0.04)
        #expect(abs(found[.pausesPerSecond] - 0.77) < 0.05)
    }

    @Test("a clipped tone stays at its largest magnitude")
    func clipping() throws {
        let clean = try measured(KnownSound.tone(200, 16_000, amplitude: 0.9))
        let clipped = try measured(KnownSound.tone(200, 16_000, amplitude: 3).map { max(-1, min(1, $0)) })
        #expect(clean[.clippedShare] < 0.12)
        #expect(clipped[.clippedShare] > 0.7)
        #expect(try measured(KnownSound.noise(16_000))[.clippedShare] == 0)
    }
}
