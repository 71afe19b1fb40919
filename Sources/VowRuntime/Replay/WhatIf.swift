package import VowCore
import VowRecitation

/// An attempt of a run, by its number.
package struct AttemptID: Hashable, Sendable {
    package let run: RunID
    /// The attempt's number, from 1.
    package let attempt: Int

    package init(run: RunID, attempt: Int) {
        self.run = run
        self.attempt = attempt
    }
}

/// Other sums in a what-if.
package struct SumChange: Hashable, Sendable {
    /// How hard they are.
    package var difficulty: SumDifficulty
    /// How many.
    package var count: Int

    package init(difficulty: SumDifficulty, count: Int) {
        self.difficulty = difficulty
        self.count = count
    }
}

/// What is changed in a what-if; what is nil stays as it was.
package struct WhatIfChange: Hashable, Sendable {
    /// The score that every line needs, 0.5 to 1.
    package var minimumSimilarity: Double?
    /// Whether the challenge word is asked for.
    package var challengeWord: Bool?
    /// Whether the sound may ask for an attempt once more; only false changes anything.
    package var liveness: Bool?

    /// The kinds of lines to recite, in order.
    package var kinds: [LineKind]?
    /// How hard the sums are, and how many; nil where they stay.
    package var sums: SumChange?
    /// The rules of verdict, from `VerifierSettings.oldestVersion` to `VerifierSettings.currentVersion`.
    package var verifierVersion: Int?
    /// What another engine heard in attempts, as words alone; empty when the recorded transcripts stand.
    package var transcripts: [AttemptID: String]
    /// What an engine that took notes heard in attempts, with all that it measured; empty when no engine is asked.
    package var hearings: [AttemptID: AttemptEvidence] = [:]

    package init(
        minimumSimilarity: Double? = nil, challengeWord: Bool? = nil, kinds: [LineKind]? = nil,
        sums: SumChange? = nil, verifierVersion: Int? = nil, transcripts: [AttemptID: String] = [:]
    ) {
        self.minimumSimilarity = minimumSimilarity
        self.challengeWord = challengeWord
        self.kinds = kinds
        self.sums = sums
        self.verifierVersion = verifierVersion
        self.transcripts = transcripts
    }
}

/// A recorded run judged again under changed terms.
package struct WhatIfOutcome: Sendable {
    /// One attempt, as it was and as it would have been.
    package struct Attempt: Hashable, Sendable {
        package let number: Int
        /// Whether it opened its step.
        package let opened: Bool
        /// Whether it would have opened the step asked for then; nil when the run would have been over before.
        package let wouldOpen: Bool?
    }

    /// What the record cannot answer, because it was never asked for.
    package enum Caveat: Hashable, Sendable {
        /// The challenge word is asked for, and none was drawn for this run.
        case noWordDrawn
        /// Lines are asked for that this run did not ask for.
        case linesNotAsked
        /// Sums are asked for that this run did not ask for: nobody knows what the answers would have been.
        case sumsNotAsked
        /// The sound is to ask for attempts once more, and this run was not to listen for that.
        case soundNotAsked
    }

    package let run: RunID
    package let attempts: [Attempt]
    /// Whether it has not ended yet, so that nobody can say whether it would have ended otherwise.
    package let isInProgress: Bool
    /// Whether it was dismissed by its gate.
    package let wasDismissed: Bool
    /// Whether these attempts would have dismissed it.
    package let wouldBeDismissed: Bool
    /// The spoken attempts that count and of which the engine that was asked took no note: the recorded words stand
    /// for them.
    package let unheard: [Int]
    /// Why the answer is not certain; nil when it is.
    package let caveat: Caveat?

    /// Whether the morning would have ended otherwise.
    package var flips: Bool { !isInProgress && wasDismissed != wouldBeDismissed }
}

