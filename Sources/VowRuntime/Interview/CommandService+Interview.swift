package import VowCore
import VowLog
import VowPorts
package import VowRecitation

extension CommandService {
    /// The interview in progress: the newest one that was begun and not concluded; a new identifier where there is
    /// none.
    package func openInterview() throws(CommandError) -> (id: InterviewID, state: InterviewState) {
        if let open = try all(Aggregates.interview).last(where: { $0.state.current != nil }) { return open }
        var bits = RandomBits(seed: entropy.next())
        return (InterviewID(bits.identifier(length: 4)), InterviewState())
    }

    /// Records what a step of an interview led to.
    package func record(_ events: [InterviewEvent], inInterview id: InterviewID) throws(CommandError) {
        try decideAndAppend(to: Aggregates.interview, id) { (_, _) throws(CommandError) in events }
    }

    /// Makes lines of what the person wants to keep, and gives their identifiers by the same places.
    ///
    /// A line that is there already stays as it is: an interview that was interrupted here does not make it twice.
    package func keep(_ proposals: [Int: ProposedLine], language: Language) throws(CommandError) -> [Int:
        LineID]
    {
        var kept: [Int: LineID] = [:]
        let book = try present().book
        for (place, line) in proposals.sorted(by: { $0.key < $1.key }) {
            let same = book.entries.first { entry in
                let state = book.state(of: entry.id)
                return state.isPresent && state.text == line.text && state.kind == line.kind
            }
            if let same {
                kept[place] = same.id
            } else {
                // The interview has read the words, and asked where it was unsure.
                kept[place] = try addLine(line.text, kind: line.kind, language: language, isSafe: true)
            }
        }
        return kept
    }
}
