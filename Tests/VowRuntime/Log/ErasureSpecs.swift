import InMemory
import Testing
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

/// What is searched for after an erasure: the person's words, and not the words that every log is written with.
@Suite("D5 An erasure looks for what is the person's") struct ErasureSpecs {
    private static let now = Instant(millisecondsSinceEpoch: 1_900_000_000_000)

    /// An alarm, and an interview that was answered with words of which some are the log's own.
    private func log() throws -> EventLog {
        let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
        let rule = OccurrenceRule(
            time: CivilTime(hour: 6, minute: 30)!, recurrence: .weekly(.everyDay))
        try log.append(
            [.alarm("a1", .scheduled(AlarmDefinition(label: "Orchids", rule: rule)))], at: Self.now)
        let lines = [
            ProposedLine(kind: .goal, text: "I walk twenty minutes a day.", source: .change),
            ProposedLine(kind: .affirmation, text: "I keep promises to myself.", source: .barriers),
        ]
        let events: [InterviewEvent] = [
            .begun(.english), .answered(.change, Sealed("walking")), .answered(.barriers, Sealed("time")),
            .answered(.supports, Sealed("change")), .linesProposed(Sealed(lines), maker: "rules-1"),
        ]
        try log.append(events.compactMap { Aggregates.interview.event($0, of: "i1") }, at: Self.now)
        return log
    }

    /// What stands in the clear in a log, as a store writes it down.
    private func clear(_ log: EventLog) throws -> [UInt8] {
        try log.store.readAll(after: 0, limit: .max).flatMap { record in
            Array("\(record.stream) \(record.event.name) \(record.event.cause) ".utf8) + record.event.plain
        }
    }

    @Test("after an interview and an alarm nothing is found in what a log is written with")
    func ownWords() throws {
        let log = try log()
        let erasure = try Erasure(of: Erasure.classes, in: log)
        #expect(erasure.traces(in: try clear(log)) == 0)
        let found = erasure.traces.map { String(decoding: $0, as: UTF8.self) }
        #expect(found.contains("walking") && found.contains("Orchids"))
        #expect(!found.contains("affirmation") && !found.contains("time"))
    }

    @Test("a word, a sentence, a key as bytes and as text are found wherever they stand")
    func left() throws {
        let log = try log()
        let erasure = try Erasure(of: Erasure.classes, in: log)
        let key = try #require(try log.vault.keys().first { $0.personalClass == "alarms" })
        for text in ["a walking stick", "{\"label\":\"Orchids\"}", "x I keep promises to myself. y"] {
            #expect(erasure.traces(in: Array(text.utf8)) > 0, "\(text)")
        }
        #expect(erasure.traces(in: [0] + key.bytes + [0]) == 1)
        #expect(erasure.traces(in: Array(Hexadecimal.text(key.bytes).utf8)) == 1)
    }

    @Test("a run's seed is a trace until it is made public at the run's end")
    func publishedSeed() throws {
        let log = try log()
        let terms = FiredTerms(
            alarm: "a1", label: "Orchids", due: Self.now, lateMilliseconds: 0, zone: "UTC", zoneVersion: "1",
            steps: [
                GateStep(
                    kind: .affirmation, lines: [RequiredLine(id: "l1", text: "I get up.")],
                    challengeWord: "sunrise")
            ],
            sound: SoundSettings(), snooze: SnoozePolicy(), language: .english,
            verifierVersion: VerifierSettings.currentVersion, timings: SessionTimings(),
            challenge: ChallengeTerms(
                commitment: CommittedSeed(drawn: 0xfeed_beef).commitment, seed: 0xfeed_beef, list: 1,
                words: ["lantern"], answerMilliseconds: 30_000))
        try log.append([.run("r1", .fired(terms))], at: Self.now)
        let seed = Array("00000000feedbeef".utf8)
        #expect(try Erasure(of: Erasure.classes, in: log).traces(in: seed) == 1)
        try log.append(
            [.run("r1", .challengeRevealed(seed: 0xfeed_beef)), .run("r1", .dismissed(mode: .spoken))],
            at: Self.now)
        let erasure = try Erasure(of: Erasure.classes, in: log)
        #expect(erasure.traces(in: seed) == 0)
        #expect(erasure.traces(in: try clear(log)) == 0)
    }

    @Test("an erased label reads as no label, wherever an alarm is named")
    func erasedLabels() throws {
        let log = try log()
        try log.append(
            [.run("r1", .missed(alarm: "a1", label: "Orchids", due: Self.now, cause: .suspended))],
            at: Self.now)
        try Erasure(of: Erasure.classes, in: log).destroyKeys(in: log.vault)
        for logged in try log.history() {
            switch logged.event {
            case .alarm(_, .scheduled(let definition)): #expect(definition.label == "")
            case .run(_, .missed(_, let label, _, _, _)): #expect(label == "")
            default: continue
            }
        }
    }
}
