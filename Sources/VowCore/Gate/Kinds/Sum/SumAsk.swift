import VowRecitation

/// Working out sums.
struct SumAsk: ChallengeAsk {
    static let names = ["sum", "sums"]
    /// How many sums are asked if nothing is said.
    static let usualCount = 3
    /// How many sums may be asked.
    static let counts = 1...20
    let difficulty: SumDifficulty
    let count: Int

    var notation: String {
        "sum:\(difficulty.notation)" + (count == SumAsk.usualCount ? "" : ":count=\(count)")
    }
    var isRepeatable: Bool { true }
    var sums: (difficulty: SumDifficulty, count: Int)? { (difficulty, count) }

    static func read(_ details: inout NotationDetails) throws(GateNotation.Flaw) -> [ChallengePolicy.Ask] {
        let difficulty = try SumDifficulty.read(&details)
        return [.sum(difficulty, count: try details.takeNumber("count") ?? usualCount)]
    }

    static func recorded<Reader: ChallengeReader>(
        _ name: String, _ reader: inout Reader
    ) throws(Reader.Failure) -> ChallengePolicy.Ask {
        .sum(try SumDifficulty.recorded(reader), count: try reader.int("count"))
    }

    static func recordedTask<Reader: ChallengeReader>(
        _ name: String, _ reader: inout Reader
    ) throws(Reader.Failure) -> Challenge {
        let seed = try reader.int64("seed")
        guard seed >= 0 else { throw reader.invalid("seed", "\(seed)") }
        return .sum(
            SumTask(
                difficulty: try SumDifficulty.recorded(reader), count: try reader.int("count"),
                seed: UInt64(seed)))
    }

    func isAtLeast(_ other: any ChallengeAsk) -> Bool {
        guard let other = other as? SumAsk else { return false }
        return difficulty.isAtLeast(other.difficulty) && count >= other.count
    }

    func check() throws(AlarmRejection) {
        guard SumAsk.counts.contains(count), difficulty.isWithinLimits else {
            throw .challengeOutOfRange(kind: kindName)
        }
    }

    func drawn(from source: ChallengeSource) -> Challenge? {
        .sum(SumTask(difficulty: difficulty, count: count, seed: source.seed))
    }

    func write(into writer: inout some ChallengeWriter) { difficulty.write(count, into: &writer) }
}

extension SumTask: ChallengeTask {
    var kindName: String { SumAsk.names[0] }
    var sums: SumTask? { self }
    var usualTimeoutMilliseconds: Int64 { 45_000 }
    var usualLockout: Lockout? { Lockout(answers: 3, milliseconds: 30_000) }
    var typedAnswer: TypedAnswer { .question }

    func presentedQuestion(_ number: Int) -> SumQuestion? { question(number) }
    func progress(in state: RunState) -> Progress { .sums(solved: state.step.answers.solved, of: count) }
    func shown(in state: RunState) -> WakeScreen.ShownChallenge {
        .sum(
            question: state.step.answers.question?.shown, solved: min(state.step.answers.solved, count),
            count: count)
    }
    func leastAnswerMilliseconds(_ text: String, in state: RunState) -> Int64? {
        state.step.answers.question == nil ? nil : WakeSession.sumMilliseconds
    }

    /// A wrong answer is an event, and the next question another one.
    func judged(
        _ response: Response, _ step: GateStep, in state: RunState, at instant: Instant
    ) throws(RunRejection) -> [RunEvent] {
        guard case .answered(let text) = response else { throw .notAsked }
        try state.checkLock(of: step, at: instant)
        guard let question = state.step.answers.question else { throw .notAsked }
        // Typed in digits, or said and written down in words.
        let spoken = state.terms.flatMap { SpokenNumber.value(text, in: $0.language) }
        guard let answer = SumQuestion.number(text) ?? spoken else { throw .unreadableAnswer }
        return state.judged(
            .sum(question, answer: answer), passed: answer == question.answer,
            isLast: state.step.answers.solved + 1 >= count, at: instant)
    }

    func changed(
        lines: (RequiredLines) -> RequiredLines, token: (TokenTask) -> (name: String, digest: PayloadDigest)
    ) -> Challenge { .sum(self) }

    func write(into writer: inout some ChallengeWriter) {
        difficulty.write(count, into: &writer)
        writer.put("seed", Int64(seed))
    }
}

/// The answer to a sum.
struct SumAnswer: AnswerRecord, Codable {
    static let eventNames = ["SumAnswered"]
    let question: SumQuestion
    let answer: Int

    var kindName: String { SumAsk.names[0] }
    var response: Response { .answered("\(answer)") }
    var isAskedAfresh: Bool { true }

    func count(_ passed: Bool, in tally: inout AnswerTally) { tally.answer(passed) }

    static func read(_ eventName: String, from decoder: any Decoder) throws -> ChallengeAnswer {
        let answer = try SumAnswer(from: decoder)
        return .sum(answer.question, answer: answer.answer)
    }
}

extension SumDifficulty {
    /// As it is written in notation.
    var notation: String {
        switch self {
        case .easy: "easy"
        case .medium: "medium"
        case .hard: "hard"
        case .own(let lowest, let highest): "\(lowest)-\(highest)"
        }
    }

    /// Whether own limits are a range that sums may be drawn from.
    var isWithinLimits: Bool {
        guard case .own(let lowest, let highest) = self else { return true }
        return lowest >= 0 && lowest < highest && highest <= SumDifficulty.largestLimit
    }

    static func read(_ details: inout NotationDetails) throws(GateNotation.Flaw) -> SumDifficulty {
        guard let word = details.takeWord() else { return .medium }
        switch word {
        case "easy": return .easy
        case "medium": return .medium
        case "hard": return .hard
        default:
            let ends = word.split(separator: "-", omittingEmptySubsequences: false)
                .map(GateNotation.number)
            guard ends.count == 2, let low = ends[0], let high = ends[1] else {
                throw .unknownDetail(word, of: SumAsk.names[0])
            }
            return .own(lowest: low, highest: high)
        }
    }

    func write(_ count: Int, into writer: inout some ChallengeWriter) {
        switch self {
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

    static func recorded<Reader: ChallengeReader>(_ reader: Reader) throws(Reader.Failure) -> SumDifficulty {
        switch try reader.string("difficulty") {
        case "easy": return .easy
        case "medium": return .medium
        case "hard": return .hard
        case "own":
            let own = SumDifficulty.own(lowest: try reader.int("lowest"), highest: try reader.int("highest"))
            guard own.isWithinLimits else { throw reader.invalid("highest", "\(try reader.int("highest"))") }
            return own
        case let other: throw reader.invalid("difficulty", other)
        }
    }
}
