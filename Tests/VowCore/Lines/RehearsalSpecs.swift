import Testing

@testable import VowCore
import VowRecitation

/// V8: what saying a line in peace teaches, and what it must never do.
@Suite("A rehearsal") struct RehearsalSpecs {
    static let line = "I keep promises to myself."
    static let garbled = "A ship bromides too nice off"
    let added = LineEvent.added(kind: .affirmation, text: Sealed(line), language: .english)

    /// A garbled recitation that the engine itself finds unlikely, so that the gate refuses it.
    static func said(_ text: String, engine: String = "scripted", speech: Int64 = 3_000) -> AttemptEvidence {
        AttemptEvidence(
            transcript: text, mode: .spoken, engine: engine, model: "test", speechMilliseconds: speech,
            speechLevelDecibels: -20, noiseLevelDecibels: -60,
            opinions: text == line
                ? []
                : [
                    LineOpinion(
                        line: line, pieceCount: 7, likelihoodHundredths: -3_600, leastHundredths: -1_200,
                        gainHundredths: -3_000)
                ])
    }

    private func rehearse(_ evidence: AttemptEvidence, on day: Int = 1) throws -> LineRehearsal {
        let state = LineState().evolved(by: added)
        let events = try state.decide(.rehearse(evidence, on: .january(day)))
        guard case .rehearsed(let rehearsal)? = events.first, events.count == 1 else {
            throw Missing.rehearsal
        }
        return rehearsal
    }

    enum Missing: Error { case rehearsal }

    @Test("learns what is near, and only that")
    func outcomes() throws {
        #expect(try rehearse(Self.said("I keep promises to myself.")).outcome == .heard)
        #expect(try rehearse(Self.said(Self.garbled)).outcome == .learnt)
        #expect(try rehearse(Self.said("Five more minutes please.")).outcome == .tooFar)
        #expect(try rehearse(Self.said("I do not keep promises to myself.")).outcome == .changed)
        #expect(try rehearse(Self.said(Self.garbled, speech: 100)).outcome == .unclear)
        #expect(try rehearse(Sample.typed(Self.line)).outcome == .unclear)
        #expect(throws: LineRejection.unknown) {
            try LineState().decide(.rehearse(Self.said(Self.line), on: .january(1)))
        }
    }

    @Test("S10: counts from the next day on, and not for the run of the same day")
    func nextDay() throws {
        var book = LineList()
        book.apply(added, line: "keep")
        book.apply(.rehearsed(try rehearse(Self.said(Self.garbled), on: 3)), line: "keep")
        #expect(book.renderings(in: .english, on: .january(3)).isEmpty)
        #expect(book.renderings(in: .english, on: .january(4)).map(\.heard) == [Self.garbled])
        #expect(book.renderings(in: .spanish, on: .january(4)).isEmpty)
        let gate = GatePolicy()
        #expect(gate.steps(from: book, on: .january(3), draw: 1).allSatisfy { $0.renderings.isEmpty })
        #expect(gate.steps(from: book, on: .january(4), draw: 1).allSatisfy { $0.renderings.count == 1 })
    }

    @Test("new words of a line drop what was learnt of the old ones")
    func edited() throws {
        let learnt = LineEvent.rehearsed(try rehearse(Self.said(Self.garbled)))
        for change in [LineEvent.edited(text: "I keep my word."), .removed(from: nil)] {
            var book = LineList()
            for event in [added, learnt] { book.apply(event, line: "keep") }
            #expect(book.renderings(in: .english, on: .january(9)).count == 1)
            book.apply(change, line: "keep")
            #expect(book.state(of: "keep").rehearsals.isEmpty)
            #expect(book.renderings(in: .english, on: .january(9)).isEmpty)
        }
    }

    @Test("the newest three renderings of an engine hold")
    func newest() throws {
        var book = LineList()
        book.apply(added, line: "keep")
        for engine in ["old", "a", "b", "c", "d"] {
            let evidence = Self.said(Self.garbled, engine: engine == "old" ? "other" : "scripted")
            book.apply(.rehearsed(try rehearse(evidence)), line: "keep")
        }
        let engines = book.renderings(in: .english, on: .january(2)).map(\.engine)
        #expect(engines == ["other", "scripted", "scripted", "scripted"])
    }

    @Test("a run knows what had been learnt when it fired, and only of the engine that listens")
    func frozen() throws {
        let rendering = LineRendering(
            line: Self.line, heard: Self.garbled, engine: "scripted", model: "test", score: 0.62)
        let step = GateStep(
            kind: .affirmation, lines: [RequiredLine(id: "keep", text: Self.line)], challengeWord: nil,
            renderings: [rendering])
        func dismissed(_ evidence: AttemptEvidence, by step: GateStep) throws -> Bool {
            let state = RunState().evolved(by: .fired(Sample.terms(steps: [step])), at: .seven())
            return try state.decide(.judge(evidence), at: .seven(9)).contains(.dismissed(mode: .spoken))
        }
        #expect(
            SessionUnderTest.listening(Sample.terms(steps: [step])).opened?.renderings == [rendering],
            "whoever listens has to know what to ask about")
        let bare = GateStep(kind: .affirmation, lines: step.lines, challengeWord: nil)
        #expect(try !dismissed(Self.said(Self.garbled), by: bare))
        #expect(try dismissed(Self.said(Self.garbled), by: step))
        #expect(try !dismissed(Self.said(Self.garbled, engine: "another"), by: step))
    }
}

