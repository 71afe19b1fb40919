import VowAnswers
import VowCore
import VowRecitation

extension LiveRow {
    /// The row of a wake screen, in words of its language.
    init(_ screen: WakeScreen, run: RunID, at now: Instant) {
        let texts = WakeTexts(screen.language)
        self.init(phase: screen.phase.name, at: now.iso8601Milliseconds)
        self.run = run.text
        label = screen.label
        language = screen.language.rawValue
        phaseText = texts.phase(screen.isAnswerHeard ? .listening : screen.phase.name)
        prompt = texts.prompt(screen)
        switch screen.phase {
        case .ended(let ending):
            self.ending = ending.rawValue
            return
        case .resting(let until): self.until = until.iso8601Milliseconds
        default:
            until = screen.ringsAgainAt?.iso8601Milliseconds
        }
        step = screen.step
        stepCount = screen.stepCount
        describe(screen.task)
        if !screen.choices.isEmpty {
            alternatives = screen.choices.map(\.kindName)
            alternativesText = texts.choices(screen)
        }
        lines = screen.lines.map { line in
            Line(
                words: zip(line.words, line.said).map { Word(text: $0, heard: $1) }, recited: line.isRecited)
        }
        if screen.isOrdered { ordered = true }
        challengeWord = screen.challengeWord
        if screen.challengeWord != nil { challengeWordHeard = screen.challengeWordHeard }
        if !screen.transcript.isEmpty { transcript = screen.transcript }
        feedback = screen.feedback.map { Feedback(kind: $0.name, text: texts.feedback($0)) }
        if screen.mayEase { easierText = texts.easingOffer }
        warning = screen.warning.map {
            Warning(kind: $0.code, text: texts.warning($0), percent: $0.percent, told: $0.told)
        }
        attempt = screen.attempt
        endsAt = screen.endsAt?.iso8601Milliseconds
        windowMilliseconds = screen.windowMilliseconds
        typingOpen = screen.isTypingOpen
        if screen.isAnswerHeard { answerHeard = true }
        snooze = Snooze(
            allowed: screen.snoozeAllowed,
            reason: screen.snoozeRefusal.map { texts.feedback(.snoozeRefused($0)) },
            minutes: screen.snoozeAllowed ? screen.snoozeMinutes : nil)
        emergency = Emergency(
            sentence: WakeSession.emergencySentence(screen.language),
            opensAt: screen.emergencyOpensAt?.iso8601Milliseconds,
            secondsLeft: screen.emergencyOpensAt.map {
                Int(max(0, ($0.milliseconds(since: now) + 999) / 1000))
            })
    }

    private mutating func describe(_ task: WakeScreen.ShownChallenge) {
        guard let shown = ChallengeFaces.fields(task) else { return }
        (challenge, kind, token) = (shown.challenge, shown.kind, shown.token)
        (question, solved, count) = (shown.question, shown.solved, shown.count)
    }
}

extension WakeScreen.Feedback {
    /// A stable name, for programs.
    fileprivate var name: String {
        switch self {
        case .notYet, .goOn, .wordMissed, .somethingElse: "missed"
        case .changed: "changed"
        case .otherOrder: "otherOrder"
        case .lessClear: "lessClear"
        case .challengeWordMissing: "challengeWordMissing"
        case .challengeWordLate: "challengeWordLate"
        case .onceMore: "onceMore"
        case .nothingHeard: "nothingHeard"
        case .unfit(.tooNoisy): "tooNoisy"
        case .unfit(.tooQuiet): "tooQuiet"
        case .unfit: "unclear"
        case .listensLater: "listensLater"
        case .eased: "eased"
        case .stepDone: "stepDone"
        case .listeningFailed: "listeningFailed"
        case .partMissing: "partMissing"
        case .typingOpened: "typingOpened"
        case .alternativesOpened: "alternativesOpened"
        case .otherToken(.code, _): "otherCode"
        case .otherToken(.tag, _): "otherTag"
        case .notTyped: "notTyped"
        case .snoozeRefused: "snoozeRefused"
        case .emergencyAsked: "emergencyAsked"
        case .typingNotOpen: "typingNotOpen"
        case .rightAnswer: "rightAnswer"
        case .wrongAnswer: "wrongAnswer"
        case .unreadableAnswer: "unreadableAnswer"
        case .lockedOut: "lockedOut"
        }
    }
}
