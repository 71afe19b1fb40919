import InMemory
import LivedDays
import Testing
import VowAnswers
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

/// Whole mornings behind gates that ask for more than a recitation.
@Suite("A stacked gate") struct StackedMorningSpecs {
    private func morning(
        _ gate: String, instead: [ChallengePolicy] = [], hearsSums: Bool = false
    ) throws -> DaemonMorning {
        let challenges = try GateNotation.policies(gate)
        return try DaemonMorning { log in
            if !hearsSums {
                try log.append([.setting(key: "sums.aloud", value: "off")], at: DaemonMorning.start)
            }
            let rule = OccurrenceRule(
                time: CivilTime(hour: 7, minute: 0)!, recurrence: .weekly(.everyDay))
            let definition = AlarmDefinition(
                label: "Morning", rule: rule, gate: GatePolicy(challenges: challenges, standIns: instead))
            try log.append(
                [.alarm("a1", .changed(definition, loosenedFrom: nil))], at: DaemonMorning.start)
        }
    }

    /// The sum that is asked.
    private func question(_ morning: DaemonMorning) throws -> SumQuestion {
        let questions = try morning.runEvents().compactMap { event -> SumQuestion? in
            if case .challengePresented(_, let question) = event { question } else { nil }
        }
        return try #require(questions.last)
    }

    @Test("sums alone: the microphone stays closed, the answers end the run")
    func sums() throws {
        let morning = try morning("sum:hard:count=2")
        defer { try? morning.end() }
        morning.clock.pass(milliseconds: 10_000)
        morning.clock.passToPlannedWake()
        _ = try #require(morning.display.screen { $0.phase == .answering })
        #expect(!morning.room.isListenedTo)
        #expect(morning.ringer.playing != nil)
        morning.type("4e2")
        _ = try #require(morning.display.screen { $0.feedback == .unreadableAnswer })
        morning.type("\(try question(morning).answer)")
        _ = try #require(morning.display.screen { $0.feedback == .rightAnswer })
        morning.type("\(try question(morning).answer)")
        #expect(morning.display.ending() == .dismissed)
        #expect(try morning.runEvents().last == .dismissed(mode: .unspoken))
    }

    @Test(
        "a sum is answered aloud: noise is no answer, a wrong number draws another sum, the right one ends the run"
    )
    func aloud() throws {
        let morning = try morning("sum:hard:count=1", hearsSums: true)
        defer { try? morning.end() }
        morning.clock.pass(milliseconds: 10_000)
        morning.clock.passToPlannedWake()
        let asked = try #require(morning.display.screen { $0.isAnswerHeard })
        #expect(asked.phase == .answering)
        for _ in 0..<300 where !morning.room.isListenedTo { _ = morning.display.settle(milliseconds: 20) }
        #expect(morning.room.isListenedTo)
        #expect(morning.ringer.calls.last == .duck(percent: 0))
        let first = try question(morning)
        morning.room.say("and now the weather for the weekend")
        _ = try #require(morning.display.screen { $0.feedback == .unreadableAnswer && $0.phase == .ringing })
        #expect(try question(morning) == first)
        func waitUntilHeard() throws {
            for _ in 0..<4 where morning.display.screen({ _ in true })?.isAnswerHeard != true {
                morning.clock.passToPlannedWake()
                if morning.display.settle(milliseconds: 500) { continue }
            }
            _ = try #require(morning.display.screen { $0.isAnswerHeard })
        }
        try waitUntilHeard()
        morning.room.say("It's \(first.answer + 1).")
        // The second turn in vain: it rings for a share before it listens again.
        _ = try #require(morning.display.screen { $0.feedback == .wrongAnswer && $0.phase == .ringing })
        try waitUntilHeard()
        let second = try question(morning)
        #expect(second != first)
        morning.room.say("\(second.answer)")
        #expect(morning.display.ending() == .dismissed)
        let answers = try morning.runEvents().compactMap { event -> Bool? in
            if case .answered(_, .sum, let passed) = event { passed } else { nil }
        }
        #expect(answers == [false, true])
    }

    @Test("without a microphone the sum is asked for by hand at once")
    func deaf() throws {
        let morning = try morning("sum:easy:count=1", hearsSums: true)
        defer { try? morning.end() }
        morning.room.denyMicrophone(
            PortFailure(
                code: "microphone.denied", message: TextCode(worded: "The microphone is denied."),
                repair: TextCode(worded: "Allow it.")))
        morning.clock.pass(milliseconds: 10_000)
        morning.clock.passToPlannedWake()
        _ = try #require(morning.display.screen { $0.phase == .answering && !$0.isAnswerHeard })
        morning.type("\(try question(morning).answer)")
        #expect(morning.display.ending() == .dismissed)
    }

    @Test("lines, then a sum, then typing: each in its turn, and the same decisions come out at a replay")
    func stack() throws {
        let morning = try morning("recite:affirmations,sum:easy:count=1,type:goals")
        defer { try? morning.end() }
        morning.clock.pass(milliseconds: 10_000)
        morning.answer(try #require(morning.nextWindow()))
        _ = try #require(morning.display.screen { $0.step == 1 && $0.phase == .answering })
        #expect(!morning.room.isListenedTo)
        morning.type("\(try question(morning).answer)")
        _ = try #require(morning.display.screen { $0.step == 2 && $0.phase == .answering })
        morning.type("i complete four workouts a week")
        #expect(morning.display.ending() == .dismissed)
        #expect(try morning.runEvents().last == .dismissed(mode: .spoken))
        let history = try morning.log.history().compactMap { logged -> ReplayEvent? in
            if case .run = logged.event { ReplayEvent(at: logged.at, event: logged.event) } else { nil }
        }
        let replay = RunReplay(history)
        #expect(replay.firstDifference == nil)
        #expect(replay.steps.contains { $0.input.hasPrefix("the sum ") && $0.check == .same })
        let harder = try #require(
            WhatIf.judge(
                "run", history, WhatIfChange(sums: SumChange(difficulty: .hard, count: 1))))
        #expect(harder.caveat == .sumsNotAsked)
        let more = try #require(
            WhatIf.judge("run", history, WhatIfChange(sums: SumChange(difficulty: .easy, count: 2))))
        #expect(more.wasDismissed && !more.wouldBeDismissed)
    }

    @Test("what was allowed stands in where the person cannot speak")
    func standIn() throws {
        let morning = try morning(
            "recite:affirmations", instead: [ChallengePolicy(.typeLines(.affirmation))])
        defer { try? morning.end() }
        morning.clock.pass(milliseconds: 10_000)
        let window = try #require(morning.nextWindow())
        #expect(window.choices == [.typeLines])
        morning.controls.send(.standIn(Ordinal(1)!))
        _ = try #require(morning.display.screen { $0.phase == .answering })
        morning.type("I keep promises to myself. I get up when my alarm rings.")
        #expect(morning.display.ending() == .dismissed)
        #expect(try morning.runEvents().last == .dismissed(mode: .alternative))
    }
}
