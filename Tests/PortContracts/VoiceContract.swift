package import Testing
import VowCore
package import VowPorts

/// What everything behind `Voice` must do.
package struct VoiceContract {
    let voice: any Voice

    /// Names the voice under test.
    package init(_ voice: any Voice) { self.voice = voice }

    /// A sentence takes a while, is neither silent nor beyond full scale, and is the same each time; a longer one takes
    /// longer, and other words sound otherwise.
    package func speaks(
        _ sentence: String, in language: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let sound = try voice.speech(for: sentence, language: language)
        #expect(sound.count > 4_000, sourceLocation: sourceLocation)
        #expect(sound.count < 60 * 16_000, sourceLocation: sourceLocation)
        #expect(sound.allSatisfy { $0.isFinite && (-1...1).contains($0) }, sourceLocation: sourceLocation)
        #expect(sound.contains { abs($0) > 0.02 }, sourceLocation: sourceLocation)
        let again = try voice.speech(for: sentence, language: language)
        #expect(again == sound, sourceLocation: sourceLocation)
        let twice = try voice.speech(for: sentence + " " + sentence, language: language)
        #expect(twice.count > sound.count * 3 / 2, sourceLocation: sourceLocation)
    }

    /// Slower speech is longer, and faster speech shorter.
    package func keepsTheRate(
        _ sentence: String, in language: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let usual = try voice.speech(for: sentence, language: language).count
        let slow = try voice.speech(
            for: sentence, language: language, style: SpeakingStyle(ratePercent: 65)
        ).count
        let fast = try voice.speech(
            for: sentence, language: language, style: SpeakingStyle(ratePercent: 150)
        ).count
        #expect(slow > usual * 12 / 10, sourceLocation: sourceLocation)
        #expect(fast < usual * 9 / 10, sourceLocation: sourceLocation)
    }

    /// A language that it does not speak is refused as such.
    package func refuses(language: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let failure = #expect(throws: PortFailure.self, sourceLocation: sourceLocation) {
            try voice.speech(for: "Good morning.", language: language, style: .usual)
        }
        #expect(failure?.code == "voice.language.unsupported", sourceLocation: sourceLocation)
        #expect(failure?.repair.isEmpty == false, sourceLocation: sourceLocation)
    }
}
