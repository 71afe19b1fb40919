import Foundation
import InMemory
import Testing
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

@Suite("Stop certificates")
struct StopCertificateTests {
    private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Specs/Certificates/verify_certificate.py").path

    /// The log of one morning; `recited` are the lines that were said.
    private let vault = MemoryKeyVault()

    /// - Parameter words: the challenge words of the run, the first one that of its step.
    private func certificate(
        recited: [LineID], committed seed: UInt64? = nil, revealed: UInt64? = nil,
        words: [String] = ["sunrise"], order: [LineID]? = nil
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
            snooze: SnoozePolicy(), language: .english, verifierVersion: 1, timings: SessionTimings(),
            challenge: seed.map {
                ChallengeTerms(
                    commitment: CommittedSeed(drawn: $0).commitment, seed: $0,
                    list: ChallengeWords.listNumber,
                    words: Array(words.dropFirst()), answerMilliseconds: 30_000)
            }, recitation: RecitationTerms(isOrdered: order != nil))
        try log.append([.run("r1", .fired(terms))], at: now)
        try log.append([.setting(key: "engine", value: "pocketsphinx")], at: now)
        var events: [RunEvent] = recited.map { .lineRecited(line: $0, attempt: 1, score: 0.9) }
        events += [.challengeWordSaid(step: 0, attempt: 1), .stepPassed(step: 0)]
        if let revealed = revealed ?? seed { events.append(.challengeRevealed(seed: revealed)) }
        events.append(.dismissed(mode: .spoken))
        try log.append(events.map { .run("r1", $0) }, at: now)
        try log.append([.setting(key: "engine", value: "moonshine")], at: now)
        #expect(try StopCertificate.document(run: "none", log: log) == nil)
        return String(
            decoding: try #require(try StopCertificate.document(run: "r1", log: log)), as: UTF8.self)
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

    private static func drawn(_ seed: UInt64, of count: Int = 1) -> [String] {
        ChallengeWords.challenges(
            by: seed, count: 25, of: count, language: .english, avoiding: [#"I keep "promises" é"#])
    }

    @Test("another program draws the challenge words again from the seed", arguments: [1, 3])
    func drawnAgain(count: Int) throws {
        let words = Self.drawn(Self.seed, of: count)
        let (status, text) = try verdict(
            try certificate(recited: ["a1", "a2"], committed: Self.seed, words: words))
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
