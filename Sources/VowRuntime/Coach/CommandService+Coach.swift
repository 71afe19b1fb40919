import VowAnswers
package import VowCore
import VowLog
import VowPorts
package import VowRecitation

extension CommandService {
    /// The sessions of the coach, in the order in which they began.
    package func coachSessions() throws(CommandError) -> [(id: CoachSessionID, state: CoachState)] {
        try all(Aggregates.coach).filter { $0.state.terms != nil }
    }

    /// The session that goes on today in a language, or a new identifier for one. What was left open on an earlier day, or
    /// in another language, is ended.
    package func openCoach(_ language: Language, plan: CoachTerms.Plan) throws(CommandError) -> (
        id: CoachSessionID, state: CoachState
    ) {
        let today = try present().today
        for (id, state) in try coachSessions() where state.isOpen {
            if state.terms?.date == today, state.terms?.language == language, state.terms?.plan == plan {
                return (id, state)
            }
            // One that is not open any more was ended by another program meanwhile.
            try carryOut(.end(.left), on: Aggregates.coach, id) { _ in
                .refused(Refusal(RefusalText.coachElsewhere))
            }
        }
        var bits = RandomBits(seed: entropy.next())
        return (CoachSessionID(bits.identifier(length: 6)), CoachState())
    }

    /// Records what a step of a session led to.
    /// - Parameter known: the session that the step was decided on. Where another program has led it on since, nothing is
    ///   recorded, as the step would count for another sentence.
    /// - Returns: the session with these events.
    @discardableResult
    package func record(
        _ events: [CoachEvent], inCoachSession id: CoachSessionID, after known: CoachState
    ) throws(CommandError) -> CoachState {
        let before = known
        try decideAndAppend(to: Aggregates.coach, id) { (recorded, _) throws(CommandError) in
            guard !recorded.state.hasGoneOn(since: before) else {
                throw .refused(Refusal(RefusalText.coachElsewhere))
            }
            return events
        }
        return try state(of: Aggregates.coach, id)
    }

    /// What past sessions come to.
    package func coachProgress(_ language: Language) throws(CommandError) -> CoachProgress {
        CoachProgress(try coachSessions().map(\.state), language: language)
    }

    /// The terms of a session that begins now.
    package func coachTerms(
        _ language: Language, plan: CoachTerms.Plan, minutes: Int? = nil, progress: CoachProgress
    ) throws(CommandError) -> CoachTerms {
        let overview = try present()
        return CoachTerms(
            plan: plan, language: language, date: overview.today,
            minutes: minutes ?? overview.settings.coachMinutes, weights: overview.settings.coachWeights,
            level: progress.staircase.level, seed: entropy.next())
    }

    /// The machine of a session, with the sentences of its language and what past sessions taught.
    package func coachMachine(_ state: CoachState, _ language: Language, progress: CoachProgress)
        throws(CommandError) -> CoachMachine
    {
        let today = try present().today
        return CoachMachine(
            state, sentences: try sentences(language), dueWords: progress.drill.due(on: today).map(\.word),
            earlier: progress.given)
    }
}

// Sentences.
extension CommandService {
    /// The one list of the person's own sentences.
    private static let ownList: DeviceWideID = "own"

    /// The person's own sentences.
    package func ownSentences() throws(CommandError) -> [CoachSentence] {
        try state(of: Aggregates.sentences, Self.ownList).sentences
    }

    /// The sentences of a language: the starter ones, in whose place one of the person's own with the same identifier
    /// stands, and then the other own ones.
    package func sentences(_ language: Language) throws(CommandError) -> [CoachSentence] {
        let own = try ownSentences()
        let byID = Dictionary(own.map { ($0.id, $0) }) { _, last in last }
        let starter = StarterSentences.of(language).map { byID[$0.id] ?? $0 }
        let ids = Set(starter.map(\.id))
        return (starter + own.filter { !ids.contains($0.id) }).filter { $0.language == language }
    }

    /// Takes sentences in.
    /// - Returns: how many were new or changed.
    package func add(_ sentences: [CoachSentence]) throws(CommandError) -> Int {
        let starter = Dictionary(
            Language.allCases.flatMap(StarterSentences.of).map { ($0.id, $0) },
            uniquingKeysWith: { one, _ in one })
        let own = Set(try ownSentences().map(\.id))
        let changed = sentences.filter { starter[$0.id] != $0 || own.contains($0.id) }
        let events = try carryOut(.add(changed), on: Aggregates.sentences, Self.ownList) {
            .refused(Refusal(RefusalText.sentenceUnspeakable(id: Self.id(of: $0))))
        }
        return events.reduce(0) { count, event in
            if case .taken(let taken) = event { count + taken.wrappedValue.count } else { count }
        }
    }

    /// Drops sentences of the person's own.
    package func dropSentences(_ ids: [CoachSentenceID]) throws(CommandError) {
        try carryOut(.drop(ids), on: Aggregates.sentences, Self.ownList) {
            .refused(Refusal(RefusalText.sentenceUnknown(id: Self.id(of: $0))))
        }
    }

    /// A sentence by its identifier.
    package func sentence(_ id: CoachSentenceID) throws(CommandError) -> CoachSentence {
        for language in Language.allCases {
            if let found = try sentences(language).first(where: { $0.id == id }) { return found }
        }
        throw .refused(Refusal(RefusalText.sentenceUnknown(id: id.text)))
    }

    private static func id(of rejection: CoachListRejection) -> String {
        switch rejection {
        case .unknown(let id), .unspeakable(let id): id.text
        }
    }
}
