import VowAnswers
import VowCore
import VowRecitation

/// Saying lines aloud.
enum RecitationFace: ChallengeFace {
    static let kindNames = ["recite"]

    static func prompt(_ screen: WakeScreen, _ pick: Wording) -> String? {
        guard case .recite(let kind) = screen.task else { return nil }
        let isFirst = screen.step == 0
        let ask: WakeText =
            switch kind {
            case .affirmation: isFirst ? .affirmationsFirst : .affirmations
            case .goal: isFirst ? .goalsFirst : .goals
            }
        return lines(ask, screen, pick)
    }

    static func fields(_ task: WakeScreen.ShownChallenge) -> LiveRow.Task? {
        guard case .recite(let kind) = task else { return nil }
        var fields = LiveRow.Task(kindNames[0])
        fields.kind = kind.rawValue
        return fields
    }

    /// A request for lines, with their order and their word.
    static func lines(_ ask: WakeText, _ screen: WakeScreen, _ pick: Wording) -> String {
        var texts = [pick(ask)]
        if screen.isOrdered { texts.append(pick(WakeText.inThisOrder)) }
        if let word = screen.challengeWord { texts.append(pick(WakeText.includeWord(word: word))) }
        return texts.joined(separator: " ")
    }
}

/// Typing lines.
enum TypingFace: ChallengeFace {
    static let kindNames = ["type"]

    static func prompt(_ screen: WakeScreen, _ pick: Wording) -> String? {
        guard case .typeLines(let kind) = screen.task else { return nil }
        let isFirst = screen.step == 0
        let ask: WakeText =
            switch kind {
            case .affirmation: isFirst ? .typeAffirmationsFirst : .typeAffirmations
            case .goal: isFirst ? .typeGoalsFirst : .typeGoals
            }
        return RecitationFace.lines(ask, screen, pick)
    }

    static func fields(_ task: WakeScreen.ShownChallenge) -> LiveRow.Task? {
        guard case .typeLines(let kind) = task else { return nil }
        var fields = LiveRow.Task(kindNames[0])
        fields.kind = kind.rawValue
        return fields
    }

    static func choice(_ choice: WakeScreen.Choice, _ pick: Wording) -> String? {
        pick(WakeText.chooseTyping)
    }
    static func reliabilityName(_ kindName: String) -> String { "typed" }
}
