import VowRecitation

/// What the interview says and asks, in English and Spanish.
struct InterviewPrompts: Sendable {
    private let isSpanish: Bool

    init(_ language: Language) { isSpanish = language == .spanish }

    private func text(_ english: String, _ spanish: String) -> String {
        isSpanish ? spanish : english
    }

    var welcome: String {
        text(
            "Three to five minutes, and no wrong answers. \"back\" returns to an answer; stop whenever you like and go on "
                + "later.",
            "De tres a cinco minutos, y no hay respuestas malas. «atrás» vuelve a una respuesta; para cuando quieras y "
                + "sigue después.")
    }

    var welcomeBack: String {
        text("Welcome back. We go on where you stopped.", "Hola de nuevo. Seguimos donde lo dejaste.")
    }

    var cannotSkip: String {
        text("This one is needed; a few words are enough.", "Esta hace falta; bastan unas palabras.")
    }

    var yesOrNo: String { text("Please answer yes or no.", "Responde sí o no, por favor.") }

    var withoutMicrophone: String {
        text(
            "That is fine. You can type your lines instead; allow that with the alarm.",
            "Está bien. Puedes escribir tus frases en vez de decirlas; permítelo en la alarma.")
    }

    var whichToChange: String {
        text(
            "Say yes if it is right. To change an answer, type its word: change, importance, why, confidence, up, benefits, "
                + "barriers, supports, success, plan, values, name.",
            "Di sí si es correcto. Para cambiar una respuesta, escribe su palabra: cambio, importancia, porqué, confianza, "
                + "subir, beneficios, obstáculos, apoyos, éxito, plan, valores, nombre.")
    }

    var howToEdit: String {
        text(
            "Say yes to keep them. \"2 I walk after lunch.\" rewrites line 2, \"drop 2\" leaves it out, \"back\" returns to the "
                + "summary.",
            "Di sí para quedártelas. «2 Camino después de comer.» cambia la frase 2, «quitar 2» la deja fuera, «atrás» vuelve "
                + "al resumen.")
    }

    var done: String {
        text(
            "These are your lines now. Say each once in peace with: vow rehearse-lines",
            "Ya son tus frases. Di cada una una vez, con calma, con: vow rehearse-lines")
    }

    func reworded(_ count: Int) -> String {
        count == 0
            ? text("Your lines are good as they are.", "Tus frases están bien como están.")
            : text(
                "Here they are in other words. Change whatever does not sound like you.",
                "Aquí están con otras palabras. Cambia lo que no suene a ti.")
    }

    func belief(_ numbers: [Int]) -> String {
        let which = numbers.map(String.init).joined(separator: ", ")
        if numbers.count > 3 {
            return text(
                "How much do you believe them, 0 to 10? One number for all, or one each. (Enter skips)",
                "¿Cuánto te las crees, de 0 a 10? Un número para todas, o uno para cada una. (Intro salta)")
        }
        return text(
            "How much do you believe line \(which), 0 to 10? One number for all, or one each. (Enter skips)",
            "¿Cuánto te crees la frase \(which), de 0 a 10? Un número para todas, o uno para cada una. (Intro salta)"
        )
    }

    func softer(_ number: Int) -> String {
        text(
            "A line works best when you can believe it. You might make it smaller: \"\(number) …\", or keep it as it is: yes.",
            "Una frase funciona mejor si te la crees. Puedes hacerla más pequeña: «\(number) …», o dejarla así: sí."
        )
    }

    /// What is said after an answer: its reason in the person's own words, or that a doubt is welcome.
    func reflection(on step: InterviewStep, _ heard: HeardTalk) -> String {
        switch heard.side {
        case .change:
            let words = heard.sentence.split(separator: " ")
            guard words.count <= 8 else { return reflection(on: step) }
            let quote = heard.sentence.reversed().drop { ".!; ".contains($0) }.reversed()
            return text("“\(String(quote))”. I hear that.", "«\(String(quote))». Te escucho.")
        case .sustain:
            return text(
                "Part of you would rather leave it as it is. That is normal, and good to know.",
                "Una parte de ti prefiere dejarlo como está. Es normal, y está bien saberlo.")
        case .neutral: return text("Thank you.", "Gracias.")
        }
    }

    private func reflection(on step: InterviewStep) -> String {
        switch step {
        case .change: text("Good to know what you want.", "Qué bien saber lo que quieres.")
        case .benefits: text("That sounds worth it.", "Suena a que vale la pena.")
        case .pastSuccess: text("So you know how.", "Así que sabes cómo.")
        default: text("That clearly matters to you.", "Se nota que te importa.")
        }
    }

