import VowAnswers
import VowCore
import VowRecitation
import VowRuntime

/// What is told of a run's events behind their wire names, in English and Spanish.
struct RunEventTexts {
    private let pick: Wording
    private let lines: [LineID: String]

    /// - Parameter lines: the words of lines by their names; what is not among them is told by its name.
    init(_ wording: Wording, lines: [LineID: String] = [:]) { (pick, self.lines) = (wording, lines) }

    /// The words of the lines that a run asks for, as they were when it fired.
    static func lines(of events: [DomainEvent]) -> [LineID: String] {
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
                "\(named(terms.label))due \(terms.due.iso8601), \(terms.lateMilliseconds) ms late, ",
                "\(named(terms.label))para \(terms.due.iso8601), \(terms.lateMilliseconds) ms tarde, ")
                + ([needed(terms)] + ReplayTexts(pick).draws(of: terms)).joined(separator: "; ")
        case .missed(_, let label, let due, let cause, _):
            pick(
                "\(named(label))due \(due.iso8601): \(cause.rawValue)",
                "\(named(label))para \(due.iso8601): \(cause.rawValue)")
        case .ringStarted(let means, let delay, _):
            pick(
                "\(means), first sample after \(delay) ms", "\(means), primera muestra tras \(delay) ms")
        case .soundMeasured(let measure): measure.text
        case .partFailed(let part, _, let message): "\(part): \(pick.said(message))"
        case .partBypassed(let part), .repairDemanded(let part): part.rawValue
        case .wakeCheckPlanned(let until, let number):
            pick("at \(until.iso8601), number \(number)", "a las \(until.iso8601), número \(number)")
        case .wakeCheckAsked(let number), .wakeCheckMissed(let number):
            pick("number", "número") + " \(number)"
        case .snoozed(let until, let count):
            pick("until \(until.iso8601), number \(count)", "hasta \(until.iso8601), número \(count)")
        case .resumed(let gap, _) where gap < 0:
            pick("the clock was set back by at least \(-gap) ms", "atrasaron el reloj \(-gap) ms o más")
        case .resumed(let gap, let away):
            pick("after a gap of \(away ?? gap) ms", "tras un hueco de \(away ?? gap) ms")
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
                "\(named(line)) in attempt \(attempt), score \(Texts.decimal(score, places: 2))",
                "\(named(line)) en el intento \(attempt), puntos \(Texts.decimal(score, places: 2))")
        case .cheatFlagged(let flag, let attempt, let measured, let threshold):
            pick("attempt \(attempt) sounded ", "el intento \(attempt) sonó ")
                + SoundFlagTexts(pick).evidence(flag, measured: measured, threshold: threshold)
        case .similarityLowered(let step, let amount):
            place(step) + pick(", each line by \(amount)", ", cada frase en \(amount)")
        default: nil
        }
    }

    private func ofTask(_ event: RunEvent) -> String? {
        switch event {
        case .challengePresented(let step, let question):
            place(step) + (question.map { ", \($0.shown)" } ?? "")
        case .sumAnswered(let step, let question, let answer, let passed):
            place(step)
                + pick(
                    ", \(question.shown) answered \(answer), \(passed ? "right" : "wrong")",
                    ", \(question.shown) respondida con \(answer), \(passed ? "bien" : "mal")")
        case .challengeLocked(let step, let until):
            place(step) + pick(", until \(until.iso8601)", ", hasta \(until.iso8601)")
        case .tokenShown(let step, let kind, _, let passed):
            place(step)
                + pick(
                    ", the \(passed ? "right" : "wrong") \(kind.rawValue)",
                    kind == .code
                        ? ", \(passed ? "el código correcto" : "otro código")"
                        : ", \(passed ? "la etiqueta correcta" : "otra etiqueta")")
        case .deviceMoved(let step, let evidence, let passed):
            place(step)
                + pick(
                    ", \(evidence.readings.count) changes, \(passed ? "met" : "not met")",
                    ", \(evidence.readings.count) cambios, \(passed ? "bastaron" : "no bastaron")")
        case .standInTaken(let step, let standIn):
            place(step) + pick(", number \(standIn + 1)", ", número \(standIn + 1)")
        default: nil
        }
    }

    private func named(_ line: LineID) -> String { lines[line].map { "“\($0)”" } ?? line.text }

    /// Why an attempt did not open its step, in a few words.
    private func reason(_ reason: AttemptReason) -> String {
        switch reason {
        case .linesMissing: pick("a line is missing", "falta una frase")
        case .polarityChanged: pick("a “not” more or less", "un «no» de más o de menos")
        case .numberChanged: pick("another number", "otro número")
        case .orderChanged: pick("another order", "otro orden")
        case .overallLow: pick("too low in all", "demasiado bajo en conjunto")
        case .challengeWordMissing: pick("the drawn word is missing", "falta la palabra al azar")
        case .challengeWordLate: pick("the drawn word came too late", "la palabra al azar llegó tarde")
        case .noSpeech: pick("no speech", "no hubo voz")
        case .wordsWithoutSpeech: pick("more words than speech", "más palabras que voz")
        case .tooNoisy: pick("too noisy", "demasiado ruido")
        case .tooQuiet: pick("too quiet", "demasiado bajo")
        case .onceMore: pick("once more, for its sound", "otra vez, por su sonido")
        }
    }

    private func place(_ step: Int) -> String { "\(pick("step", "paso")) \(step + 1)" }

    private func detail(_ verdict: AttemptVerdict) -> String {
        let result =
            verdict.reasons.isEmpty
            ? pick("passed", "aceptado")
            : pick("refused: ", "rechazado: ") + verdict.reasons.map(reason).joined(separator: ", ")
        let missed = verdict.lines.flatMap(\.missed)
        let words = missed.isEmpty ? "" : pick("; missed ", "; faltó ") + missed.joined(separator: " ")
        // What counts is told with its score by the event that says so.
        let scores = verdict.lines.filter { !$0.passed }
            .map { "\(named($0.line)) \(Texts.decimal($0.score, places: 2))" }
        let short = scores.isEmpty ? "" : pick("; scores ", "; puntos ") + scores.joined(separator: ", ")
        let fault =
            switch verdict.evidence.engineFault {
            case nil: ""
            case .repetition:
                pick(
                    "; the engine's fault: it repeated itself, which was cut off",
                    "; fallo del motor: se repetía, y se cortó")
            }
        return "\"\(verdict.evidence.transcript)\" \(result)\(short)\(words)\(fault)"
    }

    /// The score that a run's lines need, or the least and the most where they need different ones.
    private func needed(_ terms: FiredTerms) -> String {
        let scores = terms.steps.flatMap(\.lines).map(\.minimumSimilarity)
        guard let least = scores.min(), let most = scores.max() else {
            return "\(terms.steps.count) \(pick("challenges", "retos"))"
        }
        let text = Texts.decimal(least, places: 2)
        let range = least == most ? text : text + pick(" to ", " a ") + Texts.decimal(most, places: 2)
        return pick("lines at ", "frases a ") + range
    }
}
