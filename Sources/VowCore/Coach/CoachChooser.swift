/// Chooses the next sentence: of the difficulty that the staircase has reached, or with a weak word that is due.
struct CoachChooser {
    /// The sentences of the language.
    let sentences: [CoachSentence]
    /// The weak words that are due, the longest overdue first.
    let dueWords: [String]
    /// For each sentence, in the same order, the words by which weak ones are found.
    let keys: [[String]]
    /// The sentences of earlier days, oldest first.
    let earlier: [CoachSentenceID]

    /// How many of the last sentences are not given again while there are others.
    static let memory = 40

    /// Each third sentence looks for a weak word first.
    static let drillEvery = 3

    /// The next sentence; nil where there is none.
    /// - Parameter draw: any number; it decides among sentences that suit equally well.
    func next(after items: [CoachItem], plan: CoachTerms.Plan, difficulty: Int, draw: UInt64)
        -> CoachSentence?
    {
        let today = items.map(\.sentence.id)
        let known = earlier + today
        let recent = known.suffix(min(Self.memory, sentences.count / 2))
        let drilled = items.flatMap { $0.attempts.first?.verdict.words.map(\.key) ?? [] }
        let open = dueWords.filter { !drilled.contains($0) }
        switch plan {
        case .drill:
            return withWeakWord(open, not: today, difficulty: difficulty)
        case .daily:
            if items.count % Self.drillEvery == Self.drillEvery - 1,
                let found = withWeakWord(open, not: Array(recent), difficulty: difficulty)
            {
                return found
            }
            return nearest(to: difficulty, not: Array(recent), draw: draw) ?? sentences.first
        }
    }

    /// The sentence nearest in difficulty that holds the first of the words that any sentence holds.
    private func withWeakWord(_ words: [String], not recent: [CoachSentenceID], difficulty: Int)
        -> CoachSentence?
    {
        for word in words {
            let found = zip(sentences, keys).filter { $1.contains(word) && !recent.contains($0.id) }.map(\.0)
            if let best = found.min(by: { abs($0.difficulty - difficulty) < abs($1.difficulty - difficulty) })
            {
                return best
            }
        }
        return nil
    }

    private func nearest(to difficulty: Int, not recent: [CoachSentenceID], draw: UInt64) -> CoachSentence? {
        let fresh = sentences.filter { !recent.contains($0.id) }
        let distance = fresh.map { abs($0.difficulty - difficulty) }.min()
        let best = fresh.filter { abs($0.difficulty - difficulty) == distance }
        return best.isEmpty ? nil : best[Int(draw % UInt64(best.count))]
    }
}