@Suite("Renderings of lines") struct RenderingTests {
    private let verifier = RecitationVerifier(settings: VerifierSettings(language: .english))
    private let rendering = LineRendering(
        line: RehearsalSpecs.line, heard: RehearsalSpecs.garbled, engine: "scripted", model: "test",
        score: 0.62)

    private func verdict(_ heard: String, _ renderings: [LineRendering]) -> LineVerdict {
        let evidence = RehearsalSpecs.said(heard)
        return verifier.judge(
            lines: [RequiredLine(id: "keep", text: RehearsalSpecs.line)], transcript: evidence.transcript,
            challengeWord: nil, opinions: evidence.opinions, renderings: renderings
        ).lines[0]
    }

    @Test("what was heard at the rehearsal passes, and nothing else does")
    func sameAgain() {
        #expect(!verdict(RehearsalSpecs.garbled, []).passed)
        #expect(verdict(RehearsalSpecs.garbled, [rendering]).passed)
        #expect(verdict("um, a ship bromides too nice of", [rendering]).passed)
        for other in [
            "Five more minutes please.", "I break promises to myself.", "I keep promises to my boss.",
            "A ship is too nice.", "", "The bromides are on the shelf.",
        ] {
            #expect(!verdict(other, [rendering]).passed, "\(other)")
        }
    }

