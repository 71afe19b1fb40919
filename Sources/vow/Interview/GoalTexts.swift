import VowAnswers
import VowCore
import VowRecitation
import VowRuntime

/// What is said about goals.
struct GoalTexts {
    private let wording: Wording

    init(_ settings: Settings) { wording = Wording(settings) }

    var language: Language { wording.ofLines }

    var none: String {
        wording(TerminalText.goalsNone)
    }

    func parts(_ why: String, _ barriers: String, _ supports: String, _ values: String) -> [(String, String)]
    {
        [
            (wording(TerminalText.goalWhy), why), (wording(TerminalText.goalInTheWay), barriers),
            (wording(TerminalText.goalHelps), supports), (wording(TerminalText.goalMatters), values),
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

    var didYou: String { wording(TerminalText.goalDidYou) }
    var didIt: String { wording(PageText.goalsDone) }
    var notToday: String { wording(PageText.goalsNot) }
    var left: String { wording(TerminalText.goalLeft) }
    var nothingTonight: String { wording(TerminalText.goalNothingTonight) }

    func retired(_ goal: String) -> String { wording(TerminalText.goalRetired(goal: goal)) }

    var weekly: [String] {
        [PageText.goalsWeekHelped, .goalsWeekHindered, .goalsWeekEasier].map { wording($0) }
    }

    func offer(_ line: String?) -> String {
        guard let line else {
            return wording(TerminalText.goalNewWording)
        }
        return wording(TerminalText.goalOffer(line: line))
    }

    func now(_ line: String) -> String { wording(TerminalText.goalLineNow(line: line)) }
}
