import VowAnswers
import VowCore
import VowRecitation

extension LiveRow {
    /// The row of a wake screen, in words of its language.
    init(_ screen: WakeScreen, run: RunID, at now: Instant) {
        let texts = WakeTexts(screen.language)
        let described = Run(
            id: run.text, label: screen.label, language: screen.language.rawValue,
            phaseText: texts.phase(screen.isAnswerHeard ? .listening : screen.phase.name),
            prompt: texts.prompt(screen))
        let standing: Standing
        switch screen.phase {
        case .ended(let ending): standing = .ended(described, ending: ending.rawValue)
        default: standing = Standing(screen.phase.name, described, Gate(screen, texts, at: now))
        }
        self.init(standing, at: now.iso8601Milliseconds)
    }
}

extension LiveRow.Gate {
    fileprivate init(_ screen: WakeScreen, _ texts: WakeTexts, at now: Instant) {
        self.init(
            step: screen.step, stepCount: screen.stepCount, task: ChallengeFaces.task(screen.task),
            words: LiveRow.Words(screen), attempt: screen.attempt,
            windowMilliseconds: screen.windowMilliseconds, typingOpen: screen.isTypingOpen,
            snooze: LiveRow.Snooze(
                allowed: screen.snoozeAllowed,
                reason: screen.snoozeRefusal.map { texts.feedback(.snoozeRefused($0)) },
                minutes: screen.snoozeAllowed ? screen.snoozeMinutes : nil),
            emergency: LiveRow.Emergency(
                sentence: WakeSession.emergencySentence(screen.language),
                opensAt: screen.emergencyOpensAt?.iso8601Milliseconds,
                secondsLeft: screen.emergencyOpensAt.map {
                    Int(max(0, ($0.milliseconds(since: now) + 999) / 1000))
                }))
        if !screen.choices.isEmpty {
            alternatives = LiveRow.Alternatives(screen.choices.map(\.kindName), text: texts.choices(screen))
        }
        feedback = screen.feedback.map { LiveRow.Feedback(kind: $0.name, text: texts.feedback($0)) }
        if screen.mayEase { easierText = texts.easingOffer }
        warning = screen.warning.map {
            LiveRow.Warning(kind: $0.code, text: texts.warning($0), percent: $0.percent, told: $0.told)
        }
        endsAt = screen.endsAt?.iso8601Milliseconds
        if screen.isAnswerHeard { answerHeard = true }
        until = screen.waitsUntil?.iso8601Milliseconds
    }
}

extension LiveRow.Words {
    fileprivate init(_ screen: WakeScreen) {
        self.init(
            lines: screen.lines.map { line in
                LiveRow.Line(
                    words: zip(line.words, line.said).map { LiveRow.Word(text: $0, heard: $1) },
                    recited: line.isRecited)
            })
        if screen.isOrdered { ordered = true }
        challengeWord = screen.challengeWord
        if screen.challengeWord != nil { challengeWordHeard = screen.challengeWordHeard }
        if !screen.transcript.isEmpty { transcript = screen.transcript }
    }
}

extension WakeScreen {
    /// When it asks again, or until when it is put off.
    fileprivate var waitsUntil: Instant? {
        if case .resting(let until) = phase { until } else { ringsAgainAt }
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
        case .emergencyMissing, .emergencyExtra: "emergencyNearly"
        case .typingNotOpen: "typingNotOpen"
        case .rightAnswer: "rightAnswer"
        case .wrongAnswer: "wrongAnswer"
        case .unreadableAnswer: "unreadableAnswer"
        case .lockedOut: "lockedOut"
        }
    }
}
