import Espeak
import Flite
import SoundFile
import VowPorts
import VowRuntime

/// The coach's voice: the one that was set where it speaks the language, else espeak-ng, which speaks all three.
///
/// "auto" takes Flite for English, which people find easier to follow, unless another pitch was set, which it cannot do.
struct CoachVoice: Voice {
    private let prefersFlite: Bool
    private let espeak = EspeakVoice(reader: SndfileReader())

    init(_ settings: Settings) {
        let wished = settings[.coachVoice]
        prefersFlite = wished == "flite" || wished == "auto" && settings.coachStyle.pitchPercent == 100
    }

    func speech(for text: String, language: String, style: SpeakingStyle) throws(PortFailure) -> [Float] {
        // Where Flite is missing or speaks another language, the floor of all voices answers.
        if prefersFlite, let spoken = try? FliteVoice().speech(for: text, language: language, style: style) {
            return spoken
        }
        return try espeak.speech(for: text, language: language, style: style)
    }
}
