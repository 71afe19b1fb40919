import VowRecitation

// Challenges that are answered by hand: asked for, answered, and standing in for a recitation.
//
// | phase | input | next phase | effects |
// | --- | --- | --- | --- |
// | ringing, answering | right answer, more to solve | answering | append, present, show |
// | ringing, answering | right answer, the right code or tag; step done | next step, resting or ended | append, … |
// | ringing, answering | wrong answer | answering, or ringing while locked | append, present or duck to 100, show |
// | ringing, answering | another code or tag | the same | append, show |
// | ringing, answering, checking | typed faster than a person can | the same, judged when a person could have | |
// | ringing, answering | camera or reader missing | the same; what was allowed may stand in | append once, show |
// | ringing, listening | something stands in for the recitation | a turn | append, withdraw, rest hearing, … |
extension WakeSession {
    /// How loud the tone is while an answer by hand is awaited, in per cent of the alarm's volume: loud enough to wake,
    /// and soft enough to think.
    package static let answeringPercent = 30

    /// Shows the present challenge, turns the tone down, and waits for the answer.
    mutating func ask(_ step: GateStep, at instant: Instant, _ effects: inout [SessionEffect]) {
        guard let events = try? state.decide(.present, at: instant) else { return }
        record(events, at: instant, &effects)
        if case .checking = phase {
            // A wake-up check keeps its own time limit, and no tone sounds.
            if let effect = asked.present(order(for: step), isNew: true) { effects.append(effect) }
            return show(&effects)
        }
        if hearing.mayBeSaid(step.challenge, in: state), let question = state.step.answers.question {
            return askAloud(question, step, at: instant, &effects)
        }
        let window = sound.isBroken && !isQuiet ? state.terms?.timings.windowMilliseconds : nil
        let wait = min(step.timeoutMilliseconds, window ?? step.timeoutMilliseconds)
        phase = .answering(until: instant.adding(milliseconds: wait))
        if !isQuiet {
            sound.beginTurn(at: instant)
            effects.append(.duck(percent: WakeSession.answeringPercent))
        }
        let isNew = !events.isEmpty
        if let effect = asked.present(order(for: step), isNew: isNew) { effects.append(effect) }
        show(&effects)
    }

    /// What is done about a step that is answered by hand; nil while its question is not drawn, and for what is said aloud.
    func order(for step: GateStep) -> ChallengeOrder? {
        let question = state.step.answers.question
        if step.challenge.isSpoken || step.challenge.sums != nil && question == nil { return nil }
        return .byHand(step.challenge, question)
    }

    /// Ends what is presented.
    mutating func withdraw(_ effects: inout [SessionEffect]) {
        if let effect = asked.withdraw(isListening: isListening) { effects.append(effect) }
        hearing.closeSum()
    }

    /// A text was typed while a sum is asked for. Before the sum was shown, it only means that the person is ready.
    mutating func answer(_ text: String, at instant: Instant, _ effects: inout [SessionEffect]) {
        let (stepBefore, solvedBefore) = (state.stepIndex, state.step.answers.solved)
        do throws(RunRejection) {
            let events = try state.decide(.respond(.answered(text)), at: instant)
            record(events, at: instant, &effects)
        } catch {
            switch error {
            case .lockedOut(let remaining): feedback = .lockedOut(waitMilliseconds: remaining)
            case .unreadableAnswer: feedback = .unreadableAnswer
            case .notActive, .alreadyFired, .snoozeNeedsProgress, .snoozesUsedUp, .notAsked,
                .emergencyTooEarly:
                if state.step.answers.question == nil { return takeTurn(at: instant, &effects) }
            }
            return show(&effects)
        }
        if moveOn(from: stepBefore, at: instant, &effects) { return }
        feedback = state.step.answers.solved > solvedBefore ? .rightAnswer : .wrongAnswer
        takeTurn(at: instant, &effects)
    }

    /// Something that the person allowed stands in for the present recitation.
    mutating func takeStandIn(_ place: Int, at instant: Instant, _ effects: inout [SessionEffect]) {
        guard let events = try? state.decide(.standIn(place), at: instant) else { return }
        withdraw(&effects)
        record(events, at: instant, &effects)
        feedback = nil
        hearing.forgetWords()
        takeTurn(at: instant, &effects)
    }

    /// Ends the run, rests or begins the next step, if what was just recorded led to that.
    /// - Parameter stepBefore: the step that was asked for before.
    /// - Returns: whether it did.
    mutating func moveOn(from stepBefore: Int, at instant: Instant, _ effects: inout [SessionEffect]) -> Bool
    {
        switch state.phase {
        case .ended(let ending): end(ending, &effects)
        case .resting(let until): rest(until: until, &effects)
        default:
            guard state.stepIndex > stepBefore else { return false }
            beginNextStep(at: instant, &effects)
        }
        return true
    }

    /// A part of the device has an answer; ignored if the challenge asks for something else.
    mutating func sensed(_ response: Response, at instant: Instant, _ effects: inout [SessionEffect]) {
        guard let challenge = state.currentStep?.challenge else { return }
        let stepBefore = state.stepIndex
        guard let events = try? state.decide(.respond(response), at: instant), !events.isEmpty else { return }
        record(events, at: instant, &effects)
        if moveOn(from: stepBefore, at: instant, &effects) { return }
        guard let wrong = challenge.task.wrongFeedback, state.lockedMilliseconds(at: instant) == nil else {
            return takeTurn(at: instant, &effects)
        }
        feedback = wrong
        show(&effects)
    }

    /// The part that reads what is asked for is missing: the person is told at once, and stand-ins may be chosen. A
    /// code or a tag still counts as soon as something reads it.
    mutating func partMissing(
        _ part: DevicePart, code: String, message: String, at instant: Instant,
        _ effects: inout [SessionEffect]
    ) {
        guard state.isAsking, state.currentStep?.challenge.neededPart == part else {
            return
        }
        if !state.parts.missing.contains(part) {
            record([.partFailed(part: part, code: code, message: message)], at: instant, &effects)
        }
        feedback = state.choices.isEmpty ? missing(message) : .alternativesOpened(message)
        show(&effects)
    }
}
