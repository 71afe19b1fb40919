package import VowRecitation

/// A day of practice in one language.
package struct CoachDay: Hashable, Sendable {
    /// The day.
    package let date: CivilDate
    /// How long was practised, in whole minutes, rounded up once for the day; what two sessions shared counts once.
    package var minutes: Int { Int((Self.milliseconds(of: stretches) + 59_999) / 60_000) }
    /// The stretches of time in which the person practised, in any order.
    var stretches: [Range<Instant>] = []
    /// The sentences that were answered.
    package internal(set) var sentences = 0
    /// Those of them that were right in the end.
    package internal(set) var correct = 0
    /// Those that were right at the first try.
    package internal(set) var rightAtOnce = 0
    /// The answers.
    package internal(set) var attempts = 0
    /// How often a sentence was heard again.
    package internal(set) var replays = 0
    /// The sum of the items' scores.
    var scoreSum = 0

    /// The mean of the items' scores, 0 to 100; nil on a day without an answer.
    package var meanScore: Int? {
        sentences == 0 ? nil : Int((Double(scoreSum) / Double(sentences)).rounded())
    }

    /// How long stretches last together, in milliseconds.
    private static func milliseconds(of stretches: [Range<Instant>]) -> Int64 {
        var sum: Int64 = 0
        var end: Instant?
        for stretch in stretches.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            let start = end.map { max($0, stretch.lowerBound) } ?? stretch.lowerBound
            guard stretch.upperBound > start else { continue }
            sum += stretch.upperBound.milliseconds(since: start)
            end = stretch.upperBound
        }
        return sum
    }
}

/// What past sessions of one language come to.
///
/// Items whose words were erased count for nothing but the minutes.
package struct CoachProgress: Hashable, Sendable {
    package let language: Language
    /// The staircase, after all sentences.
    package private(set) var staircase = CoachStaircase()
    /// The weak words.
    package private(set) var drill = WordDrill()
    /// The days of practice, oldest first.
    package private(set) var days: [CoachDay] = []
    /// The sentences that were given, oldest first.
    package private(set) var given: [CoachSentenceID] = []

    /// Folds sessions, oldest first; those of other languages are passed over.
    package init(_ sessions: [CoachState], language: Language) {
        self.language = language
        for session in sessions where session.terms?.language == language { add(session) }
        days.sort { $0.date < $1.date }
    }

    private mutating func add(_ session: CoachState) {
        guard let terms = session.terms else { return }
        if session.items.contains(where: \.isKnown) { staircase = session.staircase }
        if session.items.contains(where: { !$0.attempts.isEmpty }) {
            change(terms.date) { $0.stretches += session.stretches }
        }
        for item in session.items {
            if item.isKnown { given.append(item.sentence.id) }
            guard item.isKnown, let first = item.attempts.first, let last = item.attempts.last else {
                continue
            }
            drill.add(first.verdict.words, on: item.date)
            change(item.date) { day in
                day.sentences += 1
                day.correct += item.isCorrect ? 1 : 0
                day.rightAtOnce += item.isRightAtOnce ? 1 : 0
                day.attempts += item.attempts.count
                day.replays += item.replays + item.slowReplays
                day.scoreSum += last.verdict.itemScore
            }
        }
    }

    private mutating func change(_ date: CivilDate, _ body: (inout CoachDay) -> Void) {
        let place =
            days.firstIndex { $0.date == date }
            ?? {
                days.append(CoachDay(date: date))
                return days.count - 1
            }()
        body(&days[place])
    }
}

/// The days in a row on which something was practised, in any language.
package struct CoachStreak: Hashable, Sendable {
    /// Up to today, or up to yesterday while today may still be practised.
    package let current: Int
    /// The longest row of days so far.
    package let best: Int

    /// Counts days, in any order.
    package init(_ dates: [CivilDate], today: CivilDate) {
        var best = 0
        var run = 0
        var last: CivilDate?
        for date in dates.sorted() where date != last {
            run = last?.adding(days: 1) == date ? run + 1 : 1
            best = max(best, run)
            last = date
        }
        let isLive = last.map { $0 == today || $0.adding(days: 1) == today } ?? false
        current = isLive ? run : 0
        self.best = best
    }
}
