import Espeak
import Flite
import SoundFile
import VowAnswers
import VowCore
import VowPorts
import VowRuntime
import Wyoming

/// The coach's voice: the one that was set where it speaks the language, else espeak-ng, which speaks all three.
///
/// "auto" takes Flite for English, which people find easier to follow, unless another pitch was set, which it cannot do.
struct CoachVoice: Voice {
    private let prefersFlite: Bool
    private let espeak = EspeakVoice(reader: SndfileReader())

    private init(_ settings: Settings) {
        let wished = settings[.coachVoice]
        prefersFlite = wished != "espeak-ng" && (wished == "flite" || settings.coachStyle.pitchPercent == 100)
    }

    /// The voice of a home's settings; a server is asked first, and this device's own voices speak where it fails.
    static func of(_ settings: Settings, home: String) -> any Voice {
        let own = CoachVoice(settings)
        let wished = settings[.coachVoice]
        guard wished.hasPrefix("wyoming:"), let server = ServerAddress(engine: wished),
            let address = WyomingAddress(String(wished.dropFirst(8)))
        else { return own }
        let consent = WyomingConsent(isSpanish: Wording(settings).isSpanish, purpose: .speaking) {
            CloudAccess.allows(.voiceServer, server.recipient, home: home)
        }
        return FallbackVoice(WyomingVoice(address: address, consent: consent), to: own)
    }

    func speech(for text: String, language: String, style: SpeakingStyle) throws(PortFailure) -> [Float] {
        // Where Flite is missing or speaks another language, the floor of all voices answers.
        if prefersFlite, let spoken = try? FliteVoice().speech(for: text, language: language, style: style) {
            return spoken
        }
        return try espeak.speech(for: text, language: language, style: style)
    }
}
