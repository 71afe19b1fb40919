import Foundation
import InMemory
import Testing
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

@Suite("N2 N10 Stop certificates")
struct StopCertificateTests {
    private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Specs/Certificates/verify_certificate.py").path

    /// The log of one morning; `recited` are the lines that were said.
    private let vault = MemoryKeyVault()

    /// - Parameter words: the challenge words of the run, the first one that of its step.
    private func certificate(
        recited: [LineID], committed seed: UInt64? = nil, revealed: UInt64? = nil,
        words: [String] = ["sunrise"], order: [LineID]? = nil, language: Language = .english
    ) throws -> String {
        let log = EventLog(store: MemoryEventStore(), vault: vault)
        let now = Instant(millisecondsSinceEpoch: 1_800_000_000_000)
        try log.append([.setting(key: "engine", value: "moonshine")], at: now)
        let lines: [RequiredLine] = (order ?? ["a1", "a2"]).map {
            RequiredLine(id: $0, text: "I keep \"promises\" é", minimumSimilarity: 0.72)
        }
        let terms = FiredTerms(
            alarm: "w1", label: "Up", due: now, lateMilliseconds: 3, zone: "Europe/Madrid",
            zoneVersion: "2025b",
            steps: [GateStep(kind: .affirmation, lines: lines, challengeWord: words[0])],
            sound: SoundSettings(),
            snooze: SnoozePolicy(), language: language, verifierVersion: 1, timings: SessionTimings(),
            challenge: seed.map {
                ChallengeTerms(
                    commitment: CommittedSeed(drawn: $0).commitment, seed: $0,
                    list: ChallengeWords.listNumber(language),
                    words: Array(words.dropFirst()), answerMilliseconds: 30_000)
            }, recitation: RecitationTerms(isOrdered: order != nil))
        try log.append([.run("r1", .fired(terms))], at: now)
        try log.append([.setting(key: "engine", value: "pocketsphinx")], at: now)
        var events: [RunEvent] = recited.map { .lineRecited(line: $0, attempt: 1, score: Sealed(0.9)) }
        events += [.challengeWordSaid(step: 0, attempt: 1), .stepPassed(step: 0)]
        if let revealed = revealed ?? seed { events.append(.challengeRevealed(seed: SeedDigits(revealed))) }
        events.append(.dismissed(mode: .spoken))
        try log.append(events.map { .run("r1", $0) }, at: now)
        try log.append([.setting(key: "engine", value: "moonshine")], at: now)
        #expect(try StopCertificate.document(run: "none", log: log) == nil)
        return String(
            decoding: try #require(try StopCertificate.document(run: "r1", log: log)), as: UTF8.self)
    }

    private static let sums = SumTask(difficulty: .hard, count: 2, seed: 7)
    private static let spare = RequiredLines(
        kind: .affirmation, lines: [RequiredLine(id: "a1", text: "I get up.", minimumSimilarity: 0.72)])

    /// A morning with every kind of challenge, and what was done in it.
    private static func everyKind() -> (steps: [GateStep], standIns: [StandIn], events: [RunEvent]) {
        func token(_ kind: TokenKind, _ name: String) -> TokenTask {
            TokenTask(kind: kind, name: name, digest: PayloadDigest(of: Array(name.utf8)), spare: spare)
        }
        func shown(_ step: Int, _ task: TokenTask) -> RunEvent {
            .answered(step: step, .token(task.kind, digest: Sealed(task.digest)), passed: true)
        }
        func solved(_ number: Int) -> RunEvent {
            let question = sums.question(number)
            return .answered(step: 0, .sum(question, answer: question.answer), passed: true)
        }
        let (kitchen, door, bath) = (token(.code, "kitchen"), token(.tag, "door"), token(.code, "bath"))
        let move = MotionTask(kind: .shake, seconds: 4, hold: .leftUp, spare: spare)
        let turns = MotionEvidence(
            readings: [0, 2_000, 4_500].enumerated().map {
                MotionReading(atMilliseconds: $0.element, orientation: $0.offset == 1 ? .leftUp : .normal)
            }, untilMilliseconds: 4_600)
        let light = LightTask(level: LightLevel(lux: 300), seconds: 4, spare: spare)
        let lit = LightEvidence(
            unit: .lux,
            readings: [(0, 5), (1_000, 310), (3_000, 300), (5_200, 450)].map {
                LightReading(atMilliseconds: $0.0, level: $0.1)
            })
        let steps = [
            GateStep(.sum(sums)), GateStep(.token(kitchen)), GateStep(.token(door)), GateStep(.move(move)),
            GateStep(.typeLines(spare)), GateStep(.light(light)),
            GateStep(kind: .goal, lines: [RequiredLine(id: "g1", text: "I run.")], challengeWord: nil),
        ]
        let events: [RunEvent] = [
            solved(0), solved(1), .stepPassed(step: 0), shown(1, kitchen), .stepPassed(step: 1),
            shown(2, door), .stepPassed(step: 2), .answered(step: 3, .motion(turns), passed: true),
            .stepPassed(step: 3),
            .lineRecited(line: "a1", attempt: 1, score: Sealed(1)), .stepPassed(step: 4),
            .answered(step: 5, .light(lit), passed: true), .stepPassed(step: 5),
            .standInTaken(step: 6, standIn: 0), shown(6, bath), .stepPassed(step: 6),
            .dismissed(mode: .alternative),
        ]
        return (steps, [.challenge(GateStep(.token(bath)))], events)
    }

    private func certificate(
        _ steps: [GateStep], _ standIns: [StandIn], _ events: [RunEvent],
        recitation: RecitationTerms = RecitationTerms(), challenge: ChallengeTerms? = nil
    ) throws -> String {
        let log = EventLog(store: MemoryEventStore(), vault: vault)
        let now = Instant(millisecondsSinceEpoch: 1_800_000_000_000)
        let terms = FiredTerms(
            alarm: "w1", label: "Up", due: now, lateMilliseconds: 3, zone: "UTC", zoneVersion: "1",
            steps: steps,
            standIns: standIns, sound: SoundSettings(), snooze: SnoozePolicy(), language: .english,
            verifierVersion: 1, timings: SessionTimings(), challenge: challenge, recitation: recitation)
        try log.append(([.fired(terms)] + events).map { .run("r1", $0) }, at: now)
        return String(
            decoding: try #require(try StopCertificate.document(run: "r1", log: log)), as: UTF8.self)
    }

    @Test("each kind of challenge is proven by its own records")
    func kinds() throws {
        let (steps, standIns, events) = Self.everyKind()
        let (status, text) = try verdict(try certificate(steps, standIns, events))
        #expect(status == 0, "\(text)")
        #expect(text.hasPrefix("CONSISTENT: dismissed by what stood in: a code: "), "\(text)")
        for part in [
            "2 sums solved", "2 codes scanned", "1 tags touched", "1 movements made", "1 rooms made bright",
            "1 stand-ins taken",
        ] {
            #expect(text.contains(part), "\(text)")
        }
    }

    @Test(
        "another program draws the challenges again, and sees others than those that were drawn or asked for")
    func drawnChallenges() throws {
        let (steps, standIns, events) = Self.everyKind()
        let words = ChallengeWords.challenges(
            by: Self.seed, count: 25, of: 1, language: .english, avoiding: ["I run."])
        func verdict(_ draws: [ChallengeDraw]) throws -> (status: Int32, text: String) {
            try self.verdict(
                try certificate(
                    steps, standIns,
                    events.dropLast() + [
                        .challengeRevealed(seed: SeedDigits(Self.seed)), .dismissed(mode: .alternative),
                    ],
                    challenge: ChallengeTerms(
                        commitment: CommittedSeed(drawn: Self.seed).commitment, seed: Self.seed,
                        list: ChallengeWords.listNumber(.english), words: Array(words.dropFirst()),
                        answerMilliseconds: nil, draws: draws)))
        }
        let draws = ChallengeDraw.drawn(
            by: Self.seed, [(2, ["sum", "code", "tag", "move"]), (1, ["type", "recite"])])
        let (status, text) = try verdict(draws)
        #expect(status == 0 && text.contains("its challenges were drawn from the committed seed"), "\(text)")
        let others = (0..<4).flatMap { one in (0..<4).map { [one, $0] } }.filter { $0 != draws[0].drawn }
        for drawn in others where Set(drawn).count == 2 {
            let (status, text) = try verdict([ChallengeDraw(listed: draws[0].listed, drawn: drawn), draws[1]])
            #expect(status == 1 && text.contains("not those that the committed seed draws"), "\(text)")
        }
        let missing = try verdict(ChallengeDraw.drawn(by: Self.seed, [(1, ["move"]), (1, ["sum"])]))
        #expect(missing.status == 1 && missing.text.contains("did not ask for it"), "\(missing.text)")
    }

    @Test(
        "without the proof of any one of them a certificate is not consistent",
        arguments: [0, 1, 3, 5, 7, 9, 11, 14])
    func withoutOne(left: Int) throws {
        var (steps, standIns, events) = Self.everyKind()
        events.remove(at: left)
        let (status, text) = try verdict(try certificate(steps, standIns, events))
        #expect(status == 1, "\(text)")
        #expect(text.contains("passed without"), "\(text)")
    }

    @Test("another code, a wrong answer that was taken, and half a movement are found")
    func forged() throws {
        let (steps, standIns, events) = Self.everyKind()
        var other = events
        other[3] = .answered(step: 1, .token(.code, digest: Sealed(PayloadDigest(of: [1]))), passed: true)
        #expect(try verdict(try certificate(steps, standIns, other)).text.contains("another code"))
        other = events
        other[0] = .answered(step: 0, .sum(Self.sums.question(0), answer: -1), passed: true)
        #expect(try verdict(try certificate(steps, standIns, other)).status == 1)
        other = events
        let still = MotionReading(atMilliseconds: 0, orientation: .normal)
        other[7] = .answered(
            step: 3, .motion(MotionEvidence(readings: [still], untilMilliseconds: 9_000)), passed: true)
        #expect(try verdict(try certificate(steps, standIns, other)).status == 1)
    }

    @Test("what stood in without being allowed, or without being told of, is found")
    func notAllowed() throws {
        let (steps, standIns, events) = Self.everyKind()
        var other = events
        other[13] = .standInTaken(step: 6, standIn: 1)
        #expect(try verdict(try certificate(steps, standIns, other)).text.contains("not allowed"))
        other = events
        other[16] = .dismissed(mode: .spoken)
        #expect(try verdict(try certificate(steps, standIns, other)).text.contains("nothing stood in"))
    }

    @Test("typed lines count for a recitation only where that was allowed and nothing heard the person")
    func typedUnheard() throws {
        let typed = AttemptEvidence(
            transcript: "I get up.", mode: .typed, engine: "", model: "", speechMilliseconds: 0)
        let attempt = RunEvent.attemptJudged(
            AttemptVerdict(
                number: 1, step: 0, evidence: typed,
                lines: [LineResult(line: "a1", score: 1, passed: true, missed: [])],
                challengeWordHeard: nil, reasons: []))
        func events(_ part: DevicePart) -> [RunEvent] {
            [
                .partFailed(part: part, code: "c", message: "m"), attempt,
                .lineRecited(line: "a1", attempt: 1, score: Sealed(1)), .stepPassed(step: 0),
                .dismissed(mode: .typed),
            ]
        }
        let steps = [GateStep(.recite(Self.spare))]
        let allowed = RecitationTerms(allowsTypingUnheard: true)
        let (status, text) = try verdict(
            try certificate(steps, [], events(.microphone), recitation: allowed))
        #expect(status == 0, "\(text)")
        #expect(text.hasPrefix("CONSISTENT: dismissed by what stood in: lines typed while nothing heard"))
        for (part, terms) in [(DevicePart.engine, allowed), (.microphone, RecitationTerms())] {
            let certificate = try certificate(steps, [], events(part), recitation: terms)
            let (status, text) = try verdict(certificate)
            #expect(status == 1 && text.contains("a1 was typed, which was not allowed"), "\(text)")
        }
    }

    private func verdict(_ certificate: String, key: String? = nil) throws -> (status: Int32, text: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["python3", Self.script, "-"] + (["--key", try key ?? StopCertificate.publicKey(in: vault)])
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(certificate.utf8))
        try input.fileHandleForWriting.close()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    @Test func anotherProgramFindsThemConsistentAndSigned() throws {
        let (status, text) = try verdict(try certificate(recited: ["a1", "a2"]))
        #expect(status == 0)
        #expect(text.hasPrefix("CONSISTENT: dismissed by the gate: 2 lines recited"))
    }

    private static let seed: UInt64 = 0x0123_4567_89AB_CDEF

    private static func drawn(_ seed: UInt64, of count: Int = 1, in language: Language = .english) -> [String]
    {
        ChallengeWords.challenges(
            by: seed, count: 25, of: count, language: language, avoiding: [#"I keep "promises" é"#])
    }

    @Test(
        "another program draws the challenge words again from the seed and the language's own list",
        arguments: [1, 3], Language.allCases)
    func drawnAgain(count: Int, language: Language) throws {
        let words = Self.drawn(Self.seed, of: count, in: language)
        let (status, text) = try verdict(
            try certificate(
                recited: ["a1", "a2"], committed: Self.seed, words: words, language: language))
        #expect(status == 0, "\(text)")
        #expect(text.contains("drawn from the committed seed"))
    }

    @Test("words that somebody chose, and a seed that is not the committed one, are not consistent")
    func chosenWords() throws {
        var words = Self.drawn(Self.seed)
        words.swapAt(0, 1)
        let (status, text) = try verdict(
            try certificate(recited: ["a1", "a2"], committed: Self.seed, words: words))
        #expect(status == 1)
        #expect(text.contains("not those that the committed seed draws"))
        let other = try verdict(
            try certificate(
                recited: ["a1", "a2"], committed: Self.seed, revealed: Self.seed + 1,
                words: Self.drawn(Self.seed + 1)))
        #expect(other.status == 1)
        #expect(other.text.contains("not the one it was committed to"))
    }

    @Test("another program draws the order of the lines again, and sees lines that were said in another one")
    func drawnOrder() throws {
        let lines = ["a1", "a2"].map { RequiredLine(id: $0, text: "", minimumSimilarity: 0.72) }
        for seed in Self.seed..<Self.seed + 4 {
            let order = LineOrder.drawn(by: seed, [lines])[0].map(\.id)
            let words = Self.drawn(seed)
            let (status, text) = try verdict(
                try certificate(recited: order, committed: seed, words: words, order: order))
            #expect(status == 0, "\(text)")
            #expect(text.contains("its order of lines were drawn from the committed seed"))
            let chosen = try verdict(
                try certificate(recited: order, committed: seed, words: words, order: order.reversed()))
            #expect(chosen.status == 1)
            #expect(chosen.text.contains("not in the order"))
            let other = try verdict(
                try certificate(recited: order.reversed(), committed: seed, words: words, order: order))
            #expect(other.status == 1)
            #expect(other.text.contains("which comes first"))
        }
    }

    @Test("a certificate that a script made, with a key of its own or with none, is not the device's")
    func madeByAScript() throws {
        let own = try certificate(recited: ["a1", "a2"])
        let stranger = try DeviceSignature.publicKey(ofSecret: [UInt8](repeating: 9, count: 32))
        let (status, text) = try verdict(own, key: Hexadecimal.text(stranger))
        #expect(status == 1)
        #expect(text.contains("signed by another device"))
        let start = try #require(own.ranges(of: ",\"key\":").last)
        #expect(try verdict(own[..<start.lowerBound] + "}\n").status == 1)
        // With a signature of another certificate by the same device.
        let other = try certificate(recited: ["a1", "a2"]).replacing("\"run\":\"r1\"", with: "\"run\":\"r2\"")
        #expect(try verdict(other).status == 1)
        // Without the key that the reader knows, nothing is claimed.
        #expect(try verdict(own, key: "").status == 1)
    }

    @Test func aPassWithoutItsLinesIsNotConsistent() throws {
        let (status, text) = try verdict(try certificate(recited: ["a1"]))
        #expect(status == 1)
        #expect(text.contains("passed without a2"))
    }

    @Test(arguments: [
        ("\"attempt\":1", "\"attempt\":2"),
        ("\"engine\",\"value\":\"pocketsphinx\"", "\"engine\",\"value\":\"x\""),
        ("\"ending\":\"Dismissed\"", "\"ending\":\"RunBypassed\""),
        ("\"previousHash\":\"", "\"previousHash\":\"00"),
        ("\"version\":2", "\"version\":7"),
    ])
    func aChangedCertificateIsNotConsistent(original: String, change: String) throws {
        let sound = try certificate(recited: ["a1", "a2"])
        let changed = sound.replacing(original, with: change)
        #expect(changed != sound)
        #expect(try verdict(changed).status == 1)
    }
}
