import Foundation
import Testing
import VowCore
import VowRecitation

@Suite("L1 N10 Challenge words")
struct ChallengeWordSpecs {
    private static let lines = ["I keep promises to myself.", "I drink water before the sunrise."]

    @Test("each language has at least 400 words, none twice", arguments: Language.allCases)
    func lists(language: Language) {
        let words = ChallengeWords.all(language)
        #expect(words.count >= 400)
        #expect(Set(words).count == words.count)
        #expect(words.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isLetter) && $0 == $0.lowercased() })
    }

    @Test("a seed draws the same challenges each time, none twice, and none that stands in a line")
    func drawing() {
        let drawn = ChallengeWords.challenges(
            by: 7, count: 25, of: 2, language: .english, avoiding: Self.lines)
        #expect(drawn.count == 25)
        let single = drawn.flatMap { $0.split(separator: " ") }
        #expect(single.count == 50)
        #expect(Set(single).count == 50)
        #expect(
            drawn
                == ChallengeWords.challenges(
                    by: 7, count: 25, of: 2, language: .english, avoiding: Self.lines))
        for seed in 0..<200 as Range<UInt64> {
            let drawn = ChallengeWords.challenges(
                by: seed, count: 8, of: 1, language: .english, avoiding: Self.lines)
            #expect(!drawn.contains("water") && !drawn.contains("sunrise"))
        }
        #expect(
            drawn
                != ChallengeWords.challenges(
                    by: 8, count: 25, of: 2, language: .english, avoiding: Self.lines))
    }

    @Test("the draw is the list shuffled from its front, by which a certificate is checked")
    func shuffle() {
        let words = ChallengeWords.all(.english)
        for seed in 0..<20 as Range<UInt64> {
            var bits = RandomBits(seed: seed)
            var order = words
            for place in order.indices {
                order.swapAt(place, place + Int(bits.next() % UInt64(order.count - place)))
            }
            #expect(
                ChallengeWords.challenges(
                    by: seed, count: words.count, of: 1, language: .english, avoiding: []) == order)
            // Where every word stands in a line, the draw begins again with all of them.
            let pairs = [0, 2, 4].map { order[$0] + " " + order[$0 + 1] }
            let drawn = ChallengeWords.challenges(
                by: seed, count: 3, of: 2, language: .english, avoiding: words)
            #expect(drawn == pairs)
        }
    }

    @Test("what stands in a line is passed over however its accents and signs are written")
    func writtenApart() {
        let words = ChallengeWords.all(.spanish)
        let accented = words.filter { !$0.unicodeScalars.allSatisfy(\.isASCII) }.prefix(40)
        #expect(accented.count == 40)
        for word in accented {
            for line in [word, word.decomposedStringWithCanonicalMapping, "\u{2764}\u{FE0F}\(word)!"] {
                let drawn = ChallengeWords.challenges(
                    by: 3, count: words.count - 1, of: 1, language: .spanish, avoiding: [line])
                #expect(!drawn.contains(word))
            }
        }
    }

    @Test(
        "what one run tells of its draw leads to no other run: nothing comes from the device's own sequence")
    func independence() throws {
        func fired(device: UInt64, draw: UInt64) throws -> FiredTerms {
            var clock = AlarmClock(zones: ZoneTable(device: .utc), seed: device)
            clock.policy.liveness.isOn = true
            clock.apply(
                .line("train", .added(kind: .goal, text: Sealed(Sample.train.text), language: .english)),
                at: .seven(-90_000))
            let alarm = Sample.daily {
                $0.gate = GatePolicy(
                    challenges: [
                        ChallengePolicy(.sum(.medium, count: 2)), ChallengePolicy(.recite(.goal)),
                    ], standIns: [ChallengePolicy(.sum(.hard, count: 1))])
                $0.gate.wakeCheck = WakeCheckPolicy(afterMinutes: 5)
            }
            clock.apply(.alarm("a", .scheduled(alarm)), at: .seven(-80_000))
            let commitment = PayloadDigest(bytes: [UInt8](repeating: 7, count: 32))!
            clock.add(CommittedSeed(bits: 42, commitment: commitment, draw: draw))
            let effects = clock.handle(.start(), at: .seven(-60)) + clock.handle(.timePassed, at: .seven())
            for case .session(_, let effects) in effects {
                for case .append(let events) in effects {
                    for case .fired(let terms) in events { return terms }
                }
            }
            throw NothingFired()
        }
        let one = try fired(device: 1, draw: 5)
        #expect(try fired(device: 2, draw: 5) == one)
        let other = try fired(device: 1, draw: 6)
        #expect(other.steps.first?.challenge != one.steps.first?.challenge)
        #expect(other.standIns != one.standIns)
        #expect(other.wakeCheck != one.wakeCheck)
        #expect(other.liveness?.words != one.liveness?.words)
        #expect(other.steps.last?.challengeWord == one.steps.last?.challengeWord)
    }

    @Test("an alarm that asks for no word commits itself to those of a repetition; a refusal brings another")
    func repetition() throws {
        let commitment = PayloadDigest(bytes: [UInt8](repeating: 7, count: 32))!
        func fired(isOn: Bool) throws -> FiredTerms {
            var clock = AlarmClock(zones: ZoneTable(device: .utc), seed: 1)
            clock.policy.liveness = LivenessPolicy(isOn: isOn, answerMilliseconds: 30_000)
            clock.apply(
                .line("train", .added(kind: .goal, text: Sealed(Sample.train.text), language: .english)),
                at: .seven(-90_000))
            let alarm = Sample.daily { $0.gate = GatePolicy(kinds: [.goal], challengeWord: false) }
            clock.apply(.alarm("a", .scheduled(alarm)), at: .seven(-80_000))
            clock.add(CommittedSeed(bits: 42, commitment: commitment, draw: 5))
            let effects = clock.handle(.start(), at: .seven(-60)) + clock.handle(.timePassed, at: .seven())
            for case .session(_, let effects) in effects {
                for case .append(let events) in effects {
                    for case .fired(let terms) in events { return terms }
                }
            }
            throw NothingFired()
        }
        #expect(try fired(isOn: false).challenge == nil)
        let terms = try fired(isOn: true)
        let words = try #require(terms.challenge).words
        #expect(terms.challenge?.commitment == commitment && terms.challenge?.answerMilliseconds == 30_000)
        let played = SoundMeasurements { feature in
            switch feature {
            case .levelAboveRoomDecibels: 30
            case .fundamentalDecibels, .band62To150Decibels: -60
            default: 0
            }
        }
        var run = Run()
        run.handle([.fired(terms)])
        #expect(run.state.currentStep?.challengeWord == nil)
        for word in words.prefix(3) {
            _ = try run.say(
                AttemptEvidence(
                    transcript: Sample.train.text, mode: .spoken, engine: "moonshine", model: "tiny",
                    speechMilliseconds: 3_000, sound: played))
            #expect(run.state.currentStep?.challengeWord == word)
        }
        _ = try run.say(Self.evidence("\(Sample.train.text) \(words[2])"))
        #expect(run.state.phase == .ended(.dismissed))
    }

    private struct NothingFired: Error {}

    // A run that asks for one line and a word, committed to a seed that this test makes up.

    private static let line = RequiredLine(
        id: "a1", text: "I keep promises to myself.", minimumSimilarity: 0.72)
    private static let start = Instant(millisecondsSinceEpoch: 1_800_000_000_000)

    private static func terms(answerSeconds: Int64?) -> FiredTerms {
        FiredTerms(
            alarm: "w1", label: "Up", due: start, lateMilliseconds: 0, zone: "Europe/Madrid",
            zoneVersion: "2025b",
            steps: [GateStep(kind: .affirmation, lines: [line], challengeWord: "window")],
            sound: SoundSettings(), snooze: SnoozePolicy(), language: .english,
            verifierVersion: VerifierSettings(language: .english).verifierVersion,
            timings: SessionTimings(),
            challenge: ChallengeTerms(
                commitment: PayloadDigest(bytes: [UInt8](repeating: 7, count: 32))!, seed: 42, list: 1,
                words: ["garden", "dolphin"], answerMilliseconds: answerSeconds.map { $0 * 1_000 }))
    }

    private static func evidence(_ transcript: String, latency: Int64 = 0, asked: String? = nil)
        -> AttemptEvidence
    {
        AttemptEvidence(
            transcript: transcript, mode: .spoken, engine: "moonshine", model: "tiny",
            speechMilliseconds: 3_000, latencyMilliseconds: latency, askedWord: asked)
    }

    private struct Run {
        var state = RunState()
        var now = ChallengeWordSpecs.start

        mutating func handle(_ events: [RunEvent]) {
            for event in events { state.evolve(by: event, at: now) }
        }

        mutating func wait(_ seconds: Int64) { now = now.adding(seconds: seconds) }

        mutating func say(_ evidence: AttemptEvidence) throws -> [RunEvent] {
            let events = try state.decide(.judge(evidence), at: now)
            handle(events)
            return events
        }
    }

    private func listening(answerSeconds: Int64? = 30) -> Run {
        var run = Run()
        run.handle([.fired(Self.terms(answerSeconds: answerSeconds))])
        run.wait(5)
        run.handle([.listeningStarted(step: 0)])
        return run
    }

    @Test("each refusal asks for a fresh word, and the one before does not count any more")
    func freshAfterRefusal() throws {
        var run = listening()
        #expect(run.state.currentStep?.challengeWord == "window")
        _ = try run.say(Self.evidence("I keep promises to myself"))
        #expect(run.state.currentStep?.challengeWord == "garden")
        _ = try run.say(Self.evidence("I keep promises to myself window"))
        #expect(run.state.phase == .active)
        #expect(run.state.currentStep?.challengeWord == "dolphin")
        _ = try run.say(Self.evidence("I keep promises to myself dolphin"))
        #expect(run.state.phase == .ended(.dismissed))
    }

    @Test("the fresh word is not shown as heard because the one before was")
    func freshIsUnheard() {
        var test = SessionUnderTest.listening(Self.terms(answerSeconds: 30))
        test.handle(.heardEnd(window: 1, Self.evidence("window")), at: 8)
        // The word alone is no recitation.
        #expect(test.session.screen.challengeWord == "garden")
        #expect(test.session.screen.transcript == "window")
        #expect(!test.session.screen.challengeWordHeard)
    }

    @Test("silence is no refusal, and leaves the word as it is")
    func silenceKeepsTheWord() throws {
        var run = listening()
        _ = try run.say(
            AttemptEvidence(
                transcript: "", mode: .spoken, engine: "moonshine", model: "tiny", speechMilliseconds: 0))
        #expect(run.state.currentStep?.challengeWord == "window")
    }

    @Test("a word that is said too late does not count, and the line does")
    func late() throws {
        var run = listening(answerSeconds: 10)
        run.wait(12)
        let events = try run.say(Self.evidence("I keep promises to myself window"))
        guard case .attemptJudged(let verdict)? = events.first else {
            Issue.record("no verdict")
            return
        }
        #expect(verdict.reasons == [.challengeWordLate])
        #expect(run.state.step.recitedLines == ["a1"])
        #expect(run.state.currentStep?.challengeWord == "garden")
    }

    @Test("what the recogniser took is not the person's time")
    func slowRecogniser() throws {
        var run = listening(answerSeconds: 10)
        run.wait(12)
        _ = try run.say(Self.evidence("I keep promises to myself window", latency: 4_000))
        #expect(run.state.phase == .ended(.dismissed))
    }

    @Test("G3: while a prompt is spoken before the microphone opens, the word's time does not pass")
    func promptIsExcused() throws {
        var run = listening(answerSeconds: 10)
        run.wait(6)
        run.handle([.listeningOpened(step: 0)])
        run.wait(8)
        var late = run
        _ = try run.say(Self.evidence("I keep promises to myself window"))
        #expect(run.state.phase == .ended(.dismissed))
        // Only once: what passes after the microphone opened is the person's time.
        late.handle([.listeningOpened(step: 0)])
        late.wait(4)
        _ = try late.say(Self.evidence("I keep promises to myself window"))
        #expect(late.state.phase == .active)
        #expect(late.state.currentStep?.challengeWord == "garden")
    }

    @Test("without a limit no word is too late, and none grows old")
    func withoutLimit() throws {
        var run = listening(answerSeconds: nil)
        run.wait(600)
        run.handle([.listeningStarted(step: 0)])
        run.wait(600)
        _ = try run.say(Self.evidence("I keep promises to myself window"))
        #expect(run.state.phase == .ended(.dismissed))
    }

    @Test("a window that the word would not outlive brings a fresh one")
    func freshWithTheWindow() {
        var run = listening()
        run.wait(28)
        run.handle([.listeningStarted(step: 0)])
        #expect(run.state.currentStep?.challengeWord == "garden")
        // It is asked for from now on, and no window passes in no time.
        run.handle([.listeningStarted(step: 0)])
        #expect(run.state.currentStep?.challengeWord == "garden")
    }

    @Test(
        "what another engine hears later in an earlier attempt is held to the word of then, and uses up none")
    func heardElsewhere() throws {
        var run = listening()
        _ = try run.say(Self.evidence("five more minutes"))
        #expect(run.state.currentStep?.challengeWord == "garden")
        _ = try run.say(Self.evidence("five more minutes", asked: "window"))
        #expect(run.state.currentStep?.challengeWord == "garden")
        _ = try run.say(Self.evidence("I keep promises to myself window", asked: "window"))
        #expect(run.state.phase == .ended(.dismissed))
    }

    @Test("the seed is revealed when the run ends, and not before", arguments: [0, 1, 2])
    func revealed(way: Int) throws {
        var run = listening()
        var events = try run.say(Self.evidence("five more minutes"))
        #expect(!events.contains(.challengeRevealed(seed: 42)))
        switch way {
        case 0: events = try run.say(Self.evidence("I keep promises to myself garden"))
        case 1: events = try run.state.decide(.abandon, at: run.now)
        default:
            run.handle(try run.state.decide(.askEmergencyExit, at: run.now))
            run.wait(60)
            events = try run.state.decide(.askEmergencyExit, at: run.now)
        }
        #expect(events.suffix(2).first == .challengeRevealed(seed: 42))
        let ended = events.reduce(run.state) { $0.evolved(by: $1, at: run.now) }
        if case .ended = ended.phase {} else { Issue.record("the run is not over") }
    }

    @Test("who cannot be heard keeps the word that they read, for as long as they type")
    func unheard() throws {
        var run = listening()
        for _ in 0..<3 {
            run.handle([.partFailed(part: .microphone, code: "none", message: "")])
            run.wait(30)
            run.handle([.listeningStarted(step: 0)])
        }
        #expect(run.state.currentStep?.challengeWord == "window")
    }
}
