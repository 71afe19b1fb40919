import Foundation
import PortContracts
@testable import SoundAdapters
import Testing
import VowCore
import VowHearing
import VowPorts
import VowRuntime

extension SoundTests {
    /// What the output played is compared with what was sent, on a server of its own.
    @Suite("N7 proof of sound", .serialized, .timeLimit(.minutes(2)))
    struct ProofTests {
        private static let request = RingRequest(source: .tone("siren"), volumePercent: 80, rampSeconds: 0)

        @Test("what was played is the ring, as loud as the output plays it") func played() async throws {
            let server = try PrivateSoundServer()
            defer { server.stop() }
            let ringer = PulseAudioRinger(server: server.address, files: SndfileReader())
            defer { ringer.stop() }
            let signals = SignalLog()
            try ringer.start(Self.request, signal: signals.take)
            await signals.wait { $0.contains { if case .measured = $0 { true } else { false } } }
            let measures = signals.all.compactMap {
                if case .measured(let measure) = $0 { measure } else { nil }
            }
            let measure = try #require(measures.first)
            #expect(measure.place == .output)
            #expect(measure.likeness > 0.9)
            // Delays are found to an eighth of a millisecond, which costs a tone of 1 kHz up to 3 dB.
            #expect(abs(measure.decibels - measure.sentDecibels) < 3.1, "\(measure.text)")
        }

        @Test("an output that plays silence in place of the ring is a fault, and another one rings")
        func swallowed() async throws {
            let server = try PrivateSoundServer()
            defer { server.stop() }
            try control(server, "load-module", "module-null-sink", "sink_name=other", "norewinds=yes")
            // Nothing ever plays in the room, so its monitor stands for an output that swallows all.
            let silent = PrivateSoundServer.roomSink + ".monitor"
            try control(server, "set-sink-mute", PrivateSoundServer.roomSink, "1")
            let ringer = FallbackRinger([
                .init(
                    .sound,
                    PulseAudioRinger(
                        server: server.address, output: .heardElsewhere(silent), files: SndfileReader())),
                .init(
                    .otherOutput,
                    PulseAudioRinger(server: server.address, output: .another, files: SndfileReader())),
            ])
            defer { ringer.stop() }
            let signals = SignalLog()
            let began = ContinuousClock.now
            try ringer.start(Self.request, signal: signals.take)
            await signals.wait {
                $0.filter { if case .started = $0 { true } else { false } }.count > 1
            }
            #expect(ContinuousClock.now - began < .seconds(6))
            #expect(
                signals.all.contains {
                    if case .failed(let failure) = $0 { failure.code == "sound.swallowed" } else { false }
                })
            #expect(ringer.means == .otherOutput)
            await signals.wait { $0.contains { if case .measured = $0 { true } else { false } } }
        }

        /// A reader that hands out what no reader should.
        private struct Zeros: ToneReader {
            func tone(ofFileAt path: String, samplesPerSecond: Int) throws(PortFailure) -> OwnTone {
                OwnTone(samples: [Float](repeating: 0, count: 480), digest: "00")
            }
        }

        @Test(
            "a tone of zeros that no reader refused: it is known that nothing was sent, and the built-in rings"
        )
        func nothingSent() async throws {
            let server = try PrivateSoundServer()
            defer { server.stop() }
            let ringer = FallbackRinger([
                .init(.sound, PulseAudioRinger(server: server.address, files: Zeros()))
            ])
            defer { ringer.stop() }
            let signals = SignalLog()
            let own = RingRequest(
                source: .file(path: "/own.wav", digest: "ff"), volumePercent: 80, rampSeconds: 0)
            try ringer.start(own, signal: signals.take)
            await signals.wait {
                $0.filter { if case .started = $0 { true } else { false } }.count > 1
            }
            func found(_ news: RingerSignal) -> String? {
                switch news {
                case .failed(let failure), .noticed(let failure): failure.code
                default: nil
                }
            }
            // It was also another file than the one that was chosen.
            #expect(signals.all.compactMap(found) == ["sound.file.changed", PortFailure.nothingSent.code])
            await signals.wait { $0.contains { if case .measured = $0 { true } else { false } } }
        }

        @Test("silence where something was sent is told from another sound, and from nothing that was sent")
        func outcomes() {
            let rate = 16_000
            let tone = (0..<rate).map { Float(sin(Double($0) * 0.3)) * 0.3 }
            var seed: UInt64 = 7
            let noise = (0..<2 * rate).map { _ -> Float in
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Float(Int32(truncatingIfNeeded: seed >> 32)) / Float(Int32.max) * 0.3
            }
            let silence = [Float](repeating: 0, count: 2 * rate)
            func name(_ sent: [Float], _ heard: [Float]) -> String {
                switch RingProof.outcome(sent: sent, heard: heard, samplesPerSecond: rate) {
                case .played: "played"
                case .silent: "silent"
                case .unclear: "unclear"
                }
            }
            #expect(name(tone, silence) == "silent")
            #expect(name(silence, silence) == "unclear")
            #expect(name(Array(noise[..<rate]), silence) == "silent")
            #expect(name(Array(noise[..<rate]), noise) == "played")
            #expect(name(Array(noise[..<rate]), Array(noise[rate...]) + noise[..<rate]) == "unclear")
        }

        @Test("the microphone's part of it: what was sent is found in what the room carried") func heard()
            throws
        {
            let server = try PrivateSoundServer()
            defer { server.stop() }
            let room = try VirtualRoom(server: server)
            defer { room.leave() }
            room.setToneLeak(gain: 0.1)
            let ringer = PulseAudioRinger(server: server.address, files: SndfileReader())
            defer { ringer.stop() }
            #expect(ringer.recentlySent(milliseconds: 100).isEmpty)
            let microphone = PulseAudioMicrophone(server: server.address)
            defer { microphone.close() }
            try microphone.open()
            try ringer.start(Self.request) { _ in }
            // The room leaks a tenth of it; what was lost on the way between three clocks is not heard as the ring. A busy
            // machine may lose more of one stretch, so the best of five counts.
            var misses: [String] = []
            for _ in 0..<5 {
                var heard: [Float] = []
                while heard.count < 19_200 { heard += try #require(try microphone.read()) }
                let sent = ringer.recentlySent(milliseconds: 1_200)
                let leaked = SoundLevel.decibels(of: sent) - 20
                guard let echo = SoundEcho.find(sent, in: heard, samplesPerSecond: 16_000) else {
                    misses.append("nothing")
                    continue
                }
                if (leaked - 8...leaked + 2).contains(echo.decibels) { return }
                misses.append("\(echo.decibels) of \(leaked)")
            }
            Issue.record("the ring was not found in the room: \(misses)")
        }
    }
}