/// "Would 0.70 have let me in?": recorded attempts under changed terms, by the same decisions as a run's.
package enum WhatIf {
    /// Judges a run again; nil when it never fired, or its words were erased.
    package static func judge(_ run: RunID, _ history: [ReplayEvent], _ change: WhatIfChange)
        -> WhatIfOutcome?
    {
        guard !history.contains(where: \.isErased) else { return nil }
        let verifier = PinnedVerifier(pinned: change.verifierVersion)
        var caveat: WhatIfOutcome.Caveat?
        var state = RunState()
        // The run as it went: the person said the words that it asked for.
        var recorded = RunState()
        var attempts: [WhatIfOutcome.Attempt] = []
        var unheard: [Int] = []
        var wasDismissed = false
        var isInProgress = true
        for (index, item) in history.enumerated() {
            guard case .run(_, let event) = item.event else { continue }
            state.askSameWord(as: recorded)
            recorded = recorded.evolved(by: event, at: item.at)
            switch event {
            case .fired(let terms):
                caveat = unknowable(terms, change)
                state = state.evolved(by: .fired(changed(terms, change)), at: item.at)
            case .attemptJudged(let verdict):
                let opened = passes(after: index, in: history)
                guard state.isAsking else {
                    attempts.append(.init(number: verdict.number, opened: opened, wouldOpen: nil))
                    continue
                }
                if isUnheard(verdict, run: run, change) { unheard.append(verdict.number) }
                let evidence = heard(verdict, run: run, change)
                // Where the changed terms ask for nothing, an attempt leads to nothing.
                let events = (try? state.decide(.judge(evidence), at: item.at, verifier: verifier)) ?? []
                for event in events { state = state.evolved(by: event, at: item.at) }
                let wouldOpen = events.contains { if case .stepPassed = $0 { true } else { false } }
                attempts.append(.init(number: verdict.number, opened: opened, wouldOpen: wouldOpen))
            case .challengePresented, .answered, .standInTaken, .wakeCheckAsked, .wakeCheckMissed,
                .similarityLowered:
                for event in answered(event, state, at: item.at) {
                    state = state.evolved(by: event, at: item.at)
                }
            case .dismissed: (wasDismissed, isInProgress) = (true, false)
            case .abandoned, .bypassed: isInProgress = false
            case .snoozed, .personUp, .snoozeEnded, .partBypassed, .repairDemanded:
                if case .ended = state.phase { break } else { state = state.evolved(by: event, at: item.at) }
            // What an attempt earned is decided anew above; the rest changes nothing that a gate asks for.
            default: break
            }
        }
        guard state.terms != nil else { return nil }
        return WhatIfOutcome(
            run: run, attempts: attempts, isInProgress: isInProgress, wasDismissed: wasDismissed,
            wouldBeDismissed: state.phase == .ended(.dismissed), unheard: unheard, caveat: caveat)
    }

    private static func unknowable(_ terms: FiredTerms, _ change: WhatIfChange) -> WhatIfOutcome.Caveat? {
        if change.challengeWord == true, !terms.steps.contains(where: { $0.challengeWord != nil }) {
            return .noWordDrawn
        }
        let asked = terms.steps.compactMap(\.kind)
        if let kinds = change.kinds, kinds.contains(where: { !asked.contains($0) }) {
            return .linesNotAsked
        }
        if change.liveness == true, terms.liveness == nil { return .soundNotAsked }
        if let sums = change.sums {
            let asked = terms.steps.contains {
                $0.challenge.sums?.difficulty == sums.difficulty
            }
            if !asked { return .sumsNotAsked }
        }
        return nil
    }

    /// Whether another engine was asked that has nothing to say of a spoken attempt. Silence sounds alike to all.
    private static func isUnheard(_ verdict: AttemptVerdict, run: RunID, _ change: WhatIfChange) -> Bool {
        !change.hearings.isEmpty && verdict.evidence.mode == .spoken && verdict.reasons != [.noSpeech]
            && change.hearings[AttemptID(run: run, attempt: verdict.number)] == nil
    }

    private static func heard(_ verdict: AttemptVerdict, run: RunID, _ change: WhatIfChange)
        -> AttemptEvidence
    {
        let evidence = verdict.evidence
        if let noted = change.hearings[AttemptID(run: run, attempt: verdict.number)] { return noted }
        guard let text = change.transcripts[AttemptID(run: run, attempt: verdict.number)] else {
            return evidence
        }
        // What the first engine made of lines that it did not hear says nothing of what the other one heard.
        return AttemptEvidence(
            transcript: text, mode: evidence.mode, engine: "another", model: "",
            speechMilliseconds: evidence.speechMilliseconds,
            speechLevelDecibels: evidence.speechLevelDecibels,
            noiseLevelDecibels: evidence.noiseLevelDecibels,
            latencyMilliseconds: evidence.latencyMilliseconds, askedWord: evidence.askedWord,
            sound: evidence.sound,
            resemblance: evidence.resemblance, microphone: evidence.microphone)
    }

    private static func passes(after index: Int, in history: [ReplayEvent]) -> Bool {
        for item in history[(index + 1)...] {
            guard case .run(_, let event) = item.event else { continue }
            switch event {
            case .lineRecited, .challengeWordSaid, .cheatFlagged: continue
            case .stepPassed: return true
            default: return false
            }
        }
        return false
    }

    private static func changed(_ terms: FiredTerms, _ change: WhatIfChange) -> FiredTerms {
        let word = change.challengeWord == false ? nil : terms.steps.compactMap(\.challengeWord).last
        var asked = terms.steps
        if let kinds = change.kinds {
            let wanted = kinds.flatMap { kind in
                asked.filter { $0.challenge.isSpoken && $0.kind == kind }
            }
            let place = asked.firstIndex(where: \.challenge.isSpoken) ?? 0
            let others = asked.filter { !$0.challenge.isSpoken }
            // A gate without any step would open by itself.
            if !(wanted + others).isEmpty {
                asked = Array(others.prefix(place)) + wanted + Array(others.dropFirst(place))
            }
        }
        // The word belongs to the last recitation.
        let last = asked.lastIndex(where: \.challenge.isSpoken)
        let steps = asked.enumerated().map { index, step in
            changed(step, change, word: index == last ? word : nil)
        }
        return FiredTerms(
            alarm: terms.alarm, label: terms.label, due: terms.due, lateMilliseconds: terms.lateMilliseconds,
            date: terms.date, zone: terms.zone, zoneVersion: terms.zoneVersion, steps: steps,
            standIns: terms.standIns, sound: terms.sound,
            snooze: terms.snooze, language: terms.language, verifierVersion: terms.verifierVersion,
            timings: terms.timings, liveness: change.liveness == false ? nil : terms.liveness,
            challenge: terms.challenge,
            wakeCheck: terms.wakeCheck, recitation: terms.recitation)
    }

    private static func changed(_ step: GateStep, _ change: WhatIfChange, word: String?) -> GateStep {
        func lines(_ required: RequiredLines) -> RequiredLines {
            RequiredLines(
                kind: required.kind,
                lines: required.lines.map {
                    RequiredLine(
                        id: $0.id, text: $0.text,
                        minimumSimilarity: change.minimumSimilarity ?? $0.minimumSimilarity)
                }, challengeWord: word, renderings: required.renderings)
        }
        if let task = step.challenge.sums {
            let changed = SumTask(
                difficulty: change.sums?.difficulty ?? task.difficulty,
                count: change.sums?.count ?? task.count, seed: task.seed)
            return GateStep(.sum(changed), limits: step.limits)
        }
        // The lines that stand in for a code, a tag or a movement are typed, and asked for as they are.
        guard step.challenge.required != nil else { return step }
        return GateStep(step.challenge.changed(lines: lines), limits: step.limits)
    }

    /// What a recorded event of a challenge by hand leads to under changed terms: the questions and answers are those
    /// of the record.
    private static func answered(_ event: RunEvent, _ state: RunState, at instant: Instant) -> [RunEvent] {
        switch event {
        case .wakeCheckAsked: return state.accepted(.askWakeCheck, at: instant) ?? []
        case .wakeCheckMissed: return state.accepted(.missWakeCheck, at: instant) ?? []
        case .similarityLowered: return state.accepted(.ease, at: instant) ?? []
        default: break
        }
        guard state.isAsking, let challenge = state.currentStep?.challenge else { return [] }
        switch event {
        case .challengePresented(_, let question):
            return challenge.isSpoken ? [] : [.challengePresented(step: state.stepIndex, question: question)]
        case .answered(_, let answer, _):
            return state.accepted(.respond(answer.response), at: instant) ?? []
        case .standInTaken(_, let standIn): return state.accepted(.standIn(standIn), at: instant) ?? []
        // Whatever else is recorded was not done by hand, and changes nothing here. The daemon answers this question,
        // too, so that an event without a case must not end the process.
        default: return []
        }
    }
}
