import Foundation
import Testing
import VowAnswers
import VowCore
import VowRecitation
import VowRuntime

/// A morning of three attempts: one that misses a line, one that is too faint, one that opens.
private func morning(minimumSimilarity: Double = 0.72) -> [ReplayEvent] {
    run(
        ["I keep promises to myself.", "My body carries me gladly uphill."], word: "sunrise",
        minimumSimilarity: minimumSimilarity,
        [
            ("i keep promises to myself", 6_000, 12),
            ("i keep promises to myself my body carries me gladly uphill sunrise", 100, 30),
            ("my body carries me gladly uphill sunrise", 6_000, 50),
        ])
}

/// A run with one step and attempts: what was heard, in so much speech, after so many seconds.
private func run(
    _ texts: [String], word: String?, minimumSimilarity: Double, language: Language = .english,
    opinions: [LineOpinion] = [], _ attempts: [(text: String, speech: Int64, after: Int64)]
) -> [ReplayEvent] {
    let start = Instant(secondsSinceEpoch: 1_780_000_000)
    let lines = texts.enumerated().map {
        RequiredLine(id: "line\($0.offset)", text: $0.element, minimumSimilarity: minimumSimilarity)
    }
    let terms = FiredTerms(
        alarm: "alarm", label: "Gym", due: start, lateMilliseconds: 0, zone: "UTC", zoneVersion: "1",
        steps: [GateStep(kind: .affirmation, lines: lines, challengeWord: word)], sound: SoundSettings(),
        snooze: SnoozePolicy(), language: language, verifierVersion: VerifierSettings.currentVersion,
        timings: SessionTimings())
    var state = RunState()
    var history: [ReplayEvent] = []
    func handle(_ events: [RunEvent], _ seconds: Int64) {
        let at = start.adding(seconds: seconds)
        for event in events {
            history.append(ReplayEvent(at: at, event: .run("run", event)))
            state = state.evolved(by: event, at: at)
        }
    }
    func hear(_ text: String, speech: Int64, _ seconds: Int64) {
        let evidence = AttemptEvidence(
            transcript: text, mode: .spoken, engine: "test", model: "test", speechMilliseconds: speech,
            opinions: opinions)
        handle((try? state.decide(.judge(evidence), at: start.adding(seconds: seconds))) ?? [], seconds)
    }
    handle([.fired(terms)], 0)
    handle([.ringStarted(means: .sound, delayMilliseconds: 12), .listeningStarted(step: 0)], 5)
    for attempt in attempts { hear(attempt.text, speech: attempt.speech, attempt.after) }
    return history
}

@Suite("N1 N15 Replays, other terms and reports") struct ReplayTests {
    @Test func todaysCodeDecidesTheSame() {
        let replay = RunReplay(morning())
        #expect(replay.firstDifference == nil)
        #expect(replay.steps.last?.state.phase == .ended(.dismissed))
        #expect(replay.steps.filter { $0.check == .same }.count == 4)
    }

