import VowRecitation

/// What the line maker says to the person, in English and Spanish.
struct InterviewTexts: Sendable {
    private let isSpanish: Bool

    init(_ language: Language) { isSpanish = language == .spanish }

    private func text(_ english: String, _ spanish: String) -> String {
        isSpanish ? spanish : english
    }

    var spareGoal: String { text("I take one small step today", "Hoy doy un pequeño paso") + "." }

    var noGoal: String {
        text(
            "Your answer named nothing yet that you could do on a day, so this line keeps the place. A small deed is enough: "
                + "\"I walk ten minutes after lunch.\"",
            "Tu respuesta aún no nombra algo que puedas hacer en un día, así que esta frase guarda el sitio. Basta algo "
                + "pequeño: «Camino diez minutos después de comer.»")
    }

    var notSpecific: String {
        text(
            "A number, a day or a moment makes a goal easier to keep: how often, or when?",
            "Un número, un día o un momento hace la meta más fácil de cumplir: ¿cuántas veces, o cuándo?")
    }

    var aboutOther: String {
        text(
            "You can only promise what you do yourself, so the line says your part of it.",
            "Solo puedes prometer lo que haces tú, así que la frase dice tu parte.")
    }

    var tooMuch: String {
        text(
            "A morning line cannot promise this. For your health, a doctor or another person you trust is the better "
                + "company; a small step beside it makes a good line.",
            "Una frase de la mañana no puede prometer esto. Para tu salud, mejor un médico o alguien de confianza; un "
                + "pequeño paso aparte sí es una buena frase.")
    }

    var otherLanguage: String {
        text(
            "Your wish was in English, so the lines are, too.",
            "Tu deseo estaba en español, así que las frases también.")
    }

    func wish(_ quote: String) -> String {
        text("What you want: “\(quote)”", "Lo que quieres: «\(quote)»")
    }

    func why(_ quote: String, _ importance: Int?) -> String {
        let degree = importance.map { text(" (\($0) of 10)", " (\($0) de 10)") } ?? ""
        return text(
            "Why it matters to you\(degree): “\(quote)”", "Por qué te importa\(degree): «\(quote)»")
    }

    func importance(_ value: Int) -> String {
        text("It matters to you \(value) of 10", "Te importa \(value) de 10")
    }

    func better(_ quote: String) -> String {
        text("If it goes well: “\(quote)”", "Si va bien: «\(quote)»")
    }

    func hinders(_ quote: String) -> String {
        text("What gets in the way: “\(quote)”", "Lo que se interpone: «\(quote)»")
    }

    func helps(_ quote: String) -> String {
        text("What helps: “\(quote)”", "Lo que ayuda: «\(quote)»")
    }

    func sure(_ value: Int, _ quote: String?) -> String {
        let more =
            quote.map { text("; a little surer with: “\($0)”", "; un poco más con: «\($0)»") } ?? ""
        return text("You are sure \(value) of 10", "Te sientes capaz \(value) de 10") + more
    }

    func worked(_ quote: String) -> String {
        text("What went well before: “\(quote)”", "Lo que ya te salió bien: «\(quote)»")
    }

    var nothingSaid: String {
        text(
            "You have not said yet what you want. That is fine; begin whenever you like.",
            "Aún no has dicho qué quieres. No pasa nada; empieza cuando quieras.")
    }

    var isItSo: String { text("Is that right?", "¿Es así?") }
}

/// Says back what was understood, in the person's own words.
///
/// Of a long answer the sentence with the most talk for the change is said back: what people hear themselves argue for,
/// they believe (W. R. Miller, S. Rollnick).
enum InterviewSummary {
    /// - Parameter isShort: only wish, reason, hindrance and help, each in a few words, as the conversation asks whether
    ///   it is right; all answers stand above it on the screen.
    static func text(_ answers: InterviewAnswers, _ language: Language, isShort: Bool = false) -> String {
        let texts = InterviewTexts(language)
        let listener = TalkListener(language)
        func quote(_ answer: String, _ use: (String) -> String) -> String? {
            guard !AnswerText.saysNothing(AnswerText.cleaned(answer)) else { return nil }
            return use(own(answer, listener, mostWords: isShort ? 10 : 30))
        }
        let sure = answers.confidence.map { value in
            quote(answers.upOnePoint) { texts.sure(value, $0) } ?? texts.sure(value, nil)
        }
        let core = [
            quote(answers.change, texts.wish),
            quote(answers.whyNotLower) { texts.why($0, answers.importance) }
                ?? answers.importance.map(texts.importance),
        ]
        let met = [quote(answers.barriers, texts.hinders), quote(answers.supports, texts.helps)]
        let more = [quote(answers.pastSuccess, texts.worked), sure]
        let parts = (isShort ? core + met : core + [quote(answers.benefits, texts.better)] + met + more)
            .compactMap { $0 }
        guard quote(answers.change, { $0 }) != nil || parts.count > 2 else { return texts.nothingSaid }
        return parts.joined(separator: ". ") + ". " + texts.isItSo
    }

    /// The person's own words: of a long answer the sentence that argues most for the change, without its full stop.
    private static func own(_ answer: String, _ listener: TalkListener, mostWords: Int) -> String {
        let cleaned = answer.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let sentences = PlainSentences.of(cleaned)
        var best = sentences.first ?? cleaned
        if sentences.count > 1, PlainWords.of(cleaned).count > 30 {
            for sentence in sentences
            where listener.hear(sentence).towardsChange > listener.hear(best).towardsChange {
                best = sentence
            }
        } else {
            best = cleaned
        }
        let words = best.split(separator: " ")
        let short = words.count > mostWords + 2 ? words.prefix(mostWords).joined(separator: " ") + " …" : best
        return String(short.reversed().drop { $0 == "." || $0 == "," || $0 == ";" }.reversed())
    }
}
