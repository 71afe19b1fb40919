// Words that turn the meaning of a line round: its opposite in the place of a word of the line, or a word put in that
// denies the whole.
extension MeaningGuards {
    /// How many words beside the stretch may be what stands for the line's first or last words.
    private static let mostWordsBeside = 2

    /// The objections to words in whose place an opposite was heard, whatever the score.
    ///
    /// A word that was heard, too, was corrected or said again, and nothing is objected to; a word that the line has on
    /// both sides ("I turn off the radio and turn on the light") is looked at where it stands.
    func checkOpposites(_ opposites: Opposites, _ findings: inout [GuardFinding]) {
        guard !alignment.span.isEmpty else { return }
        let line = alignment.expected.map { (text: $0.text, traits: $0.traits) }
        let asked = opposites.places(in: line)
        let window = listenedTo
        let said = window.map { (text: heard[$0].text, traits: heard[$0].traits) }
        let given = opposites.places(in: said)
        var objected = Set<Int>()
        for place in asked {
            let (set, side) = (place.phrase.set, place.phrase.side)
            guard !objected.contains(set) else { continue }
            func isOn(_ side: Int, _ other: Opposites.Place) -> Bool {
                other.phrase.set == set && other.phrase.side == side
            }
            if let opposite = exchanged(place, given.filter { $0.phrase.set == set }, window) {
                objected.insert(set)
                addOpposite(place, opposite.words, window, &findings)
                continue
            }
            guard given.count(where: { isOn(side, $0) }) < asked.count(where: { isOn(side, $0) }),
                !isHeardApart(place.words)
            else { continue }
            let opposite = given.first { other in
                other.phrase.set == set && other.phrase.side != side
                    && given.count { isOn(other.phrase.side, $0) }
                        > asked.count { isOn(other.phrase.side, $0) }
            }
            if let opposite {
                objected.insert(set)
                addOpposite(place, opposite.words, window, &findings)
            }
        }
        if !isOverruled { checkTurning(opposites, line, said, window, &findings) }
    }

    private func addOpposite(
        _ place: Opposites.Place, _ words: Range<Int>, _ window: [Int], _ findings: inout [GuardFinding]
    ) {
        findings.append(
            GuardFinding(
                kind: .opposite, expected: alignment.expected[place.words].map(\.text).joined(separator: " "),
                heard: words.map { heard[window[$0]].text }.joined(separator: " ")))
    }

    /// The heard words that may be the line: its stretch, and a little beyond it where its first or last words were
    /// not heard, without what was taken back and what belongs to other lines.
    private var listenedTo: [Int] {
        var first = alignment.span.lowerBound
        var last = alignment.span.upperBound
        if alignment.support.first ?? 1 < Self.wholeSupport {
            for _ in 0..<Self.mostWordsBeside
            where first > 0 && !claimed[first - 1] && !heard[first].afterPause {
                first -= 1
            }
        }
        if alignment.support.last ?? 1 < Self.wholeSupport {
            for _ in 0..<Self.mostWordsBeside
            where last < heard.count && !claimed[last] && !heard[last].afterPause { last += 1 }
        }
        var words = Array(first..<last)
        for case .takenBack(let range) in alignment.steps { words.removeAll { range.contains($0) } }
        return words
    }

    /// Whether all words of a phrase of the line were heard, as prefix and rest apart or joined: "des bloquear".
    private func isHeardApart(_ words: Range<Int>) -> Bool {
        words.allSatisfy { alignment.support[$0] >= Self.wholeSupport }
    }

    /// The opposite that stands at the very place of a phrase, where both are in the line.
    private func exchanged(_ place: Opposites.Place, _ given: [Opposites.Place], _ window: [Int])
        -> Opposites.Place?
    {
        for case .said(let words, let tokens, _) in alignment.steps
        where words.overlaps(place.words) && (words.count == tokens.count || !isHeardApart(words)) {
            let here = given.filter { other in other.words.contains { tokens.contains(window[$0]) } }
            if here.contains(where: { $0.phrase.side == place.phrase.side }) { continue }
            if let opposite = here.first { return opposite }
        }
        return nil
    }

    /// The objections to words that turn any sentence round, and that the line has not got.
    ///
    /// As with negations, a line that was heard too unclearly is left to its score, unless the word stands beside words
    /// of the line that were heard well.
    private func checkTurning(
        _ opposites: Opposites, _ line: [(text: String, traits: WordTraits)],
        _ said: [(text: String, traits: WordTraits)], _ window: [Int], _ findings: inout [GuardFinding]
    ) {
        let asked = opposites.turningPlaces(in: line)
        for place in opposites.turningPlaces(in: said) {
            let token = window[place.words.lowerBound]
            guard asked.allSatisfy({ $0.phrase.set != place.phrase.set }),
                !alignment.expected.contains(where: { $0.traits.canonical == heard[token].traits.canonical }),
                isLineClear || isBesidePlainWord(of: token)
            else { continue }
            findings.append(
                GuardFinding(
                    kind: .opposite, expected: expectedAt(token),
                    heard: place.words.map { heard[window[$0]].text }.joined(separator: " ")))
        }
    }

    /// What the line asks for where a word was heard; empty where nothing was to be said.
    private func expectedAt(_ token: Int) -> String {
        for case .said(let words, let tokens, _) in alignment.steps where tokens.contains(token) {
            return alignment.expected[words].map(\.text).joined(separator: " ")
        }
        return ""
    }

    private func isBesidePlainWord(of token: Int) -> Bool {
        let step = alignment.steps.firstIndex { step in
            switch step {
            case .said(_, let tokens, _): tokens.contains(token)
            case .added(let index): index == token
            case .missed, .takenBack: false
            }
        }
        return step.map { isBesidePlainWord($0) } ?? false
    }
}