    @Test func theStepsAreToldInSpanishToo() {
        let spanish = ReplayTexts(Wording(in: .spanish))
        let (english, told) = (RunReplay(morning()), RunReplay(morning(), texts: spanish))
        #expect(told.steps.map(\.check) == english.steps.map(\.check))
        #expect(told.steps.first?.input == "Gym tocaba")
        for (one, other) in zip(english.steps, told.steps) {
            #expect(one.input != other.input)
            #expect(one.effects.count == other.effects.count)
            for (effect, efecto) in zip(one.effects, other.effects) { #expect(effect != efecto) }
            #expect(ReplayTexts.english.state(one.state) != spanish.state(one.state))
        }
    }

    @Test func aChangedDecisionIsShown() {
        // The end is taken out, as if an earlier version had not let go.
        let replay = RunReplay(Array(morning().dropLast()))
        #expect(replay.firstDifference == replay.steps.count - 1)
    }

    @Test func stricterAndLooserTermsFlip() throws {
        let loose = try #require(WhatIf.judge("run", morning(), WhatIfChange(challengeWord: false)))
        #expect(loose.wasDismissed && loose.wouldBeDismissed && !loose.flips)
        let partial = morning().filter {
            if case .run(_, .dismissed) = $0.event { false } else { true }
        }
        let open = try #require(WhatIf.judge("run", partial, WhatIfChange(minimumSimilarity: 0.7)))
        #expect(open.isInProgress && open.wouldBeDismissed && !open.flips)
        let end = ReplayEvent(at: Instant(secondsSinceEpoch: 1_780_001_800), event: .run("run", .abandoned))
        #expect(
            try #require(WhatIf.judge("run", partial + [end], WhatIfChange(minimumSimilarity: 0.7))).flips)
        let words = morning().map { item -> ReplayEvent in
            guard case .run(let id, .attemptJudged(let verdict)) = item.event else { return item }
            let evidence = AttemptEvidence(
                transcript: verdict.evidence.transcript.replacingOccurrences(of: "gladly", with: "badly"),
                mode: .spoken, engine: "test", model: "test",
                speechMilliseconds: verdict.evidence.speechMilliseconds)
            let changed = AttemptVerdict(
                number: verdict.number, step: 0, evidence: evidence, lines: verdict.lines,
                challengeWordHeard: verdict.challengeWordHeard, reasons: verdict.reasons)
            return ReplayEvent(at: item.at, event: .run(id, .attemptJudged(changed)))
        }
        #expect(try #require(WhatIf.judge("run", words, WhatIfChange(minimumSimilarity: 1))).flips)
    }

    @Test func aReportHoldsNoWordAndDecidesTheSame() throws {
        let bundle = try RunBundle(morning(), version: "test", salt: [1, 2, 3, 4])
        let data = try JSONEncoder().encode(bundle)
        let text = String(decoding: data, as: UTF8.self).lowercased()
        for word in ["promises", "myself", "body", "gladly", "uphill", "sunrise", "gym"] {
            #expect(!text.contains(word), "\(word) is in the report")
        }
        let read = try JSONDecoder().decode(RunBundle.self, from: data)
        let replay = RunReplay(try read.events(), judging: .fromRecordedLines)
        #expect(replay.firstDifference == nil)
        #expect(replay.steps.last?.state.phase == .ended(.dismissed))
        #expect(replay.steps.count == RunReplay(morning()).steps.count)
    }

    @Test func changedTermsShowTheFirstDifference() throws {
        // As in a log in which somebody made the gate stricter than it was.
        let history = morning().map { item -> ReplayEvent in
            guard case .run(let id, .fired(let terms)) = item.event else { return item }
            let step = GateStep(
                kind: .affirmation,
                lines: terms.steps[0].lines
                    + [RequiredLine(id: "forged", text: "Nobody said this.", minimumSimilarity: 0.72)],
                challengeWord: "sunrise")
            let forged = FiredTerms(
                alarm: terms.alarm, label: terms.label, due: terms.due, lateMilliseconds: 0, zone: terms.zone,
                zoneVersion: terms.zoneVersion, steps: [step], sound: terms.sound, snooze: terms.snooze,
                language: terms.language, verifierVersion: terms.verifierVersion, timings: terms.timings)
            return ReplayEvent(at: item.at, event: .run(id, .fired(forged)))
        }
        let replay = RunReplay(history)
        let index = try #require(replay.firstDifference)
        guard case .differs(let today) = replay.steps[index].check else {
            Issue.record("\(replay.steps[index].check)")
            return
        }
        #expect(today != replay.steps[index].events)
        #expect(!today.contains(.dismissed(mode: .spoken)))
    }

    @Test func anotherVerifierShowsWhatItDecidesOtherwise() throws {
        // The rules before did not guard opposites.
        let history = run(
            ["I turn off the television at night."], word: nil, minimumSimilarity: 0.72,
            [("i turn on the television at night", 6_000, 12)])
        #expect(RunReplay(history).firstDifference == nil)
        let before = VerifierSettings.oldestVersion
        let replay = RunReplay(history, verifierVersion: before)
        let index = try #require(replay.firstDifference)
        guard case .differs(let today) = replay.steps[index].check else {
            Issue.record("\(replay.steps[index].check)")
            return
        }
        #expect(today.contains(.stepPassed(step: 0)))
        let lenient = try #require(WhatIf.judge("run", history, WhatIfChange(verifierVersion: before)))
        #expect(!lenient.wasDismissed && lenient.wouldBeDismissed)
    }

    @Test func anotherEnginesWordsFlipBothWays() throws {
        let deaf = WhatIfChange(transcripts: [AttemptID(run: "run", attempt: 3): "the bed is so warm"])
        let outcome = try #require(WhatIf.judge("run", morning(), deaf))
        #expect(outcome.wasDismissed && !outcome.wouldBeDismissed)
        #expect(outcome.attempts[2].opened && outcome.attempts[2].wouldOpen == false)
        let keen = WhatIfChange(transcripts: [
            AttemptID(run: "run", attempt: 1):
                "i keep promises to myself my body carries me gladly uphill sunrise"
        ])
        let sooner = try #require(WhatIf.judge("run", morning(), keen))
        #expect(!sooner.attempts[0].opened && sooner.attempts[0].wouldOpen == true)
        #expect(sooner.attempts[1].wouldOpen == nil)
        // Notes of an engine bring their own measurements: words without speech open nothing.
        var noted = WhatIfChange()
        let evidence = { (speech: Int64) in
            AttemptEvidence(
                transcript: "i keep promises to myself my body carries me gladly uphill sunrise",
                mode: .spoken,
                engine: "shadow", model: "", speechMilliseconds: speech)
        }
        noted.hearings[AttemptID(run: "run", attempt: 1)] = evidence(6_000)
        #expect(try #require(WhatIf.judge("run", morning(), noted)).attempts[0].wouldOpen == true)
        noted.hearings[AttemptID(run: "run", attempt: 1)] = evidence(100)
        #expect(try #require(WhatIf.judge("run", morning(), noted)).attempts[0].wouldOpen == false)
        // Words for another run change nothing.
        let other = WhatIfChange(transcripts: [AttemptID(run: "other", attempt: 1): "nothing"])
        #expect(try #require(WhatIf.judge("run", morning(), other)).flips == false)
    }

    @Test func anotherGateIsAskedInItsOrder() throws {
        let goals = try #require(WhatIf.judge("run", morning(), WhatIfChange(kinds: [.goal])))
        #expect(goals.caveat != nil)
        let same = try #require(WhatIf.judge("run", morning(), WhatIfChange(kinds: [.affirmation])))
        #expect(same.caveat == nil && !same.flips)
    }

    @Test func keysWalkThroughTheSteps() {
        var cursor = StepCursor(count: 5)
        func after(_ keys: String) -> Int? { cursor.handle(Array(keys.utf8)) ? cursor.index : nil }
        #expect(after("n") == 1)
        #expect(after("\u{1B}[C\u{1B}[C") == 3)
        #expect(after("\u{1B}[C\u{1B}OC") == 4)
        #expect(after("\u{1B}[D") == 3)
        #expect(after("\u{1B}[H") == 0)
        #expect(after("p") == 0)
        #expect(after("\u{1B}[4~") == 4)
        #expect(after("\u{1B}[1~nxn") == 2)
        #expect(after("é") == 2)
        #expect(after("q") == nil)
        #expect(after("\u{1B}") == nil)
        #expect(after("\u{03}") == nil)
    }
}
