import Testing
import SoundAdapters

@Suite("N7 silence that a ring sends")
struct SentSilenceTests {
    @Test("silence counts only while a ring is to be heard, and a sound ends it") func counts() {
        var silence = SentSilence()
        func add(_ seconds: Int, of sample: Float, gain: Float = 0.5) -> Bool {
            [Float](repeating: sample, count: seconds * 100).withUnsafeBufferPointer {
                silence.add($0, gain: gain, samplesPerSecond: 100)
            }
        }
        let limit = SentSilence.limitSeconds
        #expect(!add(limit - 1, of: 0))
        #expect(!add(1, of: 0.2))
        #expect(!add(limit - 1, of: 0))
        #expect(!add(limit, of: 0, gain: 0))
        #expect(add(1, of: 0.0002))
        // It is told once.
        #expect(!add(limit, of: 0))
    }
}
