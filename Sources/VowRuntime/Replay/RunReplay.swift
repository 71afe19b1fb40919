package import VowCore

/// One event of a run that is being replayed, from a log or from a redacted bundle.
package struct ReplayEvent: Hashable, Sendable {
    /// When it happened.
    package let at: Instant
    /// What happened; a device event only where the clock was set meanwhile.
    package let event: DomainEvent
    /// Whether its personal part was erased, so that a decision on words cannot be taken again.
    package let isErased: Bool

    package init(at: Instant, event: DomainEvent, isErased: Bool = false) {
        self.at = at
        self.event = event
        self.isErased = isErased
    }
}

/// One step of a replayed run: what came in, what was decided, and how the run stands afterwards.
package struct ReplayStep: Sendable {
    /// What today's code says of a recorded decision.
    package enum Check: Hashable, Sendable {
        /// It decides the same.
        case same
        /// It decides otherwise.
        case differs(today: [RunEvent])
        /// Nothing was decided: a fact was noted.
        case fact
        /// The words were erased.
        case erased
    }

    /// When.
    package let at: Instant
    /// What came in, as a sentence.
    package let input: String
    /// The events that were recorded for it.
    package let events: [RunEvent]
    /// What the device did, as sentences.
    package let effects: [String]
    /// How the run stands after it.
    package let state: RunState
    /// What today's code says.
    package let check: Check
}

/// Takes every decision of a recorded run again with today's code.
package struct RunReplay: Sendable {
    /// How words are judged again.
    package enum Judging: Sendable {
        /// By the verifier, from the words.
        case fromWords
        /// From the recorded result of each line: the words of a redacted bundle are tokens, so the verifier is
        /// taken at its recorded word, and everything that follows from it is decided again.
        case fromRecordedLines
    }

    /// The steps, oldest first.
    package private(set) var steps: [ReplayStep] = []

    /// The first step at which today's code decides otherwise; nil when it agrees with all.
    package var firstDifference: Int? {
        steps.firstIndex { if case .differs = $0.check { true } else { false } }
    }

    /// Replays a run's events, oldest first, with the device's clock steps among them.
    /// - Parameter verifierVersion: the rules of verdict to judge words by; nil for those that the run fired with.
    /// - Parameter texts: in which language the steps are told.
    package init(
        _ history: [ReplayEvent], judging: Judging = .fromWords, verifierVersion: Int? = nil,
        texts: ReplayTexts = .english
    ) {
        let verifier = PinnedVerifier(pinned: verifierVersion)
        var state = RunState()
        var index = 0
        // Words that were kept cannot be judged against lines that were not: they are erased class by class, and
        // month by month.
        var linesAreErased = false
        while index < history.count {
            let now = history[index]
            guard case .run(_, let event) = now.event else {
                if case .device(.clockStepped(let milliseconds)) = now.event {
                    state.followClockStep(byMilliseconds: milliseconds)
                    steps.append(
                        ReplayStep(
                            at: now.at, input: texts.clockStepped(byMilliseconds: milliseconds), events: [],
                            effects: [],
                            state: state, check: .fact))
                }
                index += 1
                continue
            }
            if case .fired = event { linesAreErased = now.isErased }
            var isErased = now.isErased
            if case .attemptJudged = event, linesAreErased { isErased = true }
            // The seed comes before the end that opens it, and is decided with it.
            var cause = event
            if case .challengeRevealed = event, index + 1 < history.count,
                case .run(_, let next) = history[index + 1].event
            {
                cause = next
            }
            let decided = RunReplay.decide(cause, state, at: now.at, judging, verifier)
            var batch = [event]
            // What one input led to was recorded together: as much as today's answer is long, or until the next cause.
            while index + batch.count < history.count,
                RunReplay.belongs(history[index + batch.count], after: batch)
            {
                if case .run(_, let next) = history[index + batch.count].event { batch.append(next) }
            }
            for item in batch { state = state.evolved(by: item, at: now.at) }
            let check: ReplayStep.Check =
                if isErased { .erased } else if let decided {
                    decided == batch ? .same : .differs(today: decided)
                } else { .fact }
            steps.append(
                ReplayStep(
                    at: now.at, input: texts.input(event), events: batch,
                    effects: batch.flatMap(texts.effects), state: state, check: check))
            index += batch.count
        }
    }

    /// What today's code decides for the input behind a recorded event; nil where the event is a fact.
    private static func decide(
        _ event: RunEvent, _ state: RunState, at: Instant, _ judging: Judging, _ verifier: PinnedVerifier
    ) -> [RunEvent]? {
        let command: RunCommand
        switch event {
        case .fired(let terms): command = .fire(terms)
        case .missed(let alarm, let label, let due, let date, let cause):
            command = .miss(alarm: alarm, label: label.wrappedValue, due: due, cause: cause, date: date)
        case .attemptJudged(let verdict):
            if case .fromRecordedLines = judging {
                return state.judged(
                    verdict.evidence, lines: verdict.lines, challengeWordHeard: verdict.challengeWordHeard,
                    objections: verdict.reasons, at: at)
            }
            command = .judge(verdict.evidence)
        case .challengePresented: command = .present
        case .wakeCheckAsked: command = .askWakeCheck
        case .wakeCheckMissed: command = .missWakeCheck
        case .answered(_, let answer, _): command = .respond(answer.response)
        case .standInTaken(_, let standIn): command = .standIn(standIn)
        case .similarityLowered: command = .ease
        case .snoozed, .partBypassed: command = .snooze
        case .repairDemanded(let part): command = .demandRepair(part)
        case .personUp: command = .getUp
        case .snoozeEnded: command = .endSnooze
        case .resumed(let gap, let away): command = .resume(awayMilliseconds: gap < 0 ? gap : away)
        case .emergencyAsked, .bypassed: command = .askEmergencyExit
        case .abandoned: command = .abandon
        default: return nil
        }
        // A command that is refused now leads to nothing, and shows as a difference.
        return (try? state.decide(command, at: at, verifier: verifier)) ?? []
    }

    private static func belongs(_ candidate: ReplayEvent, after batch: [RunEvent]) -> Bool {
        guard case .run(_, let event) = candidate.event, let first = batch.first else { return false }
        switch event {
        case .lineRecited, .challengeWordSaid, .cheatFlagged:
            if case .attemptJudged = first { return true }
            return false
        case .stepPassed, .challengeLocked:
            switch first {
            case .attemptJudged, .answered: return true
            default: return false
            }
        case .abandoned, .bypassed:
            if case .challengeRevealed = batch.last { return true }
            return false
        case .challengeRevealed:
            switch first {
            case .attemptJudged, .answered, .resumed: return true
            default: return false
            }
        case .snoozed:
            if case .partBypassed = first { return true }
            return false
        case .wakeCheckPlanned:
            switch first {
            case .attemptJudged, .answered: return true
            default: return false
            }
        case .dismissed:
            switch first {
            case .attemptJudged, .answered, .resumed: return true
            default: return false
            }
        default: return false
        }
    }
}
