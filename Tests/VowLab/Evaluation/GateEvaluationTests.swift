import Foundation
import Testing
import VowCore
import VowLab
import VowPorts
import VowRecitation
import VowRuntime

@Suite struct GateEvaluationTests {
    static let sentences = [
        "I keep promises to myself.", "I run every morning before work.", "My health comes first.",
        "I write for twenty minutes before breakfast.", "I save money for our house.",
        "I call my mother on Sunday.", "I drink water instead of soda.", "I read ten pages every night.",
        "I speak kindly to my children.", "I finish what I start.", "I cook dinner for my family.",
        "I practise the piano after lunch.", "I walk home through the park.", "I go to bed before eleven.",
        "I learn a new word each day.", "I water the garden at noon.", "I leave my phone in the kitchen.",
    ]

    static let recordings = sentences.enumerated().map { index, sentence in
        Recording(
            path: "/r/\(index).wav", speaker: "s\(index % 3)", language: .english, transcript: sentence,
            source: "Home")
    }

    @Test("own sentences pass, other sentences do not, and everything is counted")
    func counts() throws {
        var ears = ScriptedEars()
        ears.words["/r/2.wav"] = "banana telephone"
        ears.broken = ["/r/3.wav"]
        var last = (0, 0)
        let (groups, failures) = GateEvaluation(.init(others: 15, nearMisses: true))
            .run(Self.recordings, ears: &ears) { last = ($0, $1) }
        #expect(last == (17, 17))
        #expect(failures.map(\.path) == ["/r/3.wav"])
        let group = try #require(groups.first)
        #expect(groups.count == 1)
        #expect(group.own.count == 16)
        #expect(group.genuine(at: 0.72) == Share(15, of: 16))
        #expect(group.falseAcceptance(at: 0.72).total == 16 * 15)
        #expect((group.falseAcceptance(at: 0.72).value ?? 1) <= 0.01)
        #expect(group.fewestOthers == 15)
        #expect(group.speakers.count == 3)
        #expect(group.refused(.negation, at: 0.72).value == 1)
        #expect(group.refused(.number, at: 0.72) == Share(1, of: 1))
        #expect(group.refused(.word, at: 0.72).total == 32)
        // Some words have none about as long with the same last letter. By the words alone, which is all that scripted
        // ears have, some of the others sound alike enough to pass.
        let exchanged = group.passed(.exchanged, at: 0.72)
        #expect((17...32).contains(exchanged.total) && exchanged.count < exchanged.total / 2)
        // Four words of one sentence were heard as two others.
        #expect(group.errors.edits == 4)
        let report = EvaluationReport(
            groups, similarity: 0.72, speakers: "all", peakMemoryMegabytes: 12, withCurves: true,
            problems: ["x: gone"])
        #expect(report.text.contains("first attempt passes    93.75%"))
        #expect(report.text.contains("  a word exchanged passes "))
        #expect(report.rows[0].nearMissesRefused["exchanged"] == nil)
        // It was told of when it was found.
        #expect(report.text.hasSuffix("\n1 problem, told of before") && !report.text.contains("x: gone"))
        #expect(report.rows[0].curve.count == 31)
        let data = try JSONEncoder().encode(report)
        #expect(String(decoding: data, as: UTF8.self).contains("\"nearMissesRefused\""))
    }

