import Testing
import VowCore
import VowRecitation

#if canImport(Glibc)
    import Glibc
#endif

/// C4 the item score, the staircase, and the spacing of weak words.
@Suite struct CoachScoreSpecs {
    private static let rating = PronunciationRating(
        accuracy: 88, fluency: 76, completeness: 92, prosody: 70, words: [])

    @Test("the documented example: 0.6 · 92 + 0.4 · 82.8 − 3 + 6 = 91.32")
    func example() {
        let score = ItemScore.score(
            meaningHundredths: 92, pronunciation: Self.rating, attempts: 2, replays: 0, quickness: 1,
            weights: CoachWeights())
        #expect(score == 91)
    }

    @Test("each attempt and replay costs, quickness helps, and the ends hold")
    func monotone() {
        func score(_ attempts: Int, _ replays: Int, _ quickness: Double, _ meaning: Int = 90) -> Int {
            ItemScore.score(
                meaningHundredths: meaning, pronunciation: nil, attempts: attempts, replays: replays,
                quickness: quickness, weights: CoachWeights())
        }
        #expect(score(1, 0, 0) == 90)
        #expect(score(2, 0, 0) == 87 && score(3, 0, 0) == 84)
        #expect(score(1, 1, 0) == 88 && score(1, 3, 0) == 84)
        #expect(score(1, 0, 0.5) == 93 && score(1, 0, 1) == 96)
        #expect(score(1, 0, 1, 100) == 100)
        #expect(score(90, 9, 0, 10) == 0)
    }

    @Test("weights are settable, and read as they are written")
    func weights() throws {
        let weights = try #require(CoachWeights("meaning=50, attempt=10,replay=0,quick=0"))
        #expect(weights.meaningPercent == 50 && weights.attemptPoints == 10 && weights.replayPoints == 0)
        #expect(CoachWeights(weights.text) == weights)
        #expect(CoachWeights("") == CoachWeights() && CoachWeights("attempt=4")?.attemptPoints == 4)
        for bad in ["meaning", "meaning=101", "speed=1", "attempt=x", "attempt=-1"] {
            #expect(CoachWeights(bad) == nil, "\(bad)")
        }
        let score = ItemScore.score(
            meaningHundredths: 92, pronunciation: Self.rating, attempts: 2, replays: 5, quickness: 1,
            weights: weights)
        #expect(score == 77)
    }

