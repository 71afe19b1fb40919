public import VowAnswers
public import VowLog

/// What Vow says when past mornings are judged again, and whether they are as they were written, in English and Spanish.
public struct HindsightTexts: Sendable {
    private let pick: Wording

    /// The texts in the language that was set for Vow's own texts.
    public init(_ settings: Settings) { pick = Wording(settings) }

    /// The texts in a language.
    public init(_ wording: Wording) { pick = wording }

    /// The English texts.
    public static let english = HindsightTexts(Settings())

    // MARK: The records

    /// The records that were read follow from each other.
    public var sound: String { pick(PageText.replayRecordsSound) }

    /// A report holds no chain by which to tell.
    public var unchecked: String {
        pick(
            "A report has no chain, so nobody can tell whether it is as it was written.",
            "Un informe no lleva cadena, así que nadie puede decir si está como se escribió.")
    }

    /// The records that were read are not those that were written.
    public func altered(_ flaw: LogFlaw) -> String {
        pick(
            "The log is not as it was written: \(flaw.description) What is shown may not be what happened; "
                + "`vow log verify` tells more.",
            "El registro no está como se escribió: \(spanish(flaw)) Lo que se muestra puede no ser lo que pasó; "
                + "`vow log verify` dice más.")
    }

    private func spanish(_ flaw: LogFlaw) -> String {
        let record = "La anotación \(flaw.position)"
        return switch flaw.kind {
        case .changed: "\(record) se cambió."
        case .removed: "\(record) se quitó."
        case .inserted: "\(record) se añadió; aquí nunca se escribió."
        case .reordered: "\(record) viene de otro lugar."
        case .truncated: "El registro se cortó: faltan la anotación \(flaw.position) y todas las siguientes."
        case .headBroken: "La cabecera firmada del registro falta o no es de este dispositivo."
        case .forged: "\(record) no la escribió este dispositivo."
        case .unreadable: "\(record) no se puede leer\(flaw.cause.map { " (\($0))" } ?? "")."
        }
    }

    // MARK: A morning

    /// A run that has not ended, so that nothing about its end can be said.
    public var inProgress: String { pick("has not ended yet", "no ha terminado aún") }

    /// A run that would have ended otherwise.
    /// - Parameter wouldBeDismissed: whether its gate would have opened, which then did not; or the other way round.
    public func flips(wouldBeDismissed: Bool) -> String {
        wouldBeDismissed
            ? pick("would have been dismissed, and was not", "se habría apagado, y no se apagó")
            : pick("would not have been dismissed, and was", "no se habría apagado, y se apagó")
    }

    /// Attempts, by their numbers, that would open a step which did not open then.
    public func wouldPass(_ attempts: [Int]) -> String {
        pick("attempts \(attempts) would pass", "los intentos \(attempts) se aceptarían")
    }

    /// Attempts that would not open a step which opened then.
    public func wouldNotPass(_ attempts: [Int]) -> String {
        pick("attempts \(attempts) would not", "los intentos \(attempts) no se aceptarían")
    }

    /// Attempts that came when the run would have been over.
    public func notNeeded(_ attempts: [Int]) -> String {
        pick("attempts \(attempts) would not be needed", "los intentos \(attempts) no harían falta")
    }

    /// Attempts of which the engine that was asked took no notes.
    public func withoutNotes(_ attempts: [Int]) -> String {
        pick(
            "of attempts \(attempts) there are no notes, so what was heard then stands for them",
            "de los intentos \(attempts) no hay notas, así que vale lo que se oyó entonces")
    }

