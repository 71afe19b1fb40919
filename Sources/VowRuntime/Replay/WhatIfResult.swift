package import VowAnswers
package import VowCore
import VowLog

/// What a change would have done to runs.
package struct WhatIfResult {
    package let document: WhatIfRow
    package let records: RunSource.Records
    private let texts: HindsightTexts

    /// - Parameter note: receives how far it has come, before each morning.
    package init(
        _ ids: [RunID], _ change: WhatIfChange, _ log: EventLog, _ texts: HindsightTexts,
        note: ((String) -> Void)? = nil
    ) throws {
        self.texts = texts
        records = try RunSource.Records(of: ids, log)
        var rows: [WhatIfRow.Morning] = []
        var skipped = 0
        var withoutNotes = 0
        let noted = Set(change.hearings.keys.map(\.run))
        for (index, id) in ids.enumerated() {
            note?(texts.judging(index + 1, of: ids.count))
            guard let outcome = WhatIf.judge(id, try RunSource.history(of: id, log), change) else {
                skipped += 1
                continue
            }
            if !outcome.unheard.isEmpty, !noted.contains(id) {
                withoutNotes += 1
                continue
            }
            rows.append(
                WhatIfRow.Morning(
                    run: id.text, inProgress: outcome.isInProgress, wasDismissed: outcome.wasDismissed,
                    wouldBeDismissed: outcome.wouldBeDismissed,
                    attemptsThatWouldOpen: outcome.attempts.filter { !$0.opened && $0.wouldOpen == true }.map(
                        \.number),
                    attemptsThatWouldNot: outcome.attempts.filter { $0.opened && $0.wouldOpen == false }.map(
                        \.number),
                    attemptsNotNeeded: outcome.attempts.filter { $0.wouldOpen == nil }.map(\.number),
                    attemptsWithoutNotes: outcome.unheard, caveat: outcome.caveat.map(texts.caveat)))
        }
        document = WhatIfRow(
            rows, notJudged: skipped, withoutNotes: withoutNotes, records: records.word,
            flaw: records.flaw.map { ($0.kind.rawValue, $0.position) })
    }

    package var text: String {
        var lines = document.runs.compactMap { row -> String? in
            let parts = parts(row)
            return parts.isEmpty ? nil : "\(row.run)  \(parts.joined(separator: "; "))"
        }
        lines.append(
            texts.total(
                mornings: document.mornings, wouldOpen: document.wouldOpen,
                wouldStayClosed: document.wouldStayClosed, unknown: document.notJudged,
                withoutNotes: document.withoutNotes))
        if document.wouldStayClosed > 0 { lines.append(texts.nobodyKnows) }
        lines.append(records.sentence(texts))
        return lines.joined(separator: "\n")
    }

    private func parts(_ row: WhatIfRow.Morning) -> [String] {
        var parts: [String] = []
        if row.inProgress {
            parts.append(texts.inProgress)
        } else if row.wasDismissed != row.wouldBeDismissed {
            parts.append(texts.flips(wouldBeDismissed: row.wouldBeDismissed))
        }
        let kinds = [
            (row.attemptsThatWouldOpen, texts.wouldPass), (row.attemptsThatWouldNot, texts.wouldNotPass),
            (row.attemptsNotNeeded, texts.notNeeded), (row.attemptsWithoutNotes, texts.withoutNotes),
        ]
        for (attempts, say) in kinds where !attempts.isEmpty { parts.append(say(attempts)) }
        if let caveat = row.caveat { parts.append(caveat) }
        return parts
    }
}
