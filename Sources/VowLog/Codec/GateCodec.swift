import VowCore
import VowRecitation

/// The wire form of challenges: what a gate asks for (`AlarmScheduled`), and what was drawn for a run (`AlarmFired`).
enum GateCodec {
    // What a gate asks for.

    static func put(_ policy: ChallengePolicy, into writer: inout FieldWriter) {
        switch policy.ask {
        case .recite(let kind):
            writer.put("challenge", "recite")
            writer.put("kind", kind.rawValue)
        case .typeLines(let kind):
            writer.put("challenge", "type")
            writer.put("kind", kind.rawValue)
        case .sum(let difficulty, let count):
            writer.put("challenge", "sum")
            put(difficulty, count, into: &writer)
        case .move(let kind, let seconds):
            writer.put("challenge", "move")
            writer.put("motion", kind.rawValue)
            writer.put("seconds", seconds)
        // The name is the person's own, and stands in the sealed part.
        case .token(let kind, _): writer.put("challenge", kind.rawValue)
        case .pick(let count, let listed):
            writer.put("challenge", "pick")
            writer.put("count", count)
            writer.put("listed", each: listed, put)
        }
        put(policy.limits, into: &writer)
    }

    /// - Parameter names: of codes and tags, in order.
    static func policies(_ readers: [FieldReader], names: inout ArraySlice<String>) throws(WireError)
        -> [ChallengePolicy]
    {
        var policies: [ChallengePolicy] = []
        for reader in readers {
            let ask: ChallengePolicy.Ask
            switch try reader.string("challenge") {
            case "recite": ask = .recite(try reader.choice("kind", LineKind.self))
            case "type": ask = .typeLines(try reader.choice("kind", LineKind.self))
            case "sum": ask = .sum(try difficulty(reader), count: try reader.int("count"))
            case "code": ask = .token(.code, name: names.popFirst() ?? FieldReader.erasedText)
            case "tag": ask = .token(.tag, name: names.popFirst() ?? FieldReader.erasedText)
            case "move":
                ask = .move(try reader.choice("motion", MotionKind.self), seconds: try seconds(reader))
            case "pick":
                let listed = try GateCodec.policies(try reader.objects("listed"), names: &names)
                // A list within a list would be drawn from by nobody.
                if listed.contains(where: { $0.ask.kindName == "pick" }) {
                    throw .invalid(field: "listed", value: "pick")
                }
                ask = .pick(try reader.int("count"), of: listed)
            case let other: throw .invalid(field: "challenge", value: other)
            }
            policies.append(ChallengePolicy(ask, limits: try limits(reader)))
        }
        return policies
    }

    // What was drawn for a run; texts are sealed apart, in the order of the steps.

    static func put(_ step: GateStep, into writer: inout FieldWriter) {
        writer.put("challenge", step.challenge.kindName)
        switch step.challenge {
        case .recite(let lines), .typeLines(let lines): put(lines, into: &writer)
        case .sum(let task):
            put(task.difficulty, task.count, into: &writer)
            writer.put("seed", Int64(task.seed))
        case .token(let task): put(task.spare, into: &writer)
        case .move(let task):
            writer.put("motion", task.kind.rawValue)
            writer.put("seconds", task.seconds)
            writer.put("hold", task.hold.rawValue)
            put(task.spare, into: &writer)
        }
        put(step.limits, into: &writer)
    }

    static func put(_ lines: RequiredLines, into writer: inout FieldWriter) {
        writer.put("kind", lines.kind.rawValue)
        writer.put("lines", each: lines.lines) { line, writer in
            writer.put("id", line.id.text)
            writer.put("minimumSimilarity", line.minimumSimilarity)
        }
        writer.put("challengeWord", lines.challengeWord)
    }

    static func put(_ standIn: StandIn, into writer: inout FieldWriter) {
        switch standIn {
        case .typedLines(let limits):
            writer.put("challenge", "typedLines")
            put(limits, into: &writer)
        case .challenge(let step): put(step, into: &writer)
        }
    }

    static func step(
        _ reader: FieldReader, texts: inout ArraySlice<String>, tokens: inout ArraySlice<FieldReader>,
        renderings: [LineRendering]
    ) throws(WireError) -> GateStep {
        let challenge: Challenge
        switch try reader.string("challenge") {
        case "recite":
            challenge = .recite(try lines(reader, texts: &texts, renderings: renderings))
        case "type": challenge = .typeLines(try lines(reader, texts: &texts, renderings: []))
        case "sum":
            let seed = try reader.int64("seed")
            guard seed >= 0 else { throw .invalid(field: "seed", value: "\(seed)") }
            challenge = .sum(
                SumTask(
                    difficulty: try difficulty(reader), count: try reader.int("count"), seed: UInt64(seed)))
        case "code": challenge = .token(try token(.code, reader, &texts, &tokens))
        case "tag": challenge = .token(try token(.tag, reader, &texts, &tokens))
        case "move":
            challenge = .move(
                MotionTask(
                    kind: try reader.choice("motion", MotionKind.self), seconds: try seconds(reader),
                    hold: try reader.choice("hold", DeviceOrientation.self),
                    spare: try lines(reader, texts: &texts, renderings: [])))
        case let other: throw .invalid(field: "challenge", value: other)
        }
        return GateStep(challenge, limits: try limits(reader))
    }

