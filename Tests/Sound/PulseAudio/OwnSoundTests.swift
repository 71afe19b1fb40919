import SpeechAdapters
import Foundation
import SoundAdapters
import Testing
import VowCore
import VowHearing
import VowPorts

extension SoundTests {
    /// What the speaker plays reaches the microphone through the monitor of a null sink.
    @Suite("L4 Vow's own sound", .serialized, .timeLimit(.minutes(2)))
    struct OwnSoundTests {
        private let analyst = SpectralSoundAnalyst(FFTWSpectrumAnalyzer())

        @Test("the ring that comes back is known, and a voice beside it in another room is none of it")
        func ring() throws {
            let server = try PrivateSoundServer()
            defer { server.stop() }
            let room = try VirtualRoom(server: server)
            defer { room.leave() }
            let ringer = PulseAudioRinger(server: server.address, files: SndfileReader())
            defer { ringer.stop() }
            room.setToneLeak(gain: 0.2)
            try ringer.start(RingRequest(source: .tone("beacon"), volumePercent: 90, rampSeconds: 0)) { _ in }
            let heard = try listen(at: server, seconds: 2.5) {}
            let sent = ringer.recentlySent(milliseconds: 12_000)
            #expect(try flags(heard, played: [sent]) == [.ownSound])
            let voice = try FliteVoice().speech(for: "I keep promises to myself.", language: "en")
            #expect(try flags(voice, played: [sent]) == [])
        }

        @Test("a practice recording that is played back is known, and another one is not it")
        func recording() throws {
            let server = try PrivateSoundServer()
            defer { server.stop() }
            let room = try VirtualRoom(server: server)
            defer { room.leave() }
            room.setToneLeak(gain: 0.5)
            let recording = try FliteVoice().speech(for: "I keep promises to myself.", language: "en")
            let other = try FliteVoice().speech(for: "I get up when my alarm rings.", language: "en")
            let loudspeaker = PulseAudioLoudspeaker(server: server.address)
            let heard = try listen(at: server, seconds: 2.5) {
                Thread.detachNewThread {
                    try? loudspeaker.play(recording, on: nil, isWanted: { true })
                }
            }
            #expect(try flags(heard, played: [recording]) == [.ownSound])
            #expect(try flags(heard, played: [other]) == [])
        }

        /// What the microphone hears from when something begins.
        private func listen(at server: PrivateSoundServer, seconds: Double, _ begin: () -> Void) throws
            -> [Float]
        {
            let microphone = PulseAudioMicrophone(server: server.address)
            try microphone.open()
            defer { microphone.close() }
            begin()
            var heard: [Float] = []
            while heard.count < Int(seconds * 16_000), let chunk = try microphone.read() { heard += chunk }
            return heard
        }

        private func flags(_ heard: [Float], played: [[Float]]) throws -> [LivenessFlag.Kind] {
            let own = try played.compactMap { try analyst.recognise($0, among: KnownSounds())?.fingerprint }
            let found = try #require(try analyst.recognise(heard, among: KnownSounds(own: own)))
            return LivenessRules.flags(found.resemblance).map(\.kind)
        }
    }
}
