import VowCore
import VowRuntime

// Challenges that are answered by hand, and the person who answers them.
extension SimulatedWorld {
    /// What the person does about a challenge that needs no voice.
    func answerByHand(_ challenge: Challenge, _ question: SumQuestion?) {
        if let question { return answer(question) }
        if let kind = challenge.token?.kind { return findToken(kind) }
        guard challenge.required != nil else { return sense(challenge) }
        guard let delay = person.typingDelay() else { return }
        schedule(after: delay, .hand(.typeLines))
    }

    private func answer(_ question: SumQuestion) {
        guard isAskedWhetherUp else {
            for (delay, text) in person.answers(to: question) {
                schedule(after: delay, .answer(text, incarnation: incarnation))
            }
            return
        }
        if defect == .answersForSleepers { return post(after: 3_000, .typed("\(question.answer)")) }
        for (delay, text) in person.answersWhetherUp(question) {
            schedule(after: delay, .answer(text, incarnation: incarnation))
        }
    }

    /// What comes of a window for the answer to a sum: who does not say it may type it.
    func hearSum(_ question: SumQuestion, _ order: ListenOrder, run: RunID) {
        let said = person.says(question)
        if said == nil { answer(question) }
        let spoken = said.map { number in
            checks.noteAnswer("\(number)")
            return person.recite([bits.chance(50) ? "\(number)" : "It's \(number)."], [], run: run)
        }
        if spoken == nil, person.kind == .chattering {
            return hear(order, person.chatter(run: run), run: run)
        }
        hear(order, spoken, run: run)
    }

    /// Whether what is asked now is whether the person is still up.
    private var isAskedWhetherUp: Bool {
        // The screen of a process that has just begun is not drawn yet.
        guard let phase = lastScreen?.phase else { return checks.isAskedWhetherUp }
        return phase == .resting || phase == .checking
    }

    /// The answer as it reaches the machine, whose truth is noted: the bug that takes any answer puts in the right one.
    func typedAnswer(_ text: String) -> String {
        checks.noteAnswer(text)
        guard defect == .takesAnyAnswer, let question = lastScreen?.task.question,
            let asked = SumQuestion(SimulatedWorld.plain(question))
        else { return text }
        return "\(asked.answer)"
    }

    /// A sum in the signs in which it is recorded.
    private static func plain(_ shown: String) -> String {
        String(shown.map { $0 == "−" ? "-" : $0 == "×" ? "*" : $0 })
    }
}

extension SimulatedPerson {
    /// When the person types lines that have to be typed; nil where nobody does.
    mutating func typingDelay() -> Int64? {
        switch kind {
        case .absent: nil
        case .erratic: bits.chance(50) ? bits.within(1_000...100_000) : nil
        case .alert, .sleepy, .accented, .whispering, .cheating, .speechless, .phonePlaying, .replaying,
            .echoing, .synthetic, .impatient, .chattering:
            bits.within(4_000...40_000)
        }
    }

    /// What the person types as the answer to a sum, and when.
    mutating func answers(to question: SumQuestion) -> [(delay: Int64, text: String)] {
        let right = "\(question.answer)"
        let wrong = "\(question.answer + 1 + bits.below(20))"
        let delay = bits.within(1_500...12_000)
        switch kind {
        case .absent: return []
        case .alert, .accented, .whispering, .speechless, .phonePlaying, .replaying, .echoing, .synthetic:
            return [(delay, right)]
        case .impatient, .chattering: return [(delay + 100_000, right)]
        case .sleepy: return [(delay * 3, bits.chance(30) ? wrong : right)]
        case .cheating: return [(delay, bits.chance(60) ? wrong : right), (delay + 900, "4e2")]
        case .erratic:
            return bits.chance(40) ? [] : [(delay * 6, bits.chance(50) ? right : wrong), (delay * 7, "\0")]
        }
    }

    /// The number that the person says as the answer to a sum; nil where they type, or do nothing.
    mutating func says(_ question: SumQuestion) -> Int? {
        let wrong = question.answer + 1 + bits.below(20)
        switch kind {
        case .absent, .speechless, .impatient, .chattering: return nil
        case .alert, .accented, .whispering, .phonePlaying, .replaying, .echoing, .synthetic:
            return bits.chance(60) ? question.answer : nil
        case .sleepy: return bits.chance(40) ? nil : bits.chance(30) ? wrong : question.answer
        case .cheating: return bits.chance(40) ? nil : bits.chance(60) ? wrong : question.answer
        case .erratic: return bits.chance(60) ? nil : bits.chance(50) ? wrong : question.answer
        }
    }

    /// What the person types some minutes after the gate has let go, and when: some sleep on, and some answer only once it
    /// rings again.
    mutating func answersWhetherUp(_ question: SumQuestion) -> [(delay: Int64, text: String)] {
        let right = "\(question.answer)"
        let wrong = "\(question.answer + 1 + bits.below(20))"
        let (soon, late) = (bits.within(2_000...70_000), bits.within(91_000...150_000))
        switch kind {
        case .absent: return []
        case .alert, .accented, .whispering, .speechless, .phonePlaying, .replaying, .echoing, .synthetic,
            .impatient, .chattering:
            return bits.chance(15) ? [] : [(soon, right)]
        case .sleepy:
            if bits.chance(50) { return [] }
            return bits.chance(40) ? [(late, right)] : [(soon, bits.chance(30) ? wrong : right)]
        case .cheating: return bits.chance(50) ? [(soon, wrong)] : [(soon, wrong), (soon + 900, "0x7")]
        case .erratic: return bits.chance(40) ? [] : [(soon, wrong), (late, right)]
        }
    }

    /// Whether the person says yes to a run that is a little easier. Who cheats asks for it again and again.
    mutating func takesEasing() -> Bool {
        switch kind {
        case .cheating: true
        case .accented, .erratic, .sleepy: bits.chance(50)
        case .alert, .whispering, .absent, .speechless, .phonePlaying, .replaying, .echoing, .synthetic,
            .impatient, .chattering:
            false
        }
    }

    /// Which of the things that may stand in for speaking the person chooses; nil for none.
    mutating func choice(of count: Int) -> Int? {
        switch kind {
        case .speechless: bits.below(count + 1) == 0 ? nil : bits.below(count)
        case .cheating, .erratic: bits.chance(15) ? bits.below(count) : nil
        case .alert, .sleepy, .accented, .whispering, .absent, .phonePlaying, .replaying, .echoing,
            .synthetic, .impatient, .chattering:
            nil
        }
    }
}
