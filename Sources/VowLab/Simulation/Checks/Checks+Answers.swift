import VowCore
import VowLog
import VowRecitation

// Challenges by hand: what was really answered, by an account of its own.
extension Checks {
    /// Remembers what the person typed as an answer.
    func noteAnswer(_ text: String) {
        typedAnswers.insert(text)
        // What a full disk keeps out of the log may ask it already, also in a run of which the log knows nothing.
        if isLogFailing { unrecordedAnswers.insert(text) }
        for index in openRuns.indices where openRuns[index].checkAskedAt != nil {
            openRuns[index].checkAnswers.insert(text)
        }
    }

    /// An answer counts only where the person really gave it.
    func checkAnswer(_ step: Int, _ answer: ChallengeAnswer, passed: Bool, index: Int) {
        switch answer {
        case .sum(let question, let number):
            // The window for the next answer opens at once, with a silence of its own.
            silentFor = 0
            checkSum(step, question, answer: number, passed: passed, index: index)
        case .token(_, let digest):
            checkShown(step, digest.wrappedValue, passed: passed, index: index)
        default: checkSensed(step, answer.response, passed: passed, index: index)
        }
    }

    /// A sum counts only where the person really typed its answer.
    private func checkSum(_ step: Int, _ question: SumQuestion, answer: Int, passed: Bool, index: Int) {
        let right = Checks.worked(out: question.text)
        require(
            .gateHolds, passed == (answer == right),
            "\(question.text) is \(right), and \(answer) was \(passed ? "taken" : "refused")")
        require(
            .gateHolds, !passed || typedAnswers.contains("\(answer)"),
            "the sum \(question.text) counts, but nobody typed \(answer)")
        if openRuns[index].checkAskedAt != nil { return checkUp(answer, passed: passed, index: index) }
        if passed { openRuns[index].solved[step, default: 0] += 1 }
    }

    /// A code or a tag counts only where the person really showed what the run froze.
    private func checkShown(_ step: Int, _ digest: PayloadDigest, passed: Bool, index: Int) {
        let place = openRuns[index].terms.steps.indices.contains(step) ? step : 0
        let frozen = asked(of: openRuns[index], at: place).token?.digest
        require(
            .gateHolds, passed == (frozen == digest),
            "a code was \(passed ? "taken" : "refused") against what was frozen")
        require(
            .gateHolds, !passed || shown.contains(digest), "a code counts that nobody showed")
        if passed { openRuns[index].answeredSteps.insert(step) }
    }

    /// What a sensor reports counts only where the person really did as much, and of the kind that is asked for; and what was
    /// done for this challenge is not refused.
    private func checkSensed(_ step: Int, _ response: Response, passed: Bool, index: Int) {
        let place = openRuns[index].terms.steps.indices.contains(step) ? step : 0
        let challenge = asked(of: openRuns[index], at: place)
        guard SimulatedSensing.seconds(challenge) != nil else {
            return require(.gateHolds, false, "a sensor's report was judged that nothing asks for")
        }
        let made = sensed.filter { $0.response == response }.map(\.challenge)
        require(
            .gateHolds,
            passed
                ? made.contains { SimulatedSensing.covers($0, challenge) }
                : !made.contains { SimulatedSensing.covers($0, challenge, exactly: true) },
            "a sensor's report was \(passed ? "taken" : "refused")")
        if passed { openRuns[index].answeredSteps.insert(step) }
    }

    /// Remembers what the person held before the camera or the reader.
    func noteShown(_ digest: PayloadDigest) { shown.insert(digest) }

    /// Remembers what a sensor reports of a person who does all that is asked for.
    func noteSensed(_ response: Response, for challenge: Challenge) {
        sensed.append((response, challenge, since: steady))
    }

    /// Another morning begins. What a sensor reports takes some minutes, so the newest may still end in it; and what a full disk
    /// keeps out of the log comes into it later.
    func forgetShown() {
        if isLogFailing { return }
        shown = []
        sensed.removeAll { steady - $0.since > 600_000 }
    }

    /// Works a sum out from its text alone.
    private static func worked(out text: String) -> Int {
        var value = 0
        var sign = "+"
        for part in text.split(separator: " ") {
            guard let number = Int(part) else {
                sign = String(part)
                continue
            }
            value = sign == "+" ? value + number : sign == "-" ? value - number : value * number
        }
        return value
    }

    /// Whether everything that a run asks for was done, or what stood in for it.
    func isMet(_ run: OpenRun) -> Bool {
        run.terms.steps.indices.allSatisfy { place in
            let challenge = asked(of: run, at: place)
            if let task = challenge.sums { return run.solved[place, default: 0] >= task.count }
            guard let required = challenge.required else { return run.answeredSteps.contains(place) }
            let given = challenge.isSpoken ? run.saidLines : run.typedLines
            return required.lines.allSatisfy { given.contains($0.text) }
        }
    }

    /// The challenge of a step, or what stood in for it.
    func asked(of run: OpenRun, at place: Int) -> Challenge {
        let challenge = run.terms.steps[place].challenge
        guard let standIn = run.standIns[place] else { return challenge }
        guard run.terms.standIns.indices.contains(standIn) else { return challenge }
        switch run.terms.standIns[standIn] {
        case .typedLines: return challenge.typedInstead.map(Challenge.typeLines) ?? challenge
        case .challenge(let step): return step.challenge
        }
    }

    /// Whether any recitation that was not replaced asks for a word.
    func asksForWord(_ run: OpenRun) -> Bool {
        run.terms.steps.indices.contains { place in
            run.standIns[place] == nil && run.terms.steps[place].challengeWord != nil
        }
    }
}
