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
        encode: CoachCodec.encode, decode: CoachCodec.decode, detail: CoachCodec.detail)

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

/// The wire form of a session's events.
enum CoachCodec {
    static func encode(_ event: CoachEvent) throws(WireError) -> EncodedEvent {
        switch event {
        case .begun(let terms):
            try EventCodec.sealed("CoachBegun", class: .coach) {
                $0.put("plan", terms.plan.rawValue)
                $0.put("language", terms.language.rawValue)
                $0.put("date", terms.date.iso8601)
                $0.put("minutes", terms.minutes)
                $0.put("weights", terms.weights.text)
                $0.put("passHundredths", terms.passHundredths)
                $0.put("revealAfter", terms.revealAfter)
                $0.put("seed", Int64(bitPattern: terms.seed))
            } personal: {
                $0.put("level", terms.level)
            }
        case .given(let sentence, let date):
            try EventCodec.sealed("CoachSentenceGiven", class: .coach) {
                $0.put("language", sentence.language.rawValue)
                $0.put("level", sentence.level.rawValue)
                $0.put("wordBucket", sentence.bucket.rawValue)
                $0.put("date", date.iso8601)
            } personal: {
                $0.put("sentence", sentence.id.text)
                $0.put("text", sentence.text)
            }
        case .spoken(let speaking):
            try EventCodec.plain("CoachSentenceSpoken") { $0.put("speaking", speaking.rawValue) }
        case .answered(let answer, let verdict): try answered(answer, verdict)
        case .textRevealed(let asked):
            try EventCodec.plain("CoachTextRevealed") { $0.put("asked", asked) }
        case .passedOver: try EventCodec.plain("CoachSentencePassedOver")
        case .paused: try EventCodec.plain("CoachPaused")
        case .resumed: try EventCodec.plain("CoachResumed")
        case .ended(let ending):
            try EventCodec.plain("CoachEnded") { $0.put("ending", ending.rawValue) }
        case .reminded(let date):
            try EventCodec.plain("CoachReminded") { $0.put("date", date.iso8601) }
        }
    }

    private static func answered(_ answer: CoachAnswer, _ verdict: CoachVerdict) throws(WireError)
        -> EncodedEvent
    {
        try EventCodec.sealed("CoachAnswered", class: .coach) {
            $0.put("mode", answer.mode.rawValue)
            $0.put("engine", answer.engine)
            $0.put("rater", answer.rater)
            $0.put("answerMilliseconds", answer.answerMilliseconds)
        } personal: {
            $0.put("transcript", answer.transcript)
            $0.put("closenessHundredths", answer.closenessHundredths)
            $0.put("correct", verdict.isCorrect)
            $0.put("meaningHundredths", verdict.meaningHundredths)
            $0.put("itemScore", verdict.itemScore)
            $0.put("words", each: verdict.words) { word, fields in
                fields.put("text", word.text)
                fields.put("key", word.key)
                fields.put("mark", word.mark.rawValue)
            }
            if let rating = answer.pronunciation {
                $0.put("pronunciation") { fields in
                    fields.put("accuracy", rating.accuracy)
                    fields.put("fluency", rating.fluency)
                    fields.put("completeness", rating.completeness)
                    fields.put("prosody", rating.prosody)
                    fields.put("words", each: rating.words) { word, fields in
                        fields.put("text", word.text)
                        fields.put("accuracy", word.accuracy)
                    }
                }
            }
        }
    }

    static func decode(_ wire: WireEvent) throws(WireError) -> CoachEvent {
        switch (wire.name, wire.schema) {
        case ("CoachBegun", 1):
            let written = try wire.plain.string("weights")
            guard let weights = CoachWeights(written) else {
                throw .invalid(field: "weights", value: written)
            }
            return .begun(
                CoachTerms(
                    plan: try wire.plain.choice("plan", CoachTerms.Plan.self),
                    language: try wire.plain.choice("language", Language.self),
                    date: try wire.plain.date("date"), minutes: try wire.plain.int("minutes"),
                    weights: weights, passHundredths: try wire.plain.int("passHundredths"),
                    revealAfter: try wire.plain.int("revealAfter"), level: try wire.personal.int("level"),
                    seed: try wire.plain.bits("seed")))
        case ("CoachSentenceGiven", 1):
            return .given(
                CoachSentence(
                    id: CoachSentenceID(try wire.known("sentence")), text: try wire.known("text"),
                    language: try wire.plain.choice("language", Language.self),
                    level: try wire.plain.choice("level", SentenceLevel.self),
                    bucket: try wire.plain.choice("wordBucket", WordBucket.self)),
                on: try wire.plain.date("date"))
        case ("CoachSentenceSpoken", 1):
            return .spoken(try wire.plain.choice("speaking", CoachSpeaking.self))
        case ("CoachAnswered", 1): return .answered(try answer(wire), try verdict(wire.personal))
        case ("CoachTextRevealed", 1): return .textRevealed(asked: try wire.plain.bool("asked"))
        case ("CoachSentencePassedOver", 1): return .passedOver
        case ("CoachPaused", 1): return .paused
        case ("CoachResumed", 1): return .resumed
        case ("CoachEnded", 1): return .ended(try wire.plain.choice("ending", CoachEnding.self))
        case ("CoachReminded", 1): return .reminded(on: try wire.plain.date("date"))
        default: throw wire.unknown
        }
    }

    private static func answer(_ wire: WireEvent) throws(WireError) -> CoachAnswer {
        CoachAnswer(
            transcript: try wire.known("transcript"),
            mode: try wire.plain.choice("mode", RecitationMode.self),
            engine: try wire.plain.string("engine"),
            closenessHundredths: try wire.personal.optionalInt("closenessHundredths"),
            pronunciation: try wire.personal.optionalObject("pronunciation").map(rating),
            rater: try wire.plain.string("rater"),
            answerMilliseconds: try wire.plain.optionalInt64("answerMilliseconds"))
    }

    private static func rating(_ fields: FieldReader) throws(WireError) -> PronunciationRating {
        var words: [PronunciationRating.Word] = []
        for word in try fields.objects("words") {
            words.append(.init(text: try word.string("text"), accuracy: try word.int("accuracy")))
        }
        return PronunciationRating(
            accuracy: try fields.int("accuracy"), fluency: try fields.int("fluency"),
            completeness: try fields.int("completeness"), prosody: try fields.int("prosody"), words: words)
    }

    private static func verdict(_ fields: FieldReader) throws(WireError) -> CoachVerdict {
        var words: [MarkedWord] = []
        for word in try fields.objects("words") {
            words.append(
                MarkedWord(
                    text: try word.string("text"), key: try word.string("key"),
                    mark: try word.choice("mark", WordMark.self)))
        }
        return CoachVerdict(
            isCorrect: try fields.bool("correct"), meaningHundredths: try fields.int("meaningHundredths"),
            words: words, itemScore: try fields.int("itemScore"))
    }

    static func detail(_ event: CoachEvent, _ pick: EventWording) -> String {
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