    @Test("an answer is quick up to the time it takes in peace, and not at all from twice that on")
    func quickness() {
        let peace = ItemScore.peaceMilliseconds(letters: 24, mode: .spoken)
        #expect(peace == 1_500 + 24 * 66)
        func quickness(_ milliseconds: Int64) -> Double {
            ItemScore.quickness(answerMilliseconds: milliseconds, letters: 24, mode: .spoken)
        }
        #expect(quickness(0) == 1 && quickness(peace) == 1)
        #expect(abs(quickness(peace * 3 / 2) - 0.5) < 0.01)
        #expect(quickness(2 * peace) == 0 && quickness(1_000_000) == 0)
        #expect(
            ItemScore.peaceMilliseconds(letters: 24, mode: .typed)
                > ItemScore.peaceMilliseconds(letters: 24, mode: .spoken))
    }

    @Test("C4 simulated learners of any ability on the scale come to succeed at 75 to 85 of 100 sentences")
    func converges() {
        for ability in [0.9, 1.5, 2.0, 2.5, 3.0, 3.6, 4.2] {
            for slope in [0.8, 1.5, 3.0] {
                var bits = RandomBits(seed: UInt64(ability * 100) + UInt64(slope * 10))
                var staircase = CoachStaircase(level: 0)
                var right = 0
                for trial in 0..<4_000 {
                    // A learner who succeeds at four of five sentences of the difficulty of their ability.
                    let chance = 1 / (1 + exp(slope * (Double(staircase.difficulty) - ability) - log(4)))
                    let success = Double(bits.next() >> 11) / Double(1 << 53) < chance
                    staircase = staircase.after(success: success)
                    if trial >= 200, success { right += 1 }
                }
                let rate = Double(right) / 3_800
                #expect((0.75...0.85).contains(rate), "ability \(ability), slope \(slope): \(rate)")
            }
        }
    }

    @Test("who is beyond the scale stays at its end")
    func ends() {
        var staircase = CoachStaircase()
        for _ in 0..<10 { staircase = staircase.after(success: false) }
        #expect(staircase.level == 0 && staircase.difficulty == 0)
        for _ in 0..<100 { staircase = staircase.after(success: true) }
        #expect(staircase.difficulty == CoachStaircase.topDifficulty && staircase.difficulty == 5)
    }

    @Test("the spacing is that of SM-2: 1, 6, then times the easiness; a lapse begins anew")
    func spacing() throws {
        let first = CoachUnderTest.date
        var history = [CoachHistory.item(.missed, on: first)]
        func card() throws -> WordCard {
            try #require(CoachProgress([CoachHistory.session(history)], language: .english).drill.cards.first)
        }
        #expect(try card().due == first.adding(days: 1))
        var day = first
        var intervals: [Int] = []
        for _ in 0..<5 {
            day = try card().due
            history.append(CoachHistory.item(.well, on: day))
            intervals.append(try card().intervalDays)
        }
        // Easiness 2.5, then +0.1 each time: 6 · 2.7 → 17, 17 · 2.8 → 48, 48 · 2.9 → 140.
        #expect(intervals == [1, 6, 17, 48, 140])
        history.append(CoachHistory.item(.missed, on: day.adding(days: 3)))
        #expect(try card().intervalDays == 1)
        #expect(try card().lapses == 2)
        #expect(try card().easiness == 3_000)
    }

    @Test("a word that went well and was never weak is no card, and one that is not due is left alone")
    func cards() {
        let date = CoachUnderTest.date
        let well = CoachProgress(
            [CoachHistory.session([CoachHistory.item(.well, on: date)])], language: .english)
        #expect(well.drill.cards.isEmpty)
        let items = [CoachHistory.item(.unclear, on: date), CoachHistory.item(.well, on: date)]
        let again = CoachProgress([CoachHistory.session(items)], language: .english)
        #expect(again.drill.cards.map(\.due) == [date.adding(days: 1)])
        #expect(again.drill.due(on: date).isEmpty)
        #expect(again.drill.due(on: date.adding(days: 1)).map(\.word) == ["cup"])
    }

    @Test("C5 time that two open sessions share counts once, and a day's minutes are rounded up once")
    func minutes() {
        let date = CoachUnderTest.date
        let items = (0..<3).map { _ in CoachHistory.item(.well, on: date) }
        // 3 × 40 s, from the first event to the last.
        let session = CoachHistory.session(items)
        func minutes(_ sessions: [CoachState]) -> Int {
            CoachProgress(sessions, language: .english).days[0].minutes
        }
        #expect(session.activeMilliseconds == 120_000)
        #expect(minutes([session]) == 2)
        #expect(minutes([session, session]) == 2)
        #expect(minutes([session, CoachHistory.session(items, after: 60)]) == 3)
        #expect(minutes([session, CoachHistory.session(items, after: 3_600)]) == 4)
        // Three times forty seconds are two minutes, not three.
        let short = (0..<3).map { CoachHistory.session([items[0]], after: $0 * 600) }
        #expect(short[0].activeMilliseconds == 40_000)
        #expect(minutes(short) == 2)
    }

    @Test("C5 days count sentences, answers and minutes; the streak counts days in a row")
    func days() {
        let date = CoachUnderTest.date
        let progress = CoachProgress(
            [
                CoachHistory.session([
                    CoachHistory.item(.well, on: date), CoachHistory.item(.missed, on: date),
                ])
            ],
            language: .english)
        #expect(progress.days.count == 1)
        #expect(progress.days[0].sentences == 2 && progress.days[0].rightAtOnce == 1)
        #expect(progress.days[0].minutes >= 1)
        #expect(CoachProgress([], language: .english).days.isEmpty)
        let dates = [0, 1, 2, 5, 6].map { date.adding(days: $0) }
        #expect(CoachStreak(dates, today: date.adding(days: 7)).current == 2)
        #expect(CoachStreak(dates, today: date.adding(days: 7)).best == 3)
        #expect(CoachStreak(dates, today: date.adding(days: 8)).current == 0)
        #expect(CoachStreak([date, date], today: date).current == 1)
    }
}

/// Sessions made of first answers.
enum CoachHistory {
    static func item(_ mark: WordMark, on date: CivilDate) -> (WordMark, CivilDate) { (mark, date) }

    static func session(_ items: [(WordMark, CivilDate)], after seconds: Int64 = 0) -> CoachState {
        var at = Instant(secondsSinceEpoch: 1_756_600_000 + seconds)
        var state = CoachState().evolved(
            by: .begun(CoachTerms(language: .english, date: items[0].1)), at: at)
        for (mark, date) in items {
            let verdict = CoachVerdict(
                isCorrect: mark == .well, meaningHundredths: 90,
                words: [MarkedWord(text: "cup.", key: "cup", mark: mark)], itemScore: 90)
            let events: [CoachEvent] = [
                .given(CoachUnderTest.sentences[0], on: date), .spoken(.first),
                .answered(CoachAnswer(transcript: "cup", mode: .typed), verdict), .passedOver,
            ]
            for event in events {
                at = at.adding(seconds: 10)
                state = state.evolved(by: event, at: at)
            }
        }
        return state
    }
}

