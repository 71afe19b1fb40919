import Testing
import VowCore
import VowRecitation

/// L1: an order of lines that is drawn when the alarm fires, and what all lines of a step have to reach together.
@Suite("Lines in a drawn order") struct LineOrderSpecs {
    private static let third = RequiredLine(id: "walk", text: "I walk along the river every morning.")
    private static let lines = [Sample.keep, Sample.rise, third]

    @Test("a seed draws the same order however the person put their lines, and seeds draw every order")
    func drawing() {
        var seen: Set<[LineID]> = []
        for seed in 0..<200 as Range<UInt64> {
            let one = LineOrder.drawn(by: seed, [Self.lines])[0].map(\.id)
            #expect(one == LineOrder.drawn(by: seed, [Self.lines.reversed()])[0].map(\.id))
            seen.insert(one)
        }
        #expect(seen.count == 6)
    }

    @Test("an alarm whose order is drawn freezes it, with what the device committed itself to")
    func frozen() throws {
        var orders: Set<[LineID]> = []
        for seed in 1...12 as ClosedRange<UInt64> {
            let commitment = PayloadDigest(bytes: [UInt8](repeating: 7, count: 32))!
            var clock = AlarmClock(zones: ZoneTable(device: .utc), seed: 1)
            clock.policy.recitation.isOrdered = true
            for line in Self.lines {
                clock.apply(
                    .line(line.id, .added(kind: .affirmation, text: Sealed(line.text), language: .english)),
                    at: .seven(-90_000))
            }
            clock.apply(.alarm("a", .scheduled(Sample.daily)), at: .seven(-80_000))
            clock.add(CommittedSeed(bits: seed, commitment: commitment, draw: seed))
            let terms = try #require(
                Self.fired(clock.handle(.start(), at: .seven(-60)) + clock.handle(.timePassed, at: .seven())))
            #expect(terms.recitation.isOrdered)
            #expect(terms.challenge?.seed == seed)
            let lines = terms.steps.flatMap(\.lines)
            #expect(
                lines
                    == LineOrder.drawn(by: seed, [Self.lines])[0].map { line in
                        lines.first { $0.id == line.id }!
                    })
            orders.insert(lines.map(\.id))
        }
        #expect(orders.count > 1)
    }

    private static func fired(_ effects: [AlarmClockEffect]) -> FiredTerms? {
        for case .session(_, let effects) in effects {
            for case .append(let events) in effects {
                for case .fired(let terms) in events { return terms }
            }
        }
        return nil
    }

    private func terms(_ recitation: RecitationTerms, lines: [RequiredLine] = Self.lines) -> FiredTerms {
        let plain = Sample.terms(
            steps: [GateStep(kind: .affirmation, lines: lines, challengeWord: nil)])
        return FiredTerms(
            alarm: plain.alarm, label: plain.label, due: plain.due, lateMilliseconds: 0, zone: plain.zone,
            zoneVersion: plain.zoneVersion, steps: plain.steps, sound: plain.sound, snooze: plain.snooze,
            language: plain.language, verifierVersion: plain.verifierVersion, timings: plain.timings,
            recitation: recitation)
    }

    private func say(_ texts: [String], _ run: inout RunState) throws -> [AttemptReason] {
        let events = try run.decide(.judge(Sample.said(texts.joined(separator: ". "))), at: .seven(9))
        for event in events { run = run.evolved(by: event, at: .seven(9)) }
        guard case .attemptJudged(let verdict)? = events.first else { return [] }
        return verdict.reasons
    }

    @Test("two lines of the same words, kept by two commands, count in whatever order they are asked for")
    func sameWords() throws {
        let twin = RequiredLine(id: "twin", text: Sample.keep.text)
        for lines in [[Sample.keep, twin, Sample.rise], [twin, Sample.rise, Sample.keep]] {
            var run = RunState().evolved(
                by: .fired(terms(RecitationTerms(isOrdered: true), lines: lines)), at: .seven())
            #expect(try say(lines.map(\.text), &run).isEmpty)
            #expect(run.step.recitedLines.count == 3)
        }
    }

    @Test("lines count in the order asked for, over several attempts, and none before those that come first")
    func counted() throws {
        var run = RunState().evolved(
            by: .fired(terms(RecitationTerms(isOrdered: true))), at: .seven())
        let (keep, rise, walk) = (Sample.keep.text, Sample.rise.text, Self.third.text)
        #expect(try say([rise, walk], &run) == [.linesMissing, .orderChanged])
        #expect(run.step.recitedLines.isEmpty)
        #expect(try say([rise, keep], &run) == [.linesMissing, .orderChanged])
        #expect(run.step.recitedLines == ["keep"])
        #expect(try say([keep, walk, rise], &run) == [.linesMissing, .orderChanged])
        #expect(run.step.recitedLines == ["keep", "rise"])
        #expect(try say([walk], &run) == [])
        #expect(run.phase == .ended(.dismissed))
    }

    @Test("in any order where none was drawn")
    func anyOrder() throws {
        var run = RunState().evolved(by: .fired(terms(RecitationTerms())), at: .seven())
        #expect(try say([Self.third.text, Sample.rise.text, Sample.keep.text], &run) == [])
        #expect(run.phase == .ended(.dismissed))
    }

    @Test("a replay without the words holds the same lines back")
    func withoutWords() throws {
        var run = RunState().evolved(
            by: .fired(terms(RecitationTerms(isOrdered: true))), at: .seven())
        let evidence = Sample.said([Sample.rise.text, Sample.keep.text].joined(separator: ". "))
        let events = try run.decide(.judge(evidence), at: .seven(9))
        guard case .attemptJudged(let verdict)? = events.first else {
            Issue.record("\(events)")
            return
        }
        let again = run.judged(
            verdict.evidence, lines: verdict.lines, challengeWordHeard: verdict.challengeWordHeard,
            objections: verdict.reasons, at: .seven(9))
        #expect(again == events)
        run = again.reduce(run) { $0.evolved(by: $1, at: .seven(9)) }
        #expect(run.step.recitedLines == ["keep"])
    }

    @Test("a line that draws the mean of its step too low is asked for again, and nobody is trapped")
    func overall() throws {
        var run = RunState().evolved(
            by: .fired(terms(RecitationTerms(overallSimilarity: 0.97), lines: [Sample.keep, Sample.rise])),
            at: .seven())
        let unclear = "I got up when the alarm ring"
        let alone = try run.decide(.judge(Sample.said(unclear)), at: .seven(9))
        guard case .attemptJudged(let verdict)? = alone.first else {
            Issue.record("\(alone)")
            return
        }
        // Close enough for the line itself, which is what the setting is about.
        let score = try #require(verdict.lines.first { $0.line == "rise" }?.score)
        try #require(score >= 0.72 && score < 0.94)
        #expect(try say([Sample.keep.text, unclear], &run) == [.linesMissing, .overallLow])
        #expect(run.step.recitedLines == ["keep"])
        #expect(try say([unclear], &run) == [.linesMissing, .overallLow])
        #expect(try say([Sample.rise.text], &run) == [])
        #expect(run.phase == .ended(.dismissed))
    }

    @Test("a run that asks a little less of each line asks as much less of their mean")
    func eased() throws {
        let unclear = Sample.said("I got up when the alarm ring")
        func scored(_ run: RunState) throws -> Double {
            guard case .attemptJudged(let verdict)? = try run.decide(.judge(unclear), at: .seven(9)).first
            else {
                return 0
            }
            return verdict.lines[0].score
        }
        let plain = terms(RecitationTerms(), lines: [Sample.rise])
        let score = try scored(RunState().evolved(by: .fired(plain), at: .seven()))
        var run = RunState().evolved(
            by: .fired(terms(RecitationTerms(overallSimilarity: score + 0.01), lines: [Sample.rise])),
            at: .seven())
        for _ in 0..<2 { #expect(try say([unclear.transcript], &run) == [.linesMissing, .overallLow]) }
        for event in try run.decide(.ease, at: .seven(12)) { run = run.evolved(by: event, at: .seven(12)) }
        #expect(try say([unclear.transcript], &run) == [])
        #expect(run.phase == .ended(.dismissed))
    }
}