    @Test(
        "engines stand side by side, with their terms, and with changed sentences where they were asked for")
    func comparison() {
        func report(nearMisses: Bool) -> EvaluationReport {
            var ears = ScriptedEars()
            let (groups, _) = GateEvaluation(.init(others: 15, nearMisses: nearMisses))
                .run(Self.recordings, ears: &ears) { _, _ in }
            return EvaluationReport(
                groups, similarity: 0.72, speakers: "held-out", peakMemoryMegabytes: nil, withCurves: false,
                problems: [])
        }
        let plain = EvaluationReport.comparison([
            ("a", report(nearMisses: false)), ("b", report(nearMisses: false)),
        ])
        .split(separator: "\n")
        #expect(plain.count == 4)
        #expect(
            plain[1].hasPrefix("Home, en, clean ") && plain[1].contains("  a  ") && plain[2].contains("  b  ")
        )
        #expect(!plain[0].contains("changed"))
        #expect(
            plain[3].hasPrefix(
                "threshold 0.72, rules \(VerifierSettings.currentVersion), speakers: held-out;"))
        let both = report(nearMisses: true)
        let changed = EvaluationReport.comparison([("a", both)]).split(separator: "\n")
        let counts = both.rows[0].nearMissesRefused.values
        let total = counts.reduce(0) { $0 + $1.total }
        #expect(changed[0].contains("changed, refused"))
        #expect(total > 34 && changed[1].contains(" \(counts.reduce(0) { $0 + $1.count })/\(total) "))
    }

    @Test("an engine that leans hears its own line once, and the others anew, five at a time")
    func leaning() {
        var ears = ScriptedEars()
        ears.influence = .words
        let (groups, _) = GateEvaluation(.init(others: 15)).run(Self.recordings, ears: &ears) { _, _ in }
        // It hears whatever it is told to expect, and is found out.
        #expect(groups[0].falseAcceptance(at: 0.72).value == 1)
        #expect(groups[0].falseAcceptance(at: 0.72).total == 17 * 15)
        let own = Self.sentences[0]
        let asked = ears.asked.filter { $0.path == "/r/0.wav" }.map(\.lines)
        // After them the sentences with a word exchanged, at most two, each by itself.
        #expect(asked.prefix(4).map(\.count) == [5, 5, 5, 5])
        #expect(asked.count <= 6 && asked.dropFirst(4).allSatisfy { $0.count == 1 })
        #expect(asked[0].first == own)
        #expect(asked.dropFirst().allSatisfy { !$0.contains(own) })
        #expect(Set(asked.dropFirst().prefix(3).flatMap { $0 }).count == 15)
    }

    @Test("an engine that weighs is asked about each line by itself, and one that does neither only once")
    func weighing() {
        var ears = ScriptedEars()
        ears.influence = .opinions
        let (groups, _) = GateEvaluation(.init(others: 15)).run(Self.recordings, ears: &ears) { _, _ in }
        let exchanged = groups[0].passed(.exchanged, at: 0).total
        #expect(exchanged > 17 && ears.asked.count == 17 * 16 + exchanged)
        #expect(ears.asked.allSatisfy { $0.lines.count == 1 })
        ears = ScriptedEars()
        _ = GateEvaluation(.init(others: 15)).run(Self.recordings, ears: &ears) { _, _ in }
        #expect(ears.asked.count == 17)
    }

    @Test("each condition is a group of its own, and the sound's faults are told")
    func conditions() {
        var ears = ScriptedEars()
        ears.speechToNoiseDecibels = 3
        ears.words = Dictionary(uniqueKeysWithValues: Self.recordings.map { ($0.path, "mumble") })
        let plan = GateEvaluation.Plan(
            others: 15, conditions: [.clean, SoundCondition(.pink, speechToNoiseDecibels: 5)])
        let (groups, _) = GateEvaluation(plan).run(Self.recordings, ears: &ears) { _, _ in }
        #expect(groups.map(\.condition.name) == ["clean", "pink 5 dB"])
        #expect(groups[1].advice == ["tooNoisy": 17])
    }

    @Test("rehearsals are judged beside the same trials without them, and leave out what they have to")
    func rehearsals() throws {
        var ears = ScriptedEars()
        ears.words["/r/0.wav"] = "A ship bromides too nice of."
        let recordings = Array(Self.recordings.prefix(6))
        let noisy = SoundCondition(.pink, speechToNoiseDecibels: 10).changed(inRoom: true, tempoPercent: -3)
        #expect(noisy.name == "room, 3% slower, pink 10 dB")
        var gains: [GateEvaluation.Rehearsed: PairedShares] = [:]
        for mode in [GateEvaluation.Rehearsed.nothing, .others, .everything] {
            let plan = GateEvaluation.Plan(others: 3, conditions: [noisy], rehearsed: mode)
            let (groups, _) = GateEvaluation(plan).run(recordings, ears: &ears) { _, _ in }
            // Words alone know this much of it without.
            gains[mode] = groups[0].rehearsalGain(at: 0.85).own
            let report = EvaluationReport(
                groups, similarity: 0.72, speakers: "all", peakMemoryMegabytes: nil, withCurves: false,
                withRehearsals: mode != .nothing, problems: [])
            #expect(report.text.contains("not rehearsed") == (mode != .nothing))
            #expect(groups[0].rehearsalGain(at: 0.72).others.onlyWith == 0)
        }
        #expect(gains[.nothing]?.onlyWith == 0)
        #expect(gains[.others]?.onlyWith == 0)
        #expect(gains[.everything]?.onlyWith == 1)
        #expect(gains[.everything]?.with == Share(6, of: 6))
    }

    @Test("the operating curve falls, and its picture is well-formed")
    func curve() throws {
        var ears = ScriptedEars()
        let (groups, _) = GateEvaluation(.init(others: 15)).run(Self.recordings, ears: &ears) { _, _ in }
        let curve = OperatingCurve(groups[0])
        let shares = curve.points.compactMap(\.genuine.value)
        #expect(zip(shares, shares.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(curve.point(atMostFalse: 0.01)?.genuine.value == 1)
        let svg = OperatingPlot.svg([.init(groups[0], similarity: 0.72)])
        let parser = XMLCheck()
        #expect(parser.accepts(svg))
        #expect(parser.names.count { $0 == "circle" } == 1)
        #expect(!parser.accepts(svg.replacing("</svg>", with: "")))
    }

    @Test("what every judgement was made from is a table with one row a judgement")
    func features() throws {
        var ears = ScriptedEars()
        let (groups, _) = GateEvaluation(.init(others: 15, nearMisses: true))
            .run(Self.recordings, ears: &ears) { _, _ in }
        let rows = FeatureTable.text(groups).split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false)
        }
        #expect(rows.allSatisfy { $0.count == rows[0].count })
        let kind = try #require(rows[0].firstIndex(of: "trial"))
        let clarity = try #require(rows[0].firstIndex(of: "clarity"))
        let own = rows.filter { $0[kind] == "own" }
        #expect(own.count == 17 && own.allSatisfy { $0[clarity] == "1.0000" })
        #expect(rows.count { $0[kind] == "other" } == 17 * 15)
        #expect(rows.count { $0[kind] == "negation" } == 17)
    }

    @Test("what was heard is kept as a table and read again")
    func memory() throws {
        #expect(TranscriptMemory(text: "something else\n") == nil)
        let row = "/a.wav\tclean\tauto\t\tmoonshine\ttiny@1\t2.5\t0.04\t1800\t-20.5\t\t\tI keep my word.\n"
        let memory = try #require(TranscriptMemory(text: TranscriptMemory.head + row + "cut\toff"))
        #expect(memory.count == 1)
    }
}

