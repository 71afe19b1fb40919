/// A word that was unclear or missed, and when it is to be met again.
package struct WordCard: Hashable, Sendable {
    /// The word, in lower case and without punctuation; one character in Chinese.
    package let word: String
    /// How often in a row it went well.
    package private(set) var repetitions = 0
    /// The easiness factor of SM-2 in thousandths.
    package private(set) var easiness = 2_500
    /// The days from the last review to the next.
    package private(set) var intervalDays = 0
    /// The first day on which it is due.
    package private(set) var due: CivilDate
    /// How often it did not go well.
    package private(set) var lapses = 0

    /// Makes a card of a word that has just not gone well.
    init(word: String, on date: CivilDate) {
        self.word = word
        due = date
    }

    /// The card after a review.
    ///
    /// SM-2 by its published formula (P. A. Woźniak, "Optimization of learning", 1990): intervals of 1 and 6 days, then
    /// the last one times the easiness, rounded up; easiness changes by 0.1 − (5 − q)(0.08 + (5 − q) 0.02), is 1.3 at
    /// least; a quality below 3 begins anew and leaves the easiness as it is.
    func reviewed(_ mark: WordMark, on date: CivilDate) -> WordCard {
        let quality = mark.quality
        var next = self
        if quality < 3 {
            next.repetitions = 0
            next.intervalDays = 1
            next.lapses += 1
        } else {
            next.repetitions += 1
            switch next.repetitions {
            case 1: next.intervalDays = 1
            case 2: next.intervalDays = 6
            default: next.intervalDays = (intervalDays * easiness + 999) / 1000
            }
            let missing = 5 - quality
            next.easiness = max(1_300, easiness + 100 - missing * (80 + missing * 20))
        }
        next.due = date.adding(days: next.intervalDays)
        return next
    }
}

/// How a word of a sentence came out.
package enum WordMark: String, CaseIterable, Codable, Hashable, Sendable {
    /// Said well.
    case well
    /// Said, but not clearly.
    case unclear
    /// Not heard.
    case missed

    /// The quality of the answer as SM-2 counts it, 0 to 5: perfect, hard to recall, or forgotten.
    var quality: Int {
        switch self {
        case .well: 5
        case .unclear: 3
        case .missed: 1
        }
    }
}

/// The weak words of one language, folded from first answers.
///
/// A word becomes a card when it was unclear or missed. A card is reviewed by a first answer that holds its word on the
/// day when it is due or later, and by one in which the word did not go well, whenever that is.
package struct WordDrill: Hashable, Sendable {
    /// The cards, in the order in which they were made.
    package private(set) var cards: [WordCard] = []

    /// No cards yet.
    package init() {}

    /// Takes in a first answer.
    mutating func add(_ words: [MarkedWord], on date: CivilDate) {
        var seen: [String] = []
        // Of a word that occurs twice the worse result counts.
        for word in words.sorted(by: { $0.mark.quality < $1.mark.quality }) where !word.key.isEmpty {
            guard !seen.contains(word.key) else { continue }
            seen.append(word.key)
            if let place = cards.firstIndex(where: { $0.word == word.key }) {
                if cards[place].due <= date || word.mark != .well {
                    cards[place] = cards[place].reviewed(word.mark, on: date)
                }
            } else if word.mark != .well {
                cards.append(WordCard(word: word.key, on: date).reviewed(word.mark, on: date))
            }
        }
    }

    /// The cards that are due on a day, the longest overdue first.
    package func due(on date: CivilDate) -> [WordCard] {
        cards.enumerated().filter { $0.element.due <= date }
            .sorted { ($0.element.due, $0.offset) < ($1.element.due, $1.offset) }.map(\.element)
    }
}
