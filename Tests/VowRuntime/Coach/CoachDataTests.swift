import Foundation
import InMemory
import Testing
import VowAnswers
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

/// C1, C4, C5: sentences, sessions and tables of the coach, from the command to the log.
@Suite("The coach on the log") struct CoachDataTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
    private var service: CommandService { CommandService(ofFakesOn: log) }

    @Test("each language has 150 starter sentences or more, in every level and bucket, and no text twice")
    func starter() {
        var ids: Set<CoachSentenceID> = []
        for language in Language.allCases {
            let sentences = StarterSentences.of(language)
            #expect(sentences.count >= 150)
            #expect(Set(sentences.map(\.text)).count == sentences.count)
            #expect(Set(sentences.map(\.difficulty)) == Set(0...CoachStaircase.topDifficulty), "\(language)")
            #expect(sentences.allSatisfy { $0.language == language && ids.insert($0.id).inserted })
            for sentence in sentences {
                #expect(!SpokenWords.of(sentence.text, language: language).isEmpty, "\(sentence)")
            }
        }
        let four = StarterSentences.of(.chinese).prefix(4)
        #expect(four.map(\.id) == ["c001", "c002", "c003", "c004"])
        #expect(
            four.map(\.text) == [
                "请把水杯放在桌子上。", "等雨小一点我们再出门。", "晚饭后记得量一量血压。", "麻烦把药盒按星期整理好。",
            ])
        #expect(four.map(\.level) == [.easy, .medium, .medium, .hard])
        #expect(four.map(\.bucket) == [.common, .common, .common, .lessCommon])
    }

    @Test("C5 what is exported is imported again as it was")
    func roundTrip() throws {
        let all = Language.allCases.flatMap(StarterSentences.of)
        let json = SentenceFile.json(all)
        #expect(try SentenceFile.sentences(in: Data(json.utf8)) == all)
        #expect(
            json.contains(
                #"{"id":"c001","text":"请把水杯放在桌子上。","lang":"zh","level":"easy","wordBucket":"common"}"#))
        // What is there already changes nothing.
        #expect(try service.add(all) == 0)
        let lines = #"{"id":"a","text":"Hi there.","lang":"en","level":"easy","wordBucket":"common"}"#
        #expect(try SentenceFile.sentences(in: Data(lines.utf8)).map(\.id) == ["a"])
    }

    @Test("an own sentence stands in a starter's place, and is gone when it is removed")
    func own() throws {
        let mine = CoachSentence(
            id: "c001", text: "请把门打开。", language: .chinese, level: .easy, bucket: .common)
        #expect(try service.add([mine]) == 1)
        #expect(try service.add([mine]) == 0)
        #expect(try service.sentence("c001") == mine)
        try service.dropSentences(["c001"])
        #expect(try service.sentence("c001").text == "请把水杯放在桌子上。")
        #expect(throws: CommandError.self) { try service.dropSentences(["c001"]) }
        let sealed = try log.history().compactMap(\.stored.event.sealed?.personalClass)
        #expect(sealed == ["coach", "coach"])
    }

    @Test(
        "a file that is wrong anywhere is refused as a whole, with the place",
        arguments: [
            (#"[{"id":"a","text":"Hi.","lang":"de","level":"easy","wordBucket":"common"}]"#, "lang is"),
            (#"[{"id":"a","text":"Hi.","lang":"en","level":"1","wordBucket":"common"}]"#, "level is"),
            (#"[{"id":"a","text":"Hi.","lang":"en","level":"easy","wordBucket":"rare"}]"#, "wordBucket is"),
            (#"[{"id":"a","text":" … ","lang":"en","level":"easy","wordBucket":"common"}]"#, "the text is"),
            (#"[{"id":"","text":"Hi.","lang":"en","level":"easy","wordBucket":"common"}]"#, "the id has"),
            (#"{"id":"a"}"#, "line 1"), ("[1]", "not a list"), ("null", "line 1"),
        ])
    func refused(_ file: String, _ reason: String) {
        #expect {
            _ = try SentenceFile.sentences(in: Data(file.utf8))
        } throws: {
            ($0 as? SentenceFile.Flaw).map { Wording(in: .english)($0.reason).contains(reason) } ?? false
        }
    }

    @Test("C5 the table is that of Specs/Coach, byte for byte")
    func table() throws {
        let golden = try String(
            contentsOf: Self.root.appending(path: "Specs/Coach/coach.csv"), encoding: .utf8)
        #expect(CoachTable([practised()]).csv == golden)
        #expect(CoachTable([practised()], from: date(9, 1)).csv.split(separator: "\n").count == 2)
    }

    @Test("a session goes on from the log, counts in the summary, and its words go with a wipe")
    func session() throws {
        let first = try service.openCoach(.english, plan: .daily)
        let progress = try service.coachProgress(.english)
        let terms = try service.coachTerms(.english, plan: .daily, progress: progress)
        #expect(terms.minutes == 30)
        var machine = try service.coachMachine(first.state, .english, progress: progress)
        try record(machine.handle(.open(terms), at: service.now, on: terms.date), first.id)
        let sentence = try #require(machine.state.current?.sentence)
        let typed = CoachAnswer(transcript: sentence.text, mode: .typed)
        try record(machine.handle(.answered(typed), at: service.now, on: terms.date), first.id)

        let again = try service.openCoach(.english, plan: .daily)
        #expect(again.id == first.id && again.state == machine.state)
        let row = try service.coachSummary(.english)
        #expect(row.day.sentences == 1 && row.day.rightAtOnce == 1 && row.day.meanScore == 100)
        #expect(row.streakDays == 1 && row.isUnfinished)
        #expect(try service.coachCalendar(nil, days: 7).days.map(\.language) == ["en"])

        // Another language ends what was open.
        let other = try service.openCoach(.spanish, plan: .daily)
        #expect(other.id != first.id)
        #expect(try service.state(of: Aggregates.coach, first.id).ending == .left)

        for key in try log.vault.keys() where key.personalClass.hasPrefix("coach") {
            try log.vault.destroyKeys(of: key.personalClass)
        }
        let fresh = CommandService(ofFakesOn: log)
        #expect(CoachTable(try fresh.coachSessions().map(\.state)).csv.split(separator: "\n").count == 1)
        #expect(try fresh.coachSummary(.english).day.sentences == 0)
    }

    @Test("two windows on one session: who is behind is told, and no answer counts for another sentence")
    func twoWindows() throws {
        let (id, none) = try service.openCoach(.english, plan: .daily)
        let progress = try service.coachProgress(.english)
        let terms = try service.coachTerms(.english, plan: .daily, progress: progress)
        var first = try service.coachMachine(none, .english, progress: progress)
        try record(first.handle(.open(terms), at: service.now, on: terms.date), id)
        let seen = try service.openCoach(.english, plan: .daily).state
        var second = try service.coachMachine(seen, .english, progress: progress)
        let sentence = try #require(first.state.current?.sentence)
        let right = CoachInput.answered(CoachAnswer(transcript: sentence.text, mode: .typed))

        try record(first.handle(right, at: service.now, on: terms.date), id)
        let late = second.handle(right, at: service.now, on: terms.date)
        #expect(throws: CommandError.refused(Refusal(RefusalText.coachElsewhere))) {
            for case .record(let events) in late {
                try service.record(events, inCoachSession: id, after: seen)
            }
        }
        let state = try service.state(of: Aggregates.coach, id)
        #expect(state.items.map(\.attempts.count) == [1, 0])
        // A window whose session was ended in another language is told, too.
        _ = try service.openCoach(.spanish, plan: .daily)
        #expect(throws: CommandError.refused(Refusal(RefusalText.coachElsewhere))) {
            try service.record([.spoken(.replay)], inCoachSession: id, after: state)
        }
    }

    private func record(_ effects: [CoachEffect], _ id: CoachSessionID) throws {
        for case .record(let events) in effects {
            let known = try service.state(of: Aggregates.coach, id)
            try service.record(events, inCoachSession: id, after: known)
        }
    }

    private func date(_ month: Int, _ day: Int) -> CivilDate {
        CivilDate(year: 2025, month: month, day: day)!
    }

    /// The session of the golden table.
    private func practised() -> CoachState {
        func sentence(_ id: CoachSentenceID, _ text: String, _ language: Language) -> CoachSentence {
            CoachSentence(id: id, text: text, language: language, level: .easy, bucket: .common)
        }
        func verdict(_ isCorrect: Bool, _ meaning: Int, _ score: Int) -> CoachVerdict {
            CoachVerdict(isCorrect: isCorrect, meaningHundredths: meaning, words: [], itemScore: score)
        }
        let rating = PronunciationRating(
            accuracy: 88, fluency: 76, completeness: 92, prosody: 70, words: [])
        let weights = CoachWeights()
        func score(_ meaning: Int, _ rating: PronunciationRating?, _ attempts: Int, _ quickness: Double)
            -> Int
        {
            ItemScore.score(
                meaningHundredths: meaning, pronunciation: rating, attempts: attempts, replays: 0,
                quickness: quickness, weights: weights)
        }
        let wrong = CoachAnswer(transcript: #"well, "soon""#, mode: .typed)
        let events: [CoachEvent] =
            [
                .begun(CoachTerms(language: .chinese, date: date(8, 31))),
                .given(sentence("c002", "等雨小一点我们再出门。", .chinese), on: date(8, 31)),
                .answered(CoachAnswer(transcript: "等雨", mode: .spoken), verdict(false, 20, 20)),
                .answered(
                    CoachAnswer(transcript: "等雨小一点我们再出门", mode: .spoken, pronunciation: rating),
                    verdict(true, 92, score(92, rating, 2, 1))),
                .given(sentence("c001", "请把水杯放在桌子上。", .chinese), on: date(8, 31)),
                .answered(
                    CoachAnswer(transcript: "请把水杯放在桌子上", mode: .typed),
                    verdict(true, 100, score(100, nil, 1, 0))),
                .given(sentence("e001", #"Well, "soon", she said."#, .english), on: date(9, 1)),
            ]
            + (1...4).map { .answered(wrong, verdict(false, 35, score(35, nil, $0, 0))) }
        return events.reduce(CoachState()) {
            $0.evolved(by: $1, at: Instant(secondsSinceEpoch: 1_756_600_000))
        }
    }
}
