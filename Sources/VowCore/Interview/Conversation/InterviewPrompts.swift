import VowRecitation

/// What the interview says and asks, in English, Spanish and Chinese.
struct InterviewPrompts: Sendable {
    private let language: Language

    init(_ language: Language) { self.language = language }

    private func text(_ english: String, _ spanish: String, _ chinese: String) -> String {
        switch language {
        case .english: english
        case .spanish: spanish
        case .chinese: chinese
        }
    }

    var welcome: String {
        text(
            "Three to five minutes, and no wrong answers. \"back\" returns to an answer; stop whenever you like and go on "
                + "later.",
            "De tres a cinco minutos, sin respuestas malas. «atrás» vuelve a una respuesta; para cuando quieras y "
                + "sigue después.",
            "三到五分钟，没有错误的答案。“返回”可以回到上一个回答；想停就停，以后再接着来。")
    }

    var welcomeBack: String {
        text(
            "Welcome back. We go on where you stopped.", "Hola de nuevo. Seguimos donde lo dejaste.",
            "欢迎回来。我们从你停下的地方接着来。")
    }

    var cannotSkip: String {
        text(
            "This one is needed; a few words are enough.", "Esta hace falta; bastan unas palabras.",
            "这一题需要回答；几个字就够了。")
    }

    var yesOrNo: String { text("Please answer yes or no.", "Responde sí o no, por favor.", "请回答“是”或“不”。") }

    var withoutMicrophone: String {
        text(
            "That is fine. You can type your lines instead; allow that with the alarm.",
            "Está bien. Puedes escribir tus frases en vez de decirlas; permítelo en la alarma.",
            "没关系。你可以改成打字；在闹钟里允许打字就行。")
    }

    var whichToChange: String {
        text(
            "Say yes if it is right. To change an answer, type its word: change, importance, why, confidence, up, benefits, "
                + "barriers, supports, success, plan, values, name.",
            "Di sí si es correcto. Para cambiar una respuesta, escribe su palabra: cambio, importancia, porqué, confianza, "
                + "subir, beneficios, obstáculos, apoyos, éxito, plan, valores, nombre.",
            "对的话就说“是”。要改哪个回答，就输入它的名字：愿望、重要、原因、把握、加分、好处、阻碍、帮助、成功、计划、看重、名字。")
    }

    var howToEdit: String {
        text(
            "Say yes to keep them. \"2 I walk after lunch.\" rewrites line 2, \"drop 2\" leaves it out, \"back\" returns to the "
                + "summary.",
            "Di sí para quedártelas. «2 Camino después de comer.» cambia la frase 2, «quitar 2» la deja fuera, «atrás» vuelve "
                + "al resumen.",
            "想留下就说“是”。“2 我午饭后散步。”改写第 2 句，“删除 2”去掉它，“返回”回到小结。")
    }

    var done: String {
        text(
            "These are your lines now. Say each once in peace with: vow rehearse-lines",
            "Ya son tus frases. Di cada una una vez, con calma, con: vow rehearse-lines",
            "这些就是你的句子了。找个安静的时候把每句说一遍：vow rehearse-lines")
    }

    func reworded(_ count: Int) -> String {
        count == 0
            ? text("Your lines are good as they are.", "Tus frases están bien como están.", "你的句子这样就很好。")
            : text(
                "Here they are in other words. Change whatever does not sound like you.",
                "Aquí están con otras palabras. Cambia lo que no suene a ti.",
                "这是换了说法的句子。哪里不像你说的话，就改哪里。")
    }

    func belief(_ numbers: [Int]) -> String {
        let which = numbers.map(String.init).joined(separator: ", ")
        if numbers.count > 3 {
            return text(
                "How much do you believe them, 0 to 10? One number for all, or one each. (Enter skips)",
                "¿Cuánto te las crees, de 0 a 10? Un número para todas, o uno para cada una. (Intro salta)",
                "你有多相信这些句子？0 到 10 分。可以给一个总分，也可以每句给一个。（回车跳过）")
        }
        return text(
            "How much do you believe line \(which), 0 to 10? One number for all, or one each. (Enter skips)",
            "¿Cuánto te crees la frase \(which), de 0 a 10? Un número para todas, o uno para cada una. (Intro salta)",
            "你有多相信第 \(which) 句？0 到 10 分。可以给一个总分，也可以每句给一个。（回车跳过）"
        )
    }

