import VowCore

/// What is changed in a what-if; what is nil stays as it was.
public struct WhatIfChange: Hashable, Sendable {
    /// The score that every line needs, 0.5 to 1.
    public var minimumSimilarity: Double?
    /// Whether the challenge word is asked for.
    public var challengeWord: Bool?

    /// Names a change.
    public init(minimumSimilarity: Double? = nil, challengeWord: Bool? = nil) {
        self.minimumSimilarity = minimumSimilarity
        self.challengeWord = challengeWord
    }
}

/// A recorded run judged again under changed terms.
public struct WhatIfOutcome: Sendable {
    /// One attempt, as it was and as it would have been.
    public struct Attempt: Hashable, Sendable {
        /// Its number.
        public let number: Int
        /// Whether it opened its step.
        public let opened: Bool
        /// Whether it would have opened the step asked for then; nil when the run would have been over before.
        public let wouldOpen: Bool?
    }

    /// The run.
    public let run: String
    /// Its attempts.
    public let attempts: [Attempt]
    /// Whether it was dismissed by its gate.
    public let wasDismissed: Bool
    /// Whether these attempts would have dismissed it.
    public let wouldBeDismissed: Bool
    /// Why the answer is not certain; nil when it is.
    public let caveat: String?

    /// Whether the morning would have ended otherwise.
    public var flips: Bool { wasDismissed != wouldBeDismissed }
}

/// "Would 0.70 have let me in?": recorded attempts under changed terms, by the same decisions as a run's.
public enum WhatIf {
    /// Judges a run again; nil when it never fired, or its words were erased.
    public static func judge(_ run: String, _ history: [ReplayEvent], _ change: WhatIfChange)
        -> WhatIfOutcome?
    {
        guard !history.contains(where: \.isErased) else { return nil }
        var caveat: String?
        var state = RunState()
        var attempts: [WhatIfOutcome.Attempt] = []
        var wasDismissed = false
        for (index, item) in history.enumerated() {
            guard case .run(_, let event) = item.event else { continue }
            switch event {
            case .fired(let terms):
                if change.challengeWord == true, !terms.steps.contains(where: { $0.challengeWord != nil }) {
                    caveat =
                        "no word was drawn for this run, so nobody can know whether it would have been said"
                }
                state = state.evolved(by: .fired(changed(terms, change)), at: item.at)
            case .attemptJudged(let verdict):
                let opened = passes(after: index, in: history)
                guard state.phase == .active else {
                    attempts.append(.init(number: verdict.number, opened: opened, wouldOpen: nil))
                    continue
                }
                let events = (try? state.decide(.judge(verdict.evidence), at: item.at)) ?? []
                for event in events { state = state.evolved(by: event, at: item.at) }
                let wouldOpen = events.contains { if case .stepPassed = $0 { true } else { false } }
                attempts.append(.init(number: verdict.number, opened: opened, wouldOpen: wouldOpen))
            case .dismissed: wasDismissed = true
            case .snoozed, .snoozeEnded:
                if case .ended = state.phase { break } else { state = state.evolved(by: event, at: item.at) }
            default: break
            }
        }
        guard state.terms != nil else { return nil }
        return WhatIfOutcome(
            run: run, attempts: attempts, wasDismissed: wasDismissed,
            wouldBeDismissed: state.phase == .ended(.dismissed), caveat: caveat)
    }

    private static func passes(after index: Int, in history: [ReplayEvent]) -> Bool {
        for item in history[(index + 1)...] {
            guard case .run(_, let event) = item.event else { continue }
            switch event {
            case .lineRecited, .challengeWordSaid: continue
            case .stepPassed: return true
            default: return false
            }
        }
        return false
    }

    private static func changed(_ terms: FiredTerms, _ change: WhatIfChange) -> FiredTerms {
        let steps = terms.steps.map { step in
            GateStep(
                kind: step.kind,
                lines: step.lines.map {
                    RequiredLine(
                        id: $0.id, text: $0.text,
                        minimumSimilarity: change.minimumSimilarity ?? $0.minimumSimilarity)
                },
                challengeWord: change.challengeWord == false ? nil : step.challengeWord,
                renderings: step.renderings)
        }
        return FiredTerms(
            alarm: terms.alarm, label: terms.label, due: terms.due, lateMilliseconds: terms.lateMilliseconds,
            date: terms.date, zone: terms.zone, zoneVersion: terms.zoneVersion, steps: steps,
            sound: terms.sound,
            snooze: terms.snooze, language: terms.language, verifierVersion: terms.verifierVersion,
            timings: terms.timings)
    }
}