/// What an answer is worth.
@Suite struct CoachJudgeSpecs {
    private func verdict(
        _ text: String, _ heard: String, _ language: Language, mode: RecitationMode = .spoken,
        closeness: Int? = nil, rating: PronunciationRating? = nil
    ) -> CoachVerdict {
        let sentence = CoachSentence(id: "x", text: text, language: language, level: .easy, bucket: .common)
        return CoachJudge.verdict(
            on: CoachAnswer(
                transcript: heard, mode: mode, closenessHundredths: closeness, pronunciation: rating),
            to: sentence, attempts: 1, replays: 0,
            terms: CoachTerms(language: language, date: CoachUnderTest.date))
    }

    @Test("the sentence itself is right in each language, and something else is not")
    func languages() {
        for (text, other, language) in [
            ("等雨小一点我们再出门。", "今天天气很好", Language.chinese),
            ("Let's wait until the rain gets lighter.", "the weather is nice today", .english),
            ("Esperemos a que llueva menos para salir.", "hoy hace buen tiempo", .spanish),
        ] {
            let right = verdict(text, text, language)
            #expect(right.isCorrect && right.meaningHundredths >= 95, "\(text): \(right)")
            #expect(right.words.allSatisfy { $0.mark == .well })
            let wrong = verdict(text, other, language)
            #expect(!wrong.isCorrect && wrong.meaningHundredths < 50, "\(text): \(wrong)")
            #expect(wrong.words.contains { $0.mark == .missed })
        }
    }

    @Test("the same words in another order are not the sentence, whatever a model of meanings makes of them")
    func order() {
        for (text, other, language) in [
            ("What is your code?", "Your code is what?", Language.english),
            ("Please put the cup on the table.", "please put cup the table on the", .english),
            ("Please put the cup on the table.", "put the table on the cup please", .english),
            ("Mi hermano llamó a mi madre.", "mi madre llamó a mi hermano", .spanish),
            ("等雨小一点我们再出门。", "再出门我们等雨小一点", .chinese),
        ] {
            let turned = verdict(text, other, language, closeness: 100)
            #expect(!turned.isCorrect && turned.meaningHundredths < 80, "\(other): \(turned)")
            let stumbled = verdict(text, "um, " + text + " " + text, language, closeness: 100)
            #expect(stumbled.isCorrect && stumbled.meaningHundredths == 100, "\(text): \(stumbled)")
        }
    }

    @Test(
        "another sentence has next to no meaning of this one, and next to no score, however well it was said")
    func others() {
        let sentences: [(Language, [String])] = [
            (
                .english,
                [
                    "Please put the cup on the table.", "The weather is nice today.", "What is your code?",
                    "Remember to take your blood pressure after dinner.", "My keys are in the kitchen.",
                ]
            ),
            (
                .spanish,
                [
                    "Pon el vaso en la mesa, por favor.", "Hoy hace buen tiempo.", "¿Dónde está el baño?",
                    "Después de cenar, recuerda tomarte la tensión.", "Mis llaves están en la cocina.",
                ]
            ),
            (.chinese, ["请把水杯放在桌子上。", "今天天气很好。", "你的电话响了。", "晚饭后记得量一量血压。", "我想去银行取钱。"]),
        ]
        let rating = PronunciationRating(
            accuracy: 45, fluency: 70, completeness: 40, prosody: 60, words: [])
        for (language, texts) in sentences {
            for text in texts {
                for other in texts where other != text {
                    let verdict = verdict(text, other, language, rating: rating)
                    #expect(verdict.meaningHundredths <= 20, "\(text) | \(other): \(verdict)")
                    #expect(!verdict.isCorrect && verdict.itemScore <= 20, "\(text) | \(other): \(verdict)")
                }
            }
        }
    }

    @Test("a changed negation or number is never right, however near in meaning")
    func guards() {
        #expect(!verdict("I do not drink coffee.", "I do drink coffee", .english, closeness: 99).isCorrect)
        #expect(!verdict("We have two cats.", "We have four cats", .english, closeness: 99).isCorrect)
    }

    @Test("words are marked: missed, unclear by their rating or by what was heard instead, or said well")
    func marks() {
        let plain = verdict("Please close the window.", "please close the", .english)
        #expect(plain.words.map(\.mark) == [.well, .well, .well, .missed])
        let rating = PronunciationRating(
            accuracy: 70, fluency: 70, completeness: 100, prosody: 70,
            words: [
                .init(text: "Please", accuracy: 90), .init(text: "close", accuracy: 41),
                .init(text: "the", accuracy: 60), .init(text: "window", accuracy: 59),
            ])
        let rated = verdict("Please close the window.", "please close the window", .english, rating: rating)
        #expect(rated.words.map(\.mark) == [.well, .unclear, .well, .unclear])
        #expect(rated.words.map(\.key) == ["please", "close", "the", "window"])
    }
}
