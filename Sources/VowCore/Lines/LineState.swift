package import VowRecitation

/// What a line is for.
package enum LineKind: String, CaseIterable, Codable, Hashable, Sendable {
    /// A sentence about who the person is: "I keep promises to myself."
    case affirmation
    /// A sentence about what the person does: "I complete 4 workouts a week."
    case goal
}

/// What happened to a line.
package enum LineEvent: Codable, Hashable, Sendable {
    /// The person added a line.
    case added(kind: LineKind, text: Sealed<String>, language: Language)
    /// The person changed its words; runs already in progress keep the old ones.
    case edited(text: Sealed<String>)
    /// The person took it out. The runs of earlier dates than this one still ask for it. Nil, as in the first schema,
    /// takes it out at once.
    case removed(from: CivilDate?)
    /// The person set it aside, from this date on; the runs of earlier dates still ask for it.
    case disabled(from: CivilDate)
    /// The person took it up again.
    case enabled
    /// The person said it once in peace, and this is how it was heard.
    indirect case rehearsed(LineRehearsal)

    private enum CodingKeys: String, CodingKey {
        case added = "LineAdded"
        case edited = "LineEdited"
        case removed = "LineRemoved"
        case disabled = "LineDisabled"
        case enabled = "LineEnabled"
        case rehearsed = "LineRehearsed"
    }
}

/// A line as its events leave it.
package struct LineState: Codable, Hashable, Sendable {
    /// What it is for.
    package private(set) var kind: LineKind = .affirmation
    /// Its present words.
    package private(set) var text = ""
    /// The language it is said in.
    package private(set) var language: Language = .english
    /// Whether it was added and not removed.
    package private(set) var isPresent = false
    /// The date from which on it is set aside; nil while it is in force.
    package private(set) var disabledFrom: CivilDate?
    /// The date from which on nothing asks for it any more, where it was taken out.
    package private(set) var removedFrom: CivilDate?
    /// The newest rehearsals of its present words, oldest first.
    package private(set) var rehearsals: [HeardRehearsal] = []

    /// The state before any event.
    package init() {}

    /// The state after one more event.
    package func evolved(by event: LineEvent) -> LineState {
        var next = self
        switch event {
        case .added(let kind, let text, let language):
            next.kind = kind
            next.text = text.wrappedValue
            next.language = language
            next.isPresent = true
            next.disabledFrom = nil
            next.removedFrom = nil
            next.rehearsals = []
        case .edited(let text):
            next.text = text.wrappedValue
            next.rehearsals = []
        case .removed(let date):
            next.isPresent = false
            next.removedFrom = date
            // A line that today's runs still ask for keeps its rehearsals.
            if date == nil { next.rehearsals = [] }
        case .disabled(let date): next.disabledFrom = date
        case .enabled: next.disabledFrom = nil
        case .rehearsed(let rehearsal):
            next.rehearsals =
                rehearsals.suffix(LineState.keptRehearsals - 1) + [HeardRehearsal(rehearsal)]
        }
        return next
    }
}

extension LineState {
    /// Whether the runs of a date ask for it; without a date, whether it is in force for good.
    package func isInForce(on date: CivilDate?) -> Bool {
        if !isPresent {
            guard let removedFrom, let date, date < removedFrom else { return false }
        }
        guard let disabledFrom else { return true }
        return date.map { $0 < disabledFrom } ?? false
    }

    /// The line as it was before it was taken out, for runs that still ask for it.
    var stillAsked: LineState {
        var state = self
        state.isPresent = true
        return state
    }
}

/// What a person can ask of a line.
package enum LineCommand: Hashable, Sendable {
    /// Add it.
    case add(kind: LineKind, text: String, language: Language)
    /// Change its words.
    case edit(text: String)
    /// Take it out. A gate is never loosened on the day itself: it holds from the day after `today`.
    case remove(today: CivilDate)
    /// Set it aside. A gate is never loosened on the day itself: it holds from the day after `today`.
    case disable(today: CivilDate)
    /// Take it up again, at once.
    case enable
    /// Judge how it was heard when it was said in peace.
    case rehearse(AttemptEvidence, on: CivilDate)
}

/// Why a line command is refused.
package enum LineRejection: Error, Hashable, Sendable {
    /// There is no such line.
    case unknown
    /// The identifier is taken.
    case alreadyThere
    /// Nothing in it can be said aloud.
    case nothingToSay
    /// It has more words than fit in one breath; the limit is `LineState.maximumWordCount`.
    case tooLong(wordCount: Int)
}

extension LineState: Decider {
    /// What names one.
    package typealias ID = LineID

    /// The state after one more event; a line does not depend on when it was changed.
    package func evolved(by event: LineEvent, at instant: Instant) -> LineState { evolved(by: event) }

    /// The events that a command leads to; none when it is already so.
    package func decide(_ command: LineCommand, at instant: Instant) throws(LineRejection) -> [LineEvent] {
        try decide(command)
    }

    /// The most words a line may have: twenty seconds of calm speech at 130 words a minute.
    package static let maximumWordCount = 40

    /// The events that a command leads to; none when it is already so.
    package func decide(_ command: LineCommand) throws(LineRejection) -> [LineEvent] {
        switch command {
        case .add(let kind, let text, let language):
            guard !isPresent else { throw .alreadyThere }
            return [
                .added(kind: kind, text: Sealed(try LineState.checked(text, language)), language: language)
            ]
        case .edit(let text):
            guard isPresent else { throw .unknown }
            let checked = try LineState.checked(text, language)
            return checked == self.text ? [] : [.edited(text: Sealed(checked))]
        case .remove(let today):
            return isPresent ? [.removed(from: today.adding(days: 1))] : []
        case .disable(let today):
            guard isPresent else { throw .unknown }
            return disabledFrom == nil ? [.disabled(from: today.adding(days: 1))] : []
        case .enable:
            guard isPresent else { throw .unknown }
            return disabledFrom == nil ? [] : [.enabled]
        case .rehearse(let evidence, let today):
            guard isPresent else { throw .unknown }
            return [.rehearsed(rehearsed(evidence, on: today))]
        }
    }

    private static func checked(_ text: String, _ language: Language) throws(LineRejection) -> String {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.contains(where: { $0.contains { $0.isLetter || $0.isNumber } }) else {
            throw .nothingToSay
        }
        let count = language == .chinese ? text.filter(\.isLetter).count / 2 : words.count
        guard count <= maximumWordCount else { throw .tooLong(wordCount: count) }
        return words.joined(separator: " ")
    }
}
