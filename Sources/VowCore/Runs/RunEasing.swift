import VowRecitation

/// The one way in which a ringing run may become easier: after two refusals, once, by a small fixed amount.
package struct RunEasing: Codable, Hashable, Sendable {
    /// How many recitations were heard, judged and refused for their lines.
    private(set) var refusalCount = 0
    /// By how much the score that each line needs was lowered, of 0 to 1; 0 if it was not.
    package private(set) var amount = 0.0

    mutating func evolve(by event: RunEvent) {
        switch event {
        case .attemptJudged(let verdict): if RunEasing.isRefusal(verdict) { refusalCount += 1 }
        case .similarityLowered(_, let amount): self.amount = amount
        default: break
        }
    }

    /// Whether an attempt counts towards the offer: words that were heard well enough to be judged, and refused.
    private static func isRefusal(_ verdict: AttemptVerdict) -> Bool {
        verdict.evidence.mode == .spoken && verdict.reasons.contains(.linesMissing)
    }
}

extension RunState {
    /// By how much the score that a line needs, from 0 to 1, is lowered.
    package static let easing = 0.02
    /// How many recitations have to be refused before it is offered.
    package static let refusalsBeforeEasing = 2
    /// No gate may be set to less (`AlarmCommand`), and no easing leads below it.
    static let lowestSimilarity = 0.5

    /// Whether the lines may be made a little easier now, for the rest of this run.
    package var mayEase: Bool {
        guard isAsking, !checks.isAsked, easing.amount == 0,
            easing.refusalCount >= RunState.refusalsBeforeEasing,
            let challenge = currentStep?.challenge, challenge.isSpoken, let required = challenge.required
        else { return false }
        return required.lines.contains { RunState.eased($0, by: RunState.easing) != $0 }
    }

    func ease() throws(RunRejection) -> [RunEvent] {
        guard isAsking else { throw .notActive }
        guard mayEase else { throw .notAsked }
        return [.similarityLowered(step: stepIndex, by: RunState.easing)]
    }

    /// The lines of a recitation as they are asked for since they became easier.
    func eased(_ required: RequiredLines) -> RequiredLines {
        if easing.amount == 0 { return required }
        return RequiredLines(
            kind: required.kind, lines: required.lines.map { RunState.eased($0, by: easing.amount) },
            challengeWord: required.challengeWord, renderings: required.renderings)
    }

    private static func eased(_ line: RequiredLine, by amount: Double) -> RequiredLine {
        let lowered = max(min(lowestSimilarity, line.minimumSimilarity), line.minimumSimilarity - amount)
        return RequiredLine(id: line.id, text: line.text, minimumSimilarity: lowered)
    }

    /// Whether a line passes. One that needed the easing does so only where no content word was exchanged, left out or
    /// moved; numbers and negation are guarded by the verifier, whatever the score.
    func passes(_ line: LineVerdict) -> Bool {
        guard line.passed, easing.amount > 0, let terms, terms.steps.indices.contains(stepIndex),
            let asked = terms.steps[stepIndex].lines.first(where: { $0.id == line.lineID })
        else { return line.passed }
        return line.score >= asked.minimumSimilarity || line.components.contradiction == 0
    }
}