    func softer(_ number: Int) -> String {
        text(
            "A line works best when you can believe it. You might make it smaller: \"\(number) …\", or keep it as it is: yes.",
            "Una frase funciona mejor si te la crees. Puedes hacerla más pequeña: «\(number) …», o dejarla así: sí.",
            "自己信的句子才最管用。可以改小一点：“\(number) ……”，也可以就这样留下：是。"
        )
    }

    /// What is said after an answer: its reason in the person's own words, or that a doubt is welcome.
    func reflection(on step: InterviewStep, _ heard: HeardTalk) -> String {
        switch heard.side {
        case .change:
            let words = heard.sentence.split(separator: " ")
            guard words.count <= 8, language != .chinese || heard.sentence.count <= 16 else {
                return reflection(on: step)
            }
            let quote = heard.sentence.reversed().drop { ".!; 。！；".contains($0) }.reversed()
            return text(
                "“\(String(quote))”. I hear that.", "«\(String(quote))». Te escucho.",
                "“\(String(quote))”。我听到了。")
        case .sustain:
            return text(
                "Part of you would rather leave it as it is. That is normal, and good to know.",
                "Una parte de ti prefiere dejarlo como está. Es normal, y está bien saberlo.",
                "你心里有一部分更想保持原样。这很正常，知道这一点也好。")
        case .neutral: return text("Thank you.", "Gracias.", "谢谢。")
        }
    }

    private func reflection(on step: InterviewStep) -> String {
        switch step {
        case .change: text("Good to know what you want.", "Qué bien saber lo que quieres.", "知道你想要什么，真好。")
        case .benefits: text("That sounds worth it.", "Suena a que vale la pena.", "听起来很值得。")
        case .pastSuccess: text("So you know how.", "Así que sabes cómo.", "看来你知道怎么做。")
        default: text("That clearly matters to you.", "Se nota que te importa.", "看得出这对你很重要。")
        }
    }

    func text(for rejection: InterviewRejection) -> String {
        switch rejection {
        case .notBegun: text("The interview has not begun.", "La entrevista no ha empezado.", "访谈还没有开始。")
        case .concluded:
            text(
                "This interview is over. A new one may begin.",
                "Esta entrevista terminó. Puede empezar otra.",
                "这次访谈已经结束。可以开始新的一次。"
            )
        case .nothingSaid: text("A few words are enough.", "Bastan unas palabras.", "几个字就够了。")
        case .noNumber:
            text(
                "Please give a number from 0 to 10.", "Da un número de 0 a 10, por favor.", "请给一个 0 到 10 的数字。"
            )
        case .needed: cannotSkip
        case .tooLong:
            text(
                "That is very long. Can you say it in a page?",
                "Es muy largo. ¿Puedes decirlo en una página?",
                "太长了。能在一页之内说完吗？"
            )
        case .noSuchLine:
            text("There is no line with this number.", "No hay ninguna frase con ese número.", "没有这个编号的句子。")
        case .noLines: text("Keep at least one line.", "Quédate al menos con una frase.", "请至少留下一句。")
        case .stopped:
            text("The interview has stopped here.", "La entrevista se ha parado aquí.", "访谈在这里停下了。")
        case .notYet:
            text("Let us answer the other questions first.", "Primero las otras preguntas.", "我们先回答别的问题。")
        }
    }

