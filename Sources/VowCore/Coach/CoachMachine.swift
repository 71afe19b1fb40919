import VowRecitation

/// What comes to the machine of a session.
package enum CoachInput: Hashable, Sendable {
    /// Begin, or go on where it stopped.
    case open(CoachTerms)
    /// An answer, spoken or typed.
    case answered(CoachAnswer)
    /// The person wants to hear the sentence again.
    case replay(slow: Bool)
    /// The person wants to see the text.
    case reveal
    /// The person wants another sentence.
    case next
    /// The person takes a break.
    case pause
    /// The person goes on.
    case resume
    /// The person ends the session.
    case stop
}

/// What is to be done, in this order.
package enum CoachEffect: Hashable, Sendable {
    /// Record, durably, before anything else is done.
    case record([CoachEvent])
    /// Speak the sentence.
    case speak(CoachSentence, slow: Bool)
    /// Show the text.
    case reveal(CoachSentence)
    /// Show what came of an answer.
    case feedback(CoachItem.Attempt, of: CoachItem)
    /// The answer said nothing.
    case nothingSaid
    /// Listen, and take typed words.
    case listen(CoachItem)
    /// The session is paused until the person goes on.
    case rest
    /// It is over.
    case end(CoachEnding)
}

/// The machine of a session: an input at an instant leads to what is to be recorded and done.
///
/// | state | input | effects |
/// | --- | --- | --- |
/// | not begun | open | begun, given, speak, listen |
/// | going on, from the log | open | resumed, speak (no replay is counted), listen |
/// | sentence in hand | answered, right | answered, feedback, then as after `next` |
/// | | answered, not right | answered, feedback, listen |
/// | | the third that is not right | answered, text revealed, feedback, reveal, speak, listen |
/// | | answered with the text shown | answered, feedback, then as after `next` |
/// | | replay | spoken (counted), speak, listen |
/// | | reveal | text revealed, reveal, listen |
/// | | next | passed over, then given, speak, listen; or ended where the time is up |
/// | | pause | paused, rest |
/// | paused | anything but pause and stop | resumed, then as above |
/// | any | stop | ended |
///
/// The recorded events are the whole state: a machine that is made anew from the log goes on at the same sentence.
package struct CoachMachine: Sendable {
    /// The state so far.
    package private(set) var state: CoachState
    private let chooser: CoachChooser

    /// Makes a machine.
    /// - Parameters:
    ///   - state: the session as the log has it.
    ///   - sentences: the sentences of its language.
    ///   - dueWords: the weak words that are due, the longest overdue first.
    ///   - earlier: the identifiers of sentences of earlier days, oldest first.
    package init(
        _ state: CoachState = CoachState(), sentences: [CoachSentence], dueWords: [String] = [],
        earlier: [CoachSentenceID] = []
    ) {
        self.state = state
        chooser = CoachChooser(
            sentences: sentences, dueWords: dueWords,
            keys: dueWords.isEmpty
                ? sentences.map { _ in [] }
                : sentences.map { SpokenWords.of($0.text, language: $0.language) }, earlier: earlier)
    }

    /// What an input leads to.
    /// - Parameter date: the day, where the person is.
    package mutating func handle(_ input: CoachInput, at now: Instant, on date: CivilDate) -> [CoachEffect] {
        var effects: [CoachEffect] = []
        if case .open(let terms) = input { return opened(terms, at: now, on: date) }
        guard state.isOpen else { return [] }
        if state.isPaused, input != .pause, input != .stop {
            effects += record(.resume, at: now)
        }
        switch input {
        case .open, .resume: effects += presented(at: now, on: date)
        case .answered(let answer): effects += answered(answer, at: now, on: date)
        case .replay(let slow):
            guard let item = state.current else { break }
            effects += record(.speak(slow ? .slowReplay : .replay), at: now)
            effects += [.speak(item.sentence, slow: slow), .listen(state.current ?? item)]
        case .reveal:
            guard let item = state.current else { break }
            effects += record(.reveal, at: now) + [.reveal(item.sentence), .listen(state.current ?? item)]
        case .next:
            effects += record(.passOver, at: now)
            effects += presented(at: now, on: date)
        case .pause: effects += record(.pause, at: now) + [.rest]
        case .stop: effects += record(.end(.stopped), at: now) + [.end(.stopped)]
        }
        return effects
    }

    private mutating func opened(_ terms: CoachTerms, at now: Instant, on date: CivilDate) -> [CoachEffect] {
        if state.terms == nil { return record(.begin(terms), at: now) + presented(at: now, on: date) }
        guard state.isOpen else { return [] }
        return record(.resume, at: now) + presented(at: now, on: date)
    }

    private mutating func answered(_ answer: CoachAnswer, at now: Instant, on date: CivilDate)
        -> [CoachEffect]
    {
        guard let before = state.current else { return [] }
        var effects = record(.answer(answer), at: now)
        guard !effects.isEmpty, let item = state.items.last, let attempt = item.attempts.last else {
            return [.nothingSaid, .listen(before)]
        }
        effects.append(.feedback(attempt, of: item))
        if item.isClosed { return effects + presented(at: now, on: date) }
        if item.isRevealed {
            effects += [.reveal(item.sentence), .speak(item.sentence, slow: false)]
        }
        return effects + [.listen(item)]
    }

    /// The sentence in hand, or the next one, or the end.
    private mutating func presented(at now: Instant, on date: CivilDate) -> [CoachEffect] {
        var effects: [CoachEffect] = []
        if state.current == nil {
            guard !state.isTimeUp(at: now), let next = chosen() else {
                return record(.end(.done), at: now) + [.end(.done)]
            }
            effects += record(.give(next, on: date), at: now)
        }
        guard let item = state.current else { return effects }
        effects += record(.speak(.first), at: now)
        if item.isRevealed { effects.append(.reveal(item.sentence)) }
        return effects + [.speak(item.sentence, slow: false), .listen(state.current ?? item)]
    }

    private func chosen() -> CoachSentence? {
        guard let terms = state.terms else { return nil }
        var bits = RandomBits(seed: terms.seed, from: state.items.count)
        return chooser.next(
            after: state.items, plan: terms.plan, difficulty: state.staircase.difficulty, draw: bits.next())
    }

    /// Decides and takes in what follows; a command that is refused leads to nothing.
    private mutating func record(_ command: CoachCommand, at now: Instant) -> [CoachEffect] {
        guard let events = state.accepted(command, at: now), !events.isEmpty else { return [] }
        for event in events { state = state.evolved(by: event, at: now) }
        return [.record(events)]
    }
}
