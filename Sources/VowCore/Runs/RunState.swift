/// A run as its events leave it.
public struct RunState: Codable, Hashable, Sendable {
    /// Where a run stands.
    public enum Phase: Codable, Hashable, Sendable {
        /// No event yet.
        case none
        /// It rings or listens.
        case active
        /// It is put off until an instant.
        case snoozed(until: Instant)
        /// It is over.
        case ended(RunEnding)
    }

    /// Where it stands.
    public private(set) var phase = Phase.none
    /// What was decided when it fired.
    public private(set) var terms: FiredTerms?
    /// The lines that count as said.
    public private(set) var recitedLines: [String] = []
    /// The steps whose challenge word was heard.
    public private(set) var wordSteps: [Int] = []
    /// The first step that is not yet passed.
    public private(set) var stepIndex = 0
    /// Attempts judged so far.
    public private(set) var attemptCount = 0
    /// Snoozes taken so far.
    public private(set) var snoozeCount = 0
    /// When it fired or last came out of a snooze; the abandon limit counts from here.
    public private(set) var awakeSince: Instant?
    /// When the emergency sentence was typed first.
    public private(set) var emergencyAskedAt: Instant?
    /// Whether anything that counted was typed.
    public private(set) var wasTyped = false
    /// When the run was seen last: the time of the newest event, but for a return that came too late to ring.
    public private(set) var lastEventAt: Instant?

    /// The state before any event.
    public init() {}

    /// The step that is asked for now; nil when all are passed.
    public var currentStep: GateStep? {
        guard let terms, stepIndex < terms.steps.count else { return nil }
        return terms.steps[stepIndex]
    }

    /// Moves every remembered instant with a wall clock that was set, so that no wait of the run is cut short or
    /// drawn out. The step is an event of the device, so the state still follows from the log.
    public mutating func followClockStep(byMilliseconds milliseconds: Int64) {
        awakeSince = awakeSince?.adding(milliseconds: milliseconds)
        emergencyAskedAt = emergencyAskedAt?.adding(milliseconds: milliseconds)
        lastEventAt = lastEventAt?.adding(milliseconds: milliseconds)
        if case .snoozed(let until) = phase {
            phase = .snoozed(until: until.adding(milliseconds: milliseconds))
        }
    }

    /// The state after one more event.
    public func evolved(by event: RunEvent, at instant: Instant) -> RunState {
        var next = self
        next.evolve(by: event, at: instant)
        return next
    }

    /// Takes in one more event.
    public mutating func evolve(by event: RunEvent, at instant: Instant) {
        let seenBefore = lastEventAt
        lastEventAt = instant
        switch event {
        case .fired(let terms):
            self.terms = terms
            phase = .active
            awakeSince = instant
        case .missed: phase = .ended(.missed)
        case .ringStarted, .partFailed, .listeningStarted, .cheatFlagged: break
        case .resumed(let gap):
            // Such a return gives the run up. Where the process died before that was recorded, the next one has to
            // see the same gap, or it would ring after all, hours late.
            if let terms, gap >= terms.timings.abandonMilliseconds { lastEventAt = seenBefore }
        case .attemptJudged(let verdict):
            attemptCount = verdict.number
            if verdict.evidence.mode == .typed, verdict.lines.contains(where: \.passed) { wasTyped = true }
        case .lineRecited(let line, _, _):
            if !recitedLines.contains(line) { recitedLines.append(line) }
        case .challengeWordSaid(let step, _):
            if !wordSteps.contains(step) { wordSteps.append(step) }
        case .stepPassed(let step): stepIndex = step + 1
        case .snoozed(let until, let count):
            phase = .snoozed(until: until)
            snoozeCount = count
        case .snoozeEnded:
            phase = .active
            awakeSince = instant
        case .emergencyAsked: emergencyAskedAt = instant
        case .dismissed: phase = .ended(.dismissed)
        case .abandoned: phase = .ended(.abandoned)
        case .bypassed: phase = .ended(.bypassed)
        }
    }
}
