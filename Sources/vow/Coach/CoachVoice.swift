import SpeechAdapters
import SoundAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// The coach's voice: the one that was set where it speaks the language (`Settings.ownCoachVoice`), else espeak-ng, which
/// speaks all three.
struct CoachVoice: Voice {
    private let settings: Settings
    private let espeak = EspeakVoice(reader: SndfileReader())

    /// The voice of a home's settings; a server is asked first, and this device's own voices speak where it fails.
    static func of(_ settings: Settings, home: String) -> any Voice {
        let own = CoachVoice(settings: settings)
        let wished = settings[.coachVoice]
        guard wished.hasPrefix("wyoming:"), let server = ServerAddress(engine: wished),
            let address = WyomingAddress(String(wished.dropFirst(8)))
        else { return own }
        let consent = WyomingConsent(purpose: .speaking) {
            CloudAccess.allows(.voiceServer, server.recipient, home: home)
        }
        return FallbackVoice(WyomingVoice(address: address, consent: consent), to: own)
    }

    func speech(for text: String, language: String, style: SpeakingStyle) throws(PortFailure) -> [Float] {
        // Where Flite is missing, the floor of all voices answers.
        if settings.ownCoachVoice(for: Language(rawValue: language)) == "flite",
            let spoken = try? FliteVoice().speech(for: text, language: language, style: style)
        {
            return spoken
        }
        return try espeak.speech(for: text, language: language, style: style)
    }
}
