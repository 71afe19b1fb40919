/// What can be asked of a run.
public enum RunCommand: Hashable, Sendable {
    /// Begin it.
    case fire(FiredTerms)
    /// Record that it could not ring in time.
    case miss(alarm: String, label: String, due: Instant, cause: String, date: CivilDate? = nil)
    /// Judge what was captured.
    case judge(AttemptEvidence)
    /// Put it off.
    case snooze
    /// Ring again after a snooze.
    case endSnooze
    /// Go on after the process had stopped.
    case resume
    /// The emergency sentence was typed exactly.
    case askEmergencyExit
    /// Nobody answered until the limit.
    case abandon
}

/// Why a run command is refused.
public enum RunRejection: Error, Hashable, Sendable {
    /// The run is not there, or is over.
    case notActive
    /// It has begun already.
    case alreadyFired
    /// Snoozing needs a step, or half of a single step's lines, done first.
    case snoozeNeedsProgress
    /// All snoozes are used up.
    case snoozesUsedUp(maximum: Int)
    /// The second typing of the emergency sentence comes too early.
    case emergencyTooEarly(remainingMilliseconds: Int64)
}

extension RunState: Decider {
    /// The events that a command leads to, with verdicts by the rules of the run.
    public func decide(_ command: RunCommand, at instant: Instant) throws(RunRejection) -> [RunEvent] {
        try decide(command, at: instant, verifier: RulesVerifier())
    }

    /// The events that a command leads to; none when it is already so. A failed recitation is an event.
    /// - Parameter verifier: what computes verdicts.
    public func decide(
        _ command: RunCommand, at instant: Instant, verifier: any StepVerifier
    ) throws(RunRejection) -> [RunEvent] {
        switch command {
        case .fire(let terms):
            guard phase == .none else { throw .alreadyFired }
            return [.fired(terms)]
        case .miss(let alarm, let label, let due, let cause, let date):
            guard phase == .none else { return [] }
            return [.missed(alarm: alarm, label: label, due: due, cause: cause, date: date)]
        case .endSnooze:
            guard case .snoozed = phase else { return [] }
            return [.snoozeEnded]
        case .judge(let evidence):
            guard phase == .active, let terms, let step = currentStep else { throw .notActive }
            return judge(evidence, step: step, terms: terms, verifier: verifier)
        case .snooze: return try snooze(at: instant)
        case .resume:
            guard let lastEventAt, phase != .none else { throw .notActive }
            if case .ended = phase { throw .notActive }
            // A snooze was meant to be silent: the gap begins where it should have ended.
            var since = lastEventAt
            if case .snoozed(let until) = phase { since = until }
            let gap = max(0, instant.milliseconds(since: since))
            let resumed = RunEvent.resumed(gapMilliseconds: gap)
            // A gate that was passed in full has let go, even where the end itself was not written any more.
            if let terms, stepIndex >= terms.steps.count {
                return [resumed, .dismissed(mode: wasTyped ? .typed : .spoken)]
            }
            // Nobody answers a device that is off. What would have been given up by now does not ring hours later.
            if let terms, gap >= terms.timings.abandonMilliseconds { return [resumed, .abandoned] }
            return [resumed]
        case .askEmergencyExit: return try askEmergencyExit(at: instant)
        case .abandon:
            guard phase == .active else { return [] }
            return [.abandoned]
        }
    }

    /// Whether enough was recited for a snooze: a whole step, or half the lines where the gate has one step.
    public var hasSnoozeProgress: Bool {
        guard let terms else { return false }
        if stepIndex > 0 { return true }
        guard terms.steps.count == 1, let step = terms.steps.first else { return false }
        return recitedLines.count * 2 >= step.lines.count && !recitedLines.isEmpty
    }

    private func snooze(at instant: Instant) throws(RunRejection) -> [RunEvent] {
        guard phase == .active, let terms else { throw .notActive }
        guard snoozeCount < terms.snooze.maximumCount else {
            throw .snoozesUsedUp(maximum: terms.snooze.maximumCount)
        }
        guard hasSnoozeProgress else { throw .snoozeNeedsProgress }
        let until = instant.adding(seconds: Int64(terms.snooze.lengthMinutes) * 60)
        return [.snoozed(until: until, count: snoozeCount + 1)]
    }

    private func askEmergencyExit(at instant: Instant) throws(RunRejection) -> [RunEvent] {
        if case .ended = phase { throw .notActive }
        guard let terms else { throw .notActive }
        guard let askedAt = emergencyAskedAt else { return [.emergencyAsked] }
        let waited = instant.milliseconds(since: askedAt)
        let wait = terms.timings.emergencyWaitMilliseconds
        // The clock was set back while nobody watched: the wait begins anew, so that it neither ends early nor never.
        if waited < 0 { return [.emergencyAsked] }
        guard waited >= wait else {
            throw .emergencyTooEarly(remainingMilliseconds: wait - waited)
        }
        return [.bypassed]
    }
}
