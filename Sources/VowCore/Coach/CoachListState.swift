/// What happened to the person's own sentences.
package enum CoachListEvent: Codable, Hashable, Sendable {
    /// Sentences were taken in; one with an identifier that is there replaces it.
    case taken(Sealed<[CoachSentence]>)
    /// Sentences were dropped, by identifier.
    case dropped(Sealed<[CoachSentenceID]>)

    private enum CodingKeys: String, CodingKey {
        case taken = "CoachSentencesTaken"
        case dropped = "CoachSentencesDropped"
    }

    private enum TakenCodingKeys: String, CodingKey { case _0 = "sentences" }
    private enum DroppedCodingKeys: String, CodingKey { case _0 = "ids" }
}

/// The person's own sentences, as their events leave them; one with a starter sentence's identifier stands in its place.
package struct CoachListState: Hashable, Sendable {
    /// The most that one event takes.
    package static let mostAtOnce = 200

    /// The sentences, in the order in which they were first taken in.
    package private(set) var sentences: [CoachSentence] = []

    /// The state before any event.
    package init() {}
}

extension CoachListState: Evolving {
    /// What names one.
    package typealias ID = DeviceWideID

    /// The state after one more event.
    package func evolved(by event: CoachListEvent, at instant: Instant) -> CoachListState {
        var next = self
        switch event {
        case .taken(let taken):
            var places: [CoachSentenceID: Int] = [:]
            for (place, sentence) in next.sentences.enumerated() { places[sentence.id] = place }
            for sentence in taken.wrappedValue where !sentence.text.isEmpty {
                if let place = places[sentence.id] {
                    next.sentences[place] = sentence
                } else {
                    places[sentence.id] = next.sentences.count
                    next.sentences.append(sentence)
                }
            }
        case .dropped(let ids):
            let gone = Set(ids.wrappedValue)
            next.sentences.removeAll { gone.contains($0.id) }
        }
        return next
    }
}

/// What can be asked of the list.
package enum CoachListCommand: Hashable, Sendable {
    /// Add sentences.
    case add([CoachSentence])
    /// Drop sentences.
    case drop([CoachSentenceID])
}

/// Why the list refuses a command.
package enum CoachListRejection: Error, Hashable, Sendable {
    /// A sentence has no words, or more than two hundred letters.
    case unspeakable(id: CoachSentenceID)
    /// There is no sentence of the person's own with this identifier.
    case unknown(id: CoachSentenceID)
}

extension CoachListState: Decider {
    /// The events that a command leads to; none when it is already so.
    package func decide(_ command: CoachListCommand, at instant: Instant) throws(CoachListRejection)
        -> [CoachListEvent]
    {
        switch command {
        case .add(let given):
            let bad = given.first { !$0.text.contains(where: \.isLetter) || $0.text.count > 200 }
            if let bad { throw .unspeakable(id: bad.id) }
            let known = Set(sentences)
            let new = given.filter { !known.contains($0) }
            return stride(from: 0, to: new.count, by: Self.mostAtOnce).map {
                .taken(Sealed(Array(new[$0..<min($0 + Self.mostAtOnce, new.count)])))
            }
        case .drop(let ids):
            let known = Set(sentences.map(\.id))
            if let unknown = ids.first(where: { !known.contains($0) }) { throw .unknown(id: unknown) }
            return ids.isEmpty ? [] : [.dropped(Sealed(ids))]
        }
    }
}