    static func standIn(
        _ reader: FieldReader, texts: inout ArraySlice<String>, tokens: inout ArraySlice<FieldReader>
    ) throws(WireError) -> StandIn {
        if try reader.string("challenge") == "typedLines" { return .typedLines(try limits(reader)) }
        return .challenge(try step(reader, texts: &texts, tokens: &tokens, renderings: []))
    }

    /// What is sealed of a code or a tag.
    static func put(personal task: TokenTask, into writer: inout FieldWriter) {
        writer.put("name", task.name)
        writer.put("digest", Hexadecimal.text(task.digest.bytes))
    }

    private static func token(
        _ kind: TokenKind, _ reader: FieldReader, _ texts: inout ArraySlice<String>,
        _ tokens: inout ArraySlice<FieldReader>
    ) throws(WireError) -> TokenTask {
        let spare = try lines(reader, texts: &texts, renderings: [])
        let personal = tokens.popFirst()
        return TokenTask(
            kind: kind, name: try personal?.string("name") ?? FieldReader.erasedText,
            digest: try digest(try personal?.string("digest") ?? ""), spare: spare)
    }

    /// A digest; that of a record whose key is destroyed equals nothing.
    static func digest(_ text: String) throws(WireError) -> PayloadDigest {
        if text == FieldReader.erasedText { return PayloadDigest(bytes: [])! }
        guard let bytes = Hexadecimal.bytes(text), let digest = PayloadDigest(bytes: bytes) else {
            throw .invalid(field: "digest", value: "no digest")
        }
        return digest
    }

    private static func lines(
        _ reader: FieldReader, texts: inout ArraySlice<String>, renderings: [LineRendering]
    ) throws(WireError) -> RequiredLines {
        var lines: [RequiredLine] = []
        for line in try reader.objects("lines") {
            let text = texts.popFirst() ?? FieldReader.erasedText
            lines.append(
                RequiredLine(
                    id: try line.id("id"), text: text,
                    minimumSimilarity: try line.double("minimumSimilarity")))
        }
        return RequiredLines(
            kind: try reader.choice("kind", LineKind.self), lines: lines,
            challengeWord: try reader.optionalString("challengeWord"), renderings: renderings)
    }

    // Moves.

    private static func seconds(_ reader: FieldReader) throws(WireError) -> Int {
        let seconds = try reader.int("seconds")
        guard MotionTask.secondsRange.contains(seconds) else {
            throw .invalid(field: "seconds", value: "\(seconds)")
        }
        return seconds
    }

    static func put(_ reading: MotionReading, into writer: inout FieldWriter) {
        writer.put("at", reading.atMilliseconds)
        writer.put("orientation", reading.orientation?.rawValue)
    }

    static func evidence(_ reader: FieldReader) throws(WireError) -> MotionEvidence {
        var readings: [MotionReading] = []
        for entry in try reader.objects("readings") {
            let text = try entry.optionalString("orientation")
            let orientation = text.flatMap(DeviceOrientation.init(rawValue:))
            guard (text == nil) == (orientation == nil) else {
                throw .invalid(field: "orientation", value: text ?? "")
            }
            readings.append(
                MotionReading(atMilliseconds: try entry.int64("at"), orientation: orientation))
        }
        return MotionEvidence(readings: readings, untilMilliseconds: try reader.int64("until"))
    }

    // Sums and limits.

    private static func put(_ difficulty: SumDifficulty, _ count: Int, into writer: inout FieldWriter) {
        switch difficulty {
        case .easy: writer.put("difficulty", "easy")
        case .medium: writer.put("difficulty", "medium")
        case .hard: writer.put("difficulty", "hard")
        case .own(let lowest, let highest):
            writer.put("difficulty", "own")
            writer.put("lowest", lowest)
            writer.put("highest", highest)
        }
        writer.put("count", count)
    }

    private static func difficulty(_ reader: FieldReader) throws(WireError) -> SumDifficulty {
        switch try reader.string("difficulty") {
        case "easy": return .easy
        case "medium": return .medium
        case "hard": return .hard
        case "own":
            let (lowest, highest) = (try reader.int("lowest"), try reader.int("highest"))
            guard lowest >= 0, lowest < highest, highest <= SumDifficulty.largestLimit else {
                throw .invalid(field: "highest", value: "\(highest)")
            }
            return .own(lowest: lowest, highest: highest)
        case let other: throw .invalid(field: "difficulty", value: other)
        }
    }

    private static func put(_ limits: ChallengeLimits, into writer: inout FieldWriter) {
        writer.put("timeoutMilliseconds", limits.timeoutMilliseconds)
        if let lockout = limits.lockout {
            writer.put("lockoutAnswers", lockout.answers)
            writer.put("lockoutMilliseconds", lockout.milliseconds)
        }
    }

    private static func limits(_ reader: FieldReader) throws(WireError) -> ChallengeLimits {
        var limits = ChallengeLimits(timeoutMilliseconds: try reader.optionalInt64("timeoutMilliseconds"))
        if let answers = try reader.optionalInt("lockoutAnswers") {
            limits.lockout = Lockout(answers: answers, milliseconds: try reader.int64("lockoutMilliseconds"))
        }
        return limits
    }

    /// A sum as it was asked.
    static func question(_ text: String) throws(WireError) -> SumQuestion {
        guard let question = SumQuestion(text) else { throw .invalid(field: "question", value: text) }
        return question
    }
}