    @Test("what the engine finds likely of it in the sound counts, whatever words it heard this time")
    func soundAgain() {
        func opinion(on words: String, _ likelihood: Int, least: Int, gain: Int) -> LineOpinion {
            LineOpinion(
                line: words, pieceCount: 8, likelihoodHundredths: likelihood, leastHundredths: least,
                gainHundredths: gain, silence: .init(likelihoodHundredths: -3_600, leastAddedHundredths: -50)
            )
        }
        func verdict(_ opinions: [LineOpinion], heard: String = "A ship of rides to nines")
            -> LineVerdict
        {
            RecitationVerifier(settings: VerifierSettings(language: .english))
                .judge(
                    lines: [RequiredLine(id: "keep", text: RehearsalSpecs.line)], transcript: heard,
                    challengeWord: nil, opinions: opinions, renderings: [rendering]
                ).lines[0]
        }
        let unlikely = opinion(on: RehearsalSpecs.line, -3_800, least: -1_200, gain: -3_000)
        let again = opinion(on: RehearsalSpecs.garbled, -1_200, least: -400, gain: -400)
        let notAgain = opinion(on: RehearsalSpecs.garbled, -3_800, least: -1_200, gain: -3_000)
        #expect(!verdict([unlikely]).passed)
        #expect(verdict([unlikely, again]).passed)
        #expect(!verdict([unlikely, notAgain]).passed)
        // An opinion on words that nobody rehearsed says nothing of the line.
        #expect(
            !verdict([unlikely, opinion(on: "Five more minutes", -100, least: -50, gain: 100)]).passed)
    }

    @Test("V7: a negation or a number within it is refused, also where the words alone would let it pass")
    func guards() {
        for (heard, kind) in [
            ("I don't ship bromides too nice off", GuardFinding.Kind.polarity),
            ("a ship four bromides too nice off", .number),
        ] {
            let lines = [RequiredLine(id: "keep", text: RehearsalSpecs.line, minimumSimilarity: 0.6)]
            let before = verifier.judge(lines: lines, transcript: heard, challengeWord: nil).lines[0]
            let after = verifier.judge(
                lines: lines, transcript: heard, challengeWord: nil, renderings: [rendering]
            ).lines[0]
            #expect(before.passed)
            #expect(!after.passed)
            #expect(after.guards.map(\.kind) == [kind])
            // Nor does it help that the engine finds another rehearsal of the line likely in that sound.
            let other = LineRendering(
                line: RehearsalSpecs.line, heard: "A chip for my ties", engine: "scripted", model: "test",
                score: 0.62)
            let likely = LineOpinion(
                line: other.heard, pieceCount: 7, likelihoodHundredths: -2_600, leastHundredths: -900,
                gainHundredths: -1_500,
                silence: .init(likelihoodHundredths: -3_300, leastAddedHundredths: -50))
            let asked = verifier.judge(
                lines: lines, transcript: heard, challengeWord: nil, opinions: [likely],
                renderings: [rendering, other]
            ).lines[0]
            #expect(!asked.passed && asked.guards.map(\.kind) == [kind])
        }
    }
}

/// V8: warnings about hard lines.
@Suite("Advice on a line") struct LineAdviceSpecs {
    private func state(_ text: String, _ language: Language = .english) -> LineState {
        LineState().evolved(by: .added(kind: .goal, text: Sealed(text), language: language))
    }

    @Test("an easy line has none, a hard one says why")
    func words() {
        #expect(state("I keep promises to myself.").advice.isEmpty)
        #expect(state("I complete 4 workouts a week.").advice.isEmpty)
        let long = "I get up when my alarm rings and then I go for a run in the park"
        #expect(state(long).advice == [.tooLong(words: 17, limit: 12)])
        #expect(state("I value responsibility.").advice == [.longWords(["responsibility"])])
        #expect(state("I run 5 miles 3 times a week.").advice == [.manyNumbers(2)])
        #expect(state("Corro 5 kilómetros 3 veces por semana.", .spanish).advice == [.manyNumbers(2)])
        #expect(state("我每周锻炼四次。", .chinese).advice.isEmpty)
    }

    @Test("the newest rehearsal tells what was misheard, and two that differ tell so")
    func rehearsals() throws {
        var line = state(RehearsalSpecs.line)
        func rehearse(_ text: String) throws {
            for event in try line.decide(.rehearse(RehearsalSpecs.said(text), on: .january(1))) {
                line = line.evolved(by: event)
            }
        }
        try rehearse(RehearsalSpecs.garbled)
        guard case .misheard(let words, RehearsalSpecs.garbled)? = line.advice.first else {
            Issue.record("\(line.advice)")
            return
        }
        #expect(!words.isEmpty)
        try rehearse("A kip bromides to mice")
        #expect(line.advice.contains(.heardDifferently(RehearsalSpecs.garbled, "A kip bromides to mice")))
        try rehearse("Five more minutes please.")
        #expect(line.advice.first == .notRecognised)
        try rehearse("I do not keep promises to myself.")
        #expect(line.advice == [.meaningChanged])
        try rehearse(RehearsalSpecs.line)
        #expect(line.advice.isEmpty)
    }
}