@Suite struct NoiseMixerTests {
    @Test("noise is added at the wished distance, the same each time", arguments: [20, 5])
    func distance(_ decibels: Int) throws {
        let speech = (0..<32_000).map { Float(0.2 * sin(Double($0) * 0.2)) }
        let condition = SoundCondition(.pink, speechToNoiseDecibels: decibels)
        let mixed = try NoiseMixer().mix(speech, under: condition, seed: "a")
        #expect(try mixed == NoiseMixer().mix(speech, under: condition, seed: "a"))
        #expect(try mixed != NoiseMixer().mix(speech, under: condition, seed: "b"))
        let noise = zip(mixed, speech).map { Double($0 - $1) }
        let power = noise.reduce(0) { $0 + $1 * $1 } / Double(noise.count)
        #expect(abs(10 * log10(0.02 / power) - Double(decibels)) < 0.3)
        #expect(try NoiseMixer().mix(speech, under: .clean, seed: "a") == speech)
    }

    @Test("pink noise holds the same power in every octave")
    func pink() throws {
        let mixed = try NoiseMixer().mix(
            (0..<65_536).map { $0 % 2 == 0 ? 0.0001 : -0.0001 },
            under: SoundCondition(.pink, speechToNoiseDecibels: -20), seed: "a")
        func power(from low: Double, to high: Double) -> Double {
            // Goertzel sums over a comb of frequencies inside the band.
            stride(from: low, to: high, by: (high - low) / 24).reduce(0) { sum, hertz in
                var (before, last) = (0.0, 0.0)
                let factor = 2 * cos(2 * .pi * hertz / 16_000)
                for sample in mixed { (before, last) = (last, Double(sample) + factor * last - before) }
                return sum + (before * before + last * last - factor * before * last) * (high - low) / 24
            }
        }
        let octaves = [(250.0, 500.0), (500, 1_000), (1_000, 2_000), (2_000, 4_000)].map {
            10 * log10(power(from: $0.0, to: $0.1))
        }
        #expect((octaves.max() ?? 0) - (octaves.min() ?? 0) < 5, "\(octaves)")
    }

