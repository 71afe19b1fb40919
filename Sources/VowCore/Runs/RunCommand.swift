/// What can be asked of a run.
package enum RunCommand: Hashable, Sendable {
    /// Begin it.
    case fire(FiredTerms)
    /// Record that it could not ring in time.
    case miss(alarm: AlarmID, label: String, due: Instant, cause: MissCause, date: CivilDate? = nil)
    /// Show the present challenge, where it needs no microphone.
    case present
    /// Judge an answer to the present challenge.
    case respond(Response)
    /// Take the allowed stand-in of this number, from 0, in place of the present recitation.
    case standIn(Int)
    /// Ask a little less of every line for the rest of the run, as is offered after refusals.
    case ease
    /// Put it off.
    case snooze
    /// Record that a part must be repaired before this run may be put off for it, since an earlier run was put off for
    /// it.
    case demandRepair(DevicePart)
    /// Ask for the gate in a snooze, without a tone.
    case getUp
    /// Ring again after a snooze.
    case endSnooze
    /// Ask whether the person is still up.
    case askWakeCheck
    /// Nobody answered that: ring again.
    case missWakeCheck
    /// Go on after the process had ended or stood still for `awayMilliseconds`, or nil if that is not known. Negative if
    /// the last process was seen later than the present: the clock was set back.
    case resume(awayMilliseconds: Int64? = nil)
    /// The emergency sentence was typed exactly.
    case askEmergencyExit
    /// Nobody answered until the limit.
    case abandon
}

extension RunCommand {
    /// Judge what was heard or typed of lines.
    package static func judge(_ evidence: AttemptEvidence) -> RunCommand { .respond(.recited(evidence)) }
}

/// Why a run command is refused.
package enum RunRejection: Error, Hashable, Sendable {
    /// The run is not there, or is over.
    case notActive
    /// It has begun already.
    case alreadyFired
    /// Snoozing needs a step, or half of a single step's lines, done first.
    case snoozeNeedsProgress
    /// All snoozes are used up.
    case snoozesUsedUp(maximum: Int)
    /// The present challenge asks for something else.
    case notAsked
    /// The answer is no number.
    case unreadableAnswer
    /// After wrong answers none is taken for a while.
    case lockedOut(remainingMilliseconds: Int64)
    /// The second typing of the emergency sentence comes too early.
    case emergencyTooEarly(remainingMilliseconds: Int64)
}

extension RunState: Decider {
    /// What names one.
    package typealias ID = RunID

    /// The events that a command leads to, with verdicts by the rules of the run.
    package func decide(_ command: RunCommand, at instant: Instant) throws(RunRejection) -> [RunEvent] {
        try decide(command, at: instant, verifier: RulesVerifier())
    }

    /// The events that a command leads to; none where the state asked for is reached already. A failed recitation is an
    /// event.
    /// - Parameter verifier: what computes verdicts.
    package func decide(
        _ command: RunCommand, at instant: Instant, verifier: any StepVerifier
    ) throws(RunRejection) -> [RunEvent] {
        switch command {
        case .fire(let terms):
            guard phase == .awaited else { throw .alreadyFired }
            return [.fired(terms)]
        case .miss(let alarm, let label, let due, let cause, let date):
            guard phase == .awaited else { return [] }
            return [.missed(alarm: alarm, label: Sealed(label), due: due, date: date, cause: cause)]
        case .endSnooze:
            guard snoozedUntil != nil else { return [] }
            return [.snoozeEnded]
        case .getUp:
            guard snoozedUntil != nil else { throw .notActive }
            return [.personUp]
        case .present: return try present(at: instant)
        case .respond(.recited(let evidence)):
            var verifier = RecentVerdicts(of: verifier)
            return try recite(evidence, at: instant, verifier: &verifier)
        case .respond(let response): return try respond(response, at: instant)
        case .askWakeCheck:
            guard case .resting = phase else { return [] }
            return [.wakeCheckAsked(number: checks.count)]
        case .missWakeCheck:
            guard phase == .active, checks.isAsked else { return [] }
            return [.wakeCheckMissed(number: checks.count)]
        case .standIn(let place):
            guard isAsking, currentStep != nil else { throw .notActive }
            guard choices.indices.contains(place) else { throw .notAsked }
            return [.standInTaken(step: stepIndex, standIn: place)]
        case .ease: return try ease()
        case .snooze: return try snooze(at: instant)
        case .demandRepair(let part):
            guard phase == .active else { throw .notActive }
            return parts.repairsDemanded.contains(part) ? [] : [.repairDemanded(part: part)]
        case .resume(let away): return try resume(awayMilliseconds: away, at: instant)
        case .askEmergencyExit: return try askEmergencyExit(at: instant)
        case .abandon:
            guard phase == .active else { return [] }
            return revealed + [.abandoned]
        }
    }

