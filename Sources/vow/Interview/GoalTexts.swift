import VowAnswers
import VowCore
import VowRecitation
import VowRuntime

/// What is said about goals, in English and Spanish.
struct GoalTexts {
    private let wording: Wording

    init(_ settings: Settings) { wording = Wording(settings) }

    var language: Language { wording.ofLines }

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
        wording(PageText.goalsWeekOf(done: "\(done)", answered: "\(answered)"))
    }

    /// What the signs of a goal tell, each in a sentence.
    func signs(of row: GoalRow) -> [String] {
        row.signs.compactMap(GoalSign.init(rawValue:)).map(sign)
    }

    private func sign(_ sign: GoalSign) -> String {
        // Three of them are answered with the week's look.
        let look = " vow goals week"
        return switch sign {
        case .unchanged: wording(PageText.goalsSignUnchanged) + look
        case .seldomDone: wording(PageText.goalsSignSeldomDone) + look
        case .falling: wording(PageText.goalsSignFalling)
        case .sameWords: wording(PageText.goalsSignSameWords) + look
        case .habit: wording(PageText.goalsSignHabit)
        }
    }

    var didYou: String { wording("Did you do it? (y/n)", "¿Lo hiciste? (s/n)") }
    var didIt: String { wording(PageText.goalsDone) }
    var notToday: String { wording(PageText.goalsNot) }
    var left: String { wording("Left open.", "Queda abierta.") }
    var nothingTonight: String { wording("Nothing to answer tonight.", "Nada que responder esta noche.") }

    func retired(_ goal: String) -> String { wording("Let go of \(goal).", "Meta \(goal) dejada.") }

    var weekly: [String] {
        [PageText.goalsWeekHelped, .goalsWeekHindered, .goalsWeekEasier].map { wording($0) }
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
