import Foundation
import Testing
import VowHearing

/// N7: a sound that was played is found again in what a microphone heard, and nothing else is.
@Suite("N7 The echo of a sound") struct SoundEchoTests {
    private static let rate = 16_000

    /// Noise by a fixed recurrence, -1 to 1.
    private func noise(_ count: Int, seed: UInt64) -> [Float] {
        var state = seed
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Float(Int64(bitPattern: state) >> 33) / Float(1 << 30)
        }
    }

    /// Pulses of 880 Hz.
    private func tone(_ count: Int) -> [Float] {
        (0..<count).map { index in
            let seconds = Double(index) / Double(Self.rate)
            return seconds.truncatingRemainder(dividingBy: 0.36) < 0.13
                ? Float(0.5 * sin(2 * .pi * 880 * seconds)) : 0
        }
    }

    @Test("an echo 40 dB down and 120 ms late, in a noise as loud as itself") func echo() throws {
        let played = tone(Self.rate * 3 / 2)
        let delay = Self.rate * 120 / 1_000
        var heard = noise(Self.rate * 2, seed: 3).map { $0 * 0.004 }
        for index in played.indices { heard[index + delay] += played[index] * 0.01 }
        let found = try #require(SoundEcho.find(played, in: heard, samplesPerSecond: Self.rate))
        // 0.5 over the root of 2 for a third of the time is -13.5 dB.
        #expect(abs(found.decibels + 53.5) < 1.5, "\(found)")
        // A tone repeats itself each 1.1 ms, which the level does not mind.
        #expect(abs(found.delayMilliseconds - 120) <= 3, "\(found)")
    }

    @Test("what is not there is not found: noise, silence, another tone") func nothing() {
        let played = tone(Self.rate * 3 / 2)
        let other = (0..<Self.rate * 2).map { Float(0.3 * sin(2 * .pi * 523 * Double($0) / 16_000)) }
        for heard in [
            noise(Self.rate * 2, seed: 5).map { $0 * 0.1 }, [Float](repeating: 0, count: Self.rate * 2),
            other,
        ] {
            #expect(SoundEcho.find(played, in: heard, samplesPerSecond: Self.rate) == nil)
        }
        #expect(
            SoundEcho.find(noise(Self.rate, seed: 8), in: played + played, samplesPerSecond: 16_000) == nil)
        #expect(SoundEcho.find([], in: [], samplesPerSecond: Self.rate) == nil)
    }

    @Test("of 20 pairs of unlike noises none is taken for an echo") func chance() {
        for seed in 0..<20 as Range<UInt64> {
            let found = SoundEcho.find(
                noise(6_000, seed: seed * 2 + 1), in: noise(8_000, seed: seed * 2 + 100_000),
                samplesPerSecond: 4_000)
            #expect(found == nil, "\(seed)")
        }
    }
}
