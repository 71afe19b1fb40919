import VowAnswers
public import VowCore
public import VowRecitation

/// What Vow says about rehearsed lines, in English and Spanish.
public struct RehearsalTexts: Sendable {
    private let pick: Wording

    /// The texts in a language; Chinese gets the English ones.
    public init(_ language: Language) { pick = Wording(language) }

    /// The texts in the language that was set for Vow's own texts.
    public init(_ settings: Settings) { pick = Wording(settings) }

    /// What is about to happen.
    public var opening: String {
        pick(
            "Say each line once, as you would in the morning. Nothing you say is kept as sound.",
            "Di cada frase una vez, como lo harías por la mañana. El sonido no se guarda.")
    }

    /// What the person may do before a line.
    public var readiness: String {
        pick(
            "Enter: ready   s: skip this line   q: stop", "Intro: listo   s: saltar esta frase   q: terminar")
    }

    /// The line to say now.
    public func prompt(_ line: String) -> String { pick("Say: \(line)", "Di: \(line)") }

    /// What was heard.
    public func heard(_ words: String) -> String { pick("heard: \(words)", "se oyó: \(words)") }

    /// Nobody spoke.
    public var nothing: String { pick(WakeText.nothingHeard) }

    /// What came of a rehearsal.
    public func outcome(_ outcome: RehearsalOutcome) -> String {
        switch outcome {
        case .heard:
            pick("heard well: it would have passed.", "se oye bien: habría bastado.")
        case .learnt:
            pick(
                "learnt: from tomorrow, this way of hearing it counts too.",
                "aprendido: desde mañana también cuenta oírla así.")
        case .tooFar:
            pick(
                "too far from the line; nothing was learnt.",
                "demasiado lejos de la frase; no se aprendió nada.")
        case .changed:
            pick(
                "a \"not\" or a number was heard otherwise; nothing was learnt.",
                "se oyó de otro modo un \"no\" o un número; no se aprendió nada.")
        case .unclear:
            pick(
                "no clear speech; come closer to the microphone, and somewhere quieter.",
                "voz poco clara; acércate al micrófono, en un lugar más tranquilo.")
        }
    }

    /// A warning with what to change.
    public func advice(_ advice: LineAdvice) -> String {
        switch advice {
        case .tooLong(let words, let limit):
            pick(
                "\(words) words are a lot for one breath: make two lines of it, or keep it within \(limit).",
                "\(words) palabras son muchas para un aliento: haz dos frases, o no pases de \(limit).")
        case .longWords(let words):
            pick(
                "Long words are easily misheard: say \(list(words)) in shorter ones.",
                "Las palabras largas se oyen mal: di \(list(words)) con otras más cortas.")
        case .manyNumbers(let count):
            pick(
                "\(count) numbers each have to be heard exactly: keep one to a line.",
                "\(count) números deben oírse exactos: deja uno por frase.")
        case .misheard(let words, let heard):
            pick(
                "Not heard: \(list(words)) (heard: \"\(heard)\"). Another word for it may be heard better.",
                "No se oyó: \(list(words)) (se oyó: \"\(heard)\"). Quizá otra palabra se oiga mejor.")
        case .heardDifferently(let first, let second):
            pick(
                "Heard differently twice (\"\(first)\", then \"\(second)\"): a shorter or plainer line is safer.",
                "Se oyó distinta dos veces (\"\(first)\" y \"\(second)\"): es más segura una frase más corta o sencilla."
            )
        case .meaningChanged:
            pick(
                "Its \"not\" or its number was heard otherwise: say what you do instead of what you do not, or write the number in another way.",
                "Su \"no\" o su número se oyó de otro modo: di lo que haces en vez de lo que no haces, o escribe el número de otra forma."
            )
        case .notRecognised:
            pick(
                "It was not recognised: say it again more slowly, or choose plainer words.",
                "No se reconoció: dila otra vez más despacio, o elige palabras más sencillas.")
        }
    }

    /// Another number of recordings than of lines.
    public func miscounted(lines: Int, recordings: Int) -> String {
        pick(
            "There \(Plural.form(lines, "is", "are")) \(Plural.of(lines, "line", "lines")) and there "
                + "\(Plural.form(recordings, "is", "are")) \(Plural.of(recordings, "recording", "recordings"))"
                + "; give one a line, or a --manifest.",
            "Hay \(count(lines, "frase", "frases")) y \(count(recordings, "grabación", "grabaciones"));"
                + " da una por frase, o una tabla con --manifest.")
    }

    private func count(_ count: Int, _ one: String, _ several: String) -> String {
        Plural.of(count, one, several)
    }

    /// After the last line.
    public func summary(rehearsed: Int, learnt: Int, warned: Int) -> String {
        pick(
            "\(rehearsed) rehearsed, \(learnt) learnt, \(warned) with something to think about.",
            "\(count(rehearsed, "ensayada", "ensayadas")), \(count(learnt, "aprendida", "aprendidas")),"
                + " \(warned) con algo que pensar.")
    }

    private func list(_ words: [String]) -> String {
        words.prefix(6).map { "\"\($0)\"" }.joined(separator: ", ")
    }
}
