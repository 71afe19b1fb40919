import SpeechAdapters
import Testing
import VowPorts

@Suite("Flite speaks")
struct FliteVoiceTests {
    @Test func aSentenceTakesItsTime() throws {
        let speech = try FliteVoice().speech(for: "I keep promises to myself.", language: "en")
        #expect((16_000...80_000).contains(speech.count))
        var loudest: Float = 0
        for sample in speech { loudest = max(loudest, abs(sample)) }
        #expect((0.1...1).contains(loudest))
    }

    @Test func nothingToSayIsShort() throws {
        #expect(try FliteVoice().speech(for: "", language: "en-GB").count < 16_000)
    }

    @Test func otherLanguagesAreRefusedWithARepair() {
        #expect { try FliteVoice().speech(for: "Hola", language: "es") } throws: { error in
            (error as? PortFailure)?.code == "voice.language.unsupported"
        }
    }

    @Test func severalThreadsMaySpeak() async throws {
        let alone = try FliteVoice().speech(for: "Good morning.", language: "en")
        try await withThrowingTaskGroup(of: [Float].self) { group in
            for _ in 0..<4 {
                group.addTask { try FliteVoice().speech(for: "Good morning.", language: "en") }
            }
            for try await speech in group { #expect(speech == alone) }
        }
    }

    @Test("Slower speech is longer, and the usual rate sounds as before")
    func rate() throws {
        let voice = FliteVoice()
        let usual = try voice.speech(for: "Good morning.", language: "en")
        let slow = try voice.speech(
            for: "Good morning.", language: "en", style: SpeakingStyle(ratePercent: 60))
        #expect(slow.count > usual.count * 13 / 10)
        #expect(try voice.speech(for: "Good morning.", language: "en") == usual)
    }
}
