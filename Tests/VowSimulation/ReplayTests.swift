import Foundation
import Testing
import VowCore
import VowRuntime

/// A morning of three attempts: one that misses a line, one that is too faint, one that opens.
private func morning(minimumSimilarity: Double = 0.72) -> [ReplayEvent] {
    let start = Instant(secondsSinceEpoch: 1_780_000_000)
    let lines = ["I keep promises to myself.", "My body carries me gladly uphill."].enumerated().map {
        RequiredLine(id: "line\($0.offset)", text: $0.element, minimumSimilarity: minimumSimilarity)
    }
    let terms = FiredTerms(
        alarm: "alarm", label: "Gym", due: start, lateMilliseconds: 0, zone: "UTC", zoneVersion: "1",
        steps: [GateStep(kind: .affirmation, lines: lines, challengeWord: "sunrise")], sound: SoundSettings(),
        snooze: SnoozePolicy(), language: .english, verifierVersion: VerifierSettings.currentVersion,
        timings: SessionTimings())
    var state = RunState()
    var history: [ReplayEvent] = []
    func take(_ events: [RunEvent], _ seconds: Int64) {
        let at = start.adding(seconds: seconds)
        for event in events {
            history.append(ReplayEvent(at: at, event: .run("run", event)))
            state = state.evolved(by: event, at: at)
        }
    }
    func hear(_ text: String, speech: Int64 = 6_000, _ seconds: Int64) {
        let evidence = AttemptEvidence(
            transcript: text, mode: .spoken, engine: "test", model: "test", speechMilliseconds: speech)
        take((try? state.decide(.judge(evidence), at: start.adding(seconds: seconds))) ?? [], seconds)
    }
    take([.fired(terms)], 0)
    take([.ringStarted(means: "sound", delayMilliseconds: 12), .listeningStarted(step: 0)], 5)
    hear("i keep promises to myself", 12)
    hear("i keep promises to myself my body carries me gladly uphill sunrise", speech: 100, 30)
    hear("my body carries me gladly uphill sunrise", 50)
    return history
}

@Suite struct ReplayTests {
    @Test func todaysCodeDecidesTheSame() {
        let replay = RunReplay(morning())
        #expect(replay.firstDifference == nil)
        #expect(replay.steps.last?.state.phase == .ended(.dismissed))
        #expect(replay.steps.filter { $0.check == .same }.count == 4)
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
        #expect(try #require(WhatIf.judge("run", partial, WhatIfChange(minimumSimilarity: 0.7))).flips)
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
}
