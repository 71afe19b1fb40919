import VowRecitation

// The screen.
extension WakeSession {
    /// Shows the present state.
    mutating func show(_ effects: inout [SessionEffect]) { effects.append(.show(presented())) }

    /// What the person sees now.
    package var screen: WakeScreen {
        var copy = self
        return copy.presented()
    }

    /// Makes the screen, and remembers the verdict on the transcript, so that nothing is verified twice.
    mutating func presented() -> WakeScreen {
        let step = state.currentStep ?? state.terms?.steps.last
        if let terms = state.terms, let required = step?.challenge.required {
            hearing.markWords(required, step: shownStep, terms: terms)
        }
        return screen(of: step)
    }

    /// The step that the screen is about: the last one when all are passed.
    private var shownStep: Int {
        let count = state.terms?.steps.count ?? 0
        return max(0, min(state.stepIndex, count - 1))
    }

    private func screen(of step: GateStep?) -> WakeScreen {
        let (index, snoozeRefusal) = (shownStep, snoozeRefusal)
        let lines = self.lines(of: step?.lines ?? [])
        // The words of a refused attempt stay on the screen, but answered the challenge word before this one.
        let isWordHeard =
            !hearing.transcript.isEmpty && hearing.marks?.verdict.challengeWordHeard == true
            && hearing.marks?.word == step?.challengeWord
        let isOrdered =
            step?.challenge.isSpoken == true && lines.count > 1 && state.terms?.recitation.isOrdered == true
        return WakeScreen(
            phase: phase, window: hearing.number, step: index, stepCount: state.terms?.steps.count ?? 0,
            task: WakeSession.task(step?.challenge, state), choices: choices,
            language: state.terms?.language ?? .english, lines: lines, isOrdered: isOrdered,
            challengeWord: step?.challengeWord,
            challengeWordHeard: isWordHeard || state.words.saidIn.contains(index),
            transcript: hearing.transcript,
            feedback: feedback, warning: sound.warning,
            snoozeAllowed: snoozeRefusal == nil && !isQuiet, snoozeRefusal: snoozeRefusal,
            snoozeMinutes: state.terms?.snooze.lengthMinutes ?? 0,
            mayEase: state.mayEase, attempt: state.attemptCount + 1,
            endsAt: screenEnd, ringsAgainAt: state.snoozedUntil,
            windowMilliseconds: state.terms?.timings.windowMilliseconds ?? 0,
            isTypingOpen: state.isTypingOpen, isAnswerHeard: hearing.sumNumber != nil,
            emergencyOpensAt: emergencyOpensAt,
            label: state.terms?.label ?? "")
    }

    private static func task(_ challenge: Challenge?, _ state: RunState) -> WakeScreen.ShownChallenge {
        challenge?.task.shown(in: state) ?? .recite(.affirmation)
    }

    /// What may stand in for the present recitation.
    private var choices: [WakeScreen.Choice] {
        state.choices.map { standIn in
            guard case .challenge(let step) = standIn else { return .typeLines }
            return step.challenge.task.choice
        }
    }

    private var snoozeRefusal: WakeScreen.SnoozeRefusal? {
        if isQuiet || state.bypassablePart != nil { return nil }
        let maximum = state.terms?.snooze.maximumCount ?? 0
        if state.snoozeCount >= maximum { return .usedUp(maximum: maximum) }
        return state.hasSnoozeProgress ? nil : .needsProgress
    }

    /// When the present ring or window ends. The grace for a slow recogniser is not shown, since nothing is heard in
    /// it.
    private var screenEnd: Instant? {
        switch phase {
        case .ringing(let until), .checking(let until): until
        case .answering(let until) where hearing.sumNumber == nil: until
        case .answering(let until), .listening(let until):
            until.adding(milliseconds: -WakeSession.hearingGraceMilliseconds)
        case .awaited, .active, .judging, .snoozed, .up, .resting, .ended: nil
        }
    }

    private var emergencyOpensAt: Instant? {
        guard let asked = state.emergencyAskedAt, let terms = state.terms else { return nil }
        return asked.adding(milliseconds: terms.timings.emergencyWaitMilliseconds)
    }

    /// The lines of a step with their ticks.
    private func lines(of required: [RequiredLine]) -> [WakeScreen.Line] {
        let verdicts = hearing.transcript.isEmpty ? nil : hearing.marks?.verdict.lines
        let recited = state.step.recitedLines
        return required.enumerated().map { place, line in
            WakeScreen.Line(
                text: line.text, heard: verdicts?[place].ticks, isRecited: recited.contains(line.id))
        }
    }
}

extension WakeScreen.Feedback {
    /// Whether it is about the emergency exit.
    var isOfExit: Bool {
        switch self {
        case .emergencyAsked, .emergencyMissing, .emergencyExtra: true
        default: false
        }
    }
}

extension LineVerdict {
    /// The words with a tick for each that was said; nil before the line was begun. Words that many sentences hold tick
    /// nothing until one that carries the line's meaning was heard, next to another.
    fileprivate var ticks: [WordVerdict]? {
        let isBegun =
            components.semanticSimilarity > 0
            && (words.count < 2 || zip(words, words.dropFirst()).contains { $0.said && $1.said })
        return isBegun ? words : nil
    }
}
