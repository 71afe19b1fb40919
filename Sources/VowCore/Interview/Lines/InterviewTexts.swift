import VowRecitation

/// What the line maker says to the person, in English, Spanish and Chinese.
struct InterviewTexts: Sendable {
    private let language: Language

    init(_ language: Language) { self.language = language }

    private func text(_ english: String, _ spanish: String, _ chinese: String) -> String {
        switch language {
        case .english: english
        case .spanish: spanish
        case .chinese: chinese
        }
    }

    var spareGoal: String {
        text("I take one small step today.", "Hoy doy un pequeño paso.", "我今天迈出一小步。")
    }

    /// The parts of a summary as sentences.
    func sentences(_ parts: [String]) -> String {
        let stop = text(". ", ". ", "。")
        return parts.map { $0 + stop }.joined()
    }

    var noGoal: String {
        text(
            "Your answer named nothing yet that you could do on a day, so this line keeps the place. A small deed is enough: "
                + "\"I walk ten minutes after lunch.\"",
            "Tu respuesta aún no nombra algo que puedas hacer en un día, así que esta frase guarda el sitio. Basta algo "
                + "pequeño: «Camino diez minutos después de comer.»",
            "你的回答里还没有哪天能做的事，所以先用这一句占位。小事就够了：“我午饭后走十分钟。”")
    }

    var notSpecific: String {
        text(
            "A number, a day or a moment makes a goal easier to keep: how often, or when?",
            "Un número, un día o un momento hace la meta más fácil de cumplir: ¿cuántas veces, o cuándo?",
            "有数字、有日子、有时间的目标更容易做到：多少次，或者什么时候？")
    }

    var aboutOther: String {
        text(
            "You can only promise what you do yourself, so the line says your part of it.",
            "Solo puedes prometer lo que haces tú, así que la frase dice tu parte.",
            "能答应的只有自己做的事，所以这一句说的是你的那一份。")
    }

    var tooMuch: String {
        text(
            "A morning line cannot promise this. For your health, a doctor or another person you trust is the better "
                + "company; a small step beside it makes a good line.",
            "Una frase de la mañana no puede prometer esto. Para tu salud, mejor un médico o alguien de confianza; un "
                + "pequeño paso aparte sí es una buena frase.",
            "早晨的一句话答应不了这件事。健康方面，医生或你信任的人更靠得住；在旁边迈一小步，倒是一句好话。")
    }

    var otherLanguage: String {
        text(
            "Your wish was in English, so the lines are, too.",
            "Tu deseo estaba en español, así que las frases también.",
            "你的愿望是用中文说的，所以句子也用中文。")
    }

    func wish(_ quote: String) -> String {
        text("What you want: “\(quote)”", "Lo que quieres: «\(quote)»", "你想要的：“\(quote)”")
    }

    func why(_ quote: String, _ importance: Int?) -> String {
        let degree = importance.map { text(" (\($0) of 10)", " (\($0) de 10)", "（10 分里 \($0) 分）") } ?? ""
        return text(
            "Why it matters to you\(degree): “\(quote)”", "Por qué te importa\(degree): «\(quote)»",
            "为什么重要\(degree)：“\(quote)”")
    }

    func importance(_ value: Int) -> String {
        text("It matters to you \(value) of 10", "Te importa \(value) de 10", "重要程度：10 分里 \(value) 分")
    }

    func better(_ quote: String) -> String {
        text("If it goes well: “\(quote)”", "Si va bien: «\(quote)»", "如果顺利：“\(quote)”")
    }

    func hinders(_ quote: String) -> String {
        text("What gets in the way: “\(quote)”", "Lo que se interpone: «\(quote)»", "拦路的：“\(quote)”")
    }

    func helps(_ quote: String) -> String {
        text("What helps: “\(quote)”", "Lo que ayuda: «\(quote)»", "有帮助的：“\(quote)”")
    }

    func sure(_ value: Int, _ quote: String?) -> String {
        let more =
            quote.map {
                text("; a little surer with: “\($0)”", "; un poco más con: «\($0)»", "；这样会更有把握：“\($0)”")
            } ?? ""
        return text("You are sure \(value) of 10", "Te sientes capaz \(value) de 10", "把握：10 分里 \(value) 分")
            + more
    }

    func worked(_ quote: String) -> String {
        text("What went well before: “\(quote)”", "Lo que ya te salió bien: «\(quote)»", "以前做成过的：“\(quote)”")
    }

    var nothingSaid: String {
        text(
            "You have not said yet what you want. That is fine; begin whenever you like.",
            "Aún no has dicho qué quieres. No pasa nada; empieza cuando quieras.",
            "你还没说想要什么。没关系，想开始的时候再开始。")
    }

    var isItSo: String { text("Is that right?", "¿Es así?", "对吗？") }
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
        let isChinese = language == .chinese
        func quote(_ answer: String, _ use: (String) -> String) -> String? {
            guard !AnswerText.saysNothing(AnswerText.cleaned(answer)) else { return nil }
            return use(own(answer, listener, mostWords: isShort ? 10 : 30, isChinese: isChinese))
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
        return texts.sentences(parts) + texts.isItSo
    }

    /// The person's own words: of a long answer the sentence that argues most for the change, without its full stop.
    private static func own(
        _ answer: String, _ listener: TalkListener, mostWords: Int, isChinese: Bool
    ) -> String {
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
        // A word of Chinese has about two characters.
        let short =
            isChinese
            ? best.count > mostWords * 2 + 4 ? best.prefix(mostWords * 2) + "……" : best
            : words.count > mostWords + 2 ? words.prefix(mostWords).joined(separator: " ") + " …" : best
        return String(short.reversed().drop { ".,;。，；".contains($0) }.reversed())
    }
}
