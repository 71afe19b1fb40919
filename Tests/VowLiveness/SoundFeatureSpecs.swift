import InMemory
import Testing
import VowCore
import VowLiveness

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

    @Test("two bursts have the pause between them, and fall as fast as they are cut")
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
