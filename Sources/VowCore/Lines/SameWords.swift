package import VowRecitation

/// On how many mornings each line was said with the same words.
///
/// Words that are said day after day lose their meaning, and are easily recorded and played. Nothing is blocked: the
/// person is only asked for fresh words.
package struct SameWords: Codable, Hashable, Sendable {
    private struct Entry: Codable, Hashable, Sendable {
        let line: LineID
        var text: String
        var days: Int
        var last: CivilDate
    }

    private var entries: [Entry] = []

    /// Nothing was said yet.
    package init() {}

    /// Takes in an event of a run. A date counts once, and the count begins anew when the words change.
    mutating func note(_ event: RunEvent, terms: FiredTerms?) {
        guard case .lineRecited(let line, _, _) = event, let terms, let date = terms.date,
            let text = terms.steps.flatMap(\.lines).first(where: { $0.id == line })?.text
        else { return }
        guard let place = entries.firstIndex(where: { $0.line == line }) else {
            entries.append(Entry(line: line, text: text, days: 1, last: date))
            return
        }
        if entries[place].text != text {
            entries[place] = Entry(line: line, text: text, days: 1, last: date)
        } else if entries[place].last < date {
            entries[place].days += 1
            entries[place].last = date
        }
    }

    /// On how many mornings a line was said as it stands now.
    package func days(of line: LineID, text: String) -> Int {
        entries.first { $0.line == line && $0.text == text }?.days ?? 0
    }
}

extension AlarmClockState {
    /// The lines in use that were said with the same words on at least this many mornings, in the order of the lines.
    /// - Parameter days: nil gives no line.
    package func linesToRefresh(after days: Int?) -> [(id: LineID, days: Int)] {
        guard let days else { return [] }
        return book.entries.compactMap { entry in
            guard book.state(of: entry.id).disabledFrom == nil else { return nil }
            let said = sameWords.days(of: entry.id, text: entry.text)
            return said >= days ? (entry.id, said) : nil
        }
    }
}
