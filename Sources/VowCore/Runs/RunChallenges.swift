import VowRecitation

// Challenges that need no microphone: shown, answered, locked, passed.
extension RunState {
    /// Shows the present challenge; nothing to record where it is shown already.
    func present(at instant: Instant) throws(RunRejection) -> [RunEvent] {
        guard isAsking, let step = currentStep else { throw .notActive }
        guard !step.challenge.isSpoken else { throw .notAsked }
        try checkLock(of: step, at: instant)
        if isPresented { return [] }
        return [
            .challengePresented(
                step: stepIndex, question: step.challenge.task.presentedQuestion(answers.asked))
        ]
    }

    /// Judges a typed answer; a wrong one is an event, and the next question another one.
    func answer(_ text: String, at instant: Instant) throws(RunRejection) -> [RunEvent] {
        guard isAsking, let step = currentStep else { throw .notActive }
        guard case .sum(let task) = step.challenge else { throw .notAsked }
        try checkLock(of: step, at: instant)
        guard let question = answers.question else { throw .notAsked }
        // Typed in digits, or said and written down in words.
        let spoken = terms.flatMap { SpokenNumber.value(text, in: $0.language) }
        guard let answer = SumQuestion.number(text) ?? spoken else { throw .unreadableAnswer }
        let passes = answer == question.answer
        var events: [RunEvent] = [
            .sumAnswered(step: stepIndex, question: question, answer: answer, passed: passes)
        ]
        if passes {
            if answers.solved + 1 >= task.count { events += passed(after: events, at: instant) }
        } else {
            events += locked(at: instant)
        }
        return events
    }

    /// Judges codes that were seen, or a tag that was touched. A wrong one is recorded, and counts towards a lockout
    /// where the gate has one. A camera sees the same code many times in a second, which is recorded once.
    func show(_ kind: TokenKind, _ digests: [PayloadDigest], at instant: Instant) throws(RunRejection)
        -> [RunEvent]
    {
        guard isAsking, let step = currentStep else { throw .notActive }
        guard let task = step.challenge.token, task.kind == kind else { throw .notAsked }
        try checkLock(of: step, at: instant)
        let matching = digests.first { $0.equals(task.digest) }
        guard let digest = matching ?? digests.first else { return [] }
        if matching == nil, digest == answers.lastShown { return [] }
        let events: [RunEvent] = [
            .tokenShown(step: stepIndex, kind, digest: digest, passed: matching != nil)
        ]
        return events + (matching == nil ? locked(at: instant) : passed(after: events, at: instant))
    }

    /// Judges how the device was moved.
    func move(_ evidence: MotionEvidence, at instant: Instant) throws(RunRejection) -> [RunEvent] {
        guard isAsking, let step = currentStep else { throw .notActive }
        guard case .move(let task) = step.challenge else { throw .notAsked }
        try checkLock(of: step, at: instant)
        let passes = task.isMet(by: evidence)
        let events: [RunEvent] = [.deviceMoved(step: stepIndex, evidence, passed: passes)]
        return events + (passes ? passed(after: events, at: instant) : locked(at: instant))
    }

    /// The event that locks the challenge, if one more wrong answer reaches its limit.
    func locked(at instant: Instant) -> [RunEvent] {
        guard let lockout = currentStep?.lockout, answers.wrong + 1 >= lockout.answers else { return [] }
        return [.challengeLocked(step: stepIndex, until: instant.adding(milliseconds: lockout.milliseconds))]
    }

    /// For how many more milliseconds no answer is taken; nil while answers are taken.
    ///
    /// A lock that is longer than any lock can be comes from a clock that was set back while nobody watched: it is
    /// over, so that nobody is trapped.
    package func lockedMilliseconds(at instant: Instant) -> Int64? {
        guard let lockedUntil, let lockout = currentStep?.lockout else { return nil }
        let remaining = lockedUntil.milliseconds(since: instant)
        return remaining > 0 && remaining <= lockout.milliseconds ? remaining : nil
    }

    func checkLock(of step: GateStep, at instant: Instant) throws(RunRejection) {
        if let remaining = lockedMilliseconds(at: instant) {
            throw .lockedOut(remainingMilliseconds: remaining)
        }
    }

    /// What follows once the present challenge was met: the step, and after the last one the end.
    /// - Parameter earned: what the answer led to before.
    func passed(after earned: [RunEvent], at instant: Instant) -> [RunEvent] {
        guard let terms else { return [] }
        if isCheckAsked { return revealed + [.dismissed(mode: dismissalMode)] }
        let step = RunEvent.stepPassed(step: stepIndex)
        guard stepIndex + 1 == terms.steps.count, let lastEventAt else { return [step] }
        var ended = self
        for event in earned { ended.evolve(by: event, at: lastEventAt) }
        if let check = terms.wakeCheck, checkCount < check.limit {
            let until = instant.adding(milliseconds: check.afterMilliseconds)
            return [step, .wakeCheckPlanned(until: until, number: checkCount + 1)]
        }
        return [step] + revealed + [.dismissed(mode: ended.dismissalMode)]
    }

    /// How the gate was met, once it is.
    var dismissalMode: DismissalMode {
        if tookStandIn { return .alternative }
        if wasTyped { return .typed }
        return terms?.steps.contains(where: \.challenge.isSpoken) == true ? .spoken : .unspoken
    }
}
