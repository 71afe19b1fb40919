import Foundation
import PortContracts
import SoundAdapters
import Testing
import VowAnswers
import VowPorts

/// One private server, its speaker recorded, and a ringer on it.
private struct Bedroom {
    let server: PrivateSoundServer
    let recording: SinkRecording
    let ringer: PulseAudioRinger

    init() throws {
        server = try PrivateSoundServer()
        recording = try SinkRecording(server: server.address, sink: PrivateSoundServer.speakerSink)
        ringer = PulseAudioRinger(server: server.address, files: SndfileReader())
    }

    func leave() {
        ringer.stop()
        recording.close()
        server.stop()
    }

    func ring(_ tone: String, volumePercent: Int = 100, rampSeconds: Int = 0) throws {
        try ringer.start(
            RingRequest(source: .tone(tone), volumePercent: volumePercent, rampSeconds: rampSeconds)
        ) { _ in }
    }

    /// The recorded sound from its first sample that is not silence.
    func soundFromItsBeginning(seconds: Double) throws -> [Float] {
        let first = try #require(
            try recording.first(windowMilliseconds: 1, limitSeconds: 5) { $0.level > 0 })
        let begin = first.samples.firstIndex { $0 != 0 } ?? 0
        return try Array(first.samples[begin...]) + recording.record(seconds: seconds).samples
    }
}

extension SoundTests {
    /// The real thing, on a server of its own. One test at a time: each listens to what is played in real time.
    @Suite("R1 R2 R3 ringing through PulseAudio", .serialized, .timeLimit(.minutes(2)))
    struct RingingTests {
        @Test func contract() async throws {
            let server = try PrivateSoundServer()
            defer { server.stop() }
            let contract = RingerContract(PulseAudioRinger(server: server.address, files: SndfileReader()))
            try await contract.startReportsItsBeginning()
            try await contract.duckChangesTheLevel()
            try await contract.startingAgainReplaces()
            try await contract.idleCallsAreNoError()
            try await contract.aPreparedRingBegins()
            try await contract.signalsMayStop()
            try await contract.mutingIsSignalled {
                try control(server, "set-sink-mute", PrivateSoundServer.speakerSink, "1")
            }
            try control(server, "set-sink-mute", PrivateSoundServer.speakerSink, "0")
            try await contract.lossIsSignalled { server.crash() }
        }

        /// Sample for sample, what the sink plays is the tone, over the joins of its loop: no gap and no click.
        @Test(arguments: ToneCatalogue.all.filter { !$0.isStaged }.map(\.name))
        func everyToneLoopsOnTheSink(name: String) throws {
            let loop = try #require(ToneCatalogue.samples(named: name, samplesPerSecond: 48_000))
            // A machine with something else to do may starve the stream once; three times in a row it may not.
            var worst: Float = 1
            for _ in 0..<3 where worst >= 0.001 {
                let bedroom = try Bedroom()
                defer { bedroom.leave() }
                try bedroom.ring(name)
                let heard = try bedroom.soundFromItsBeginning(seconds: Double(loop.count) / 48_000 + 1)
                worst = smallestDifference(heard, loop: loop)
            }
            #expect(worst < 0.001, "the sink plays something else than the tone: off by \(worst)")
        }

        /// The greatest difference, past the fade-in, at the best alignment with the first 20 ms of the loop.
        private func smallestDifference(_ heard: [Float], loop: [Float]) -> Float {
            var best: Float = .infinity
            for begin in 0..<960 {
                var worst: Float = 0
                for index in 480..<heard.count where worst < best {
                    worst = max(worst, abs(heard[index] - loop[(begin + index) % loop.count]))
                }
                best = min(best, worst)
            }
            return best
        }

        @Test func aDuckIsSilentWithinTwentyMillisecondsAndMakesNoClick() throws {
            let bedroom = try Bedroom()
            defer { bedroom.leave() }
            try bedroom.ring("siren")
            _ = try bedroom.recording.first(windowMilliseconds: 100, limitSeconds: 5) { $0.level > 0.4 }
            bedroom.ringer.duck(toPercent: 0)
            let ducked = try bedroom.recording.record(seconds: 0.3).samples
            bedroom.ringer.duck(toPercent: 100)
            let back = try bedroom.recording.record(seconds: 0.3).samples
            #expect(ducked.suffix(4_800).allSatisfy { $0 == 0 })
            #expect(back.suffix(4_800).contains { abs($0) > 0.3 })
            // The siren itself moves by at most this much from one sample to the next.
            let loop = try #require(ToneCatalogue.samples(named: "siren", samplesPerSecond: 48_000))
            let steepest = greatestStep(loop)
            #expect(greatestStep(ducked + back) <= steepest * 1.05)
            // From full to none takes the 5 ms of the glide; half a tone's cycle of slack finds its ends.
            let loud = try #require(ducked.lastIndex { abs($0) > 0.45 })
            let silent = try #require(ducked.lastIndex { $0 != 0 })
            #expect(silent - loud < 48 * 7)
        }

        private func greatestStep(_ samples: [Float]) -> Float {
            var step: Float = 0
            for (before, after) in zip(samples, samples.dropFirst()) { step = max(step, abs(after - before)) }
            return step
        }

        @Test func theRampGrowsFromATenthToTheVolume() throws {
            let bedroom = try Bedroom()
            defer { bedroom.leave() }
            try bedroom.ring("siren", volumePercent: 80, rampSeconds: 2)
            let heard = try bedroom.soundFromItsBeginning(seconds: 3.5)
            func peak(_ range: Range<Int>) -> Float {
                var peak: Float = 0
                for sample in heard[range] { peak = max(peak, abs(sample)) }
                return peak
            }
            #expect(abs(peak(2_400..<4_800) - 0.9 * 0.08 * 1.2) < 0.02)
            #expect(abs(peak(43_200..<48_000) - 0.9 * 0.8 * 0.316) < 0.03)
            #expect(abs(peak(110_000..<160_000) - 0.9 * 0.8) < 0.01)
        }

