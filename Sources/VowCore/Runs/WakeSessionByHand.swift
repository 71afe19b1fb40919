import VowRecitation

// Challenges that are answered by hand: asked for, answered, and standing in for a recitation.
extension WakeSession {
    /// How loud the tone is while an answer by hand is awaited, of the alarm's volume: it has to wake, and to let think.
    public static let answeringPercent = 30

    /// Shows the present challenge, turns the tone down, and waits for the answer.
    mutating func ask(_ step: GateStep, at instant: Instant, _ effects: inout [SessionEffect]) {
        guard let events = try? state.decide(.present, at: instant) else { return }
        record(events, at: instant, &effects)
        let window = isRingerBroken ? state.terms?.timings.windowMilliseconds : nil
        let wait = min(step.timeoutMilliseconds, window ?? step.timeoutMilliseconds)
        mode = .answering(until: instant.adding(milliseconds: wait))
        effects.append(.duck(percent: WakeSession.answeringPercent))
        if !events.isEmpty || !isPresented, let order = order(for: step) { effects.append(.present(order)) }
        isPresented = true
        show(&effects)
    }

    private func order(for step: GateStep) -> ChallengeOrder? {
        switch step.challenge {
        case .recite: nil
        case .typeLines(let required): .typeLines(required)
        case .sum: state.answers.question.map(ChallengeOrder.sum)
        }
    }

    /// Ends what is presented.
    mutating func withdraw(_ effects: inout [SessionEffect]) {
        if isListening || isPresented { effects.append(.withdraw) }
        isPresented = false
    }

    /// A text was typed while a sum is asked for. Before it was shown, the person is only ready for it.
    mutating func answer(_ text: String, at instant: Instant, _ effects: inout [SessionEffect]) {
        let (stepBefore, solvedBefore) = (state.stepIndex, state.answers.solved)
        do throws(RunRejection) {
            let events = try state.decide(.respond(.answered(text)), at: instant)
            record(events, at: instant, &effects)
        } catch {
            switch error {
            case .lockedOut(let remaining): feedback = .lockedOut(waitMilliseconds: remaining)
            case .unreadableAnswer: feedback = .unreadableAnswer
            default: if state.answers.question == nil { return takeTurn(at: instant, &effects) }
            }
            return show(&effects)
        }
        if case .ended(let ending) = state.phase { return end(ending, &effects) }
        if state.stepIndex > stepBefore { return beginNextStep(at: instant, &effects) }
        feedback = state.answers.solved > solvedBefore ? .rightAnswer : .wrongAnswer
        takeTurn(at: instant, &effects)
    }

    /// Something that the person allowed stands in for the present recitation.
    mutating func takeStandIn(_ place: Int, at instant: Instant, _ effects: inout [SessionEffect]) {
        guard let events = try? state.decide(.standIn(place), at: instant) else { return }
        withdraw(&effects)
        record(events, at: instant, &effects)
        feedback = nil
        transcript = ""
        takeTurn(at: instant, &effects)
    }
}
