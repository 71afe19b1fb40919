import SpeechAdapters
import Foundation
import Testing
@testable import VowLab
import VowCore
import VowHearing
import VowPorts
import VowRuntime
import VowRecitation

/// L5: recordings that are played to the gate.
@Suite("A recording that is played") struct PlaybackAttackTests {
    /// Held vowels at different pitches, which is enough of a voice for filters.
    private func voice(_ hertz: Double, seconds: Double = 1.5) -> [Float] {
        (0..<Int(seconds * 16_000)).map { index in
            let time = Double(index) / 16_000
            var sample = 0.0
            for overtone in 1...20 {
                sample += sin(2 * Double.pi * hertz * Double(overtone) * time) / Double(overtone)
            }
            // Syllables of 200 ms.
            return Float(0.2 * sample * (0.55 + 0.45 * sin(2 * Double.pi * 5 * time)))
        }
    }

    private func measured(_ sound: [Float]) throws -> SoundMeasurements {
        try #require(try SpectralSoundAnalyst(FFTWSpectrumAnalyzer()).analyse(sound))
    }

    @Test("sounds the same for the same seed, device and take, and otherwise for another one")
    func seeded() {
        let clip = voice(120)
        let phone = PlaybackChannel(.phone, number: 0, seed: 5)
        #expect(phone.played(clip, take: "a") == phone.played(clip, take: "a"))
        #expect(phone.played(clip, take: "a") != phone.played(clip, take: "b"))
        #expect(
            phone.played(clip, take: "a")
                != PlaybackChannel(.phone, number: 0, seed: 6).played(clip, take: "a"))
        #expect(
            PlaybackChannel.live(clip, number: 1, seed: 5, take: "a")
                != PlaybackChannel.live(clip, number: 2, seed: 5, take: "a"))
    }

    @Test("comes out as long and as loud as it is said live, whatever plays it")
    func fair() throws {
        let clip = voice(120)
        let live = PlaybackChannel.live(clip, number: 0, seed: 5, take: "a")
        for loudspeaker in PlaybackChannel.Loudspeaker.allCases {
            let played = PlaybackChannel(loudspeaker, number: 0, seed: 5).played(clip, take: "a")
            #expect(played.count == live.count)
            let (one, other) = (try measured(live), try measured(played))
            #expect(abs(one[.speechLevelDecibels] - other[.speechLevelDecibels]) < 3)
        }
    }

    @Test("loses its fundamental in a phone, and keeps it in a full-range loudspeaker")
    func bass() throws {
        let clip = voice(120)
        let live = try measured(PlaybackChannel.live(clip, number: 0, seed: 5, take: "a"))
        func fundamental(_ loudspeaker: PlaybackChannel.Loudspeaker) throws -> Double {
            let channel = PlaybackChannel(loudspeaker, number: 0, seed: 5)
            return try measured(channel.played(clip, take: "a"))[.fundamentalDecibels]
        }
        #expect(try fundamental(.phone) < live[.fundamentalDecibels] - 15)
        #expect(abs(try fundamental(.fullRange) - live[.fundamentalDecibels]) < 8)
    }

    /// Hands out voices by the names of files.
    private struct VoiceFiles: SoundFileReader {
        let voices: [String: [Float]]

        func samples(ofFileAt path: String, samplesPerSecond: Int, maximumSeconds: Int) throws(PortFailure)
            -> [Float]
        {
            guard let voice = voices[path] else {
                throw PortFailure(
                    code: "file.missing", message: TextCode(worded: "There is no \(path)."),
                    repair: TextCode(worded: "Make it."))
            }
            return voice
        }
    }

    @Test("is refused through a phone, and never with yesterday's word; a live voice is let in")
    func refused() {
        var voices: [String: [Float]] = [:]
        var recordings: [Recording] = []
        for take in 0..<6 {
            voices["\(take)"] = voice(110 + Double(take) * 2)
            recordings.append(
                Recording(
                    path: "\(take)", speaker: "s", language: .english, transcript: "i keep my promises",
                    source: "made"))
        }
        recordings.append(
            Recording(path: "gone", speaker: "s", language: .english, transcript: "x", source: "made"))
        let evaluation = AttackEvaluation(
            analyst: SpectralSoundAnalyst(FFTWSpectrumAnalyzer()), reader: VoiceFiles(voices: voices),
            seed: 3, devices: 1)
        let found = evaluation.run(recordings) { _, _ in }
        #expect(found.problems.count == 1)
        let rows = AttackReport(found.trials).rows.filter(\.isTrained)
        func row(_ attack: String, _ setting: String) -> AttackReport.Row? {
            rows.first { $0.attack == attack && $0.setting == setting }
        }
        #expect(row("phone", "no-word")?.refused.value == 1)
        for loudspeaker in PlaybackChannel.Loudspeaker.allCases {
            #expect(row(loudspeaker.rawValue, "yesterday")?.refused.value == 1)
        }
        // Whoever has every word gets in with it: the spectrum alone never refuses for good.
        #expect(row("phone", "all-words")?.refused.value == 0)
        #expect(row("live", "no-word")?.refused.value == 0)
        #expect(row("live", "no-word")?.refused.total == 6)
    }

    @Test("is known when it was an attempt, however it is changed; other words are not")
    func knownAgain() {
        var voices: [String: [Float]] = [:]
        var recordings: [Recording] = []
        for take in 0..<3 {
            voices["\(take)"] = glide(UInt64(take + 1))
            recordings.append(
                Recording(
                    path: "\(take)", speaker: "s", language: .english, transcript: "words \(take)",
                    source: "made"))
        }
        let analyst = SpectralSoundAnalyst(FFTWSpectrumAnalyzer())
        let reader = VoiceFiles(voices: voices)
        let found = ReplayEvaluation(analyst: analyst, reader: reader, seed: 3).run(recordings) { _, _ in }
        let report = ReplayReport(found.trials)
        #expect(found.problems.isEmpty)
        // No words are there twice.
        #expect(report.rows.count == ReplayEvaluation.Change.allCases.count - 2)
        for row in report.rows { #expect(row.known.value == (row.change.isReplay ? 1 : 0), "\(row)") }
        // The word that the replay is asked for is not in it.
        let attacks = AttackEvaluation(analyst: analyst, reader: reader, seed: 3, devices: 1)
        let rows = AttackReport(attacks.run(recordings) { _, _ in }.trials).rows
            .filter { $0.setting == "earlier-attempt" }
        // Two other takes make a voice known; each is tried with it known, and unknown.
        #expect(rows.count == 2 * PlaybackChannel.Loudspeaker.allCases.count)
        for row in rows { #expect(row.refused.value == 1, "\(row)") }
    }

    /// Finds every sound thin, and none known.
    private final class ThinSounds: SoundAnalyst {
        func analyse(_ samples: [Float]) -> SoundMeasurements? {
            SoundMeasurements {
                switch $0 {
                case .fundamentalDecibels: -40
                case .levelAboveRoomDecibels: 30
                default: 0
                }
            }
        }

        func recognise(_ samples: [Float], among known: KnownSounds) -> RecognisedSound? {
            RecognisedSound(
                fingerprint: SoundFingerprint(codes: [1]), resemblance: SoundResemblance(earlier: 0.2, own: 0)
            )
        }
    }

    @Test("is asked for once more for its thin sound, too, where it is not known again")
    func askedThough() {
        let recording = Recording(
            path: "0", speaker: "s", language: .english, transcript: "words", source: "made")
        let found = ReplayEvaluation(
            analyst: ThinSounds(), reader: VoiceFiles(voices: ["0": voice(120, seconds: 3)]), seed: 3
        ).run([recording]) { _, _ in }
        let cut = ReplayReport(found.trials).rows.first { $0.change == .cut }
        #expect(cut?.known.count == 0)
        #expect(cut?.askedOnceMore.count == 1)
    }

    /// Syllables whose pitch and vowel follow from a seed.
    private func glide(_ seed: UInt64) -> [Float] {
        var state = seed
        func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 40) / Double(1 << 24)
        }
        var phase = 0.0
        var pitch = 120.0
        var sound: [Float] = []
        while sound.count < 56_000 {
            let (goal, first, second) = (90 + 70 * next(), 400 + 500 * next(), 1_000 + 800 * next())
            let length = 1_500 + Int(2_500 * next())
            for index in 0..<length {
                pitch += (goal - pitch) / 1_200
                phase += 2 * Double.pi * pitch / 16_000
                var sample = 0.02 * (next() - 0.5)
                for harmonic in 1...16 {
                    let hertz = pitch * Double(harmonic)
                    let near = min(abs(hertz - first), abs(hertz - second)) / 200
                    sample += exp(-near * near) * sin(phase * Double(harmonic)) * 0.1
                }
                sound.append(Float(sample * sin(Double.pi * Double(index) / Double(length)) + 0.002 * next()))
            }
        }
        return sound
    }
}
