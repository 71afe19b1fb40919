package import VowCore
package import VowPorts
import VowRecitation

/// Other words for the lines of an interview from a model that may fail: whatever goes wrong, the built-in generator's
/// lines stand as they are.
package struct LineProposals {
    private let model: any LanguageModel
    private let moderator: any Moderator
    private let wishes: [(places: [Int], wish: LineRequest)]

    /// Asks about the lines that the person wants and has not worded themselves; nothing is sent yet.
    package init(_ state: InterviewState, from model: any LanguageModel, moderator: any Moderator) {
        (self.model, self.moderator) = (model, moderator)
        let language = state.language ?? .english
        wishes = [LineKind.goal, .affirmation].compactMap { kind in
            let places = state.lines.indices.filter {
                let line = state.lines[$0]
                return line.proposed.kind == kind && !line.isRefused && line.text == line.proposed.text
            }
            let wish = LineRequest(
                language: language, kind: kind == .goal ? .goal : .affirmation,
                drafts: places.map { state.lines[$0].text })
            return places.isEmpty ? nil : (places, wish)
        }
    }

    /// Who would be asked.
    package var maker: String { model.model }

    /// Every text that `reworded` sends, whole; one that stands in several requests once.
    package var sends: [String] {
        var texts: [String] = []
        for text in wishes.flatMap({ model.sends(for: $0.wish) }) where !texts.contains(text) {
            texts.append(text)
        }
        return texts
    }

    /// Wordings by their places: none for a kind whose request failed, or whose answers are not one for each line, and
    /// none that the moderator does not know to be fit. Whether they may stand is for the interview to decide.
    package func reworded() -> [Int: String] {
        var texts: [Int: String] = [:]
        for (places, wish) in wishes {
            // Fewer or more cannot be told apart: which line each was made of is not known. The built-in text stays where
            // the model or the moderator fails.
            guard let lines = try? model.lines(for: wish), lines.count == places.count else { continue }
            for (place, line) in zip(places, lines)
            where (try? moderator.verdict(on: line.text, in: wish.language)) == .fit {
                texts[place] = line.text
            }
        }
        return texts
    }
}