    /// The question of a step, as the answers so far make it.
    func question(_ step: InterviewStep, _ state: InterviewState) -> String {
        switch step {
        case .consent:
            text(
                "When an alarm rings, Vow listens until you have said your lines. Sound stays on this device and is never kept; "
                    + "your words are kept sealed, and you can erase them. Is that all right? (yes or no)",
                "Cuando suena la alarma, Vow escucha hasta que digas tus frases. El sonido no sale de este dispositivo ni se "
                    + "guarda; tus palabras quedan selladas y puedes borrarlas. ¿Te parece bien? (sí o no)",
                "闹钟响起后，Vow 会一直听到你说完自己的句子。声音不会离开这台设备，也不会保存；你说的话加密保存，随时可以删除。可以吗？（是或不）")
        case .change:
            text(
                "What's one meaningful change you want this month?",
                "¿Qué cambio importante quieres para este mes?",
                "这个月，你最想做出的一个改变是什么？")
        case .importance:
            text(
                "How important is it to you, from 0 to 10?", "¿Cuánto te importa, de 0 a 10?",
                "它对你有多重要？0 到 10 分。")
        case .whyNotLower: whyNotLower(state.scale(.importance))
        case .confidence:
            text(
                "How sure are you that you can do it, from 0 to 10?",
                "¿Cuánto confías en poder hacerlo, de 0 a 10?",
                "你有多大把握做到？0 到 10 分。")
        case .upOnePoint: upOnePoint(state.scale(.confidence))
        case .benefits:
            text(
                "If things went perfectly, what would be different in 90 days?",
                "Si todo fuera perfecto, ¿qué sería distinto en 90 días?",
                "如果一切顺利，90 天后会有什么不同？")
        case .barriers: text("What gets in the way?", "¿Qué se interpone?", "什么会拦住你？")
        case .supports: text("Who or what helps?", "¿Quién o qué te ayuda?", "谁或者什么能帮到你？")
        case .pastSuccess:
            text(
                "When did something like this go well before? (Enter skips)",
                "¿Cuándo te salió bien algo parecido? (Intro salta)",
                "以前什么时候做成过类似的事？（回车跳过）")
        case .plan:
            text("When …, I will … (Enter skips)", "Cuando …, yo … (Intro salta)", "当……的时候，我就……（回车跳过）")
        case .values:
            text(
                "What matters most to you? (Enter skips)", "¿Qué es lo que más te importa? (Intro salta)",
                "你最看重什么？（回车跳过）")
        case .name:
            text(
                "What may I call you? (Enter skips)", "¿Cómo quieres que te llame? (Intro salta)",
                "怎么称呼你？（回车跳过）")
        case .summary: InterviewSummary.text(state.given, state.language ?? .english, isShort: true)
        case .lines:
            text(
                "Do you want to keep these lines? (yes, or change them)",
                "¿Quieres quedarte con estas frases? (sí, o cámbialas)",
                "这些句子留下吗？（是，或者改一改）")
        }
    }

    private func whyNotLower(_ importance: Int?) -> String {
        guard let importance, importance > 0 else {
            return text(
                "What would have to happen for it to matter a little?",
                "¿Qué tendría que pasar para que te importara un poco?",
                "要发生什么，它才会对你有一点重要？")
        }
        return text(
            "Why \(importance), and not lower?", "¿Por qué \(importance), y no menos?",
            "为什么是 \(importance) 分，而不是更低？")
    }

    private func upOnePoint(_ confidence: Int?) -> String {
        switch confidence {
        case 10: text("What makes you so sure?", "¿Qué te da tanta seguridad?", "是什么让你这么有把握？")
        case 0:
            text(
                "What would be the very first sign that it is possible?",
                "¿Cuál sería la primera señal de que es posible?",
                "最先出现什么迹象，会让你觉得有可能做到？")
        default:
            text(
                "What would move you up one point, to \((confidence ?? 5) + 1)?",
                "¿Qué te haría subir un punto, a \((confidence ?? 5) + 1)?",
                "怎样能让你多一分，到 \((confidence ?? 5) + 1) 分？")
        }
    }

    /// The question that a person names when the summary is to be changed.
    static func step(named text: String) -> InterviewStep? {
        let names: [InterviewStep: Set<String>] = [
            .change: ["change", "wish", "cambio", "deseo", "愿望", "改变"],
            .importance: ["importance", "importancia", "重要"],
            .whyNotLower: ["why", "porque", "por que", "原因", "为什么"],
            .confidence: ["confidence", "confianza", "把握", "信心"],
            .upOnePoint: ["up", "subir", "加分"], .benefits: ["benefits", "beneficios", "好处"],
            .barriers: ["barriers", "obstaculos", "阻碍"],
            .supports: ["supports", "support", "help", "apoyos", "apoyo", "帮助"],
            .pastSuccess: ["success", "exito", "成功"],
            .plan: ["plan", "计划"], .values: ["values", "valores", "看重"],
            .name: ["name", "nombre", "名字", "称呼"],
        ]
        let word = PlainWords.phrase(text)
        return InterviewStep.allCases.first { names[$0]?.contains(word) ?? false }
    }
}
