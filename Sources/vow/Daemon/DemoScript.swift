import SpeechAdapters
import SoundAdapters
import VowPorts
import VowRecitation

/// What is said in the demonstration, and by what voice.
struct DemoScript {
    /// What the sleeper mumbles at first.
    let mumble: String
    let affirmations: [String]
    let goal: String
    /// Whether a word is drawn when the alarm fires.
    let drawsWord: Bool
    let language: Language
    let voice: any Voice

    /// The script of a language; nil where nobody speaks it.
    init?(_ language: Language) {
        self.language = language
        switch language {
        case .english:
            mumble = "Five more minutes please, the bed is so warm."
            affirmations = ["I keep promises to myself.", "I get up when my alarm rings."]
            goal = "I complete 4 workouts a week."
            drawsWord = true
            voice = FliteVoice()
        case .spanish:
            mumble = "Por favor, cinco minutos más, la cama está muy caliente."
            affirmations = ["Soy fuerte y tengo confianza.", "Hoy es un buen día para empezar."]
            goal = "Termino mi trabajo antes de la comida."
            // This voice's single words are heard as others in two of five cases, and it would say the same again.
            drawsWord = false
            voice = EspeakVoice(reader: SndfileReader())
        case .chinese: return nil
        }
    }
}