    /// Goes on after the process had stopped: with the ring, with the end that the stop kept from being recorded, or as
    /// abandoned. Where the newest event lies ahead of the present, the clock was set back meanwhile: the gap is then
    /// negative.
    private func resume(awayMilliseconds away: Int64?, at instant: Instant) throws(RunRejection) -> [RunEvent]
    {
        guard let lastEventAt, phase != .awaited else { throw .notActive }
        if case .ended = phase { throw .notActive }
        // A snooze was meant to be silent: the gap begins where it should have ended.
        var since = lastEventAt
        switch phase {
        case .snoozed(let until), .up(let until), .resting(let until): since = until
        default: break
        }
        let setBack = max(lastEventAt.milliseconds(since: instant), -(away ?? 0))
        let gap = setBack > 0 ? -setBack : max(0, instant.milliseconds(since: since))
        let resumed = RunEvent.resumed(
            gapMilliseconds: gap, awayMilliseconds: setBack > 0 ? nil : away.map { min(gap, $0) })
        // A gate that was passed in full is passed, even where the process stopped before the end was recorded; and
        // a person who answered that they are up is not asked again.
        if let terms, isAsking, stepIndex >= terms.steps.count,
            !checks.isAsked || self.step.answers.solved > 0
        {
            return [resumed] + revealed + [.dismissed(mode: dismissalMode)]
        }
        // Nobody can answer a device that is off. A run that would have been abandoned by now does not ring hours
        // later.
        if let terms, gap >= terms.timings.abandonMilliseconds {
            return [resumed] + revealed + [.abandoned]
        }
        return [resumed]
    }

    /// The events that a recitation leads to; none where nothing of it is to count.
    func recite(
        _ evidence: AttemptEvidence, at instant: Instant, counting: Counting = .everything,
        verifier: inout RecentVerdicts
    ) throws(RunRejection) -> [RunEvent] {
        guard isAsking, let terms, let step = currentStep else { throw .notActive }
        guard let lines = step.challenge.required, takes(evidence.mode, for: step.challenge)
        else { throw .notAsked }
        try checkLock(of: step, at: instant)
        let finding = RunState.finding(on: evidence, lines: lines, terms: terms, verifier: &verifier)
        let events = judge(evidence, lines: lines, at: instant, finding: finding, counting: counting)
        guard case .attemptJudged(let verdict)? = events.first, verdict.isWrongAnswer else { return events }
        return events + locked(at: instant)
    }

    /// Whether lines may be given this way: typed lines count for a recitation only where the person allowed it.
    private func takes(_ mode: RecitationMode, for challenge: Challenge) -> Bool {
        switch mode {
        case .spoken: challenge.isSpoken
        case .typed: !challenge.isSpoken || isTypingOpen
        }
    }

    /// The missing part that allows one snooze without progress at the gate, once in a run, unless an earlier run was
    /// put off for it and it was not repaired since (G5). An earned snooze is used before this one.
    package var bypassablePart: DevicePart? {
        guard let terms, snoozedUntil == nil, parts.bypassed.isEmpty, !checks.isAsked,
            let part = blockingPart,
            !parts.repairsDemanded.contains(where: part.repairedTogether.contains)
        else { return nil }
        let isEarned = hasSnoozeProgress && snoozeCount < terms.snooze.maximumCount
        return isEarned ? nil : part
    }

    /// Whether enough was done for a snooze: a whole step, or half of it where the gate has one step.
    package var hasSnoozeProgress: Bool {
        guard let terms else { return false }
        if stepIndex > 0 { return !checks.isAsked }
        return terms.steps.count == 1 && progress.isHalfDone
    }

    private func snooze(at instant: Instant) throws(RunRejection) -> [RunEvent] {
        guard phase == .active, let terms else { throw .notActive }
        guard !checks.isAsked else { throw .notAsked }
        let until = instant.adding(seconds: Int64(terms.snooze.lengthMinutes) * 60)
        if let part = bypassablePart {
            return [.partBypassed(part: part), .snoozed(until: until, count: snoozeCount + 1)]
        }
        guard snoozeCount < terms.snooze.maximumCount else {
            throw .snoozesUsedUp(maximum: terms.snooze.maximumCount)
        }
        guard hasSnoozeProgress else { throw .snoozeNeedsProgress }
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
        return revealed + [.bypassed]
    }
}
