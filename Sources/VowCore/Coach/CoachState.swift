/// A sentence of a session, and what came of it.
package struct CoachItem: Hashable, Sendable {
    /// An answer with its verdict.
    package struct Attempt: Hashable, Sendable {
        package let answer: CoachAnswer
        package let verdict: CoachVerdict
    }

    package let sentence: CoachSentence
    /// The day on which it was given.
    package let date: CivilDate
    /// How often it was heard again at its own speed.
    package internal(set) var replays = 0
    /// How often it was heard again slowly.
    package internal(set) var slowReplays = 0
    /// The answers, oldest first.
    package internal(set) var attempts: [Attempt] = []
    /// Whether the text was shown.
    package internal(set) var isRevealed = false
    /// Whether it is done with.
    package internal(set) var isClosed = false
    /// Whether it was spoken at all.
    package internal(set) var isSpoken = false

    /// The last answer's verdict.
    package var verdict: CoachVerdict? { attempts.last?.verdict }
    /// Whether the last answer was right.
    package var isCorrect: Bool { verdict?.isCorrect ?? false }
    /// Whether the first answer was right, with nothing shown: what the staircase calls a success.
    package var isRightAtOnce: Bool { isCorrect && attempts.count == 1 && !isRevealed }
    /// Whether its words are still known; they are gone where an erasure took them.
    package var isKnown: Bool { !sentence.text.isEmpty }
}

/// A session of the coach, as its events leave it.
package struct CoachState: Hashable, Sendable {
    /// The longest time between two events that counts as practice, in milliseconds. After longer ones the person had
    /// left, or the machine had stopped.
    package static let longestGapMilliseconds: Int64 = 120_000

    /// Its terms; nil before it began.
    package private(set) var terms: CoachTerms?
    /// The sentences so far.
    package private(set) var items: [CoachItem] = []
    /// Whether the person takes a break.
    package private(set) var isPaused = false
    /// Why it is over; nil while it goes on.
    package private(set) var ending: CoachEnding?
    /// How long was practised until the last event.
    package private(set) var activeMilliseconds: Int64 = 0
    /// The stretches of time that were practised, in the order in which they were; `activeMilliseconds` is their sum.
    package private(set) var stretches: [Range<Instant>] = []
    /// When the last event happened.
    package private(set) var lastAt: Instant?
    /// The last day for which the person was reminded; only in the stream that notes it, see `CoachReminder`.
    package private(set) var remindedOn: CivilDate?

    /// The state before any event.
    package init() {}

    /// The state of the stream that records reminders, after the last one.
    init(remindedOn: CivilDate?) { self.remindedOn = remindedOn }

    /// Whether another program has continued the session since `known` was read.
    package func hasGoneOn(since known: CoachState) -> Bool {
        ending != known.ending || items != known.items || isPaused != known.isPaused
    }

    /// Whether it has begun and is not over; it may be paused.
    package var isOpen: Bool { terms != nil && ending == nil }
    /// The sentence in hand.
    package var current: CoachItem? { items.last.flatMap { $0.isClosed ? nil : $0 } }

    /// The staircase after the sentences that are done with.
    package var staircase: CoachStaircase {
        var staircase = CoachStaircase(level: terms?.level ?? 0)
        for item in items where item.isClosed && !item.attempts.isEmpty {
            staircase = staircase.after(success: item.isRightAtOnce)
        }
        return staircase
    }

    /// How long was practised until now, in milliseconds.
    package func activeMilliseconds(at now: Instant) -> Int64 { activeMilliseconds + counted(until: now) }

    /// Whether the planned time is over.
    package func isTimeUp(at now: Instant) -> Bool {
        activeMilliseconds(at: now) >= Int64(terms?.minutes ?? 0) * 60_000
    }

    private mutating func count(until now: Instant) {
        let counted = counted(until: now)
        guard counted > 0, let lastAt else { return }
        activeMilliseconds += counted
        let stretch = lastAt..<lastAt.adding(milliseconds: counted)
        if let last = stretches.last, last.upperBound == stretch.lowerBound {
            stretches[stretches.count - 1] = last.lowerBound..<stretch.upperBound
        } else {
            stretches.append(stretch)
        }
    }

    private func counted(until now: Instant) -> Int64 {
        guard let lastAt, !isPaused, ending == nil else { return 0 }
        return min(max(0, now.milliseconds(since: lastAt)), Self.longestGapMilliseconds)
    }
}

extension CoachState: Evolving {
    /// What names one.
    package typealias ID = CoachSessionID

