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
    private static let given = EventForms<GivenPayload>(name: "CoachSentenceGiven")

    private static let givenForm = EventForms<CoachEvent>.ByHand(
        encode: { event throws(WireError) in
            guard case .given(let sentence, let date) = event else { return nil }
            return try given.encode(
                GivenPayload(sentence, date), personal: .sealed([.coach], erased: .byWipeOrAge))
        },
        decode: { wire throws(WireError) in
            guard wire.name == "CoachSentenceGiven" else { return nil }
            let payload = try given.decode(wire)
            return .given(payload.sentence(isErased: wire.personal.isErased), on: payload.date)
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

/// A sentence has another key where it is given than in the person's own list.
private struct GivenPayload: Codable, Sendable {
    let language: Language
    let level: SentenceLevel
    let wordBucket: WordBucket
    let date: CivilDate
    @Sealed var sentence: String
    @Sealed var text: String

    init(_ sentence: CoachSentence, _ date: CivilDate) {
        language = sentence.language
        level = sentence.level
        wordBucket = sentence.bucket
        self.date = date
        self.sentence = sentence.id.text
        text = sentence.text
    }

    func sentence(isErased: Bool) -> CoachSentence {
        CoachSentence(
            id: CoachSentenceID(isErased ? "" : sentence), text: isErased ? "" : text, language: language,
            level: level, bucket: wordBucket)
    }
}