        @Test func afterAStopTheSinkFallsSilentAndHoldsNothing() throws {
            // A machine with something else to do may starve the stream once; three times in a row it may not.
            var (milliseconds, step) = (Int.max, Float.infinity)
            for _ in 0..<3 where milliseconds >= 50 || step >= 0.3 {
                let bedroom = try Bedroom()
                defer { bedroom.leave() }
                try bedroom.ring("siren")
                _ = try bedroom.recording.first(windowMilliseconds: 100, limitSeconds: 5) { $0.level > 0.4 }
                bedroom.recording.skipToPresent()
                bedroom.ringer.stop()
                let after = try bedroom.recording.record(seconds: 0.5).samples
                milliseconds = (after.lastIndex { $0 != 0 } ?? 0) / 48
                step = greatestStep(after)
            }
            #expect(milliseconds < 50, "sound was left for \(milliseconds) ms")
            #expect(step < 0.3)
        }

        @Test func aFileLoopsWithoutAGap() throws {
            let path = FileManager.default.temporaryDirectory.appending(path: "vow-\(UUID().uuidString).wav")
                .path
            defer { try? FileManager.default.removeItem(atPath: path) }
            // A tenth of a second, at 48,000 samples a second, 16 bits: a sawtooth that identifies its place.
            let loop = (0..<4_800).map { Int16(($0 % 2_400) * 10 - 12_000) }
            try waveFile(loop).write(to: URL(filePath: path))
            let bedroom = try Bedroom()
            defer { bedroom.leave() }
            try bedroom.ringer.start(
                RingRequest(source: .file(path: path), volumePercent: 100, rampSeconds: 0)
            ) { _ in }
            let heard = try bedroom.soundFromItsBeginning(seconds: 0.5).dropFirst(480)
            var jumps: [Int] = []
            for (index, pair) in zip(heard.indices, zip(heard, heard.dropFirst())) where pair.1 < pair.0 {
                jumps.append(index)
            }
            #expect(jumps.count >= 8)
            for (one, next) in zip(jumps, jumps.dropFirst()) { #expect(next - one == 2_400) }
        }

        private func waveFile(_ samples: [Int16]) -> Data {
            var data = Data()
            func put(_ name: String) { data.append(contentsOf: name.utf8) }
            func put(_ value: UInt32) {
                withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
            }
            let size = UInt32(samples.count * 2)
            put("RIFF")
            put(36 + size)
            put("WAVEfmt ")
            for value in [16, 1 | 1 << 16, 48_000, 96_000, 2 | 16 << 16] as [UInt32] { put(value) }
            put("data")
            put(size)
            for sample in samples {
                data += [UInt8(truncatingIfNeeded: sample), UInt8(truncatingIfNeeded: sample >> 8)]
            }
            return data
        }

        @Test func whatIsMutedOrFaintFromTheStartIsSaid() async throws {
            let server = try PrivateSoundServer()
            defer { server.stop() }
            let ringer = PulseAudioRinger(server: server.address, files: SndfileReader())
            defer { ringer.stop() }
            let request = RingRequest(source: .tone("beacon"), volumePercent: 60, rampSeconds: 0)
            let speaker = PrivateSoundServer.speakerSink
            func firstFinding() async throws -> PortFailure? {
                let signals = SignalLog()
                try ringer.start(request, signal: signals.take)
                await signals.wait { $0.contains { if case .unheard = $0 { true } else { false } } }
                return signals.all.lazy.compactMap { if case .unheard(let why, _) = $0 { why } else { nil } }
                    .first
            }
            try control(server, "set-sink-volume", speaker, "12%")
            let faint = try await firstFinding()
            #expect(faint?.code == "sound.faint")
            #expect(faint.map { Wording(in: .english)($0.message) }?.contains("12 %") == true)
            try control(server, "set-sink-mute", speaker, "1")
            #expect(try await firstFinding()?.code == "sound.muted")
            try control(server, "set-sink-mute", speaker, "0")
            try control(server, "set-sink-volume", speaker, "0%")
            #expect(try await firstFinding()?.code == "sound.muted")
        }

        @Test func aRouteTagChoosesTheSink() throws {
            let server = try PrivateSoundServer()
            defer { server.stop() }
            let room = try SinkRecording(server: server.address, sink: PrivateSoundServer.roomSink)
            defer { room.close() }
            let ringer = PulseAudioRinger(server: server.address, files: SndfileReader())
            defer { ringer.stop() }
            try ringer.start(
                RingRequest(source: .tone("siren"), volumePercent: 50, rampSeconds: 0, routeTags: ["Room"])
            ) { _ in }
            #expect(try room.first(limitSeconds: 5) { $0.level > 0.1 } != nil)
        }

        @Test func whatCannotPlayIsRefusedWithARepair() throws {
            let server = try PrivateSoundServer()
            defer { server.stop() }
            func code(_ address: String, _ source: RingRequest.Source) -> String? {
                let ringer = PulseAudioRinger(server: address, files: SndfileReader())
                do {
                    try ringer.start(RingRequest(source: source, volumePercent: 50, rampSeconds: 0)) { _ in }
                    return nil
                } catch {
                    return error.code
                }
            }
            #expect(code(server.address, .tone("nothing")) == "sound.tone.unknown")
            #expect(code(server.address, .file(path: "/nowhere.wav")) == "sound.file.missing")
            #expect(code("unix:/nowhere/native", .tone("beacon")) == "sound.unreachable")
            #expect(code(server.address, .tone("beacon")) == nil)
        }
    }
}
