package import VowCore
import VowRecitation

extension PersonalClass {
    /// What the person practised with the coach: sentences, what was heard of them, and how it was.
    package static let coach = PersonalClass("coach")
}

extension Aggregates {
    /// A session of the coach.
    package static let coach = Aggregate<CoachState>(
        category: "coach", personal: .sealed([.coach], erased: .byWipeOrAge),
        forms: EventForms(byHand: givenForm), detail: detail)

    /// The person's own sentences.
    package static let sentences = Aggregate<CoachListState>(
        category: "sentences", personal: .sealed([.coach], erased: .byWipe),
        detail: { event, _ in
            switch event {
            case .taken(let sentences): "\(sentences.wrappedValue.count)"
            case .dropped(let ids): "\(ids.wrappedValue.count)"
            }
        })
}

extension Aggregates {
    /// A sentence has another key where it is given than in the person's own list.
    private static let givenForm = EventForms<CoachEvent>.ByHand(
        encode: { event throws(WireError) in
            guard case .given(let sentence, let date) = event else { return nil }
            return try EventCodec.sealed("CoachSentenceGiven", class: .coach) {
                $0.put("language", sentence.language.rawValue)
                $0.put("level", sentence.level.rawValue)
                $0.put("wordBucket", sentence.bucket.rawValue)
                $0.put("date", date.iso8601)
            } personal: {
                $0.put("sentence", sentence.id.text)
                $0.put("text", sentence.text)
            }
        },
        decode: { wire throws(WireError) in
            guard (wire.name, wire.schema) == ("CoachSentenceGiven", 1) else { return nil }
            return .given(
                CoachSentence(
                    id: CoachSentenceID(try wire.known("sentence")), text: try wire.known("text"),
                    language: try wire.plain.choice("language", Language.self),
                    level: try wire.plain.choice("level", SentenceLevel.self),
                    bucket: try wire.plain.choice("wordBucket", WordBucket.self)),
                on: try wire.plain.date("date"))
        })

    private static func detail(_ event: CoachEvent, _ pick: EventWording) -> String {
        switch event {
        case .begun(let terms): "\(terms.language.rawValue), \(terms.minutes) min"
        case .given(let sentence, _): "\(sentence.level.rawValue), \(sentence.bucket.rawValue)"
        case .spoken(let speaking): speaking.rawValue
        case .answered(let answer, _): answer.mode.rawValue
        case .textRevealed(let asked): asked ? pick("detail.askedFor", [:]) : ""
        case .ended(let ending): ending.rawValue
        case .reminded(let date): date.iso8601
        case .passedOver, .paused, .resumed: ""
        }
    }
}