    func text(for rejection: InterviewRejection) -> String {
        switch rejection {
        case .notBegun: text("The interview has not begun.", "La entrevista no ha empezado.")
        case .concluded:
            text(
                "This interview is over. A new one may begin.",
                "Esta entrevista terminó. Puede empezar otra."
            )
        case .nothingSaid: text("A few words are enough.", "Bastan unas palabras.")
        case .noNumber: text("Please give a number from 0 to 10.", "Da un número de 0 a 10, por favor.")
        case .needed: cannotSkip
        case .tooLong:
            text(
                "That is very long. Can you say it in a page?",
                "Es muy largo. ¿Puedes decirlo en una página?"
            )
        case .noSuchLine:
            text("There is no line with this number.", "No hay ninguna frase con ese número.")
        case .noLines: text("Keep at least one line.", "Quédate al menos con una frase.")
        case .stopped:
            text("The interview has stopped here.", "La entrevista se ha parado aquí.")
        case .notYet: text("Let us answer the other questions first.", "Primero las otras preguntas.")
        }
    }

    /// The question of a step, as the answers so far make it.
    func question(_ step: InterviewStep, _ state: InterviewState) -> String {
        switch step {
        case .consent:
            text(
                "When an alarm rings, Vow listens until you have said your lines. Sound stays on this device and is never kept; "
                    + "your words are kept sealed, and you can erase them. Is that all right? (yes or no)",
                "Cuando suena la alarma, Vow escucha hasta que digas tus frases. El sonido no sale de este aparato ni se "
                    + "guarda; tus palabras quedan selladas y puedes borrarlas. ¿Te parece bien? (sí o no)")
        case .change:
            text(
                "What's one meaningful change you want this month?",
                "¿Qué cambio importante quieres para este mes?")
        case .importance:
            text("How important is it to you, from 0 to 10?", "¿Cuánto te importa, de 0 a 10?")
        case .whyNotLower: whyNotLower(state.scale(.importance))
        case .confidence:
            text(
                "How sure are you that you can do it, from 0 to 10?",
                "¿Cuánto confías en poder hacerlo, de 0 a 10?")
        case .upOnePoint: upOnePoint(state.scale(.confidence))
        case .benefits:
            text(
                "If things went perfectly, what would be different in 90 days?",
                "Si todo fuera perfecto, ¿qué sería distinto en 90 días?")
        case .barriers: text("What gets in the way?", "¿Qué se interpone?")
        case .supports: text("Who or what helps?", "¿Quién o qué te ayuda?")
        case .pastSuccess:
            text(
                "When did something like this go well before? (Enter skips)",
                "¿Cuándo te salió bien algo parecido? (Intro salta)")
        case .plan: text("When …, I will … (Enter skips)", "Cuando …, yo … (Intro salta)")
        case .values:
            text("What matters most to you? (Enter skips)", "¿Qué es lo que más te importa? (Intro salta)")
        case .name: text("What may I call you? (Enter skips)", "¿Cómo quieres que te llame? (Intro salta)")
        case .summary: InterviewSummary.text(state.given, state.language ?? .english, isShort: true)
        case .lines:
            text(
                "Do you want to keep these lines? (yes, or change them)",
                "¿Quieres quedarte con estas frases? (sí, o cámbialas)")
        }
    }

    private func whyNotLower(_ importance: Int?) -> String {
        guard let importance, importance > 0 else {
            return text(
                "What would have to happen for it to matter a little?",
                "¿Qué tendría que pasar para que te importara un poco?")
        }
        return text("Why \(importance), and not lower?", "¿Por qué \(importance), y no menos?")
    }

    private func upOnePoint(_ confidence: Int?) -> String {
        switch confidence {
        case 10: text("What makes you so sure?", "¿Qué te da tanta seguridad?")
        case 0:
            text(
                "What would be the very first sign that it is possible?",
                "¿Cuál sería la primera señal de que es posible?")
        default:
            text(
                "What would move you up one point, to \((confidence ?? 5) + 1)?",
                "¿Qué te haría subir un punto, a \((confidence ?? 5) + 1)?")
        }
    }

    /// The question that a person names when the summary is to be changed.
    static func step(named text: String) -> InterviewStep? {
        let names: [InterviewStep: Set<String>] = [
            .change: ["change", "wish", "cambio", "deseo"], .importance: ["importance", "importancia"],
            .whyNotLower: ["why", "porque", "por que"], .confidence: ["confidence", "confianza"],
            .upOnePoint: ["up", "subir"], .benefits: ["benefits", "beneficios"],
            .barriers: ["barriers", "obstaculos"],
            .supports: ["supports", "support", "help", "apoyos", "apoyo"],
            .pastSuccess: ["success", "exito"],
            .plan: ["plan"], .values: ["values", "valores"], .name: ["name", "nombre"],
        ]
        let word = PlainWords.of(text).joined(separator: " ")
        return InterviewStep.allCases.first { names[$0]?.contains(word) ?? false }
    }
}
