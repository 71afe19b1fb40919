import Foundation
import Testing
import VowCore
import VowRecitation
import VowRuntime

/// Looks back on many mornings through the program: what another engine's notes and other rules make of them.
@Suite("Past mornings under other terms", .serialized)
struct HindsightTests {
    private static let line = "I get up when my alarm rings."
    private static let right = "i get up when my alarm rings"
    private static let wrong = "the bed is so warm"

    @Test("N3: another engine's notes flip mornings both ways; what it took no notes of is told apart")
    func anotherEngine() throws {
        let home = try QuietHome()
        defer { home.clear() }
        try Self.morning("keen", day: 1, [(Self.wrong, Self.right)], in: home)
        try Self.morning("deaf", day: 2, [(Self.right, Self.wrong)], in: home)
        try Self.morning("agreed", day: 3, [(Self.wrong, Self.wrong), (Self.right, Self.right)], in: home)
        try Self.morning("unnoted", day: 4, [(Self.right, nil)], in: home)
        try Self.morning("half", day: 5, [(Self.wrong, nil), (Self.right, Self.wrong)], in: home)
        try Self.morning("asleep", day: 6, [], in: home)

        let (status, text) = try home.vow(["whatif", "--engine", "second"])
        #expect(status == 0)
        #expect(
            text == """
                keen  would have been dismissed, but was not; attempts [1] would pass
                deaf  would not have been dismissed, but was; attempts [1] would not
                half  would not have been dismissed, but was; attempts [2] would not; there are no notes of \
                attempts [1], so what was heard then is used
                5 mornings judged again: 1 would now pass, 2 would no longer pass. Without notes: 1.
                A morning that no longer passes would have gone on ringing; nobody knows what you would have said \
                then.
                The records are as they were written.

                """)
        let judged = try Self.json(home, ["whatif", "--engine", "second"])
        #expect(judged["mornings"] as? Int == 5)
        #expect(judged["wouldOpen"] as? Int == 1)
        #expect(judged["wouldStayClosed"] as? Int == 2)
        #expect(judged["withoutNotes"] as? Int == 1)
        let rows = try #require(judged["runs"] as? [[String: Any]])
        #expect(rows.compactMap { $0["run"] as? String } == ["keen", "deaf", "agreed", "half", "asleep"])
        #expect(rows[3]["attemptsWithoutNotes"] as? [Int] == [1])
        for refused in [
            ["unnoted", "--engine", "second"], ["--engine", "third"], ["--last", "1", "--engine", "second"],
        ] {
            let (status, text) = try home.vow(["whatif"] + refused)
            #expect(status == 2 && text.contains("took no notes of"), "\(refused): \(text)")
        }
    }

    @Test("N4: of more than sixty mornings the last sixty are tried before a rule is taken")
    func sixtyMornings() throws {
        let home = try QuietHome()
        defer { home.clear() }
        // Of the last sixty, twelve were let go for words at 0.84, and eight were not let go for the same words.
        let near = "i got up when the alarm ran"
        for day in 0..<65 {
            let isStrict = day % 5 != 0 && day % 7 == 0
            let heard = day % 5 == 0 || isStrict ? near : Self.right
            try Self.morning(
                "run\(day)", day: day, [(heard, nil)], minimumSimilarity: isStrict ? 0.95 : 0.72, in: home)
        }
        let adopt = ["adopt", "--alarm", "daily", "--min-similarity"]
        let stricter = try home.vow(adopt + ["0.9"]).output
        #expect(stricter.contains("60 mornings judged again: 0 would now pass, 12 would no longer pass"))
        let (refused, text) = try home.vow(adopt + ["0.6"])
        #expect(
            refused == 2
                && text.contains("60 mornings judged again: 8 would now pass, 0 would no longer pass")
        )
        #expect(text.contains("so it would apply from"))
        let looser = try Self.json(home, adopt + ["0.6", "--yes"])
        #expect(looser["taken"] as? Bool == true && looser["wouldOpen"] as? Int == 8)
        #expect(looser["holdsFrom"] is String)
        let all = try Self.json(home, ["whatif", "--min-similarity", "0.9", "--last", "100"])
        #expect(all["mornings"] as? Int == 65 && all["wouldStayClosed"] as? Int == 13)
    }

    @Test("a run in progress flips nothing: it has not ended yet")
    func inProgress() throws {
        let home = try QuietHome()
        defer { home.clear() }
        try Self.morning(
            "open", day: 1, [("i got up when the alarm ran", nil)], minimumSimilarity: 0.95, isLeftOpen: true,
            in: home)
        let (status, text) = try home.vow(["whatif", "open", "--min-similarity", "0.7"])
        #expect(status == 0 && text.contains("open  has not ended yet; attempts [1] would pass"), "\(text)")
        let judged = try Self.json(home, ["whatif", "--min-similarity", "0.7"])
        #expect(judged["mornings"] as? Int == 1 && judged["wouldOpen"] as? Int == 0)
        for query in [["replay", "open"], ["report", "open"], ["runs", "open"], ["autopsy", "open"]] {
            let (status, text) = try home.vow(query)
            #expect(status == 0, "\(query): \(text)")
        }
        #expect(try home.vow(["certificate", "open"]).status == 2)
    }

    /// The answer of a command with `--json`.
    private static func json(_ home: QuietHome, _ arguments: [String]) throws -> [String: Any] {
        let output = try home.vow(arguments + ["--json"]).output
        return try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    }

    /// Records a morning: what its engine heard in each attempt, and what another one noted of the same sound.
    private static func morning(
        _ run: RunID, day: Int, _ attempts: [(heard: String, noted: String?)],
        minimumSimilarity: Double = 0.72, isLeftOpen: Bool = false, in home: QuietHome
    ) throws {
        let due = Instant(secondsSinceEpoch: 1_780_000_000 + Int64(day) * 86_400)
        var history: [(at: Instant, event: RunEvent)] = []
        var state = RunState()
        func handle(_ events: [RunEvent], _ seconds: Int64) throws {
            let at = due.adding(seconds: seconds)
            for event in events {
                history.append((at, event))
                state = state.evolved(by: event, at: at)
            }
            try home.log.append(events.map { .run(run, $0) }, at: at)
        }
        let step = GateStep(
            kind: .affirmation,
            lines: [RequiredLine(id: "a0", text: line, minimumSimilarity: minimumSimilarity)],
            challengeWord: nil)
        try handle([.fired(home.terms(due: due, step: step))], 0)
        try handle([.ringStarted(means: .sound, delayMilliseconds: 12)], 0)
        for (index, attempt) in attempts.enumerated() {
            let after = Int64(index + 1) * 20
            try handle([.listeningStarted(step: 0)], after)
            try handle(
                try state.decide(
                    .judge(evidence(attempt.heard, "first")), at: due.adding(seconds: after + 5)), after + 5)
        }
        if case .active = state.phase, !isLeftOpen { try handle([.abandoned], 1_800) }
        for (index, attempt) in attempts.enumerated() {
            guard let noted = attempt.noted else { continue }
            let hearing = try #require(
                ShadowHearing(
                    of: index + 1, in: history, heard: evidence(noted, "second"), processorMilliseconds: 40))
            try home.log.append([.shadow(run, hearing)], at: due.adding(seconds: 1_900))
        }
    }

    private static func evidence(_ words: String, _ engine: String) -> AttemptEvidence {
        AttemptEvidence(
            transcript: words, mode: .spoken, engine: engine, model: "m", speechMilliseconds: 4_000)
    }
}
