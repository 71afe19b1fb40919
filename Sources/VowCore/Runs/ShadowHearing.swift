/// What a second engine made of a judged attempt, after the verdict and without any say in it.
package struct ShadowHearing: Codable, Hashable, Sendable {
    /// The attempt of the run, from 1.
    package let attempt: Int
    /// Whether its words would have opened the step.
    package let passed: Bool
    /// The processor time that it took, in milliseconds.
    package let processorMilliseconds: Int64
    /// What the second engine heard in the same sound; the levels are those of the attempt, the latency is how
    /// long the engine took.
    package let evidence: AttemptEvidence
    /// What each line of the step would have got.
    @Sealed package private(set) var lines: [LineResult]

    private enum CodingKeys: String, CodingKey {
        case attempt, passed, processorMilliseconds
        case evidence = "_0"
        case lines
    }

    /// Makes a hearing.
    package init(
        attempt: Int, evidence: AttemptEvidence, passed: Bool, lines: [LineResult],
        processorMilliseconds: Int64
    ) {
        self.attempt = attempt
        self.evidence = evidence
        self.passed = passed
        self.lines = lines
        self.processorMilliseconds = processorMilliseconds
    }

    /// Judges what a second engine heard just as the run's own attempt was judged: from the same state, by the same
    /// rules.
    ///
    /// - Parameters:
    ///   - history: the run's events, oldest first, with their instants.
    ///   - attempt: the number of the attempt.
    /// - Returns: nil where the run has no such attempt.
    package init?(
        of attempt: Int, in history: [(at: Instant, event: RunEvent)], heard evidence: AttemptEvidence,
        processorMilliseconds: Int64
    ) {
        var state = RunState()
        for (instant, event) in history {
            if case .attemptJudged(let own) = event, own.number == attempt {
                guard let events = try? state.decide(.judge(evidence), at: instant),
                    case .attemptJudged(let verdict)? = events.first
                else { return nil }
                self.init(
                    attempt: attempt, evidence: evidence, passed: verdict.reasons.isEmpty,
                    lines: verdict.lines, processorMilliseconds: processorMilliseconds)
                return
            }
            state = state.evolved(by: event, at: instant)
        }
        return nil
    }
}

/// What a second engine made of the attempts of one run.
package struct ShadowNotes: Evolving, Hashable {
    /// What names one.
    package typealias ID = RunID

    /// The hearings, in the order in which they were noted.
    package private(set) var hearings: [ShadowHearing] = []

    /// The state before any event.
    package init() {}

    /// The state after one more event.
    package func evolved(by hearing: ShadowHearing, at instant: Instant) -> ShadowNotes {
        var next = self
        next.hearings.append(hearing)
        return next
    }
}
