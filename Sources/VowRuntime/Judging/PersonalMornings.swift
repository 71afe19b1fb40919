import VowCore
package import VowPorts

/// How well the gate recognises a person, from their own log.
///
/// A morning is genuine if its run was dismissed by voice: the person then meant to say the lines. What the first
/// attempt contained is not certain (it may have been a yawn), so its refusal counts as the gate's mistake; the true
/// rate is at most that. Runs that were bypassed, abandoned, missed or typed are counted separately as unknown.
package struct PersonalMornings: Sendable {
    /// An attempt that the device's engine and a shadow engine judged.
    package struct Pair: Hashable, Sendable {
        /// The device's engine and model.
        package let engine: String
        /// The shadow's engine and model.
        package let shadow: String
        /// Whether the device's engine opened the step.
        package let enginePassed: Bool
        /// Whether the shadow's words would have opened it.
        package let shadowPassed: Bool
    }

    /// The attempts of a genuine morning.
    package struct Genuine: Hashable, Sendable {
        /// The engine and model of the first attempt.
        package let engine: String
        /// Whether the first attempt of the first step was refused.
        package let refusedAtFirst: Bool
        /// Whether every step opened with its first or second attempt.
        package let passedWithinTwo: Bool
    }

    /// The genuine mornings, oldest first.
    package private(set) var genuine: [Genuine] = []
    /// The number of other runs, by ending: "bypassed", "abandoned", "missed", "typed", "alternative", "unspoken",
    /// "open", "erased".
    package private(set) var unknown: [String: Int] = [:]
    /// First attempts of the steps of genuine mornings that a shadow engine also transcribed.
    package private(set) var pairs: [Pair] = []
    /// The outcomes of each present line's newest rehearsal, by outcome.
    package private(set) var rehearsals: [String: Int] = [:]

    private struct Run {
        var attempts: [AttemptVerdict] = []
        var ending = "open"
        var isErased = false
        var shadows: [Int: ShadowHearing] = [:]
    }

    /// Reads a whole log.
    package init(_ log: EventLog) throws(PortFailure) {
        var order: [RunID] = []
        var runs: [RunID: Run] = [:]
        var book = LineList()
        try log.forEachWhole { (logged) throws(PortFailure) in
            switch logged.event {
            case .run(let id, let event):
                if runs[id] == nil { order.append(id) }
                Self.apply(event, isErased: logged.isErased, into: &runs[id, default: Run()])
            case .shadow(let id, let hearing) where !logged.isErased:
                runs[id]?.shadows[hearing.attempt] = hearing
            case .line(let id, let event) where !logged.isLostLine: book.apply(event, line: id)
            default: break
            }
        }
        for id in order { if let run = runs[id] { count(run) } }
        for entry in book.entries {
            if let last = book.state(of: entry.id).rehearsals.last {
                rehearsals[last.outcome.rawValue, default: 0] += 1
            }
        }
    }

    private static func apply(_ event: RunEvent, isErased: Bool, into run: inout Run) {
        switch event {
        case .attemptJudged(let verdict):
            run.isErased = run.isErased || isErased
            // Silence is not an attempt.
            if verdict.reasons != [.noSpeech] { run.attempts.append(verdict) }
        case .missed: run.ending = "missed"
        case .dismissed(.spoken): run.ending = "dismissed"
        case .dismissed(let mode): run.ending = mode.rawValue
        case .abandoned: run.ending = "abandoned"
        case .bypassed: run.ending = "bypassed"
        default: break
        }
    }

    private mutating func count(_ run: Run) {
        // The later transcript of a fallback is not the person's attempt.
        let own = run.attempts.filter { $0.evidence.mode == .spoken && $0.evidence.engine != "cloud" }
        guard run.ending == "dismissed", let first = own.first, !run.isErased else {
            unknown[run.isErased ? "erased" : run.ending == "dismissed" ? "typed" : run.ending, default: 0] +=
                1
            return
        }
        var tries: [Int: Int] = [:]
        for attempt in own {
            tries[attempt.step, default: 0] += 1
            guard tries[attempt.step] == 1, let shadow = run.shadows[attempt.number] else { continue }
            pairs.append(
                Pair(
                    engine: Self.name(attempt.evidence), shadow: Self.name(shadow.evidence),
                    enginePassed: attempt.reasons.isEmpty, shadowPassed: shadow.passed))
        }
        genuine.append(
            Genuine(
                engine: Self.name(first.evidence), refusedAtFirst: !first.reasons.isEmpty,
                passedWithinTwo: tries.values.allSatisfy { $0 <= 2 }))
    }

    private static func name(_ evidence: AttemptEvidence) -> String {
        "\(evidence.engine) (\(evidence.model))"
    }
}
