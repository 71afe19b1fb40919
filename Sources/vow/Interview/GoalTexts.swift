import VowAnswers
import VowCore
import VowRecitation
import VowRuntime

/// What is said about goals, in English and Spanish.
struct GoalTexts {
    private let wording: Wording

    init(_ settings: Settings) { wording = Wording(settings) }

    var language: Language { wording.isSpanish ? .spanish : .english }

    var none: String {
        wording("No goals yet. Find one: vow interview", "Aún no hay metas. Encuentra una: vow interview")
    }

    func parts(_ why: String, _ barriers: String, _ supports: String, _ values: String) -> [(String, String)]
    {
        [
            (wording("why", "por qué"), why), (wording("in the way", "se interpone"), barriers),
            (wording("helps", "ayuda"), supports), (wording("matters", "importa"), values),
        ]
    }

    func evenings(_ done: Int, _ answered: Int) -> String {
        wording(
            "Done on \(done) of the last \(answered) evenings.",
            "Hecho en \(done) de las últimas \(answered) noches.")
    }

    func sign(_ sign: GoalSign) -> String {
        switch sign {
        case .unchanged:
            wording(
                "It has stayed the same for four weeks. Does it still fit? vow goals week",
                "Lleva cuatro semanas igual. ¿Aún te sirve? vow goals week")
        case .seldomDone:
            wording(
                "It has been hard lately; a smaller step may serve you better. vow goals week",
                "Últimamente ha costado; quizá un paso más pequeño te sirva mejor. vow goals week")
        case .falling:
            wording(
                "This week was harder than the one before. That happens; what changed?",
                "Esta semana costó más que la anterior. Pasa; ¿qué cambió?")
        case .sameWords:
            wording(
                "You have said it with the very same words for many mornings. Fresh ones may wake you up more. vow goals week",
                "Llevas muchas mañanas diciéndolo con las mismas palabras. Otras nuevas quizá te despierten más. vow goals week"
            )
        case .habit:
            wording(
                "Fourteen evenings in a row. It may be a habit by now; time for the next one?",
                "Catorce noches seguidas. Puede que ya sea un hábito; ¿toca el siguiente?")
        }
    }

    var didYou: String { wording("Did you do it? (y/n)", "¿Lo hiciste? (s/n)") }
    var didIt: String { wording("Good. You kept your word.", "Bien. Cumpliste tu palabra.") }
    var notToday: String {
        wording("Thank you for saying so. Tomorrow is new.", "Gracias por decirlo. Mañana es otro día.")
    }
    var left: String { wording("Left open.", "Queda abierta.") }
    var nothingTonight: String { wording("Nothing to answer tonight.", "Nada que responder esta noche.") }

    func retired(_ goal: String) -> String { wording("Let go of \(goal).", "Meta \(goal) dejada.") }

    var weekly: [String] {
        [
            wording("What helped this week?", "¿Qué ayudó esta semana?"),
            wording("What got in the way?", "¿Qué se interpuso?"),
            wording("What would make it a little easier?", "¿Qué lo haría un poco más fácil?"),
        ]
    }

    func offer(_ line: String?) -> String {
        guard let line else {
            return wording(
                "Type a new wording, or press Enter to keep the line as it is.",
                "Escribe otra redacción, o pulsa Intro para dejar la frase como está.")
        }
        return wording(
            "Should your line read: “\(line)”? (yes, no, or type your own)",
            "¿Quieres que tu frase diga: «\(line)»? (sí, no, o escribe la tuya)")
    }

    func now(_ line: String) -> String { wording("Your line: \(line)", "Tu frase: \(line)") }
}
