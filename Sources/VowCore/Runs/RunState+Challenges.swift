// Challenges that need no microphone: shown, answered, locked, passed.
extension RunState {
    /// Shows the present challenge; nothing to record where it is shown already.
    func present(at instant: Instant) throws(RunRejection) -> [RunEvent] {
        guard isAsking, let step = currentStep else { throw .notActive }
        guard !step.challenge.isSpoken else { throw .notAsked }
        try checkLock(of: step, at: instant)
        if self.step.isPresented { return [] }
        return [
            .challengePresented(
                step: stepIndex, question: step.challenge.task.presentedQuestion(self.step.answers.asked))
        ]
    }

    /// Judges an answer to the present challenge, as its kind does.
    func respond(_ response: Response, at instant: Instant) throws(RunRejection) -> [RunEvent] {
        guard isAsking, let step = currentStep else { throw .notActive }
        return try step.challenge.task.judged(response, step, in: self, at: instant)
    }

    /// The events of an answer that was judged: a wrong one may lock the challenge, and the last one that is asked for meets it.
    func judged(
        _ answer: ChallengeAnswer, passed isRight: Bool, isLast: Bool = true, at instant: Instant
    ) -> [RunEvent] {
        let events: [RunEvent] = [.answered(step: stepIndex, answer, passed: isRight)]
        if !isRight { return events + locked(at: instant) }
        return isLast ? events + passed(after: events, at: instant) : events
    }

    /// The event that locks the challenge, if one more wrong answer reaches its limit.
    func locked(at instant: Instant) -> [RunEvent] {
        guard let lockout = currentStep?.lockout, self.step.answers.wrong + 1 >= lockout.answers else {
            return []
        }
        return [.challengeLocked(step: stepIndex, until: instant.adding(milliseconds: lockout.milliseconds))]
    }

    /// For how many more milliseconds no answer is taken; nil while answers are taken.
    ///
    /// A lock that is longer than any lock can be comes from a clock that was set back while nobody watched: it is
    /// over, so that nobody is trapped.
    package func lockedMilliseconds(at instant: Instant) -> Int64? {
        guard let lockedUntil = step.lockedUntil, let lockout = currentStep?.lockout else { return nil }
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
        if checks.isAsked { return revealed + [.dismissed(mode: dismissalMode)] }
        let step = RunEvent.stepPassed(step: stepIndex)
        guard stepIndex + 1 == terms.steps.count, let lastEventAt else { return [step] }
        var ended = self
        for event in earned { ended.evolve(by: event, at: lastEventAt) }
        if let check = terms.wakeCheck, checks.count < check.limit {
            let until = instant.adding(milliseconds: check.afterMilliseconds)
            return [step, .wakeCheckPlanned(until: until, number: checks.count + 1)]
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