    @Test("a room adds its reflections at the same loudness, and a faster voice is shorter and higher")
    func room() throws {
        let speech = (0..<16_000).map { Float(0.2 * sin(Double($0) * 0.2)) }
        let elsewhere = SoundCondition.clean.changed(inRoom: true, tempoPercent: 0)
        let plain = try NoiseMixer(room: [0, 0, 0.5]).mix(speech, under: elsewhere, seed: "a")
        #expect(zip(plain, speech).allSatisfy { abs($0 - $1) < 1e-4 })
        let click = [Float](repeating: 0, count: 1_000) + [0.5] + [Float](repeating: 0, count: 3_000)
        let echo = try NoiseMixer(room: [1] + [Float](repeating: 0, count: 99) + [0.5]).mix(
            click, under: elsewhere, seed: "a")
        #expect(echo.indices.filter { abs(echo[$0]) > 0.01 } == [1_000, 1_100])
        #expect(throws: PortFailure.self) { try NoiseMixer().mix(speech, under: elsewhere, seed: "a") }
        let faster = try NoiseMixer().mix(
            speech, under: SoundCondition.clean.changed(inRoom: false, tempoPercent: 5), seed: "a")
        #expect(faster.count == 15_237)
        func crossings(_ sound: [Float]) -> Int { zip(sound, sound.dropFirst()).count { $0 < 0 && $1 >= 0 } }
        #expect(abs(crossings(faster) - crossings(speech)) <= 1)
    }

    @Test("babble that is not there is said so")
    func missing() {
        #expect(throws: PortFailure.self) {
            try NoiseMixer().mix([0.1], under: SoundCondition(.babble, speechToNoiseDecibels: 5), seed: "")
        }
    }
}

/// Ears that hear what the recording's row says, unless they are told otherwise.
struct ScriptedEars: EvaluationHearing {
    var words: [String: String] = [:]
    var broken: Set<String> = []
    var influence = LineInfluence.none
    var speechToNoiseDecibels = 40.0
    private(set) var asked: [(path: String, lines: [String])] = []

    func influence(for language: Language) throws(PortFailure) -> LineInfluence { influence }

    mutating func hear(_ recording: Recording, under condition: SoundCondition, expecting lines: [String])
        throws(PortFailure) -> HeardSound
    {
        asked.append((recording.path, lines))
        guard !broken.contains(recording.path) else {
            throw PortFailure(
                code: "sound.file.missing", message: TextCode(worded: "Gone."),
                repair: TextCode(worded: "Look again."))
        }
        let text =
            influence == .words
            ? lines.joined(separator: " ") : words[recording.path] ?? recording.transcript
        return HeardSound(
            evidence: AttemptEvidence(
                transcript: text, mode: .spoken, engine: "scripted", model: "script@1",
                speechMilliseconds: 3_000, speechLevelDecibels: -20,
                noiseLevelDecibels: -20 - speechToNoiseDecibels),
            soundSeconds: 4, processorSeconds: 0.1)
    }
}

/// Reads tags, enough to see that every one is closed and quoted.
private final class XMLCheck {
    var names: [String] = []

    func accepts(_ text: String) -> Bool {
        names = []
        var open: [Substring] = []
        for match in text.matches(of: #/<(/?)([a-z]+)((?:\s+[A-Za-z:-]+="[^"<]*")*)\s*(/?)>/#) {
            names.append(String(match.2))
            if !match.1.isEmpty {
                guard open.popLast() == match.2 else { return false }
            } else if match.4.isEmpty {
                open.append(match.2)
            }
        }
        let rest = text.replacing(#/<(/?)([a-z]+)((?:\s+[A-Za-z:-]+="[^"<]*")*)\s*(/?)>/#, with: "")
        return open.isEmpty && !rest.contains("<") && !rest.contains(">")
    }
}
