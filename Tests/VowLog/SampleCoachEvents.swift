import VowCore
import VowLog
import VowRecitation

// Events of the coach and of practice.
extension SampleEvents {
    var coach: [CoachEvent] {
        let sentence = CoachSentence(
            id: CoachSentenceID(words("c002")), text: words("等雨小一点我们再出门。"), language: .chinese,
            level: .medium,
            bucket: .common)
        let rating = PronunciationRating(
            accuracy: 88, fluency: 76, completeness: 92, prosody: 70,
            words: [.init(text: words("雨"), accuracy: 55)])
        let spoken = CoachAnswer(
            transcript: words("等雨小一点我们再出门"), mode: .spoken, engine: "whisper", closenessHundredths: 91,
            pronunciation: rating, rater: "pocketsphinx", answerMilliseconds: 2_900)
        let marks = [
            MarkedWord(text: words("雨"), key: words("yu"), mark: .unclear),
            MarkedWord(text: words("门。"), key: words("men"), mark: .missed),
        ]
        let right = CoachVerdict(isCorrect: true, meaningHundredths: 92, words: marks, itemScore: 91)
        let wrong = CoachVerdict(isCorrect: false, meaningHundredths: 0, words: [], itemScore: 0)
        return [
            .begun(
                CoachTerms(
                    plan: .drill, language: .chinese, date: date(31), minutes: 20,
                    weights: CoachWeights(
                        meaningPercent: 50, attemptPoints: 4, replayPoints: 1, quickPoints: 0),
                    passHundredths: 75, revealAfter: 2, level: 1_250, seed: .max)),
            .begun(CoachTerms(language: .spanish, date: date(1))), .given(sentence, on: date(31)),
            .spoken(.first), .spoken(.replay), .spoken(.slowReplay), .answered(spoken, right),
            .answered(CoachAnswer(transcript: words("rain"), mode: .typed), wrong),
            .textRevealed(asked: false), .textRevealed(asked: true), .passedOver, .paused, .resumed,
            .ended(.done), .ended(.left), .reminded(on: date(31)),
        ]
    }

    var sentences: [CoachListEvent] {
        [
            .taken(
                Sealed([
                    CoachSentence(
                        id: CoachSentenceID(words("mine")), text: words("I water the plants."),
                        language: .english, level: .easy,
                        bucket: .lessCommon)
                ])), .dropped(Sealed([CoachSentenceID(words("mine"))])),
        ]
    }

    var practices: [PracticeEvent] {
        let rendering = LineRendering(
            line: words("I keep promises to myself."), heard: words("I keep premises to myself"),
            engine: "moonshine", model: "tiny", score: 0.81)
        let evidence = AttemptEvidence(
            transcript: words("I keep promises to myself"), mode: .spoken, engine: "moonshine", model: "tiny",
            speechMilliseconds: 1_900, speechLevelDecibels: -24.5, noiseLevelDecibels: -61,
            latencyMilliseconds: 180,
            opinions: [
                LineOpinion(
                    line: words("I keep promises to myself."), pieceCount: 7, likelihoodHundredths: -31,
                    leastHundredths: -80, gainHundredths: 12)
            ])
        let counted = PracticeRound(
            take: PracticeTake(
                round: "r9k2", date: date(6), evidence: evidence, likenessToPlayed: 0.125,
                renderings: [rendering]),
            score: 0.9375, missed: [], reasons: [], verifierVersion: 8)
        let quiet = AttemptEvidence(
            transcript: words("I keep"), mode: .spoken, engine: "pocketsphinx", model: "en-us",
            speechMilliseconds: 700)
        let refused = PracticeRound(
            take: PracticeTake(round: "r9k3", date: date(6), evidence: quiet), score: 0.25,
            missed: [words("promises")], reasons: [.wordsMissing, .numberChanged], verifierVersion: 8)
        let recording = PracticeRecording(
            file: "p1-abcdefghjk", key: "k1", hash: String(repeating: "0f", count: 32),
            lengthMilliseconds: 2_300)
        return [
            .added(
                text: Sealed(words("I keep promises to myself.")), language: .english, target: 1_000,
                line: nil),
            .added(text: Sealed(words("I get up.")), language: .english, target: 50, line: "l1"),
            .edited(text: Sealed(words("I keep my promises."))), .linked(line: "l1"),
            .recordingKept(recording, heard: Sealed(words("I keep promises to myself"))), .recordingRemoved,
            .counted(counted), .refused(refused), .listened(on: date(6)), .typed(on: date(6)),
            .targetChanged(500), .reminderChanged(time(19, 30)), .reminderChanged(nil),
            .reminderSnoozed(until: Instant(millisecondsSinceEpoch: 1_861_945_740_000)),
            .reminded(on: date(6)), .removed,
        ]
    }
}
