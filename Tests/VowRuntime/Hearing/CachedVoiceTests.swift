import Synchronization
import Testing
import VowCore
import VowPorts
import VowRuntime

@Suite("C1: a replay is spoken from memory")
struct CachedVoiceTests {
    /// Says as many samples as the text has letters, and counts.
    private final class Counting: Voice {
        private let asked = Mutex(0)
        var count: Int { asked.withLock { $0 } }
        func speech(for text: String, language: String, style: SpeakingStyle) throws(PortFailure) -> [Float] {
            asked.withLock { $0 += 1 }
            guard !text.isEmpty else {
                throw PortFailure(code: "voice.failed", message: .none, repair: .none)
            }
            return [Float](repeating: Float(style.ratePercent), count: text.count)
        }
    }

    @Test("The same text, language, rate and pitch are asked for once")
    func remembers() throws {
        let voice = Counting()
        let remembered = CachedVoice(voice, most: 3)
        let slow = SpeakingStyle(ratePercent: 60)
        for _ in 0..<3 {
            #expect(try remembered.speech(for: "hello", language: "en") == [100, 100, 100, 100, 100])
            #expect(try remembered.speech(for: "hello", language: "en", style: slow).first == 60)
        }
        #expect(voice.count == 2)
        _ = try remembered.speech(for: "hello", language: "es")
        _ = try remembered.speech(for: "hello", language: "en", style: SpeakingStyle(pitchPercent: 120))
        #expect(voice.count == 4)
        // Four were said and three are kept: the first one is made again.
        _ = try remembered.speech(for: "hello", language: "en")
        #expect(voice.count == 5)
    }

    @Test("A failure is not kept")
    func failure() {
        let voice = Counting()
        let remembered = CachedVoice(voice)
        for _ in 0..<2 {
            #expect(throws: PortFailure.self) { try remembered.speech(for: "", language: "en") }
        }
        #expect(voice.count == 2)
    }
}
