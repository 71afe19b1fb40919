package import VowAnswers

/// What a person is told of a cohort that gets a copy of their log, in English and Spanish.
package struct CohortTexts: Sendable {
    private let pick: Wording

    /// The texts in a language.
    package init(_ wording: Wording) { pick = wording }

    /// What is agreed to.
    package func statement(recipient: String) -> String {
        pick(CohortText.statement(recipient: recipient))
    }

    /// It is given.
    package func given(_ recipient: String) -> String {
        pick(CohortText.given(recipient: "\(recipient)"))
    }

    /// It is withdrawn.
    package var withdrawn: String {
        pick(CohortText.withdrawn)
    }

    /// What was shipped.
    package func shipped(_ sent: Int64, of total: Int64, to recipient: String) -> String {
        let records = pick(CountText.records(count: Int(sent)))
        return pick(
            CohortText.shippedShippedToWhich(
                records: "\(records)", recipient: "\(recipient)", total: "\(total)"))
    }

    /// The tables of a cohort's database were made, or were there.
    package func prepared(isNew: Bool, _ recipient: String) -> String {
        isNew
            ? pick(CohortText.prepared(recipient: "\(recipient)"))
            : pick(CohortText.preparedTheTablesWere(recipient: "\(recipient)"))
    }

    /// The database holds no log.
    package var noLogs: String { pick(CohortText.noLogs) }

    /// One log in a line.
    package func line(_ row: CohortRow) -> String {
        let name = String(row.log.prefix(12))
        let records = pick(CountText.records(count: Int(row.records)))
        guard row.isSound else {
            return "\(name)  \(records)  " + pick(CohortText.notCounted(flaw: pick(written: row.flaw ?? "")))
        }
        let outcomes = row.outcomes ?? [:]
        let mornings = outcomes.values.reduce(0, +)
        var parts = [
            name, records, pick(CountText.mornings(count: mornings)),
            pick(CohortText.lineKept) + " \(outcomes["kept"] ?? 0)",
            pick(CohortText.lineStreak) + " \(row.currentStreak ?? 0)",
            pick(CohortText.lineBest) + " \(row.bestStreak ?? 0)",
        ]
        if let from = row.from, let through = row.through { parts.append("\(from) … \(through)") }
        return parts.joined(separator: "  ")
    }
}