    /// Why an answer is not certain.
    public func caveat(_ caveat: WhatIfOutcome.Caveat) -> String {
        switch caveat {
        case .noWordDrawn:
            pick(
                "no word was drawn for this run, so nobody can know whether it would have been said",
                "no se sorteó ninguna palabra, así que nadie puede saber si se habría dicho")
        case .linesNotAsked:
            pick(
                "this run did not ask for all of these lines, so nobody can know what would have been said",
                "no se pidieron todas estas frases, así que nadie puede saber qué se habría dicho")
        case .sumsNotAsked:
            pick(
                "this run did not ask such sums; its own answers stand for them",
                "no se pidieron cuentas así; cuentan las respuestas que se dieron")
        case .soundNotAsked:
            pick(
                "no words were drawn to ask once more with, so nobody can know what the sound would have changed",
                "no se sortearon palabras para pedirlo otra vez, así que nadie puede saber qué habría cambiado el sonido"
            )
        }
    }

    // MARK: All mornings

    /// How many mornings were judged again, and how many would have ended otherwise.
    /// - Parameters:
    ///   - unknown: those that never rang or are erased.
    ///   - withoutNotes: those of which the engine that was asked took no notes.
    public func total(
        mornings: Int, wouldOpen: Int, wouldStayClosed: Int, unknown: Int, withoutNotes: Int
    ) -> String {
        var text = pick(
            "\(Plural.of(mornings, "morning", "mornings")) judged again: \(wouldOpen) would open that did not, "
                + "\(wouldStayClosed) would stay closed that opened.",
            "\(Plural.of(mornings, "mañana juzgada", "mañanas juzgadas")) de nuevo: \(wouldOpen) se "
                + "abrirían y no se abrieron, \(wouldStayClosed) quedarían cerradas y se abrieron.")
        if unknown > 0 {
            text += pick(
                " \(unknown) never rang or are erased.", " \(unknown) no llegaron a sonar o están borradas.")
        }
        if withoutNotes > 0 {
            text += pick(" Of \(withoutNotes) there are no notes.", " De \(withoutNotes) no hay notas.")
        }
        return text
    }

    /// What cannot be known of mornings that would have gone on.
    public var nobodyKnows: String { pick(PageText.hindsightNobody) }

    // MARK: A rule to adopt

    /// The rule is the alarm's already.
    public var isTheRule: String {
        pick(
            "That is the rule already; there is nothing to take.",
            "Esa ya es la regla; no hay nada que tomar.")
    }

    /// When the rule would hold.
    /// - Parameter date: the first date in ISO 8601, where it loosens the gate; nil where it holds at once.
    public func wouldHold(from date: String?) -> String {
        date.map {
            pick(
                "It would loosen the gate, so it would hold from \($0).",
                "Relajaría la exigencia, así que valdría desde el \($0).")
        } ?? pick("It would hold at once.", "Valdría enseguida.")
    }

    /// A setting was changed that makes gates easier.
    /// - Parameter date: the first date on which it holds, in ISO 8601.
    public func loosened(from date: String) -> String {
        pick(
            "It loosens the gate, so it holds from \(date).",
            "Relaja la exigencia, así que vale desde el \(date).")
    }

    /// The rule was taken.
    /// - Parameter date: as for `wouldHold`.
    public func taken(from date: String?) -> String {
        date.map { pick("Taken. It holds from \($0).", "Tomada. Vale desde el \($0).") }
            ?? pick("Taken. It holds at once.", "Tomada. Vale enseguida.")
    }

    /// The question at a terminal.
    public var question: String { pick("Take this rule? [y/N] ", "¿Tomar esta regla? [s/N] ") }

    /// Whether what was typed is a yes; in either language.
    public func isYes(_ answer: String) -> Bool {
        ["y", "yes", "s", "si", "sí"].contains(answer.lowercased())
    }

    /// Nobody agreed.
    public var notAgreed: String {
        pick(
            "Nothing was changed. Give --yes to take the rule.",
            "No se cambió nada. Con --yes se toma la regla.")
    }

    /// The mornings that the rule was tried on are not those that were.
    public var notProven: String {
        pick(
            "Nothing was changed: the mornings that the rule was tried on may not be what happened. `vow alarm edit` "
                + "takes a rule without a trial.",
            "No se cambió nada: las mañanas con que se probó la regla pueden no ser lo que pasó. `vow alarm edit` toma "
                + "una regla sin prueba.")
    }
}