    /// The state after one more event.
    package func evolved(by event: CoachEvent, at instant: Instant) -> CoachState {
        var next = self
        // The time between the end of a program and its next start is no practice.
        if event != .resumed { next.count(until: instant) }
        next.lastAt = instant
        switch event {
        case .begun(let terms): next.terms = terms
        case .given(let sentence, let date): next.items.append(CoachItem(sentence: sentence, date: date))
        case .paused: next.isPaused = true
        case .resumed: next.isPaused = false
        case .ended(let ending): next.ending = ending
        case .reminded(let date): next.remindedOn = date
        case .spoken, .answered, .textRevealed, .passedOver:
            guard let item = items.last else { break }
            next.items[items.count - 1] = item.evolved(by: event)
        }
        return next
    }
}

extension CoachItem {
    fileprivate func evolved(by event: CoachEvent) -> CoachItem {
        var next = self
        switch event {
        case .spoken(.first): next.isSpoken = true
        case .spoken(.replay): next.replays += 1
        case .spoken(.slowReplay): next.slowReplays += 1
        case .answered(let answer, let verdict):
            next.attempts.append(Attempt(answer: answer, verdict: verdict))
            // Once the text is shown, there is one more attempt before the next sentence.
            next.isClosed = verdict.isCorrect || isRevealed
        case .textRevealed: next.isRevealed = true
        case .passedOver: next.isClosed = true
        case .begun, .given, .paused, .resumed, .ended, .reminded: break
        }
        return next
    }
}

/// What can be asked of a session.
package enum CoachCommand: Hashable, Sendable {
    /// Begin it.
    case begin(CoachTerms)
    /// Give a sentence.
    case give(CoachSentence, on: CivilDate)
    /// Note that the sentence was spoken.
    case speak(CoachSpeaking)
    /// Judge an answer.
    case answer(CoachAnswer)
    /// Show the text.
    case reveal
    /// Go on to the next sentence.
    case passOver
    /// Take a break.
    case pause
    /// Go on.
    case resume
    /// End it.
    case end(CoachEnding)
    /// The person was reminded of a day's session.
    case remind(on: CivilDate)
}

/// Why a session refuses a command.
package enum CoachRejection: Error, Hashable, Sendable {
    /// It has not begun, or is over.
    case notOpen
    /// It began before.
    case alreadyBegun
    /// There is no sentence in hand.
    case noSentence
    /// The sentence in hand is not done with.
    case sentenceInHand
    /// The answer says nothing.
    case nothingSaid
}

extension CoachState: Decider {
    /// The events that a command leads to; none when it is already so.
    package func decide(_ command: CoachCommand, at instant: Instant) throws(CoachRejection) -> [CoachEvent] {
        if case .begin(let terms) = command {
            guard self.terms == nil else { throw .alreadyBegun }
            return [.begun(terms)]
        }
        if case .remind(let date) = command {
            // Reminders are recorded in a stream of their own, which belongs to no session.
            guard self.terms == nil else { throw .alreadyBegun }
            if let remindedOn, remindedOn >= date { return [] }
            return [.reminded(on: date)]
        }
        guard let terms, ending == nil else { throw .notOpen }
        switch command {
        case .begin, .remind: throw .alreadyBegun
        case .give(let sentence, let date):
            guard current == nil else { throw .sentenceInHand }
            return [.given(sentence, on: date)]
        case .speak(let speaking):
            let item = try itemInHand()
            return item.isSpoken && speaking == .first ? [] : [.spoken(speaking)]
        case .answer(let answer): return try judged(answer, try itemInHand(), terms)
        case .reveal: return try itemInHand().isRevealed ? [] : [.textRevealed(asked: true)]
        case .passOver: return current == nil ? [] : [.passedOver]
        case .pause: return isPaused ? [] : [.paused]
        case .resume: return [.resumed]
        case .end(let ending): return [.ended(ending)]
        }
    }

    private func itemInHand() throws(CoachRejection) -> CoachItem {
        guard let current else { throw .noSentence }
        return current
    }

    private func judged(_ answer: CoachAnswer, _ item: CoachItem, _ terms: CoachTerms) throws(CoachRejection)
        -> [CoachEvent]
    {
        guard answer.transcript.contains(where: { $0.isLetter || $0.isNumber }) else { throw .nothingSaid }
        let attempts = item.attempts.count + 1
        let verdict = CoachJudge.verdict(
            on: answer, to: item.sentence, attempts: attempts, replays: item.replays + item.slowReplays,
            terms: terms)
        let event = CoachEvent.answered(answer, verdict)
        let isEnough = !verdict.isCorrect && !item.isRevealed && attempts >= terms.revealAfter
        return isEnough ? [event, .textRevealed(asked: false)] : [event]
    }
}
