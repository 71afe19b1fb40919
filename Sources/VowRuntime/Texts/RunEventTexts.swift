import VowAnswers
package import VowCore
package import VowRecitation

/// What is told of a run's events behind their wire names, in English and Spanish.
package struct RunEventTexts {
    private let pick: Wording
    private let lines: [LineID: String]

    /// - Parameter lines: the words of lines by their names; what is not among them is told by its name.
    init(_ wording: Wording, lines: [LineID: String] = [:]) { (pick, self.lines) = (wording, lines) }

    /// The words of the lines that a run asks for, as they were when it fired.
    package static func lines(of events: [DomainEvent]) -> [LineID: String] {
        events.reduce(into: [:]) { found, event in
            guard case .run(_, .fired(let terms)) = event else { return }
            for line in terms.steps.flatMap(\.lines) { found[line.id] = line.text }
        }
    }

    func detail(_ event: RunEvent) -> String { ofAttempt(event) ?? ofTask(event) ?? ofRun(event) }

    /// What an alarm is called, in front of more; nothing for one without a label.
    private func named(_ label: String) -> String { label.isEmpty ? "" : label + ", " }

    private func ofRun(_ event: RunEvent) -> String {
        switch event {
        case .fired(let terms):
            pick(
                EventText.fired(
                    name: named(terms.label), due: terms.due.iso8601, milliseconds: terms.lateMilliseconds,
                    needed: ([needed(terms)] + ReplayTexts(pick).draws(of: terms)).joined(separator: "; ")))
        case .missed(_, let label, let due, _, let cause):
            pick(
                EventText.missed(name: named(label.wrappedValue), due: due.iso8601, cause: pick.name(cause)))
        case .ringStarted(let means, let delay, _):
            pick(EventText.ringStarted(means: means.rawValue, milliseconds: delay))
        case .soundMeasured(let measure): measure.text
        case .partFailed(let part, _, let message): pick.labelled(pick.name(of: part), pick(written: message))
        case .partBypassed(let part), .repairDemanded(let part): pick.name(of: part)
        case .wakeCheckPlanned(let until, let number):
            pick(EventText.checkPlanned(time: until.iso8601, number: number))
        case .wakeCheckAsked(let number), .wakeCheckMissed(let number):
            pick(EventText.number(number: number))
        case .snoozed(let until, let count):
            pick(EventText.snoozed(until: until.iso8601, number: count))
        case .resumed(let gap, _) where gap < 0:
            pick(EventText.clockSetBack(milliseconds: "\(-gap)"))
        case .resumed(let gap, let away):
            pick(EventText.resumed(milliseconds: "\(away ?? gap)"))
        case .dismissed(let mode): mode.rawValue
        default: ""
        }
    }

    private func ofAttempt(_ event: RunEvent) -> String? {
        switch event {
        case .listeningStarted(let step), .listeningOpened(let step), .challengeWordSaid(let step, _),
            .stepPassed(let step):
            place(step)
        case .attemptJudged(let verdict): detail(verdict)
        case .lineRecited(let line, let attempt, let score):
            pick(
                EventText.recited(
                    name: named(line), attempt: attempt,
                    score: Texts.decimal(score.wrappedValue, places: 2))
            )
        case .cheatFlagged(let flag, let attempt, let measured, let threshold):
            pick(
                EventText.sounded(
                    attempt: attempt,
                    evidence: SoundFlagTexts(pick).evidence(flag, measured: measured, threshold: threshold)))
        case .similarityLowered(let step, let amount):
            place(step) + pick(EventText.lowered(amount: "\(amount)"))
        default: nil
        }
    }

    private func ofTask(_ event: RunEvent) -> String? {
        switch event {
        case .challengePresented(let step, let question):
            place(step) + (question.map { ", \($0.shown)" } ?? "")
        case .answered(let step, let answer, let passed):
            place(step) + ChallengeFaces.detail(answer, passed: passed, pick)
        case .challengeLocked(let step, let until):
            place(step) + pick(EventText.until(time: until.iso8601))
        case .standInTaken(let step, let standIn):
            place(step) + pick(EventText.standIn(number: "\(standIn + 1)"))
        default: nil
        }
    }

    private func named(_ line: LineID) -> String { lines[line].map { "“\($0)”" } ?? line.text }

    /// Why an attempt did not open its step, in a few words.
    private func reason(_ reason: AttemptReason) -> String {
        switch reason {
        case .linesMissing: pick(EventText.reasonLinesMissing)
        case .polarityChanged: pick(EventText.reasonNegation)
        case .numberChanged: pick(EventText.reasonNumber)
        case .oppositeHeard: pick(EventText.reasonOpposite)
        case .orderChanged: pick(EventText.reasonOrder)
        case .overallLow: pick(EventText.reasonUnclear)
        case .challengeWordMissing: pick(EventText.reasonWordMissing)
        case .challengeWordLate: pick(EventText.reasonWordLate)
        case .noSpeech: pick(EventText.reasonNoSpeech)
        case .wordsWithoutSpeech: pick(EventText.reasonLittleSpeech)
        case .tooNoisy: pick(EventText.reasonNoisy)
        case .tooQuiet: pick(EventText.reasonFaint)
        case .onceMore: pick(EventText.reasonOnceMore)
        }
    }

    private func place(_ step: Int) -> String { "\(pick(EventText.step)) \(step + 1)" }

    private func detail(_ verdict: AttemptVerdict) -> String {
        let result =
            verdict.reasons.isEmpty
            ? pick(EventText.passed)
            : pick(EventText.refused(reasons: pick.list(verdict.reasons.map(reason))))
        let missed = verdict.lines.flatMap(\.missed)
        let words =
            missed.isEmpty ? "" : pick(EventText.wordsMissed(words: "\(missed.joined(separator: " "))"))
        // What counts is told with its score by the event that says so.
        let scores = verdict.lines.filter { !$0.passed }
            .map { "\(named($0.line)) \(Texts.decimal($0.score, places: 2))" }
        let short = scores.isEmpty ? "" : pick(EventText.scores(scores: pick.list(scores)))
        let fault =
            switch verdict.evidence.engineFault {
            case nil: ""
            case .repetition:
                pick(EventText.engineLooped)
            }
        return "\"\(verdict.evidence.transcript)\" \(result)\(short)\(words)\(fault)"
    }

    /// The score that a run's lines need, or the least and the most where they need different ones.
    private func needed(_ terms: FiredTerms) -> String {
        let scores = terms.steps.flatMap(\.lines).map(\.minimumSimilarity)
        guard let least = scores.min(), let most = scores.max() else {
            return pick(EventText.challenges(count: terms.steps.count))
        }
        let text = Texts.decimal(least, places: 2)
        let range =
            least == most
            ? text : pick(EventText.scoreRange(first: text, last: Texts.decimal(most, places: 2)))
        return pick(EventText.linesAt(range: range))
    }
}
