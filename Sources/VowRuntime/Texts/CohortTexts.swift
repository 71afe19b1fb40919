public import VowAnswers

/// What a person is told of a cohort that gets a copy of their log, in English and Spanish.
public struct CohortTexts: Sendable {
    private let pick: Wording

    /// The texts in a language.
    public init(_ wording: Wording) { pick = wording }

    /// What is agreed to.
    public func statement(recipient: String) -> String {
        pick(
            """
            When you give the command for it (`vow cohort ship`), a copy of your whole log is put into the database \
            \(recipient), from its first record on. Whoever runs it reads what stands in the clear: when your alarms \
            are due, how each morning went and how long it took, attempts, snoozes and scores that are not sealed, your \
            settings, the names of engines, your time zone, and what you agreed to. Your lines, what you said and \
            answered, goals and names of alarms go sealed, and the keys stay here, so nobody there can read them. No \
            recording is sent. What was shipped stays there: neither a withdrawal nor `vow wipe` reaches it. You can \
            withdraw at any time, and nothing more goes: vow consent withdraw cohort.
            """,
            """
            Cuando das la orden (`vow cohort ship`), una copia de todo tu registro va a la base de datos \(recipient), \
            desde su primera anotación. Quien la lleva lee lo que está en claro: cuándo tocan tus alarmas, cómo fue cada \
            mañana y cuánto duró, intentos, aplazamientos y puntuaciones que no están selladas, tus ajustes, los \
            nombres de los motores, tu zona horaria y lo que consentiste. Tus frases, lo que dijiste y respondiste, las \
            metas y los nombres de las alarmas van sellados, y las claves se quedan aquí, así que allí nadie los puede \
            leer. No se envía ninguna grabación. Lo enviado se queda allí: ni retirarlo ni `vow wipe` lo alcanzan. \
            Puedes retirarlo cuando quieras, y ya no va nada más: vow consent withdraw cohort.
            """)
    }

    /// It is given.
    public func given(_ recipient: String) -> String {
        pick(CohortText.given(recipient: "\(recipient)"))
    }

    /// It is withdrawn.
    public var withdrawn: String {
        pick(CohortText.withdrawn)
    }

    /// The person did not agree, or no longer agrees.
    public func notAgreed(_ recipient: String) -> String {
        pick(CohortText.notAgreed(recipient: "\(recipient)"))
    }

    /// The person withdrew while it went on.
    public func stopped(_ recipient: String) -> String {
        pick(CohortText.stopped(recipient: "\(recipient)"))
    }

    /// What was shipped.
    public func shipped(_ sent: Int64, of total: Int64, to recipient: String) -> String {
        let records = Plural.of(sent, pick(CohortText.shipped), pick(CohortText.shippedRecords))
        return pick(
            CohortText.shippedShippedToWhich(
                records: "\(records)", recipient: "\(recipient)", total: "\(total)"))
    }

    /// The tables of a cohort's database were made, or were there.
    public func prepared(isNew: Bool, _ recipient: String) -> String {
        isNew
            ? pick(CohortText.prepared(recipient: "\(recipient)"))
            : pick(CohortText.preparedTheTablesWere(recipient: "\(recipient)"))
    }

    /// The database holds no log.
    public var noLogs: String { pick(CohortText.noLogs) }

    /// One log in a line.
    public func line(_ row: CohortRow) -> String {
        let name = String(row.log.prefix(12))
        let records = Plural.of(row.records, pick(CohortText.line), pick(CohortText.lineRecords))
        guard row.isSound else {
            return "\(name)  \(records)  " + pick("not counted: ", "no se cuenta: ")
                + pick.said(row.flaw ?? "")
        }
        let outcomes = row.outcomes ?? [:]
        let mornings = outcomes.values.reduce(0, +)
        var parts = [
            name, records, Plural.of(mornings, pick(CohortText.lineMorning), pick(CohortText.lineMornings)),
            pick(CohortText.lineKept) + " \(outcomes["kept"] ?? 0)",
            pick(CohortText.lineStreak) + " \(row.currentStreak ?? 0)",
            pick(CohortText.lineBest) + " \(row.bestStreak ?? 0)",
        ]
        if let from = row.from, let through = row.through { parts.append("\(from) … \(through)") }
        return parts.joined(separator: "  ")
    }
}
