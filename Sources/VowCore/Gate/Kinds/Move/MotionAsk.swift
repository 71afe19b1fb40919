import VowRecitation

/// Moving the device.
struct MotionAsk: ChallengeAsk {
    static let names = ["move"]
    let kind: MotionKind
    let seconds: Int

    var notation: String {
        "move:\(kind.rawValue)" + (seconds == MotionTask.usualSeconds ? "" : ":seconds=\(seconds)")
    }
    var neededPart: DevicePart? { MotionTask.part }

    static func read(_ details: inout NotationDetails) throws(GateNotation.Flaw) -> [ChallengePolicy.Ask] {
        var kind = MotionKind.shake
        if let word = details.takeWord() {
            guard let known = MotionKind(rawValue: word) else { throw details.unknown(word) }
            kind = known
        }
        return [.move(kind, seconds: try details.takeNumber("seconds") ?? MotionTask.usualSeconds)]
    }

    static func recorded<Reader: ChallengeReader>(
        _ name: String, _ reader: inout Reader
    ) throws(Reader.Failure) -> ChallengePolicy.Ask {
        .move(
            try reader.choice("motion", MotionKind.self),
            seconds: try reader.int("seconds", within: MotionTask.secondsRange))
    }

    static func recordedTask<Reader: ChallengeReader>(
        _ name: String, _ reader: inout Reader
    ) throws(Reader.Failure) -> Challenge {
        .move(
            MotionTask(
                kind: try reader.choice("motion", MotionKind.self),
                seconds: try reader.int("seconds", within: MotionTask.secondsRange),
                hold: try reader.choice("hold", DeviceOrientation.self), spare: try reader.lines()))
    }

    func isAtLeast(_ other: any ChallengeAsk) -> Bool {
        guard let other = other as? MotionAsk else { return false }
        return kind == other.kind && seconds >= other.seconds
    }

    func check() throws(AlarmRejection) {
        guard MotionTask.secondsRange.contains(seconds) else { throw .challengeOutOfRange(kind: kindName) }
    }

    func drawn(from source: ChallengeSource) -> Challenge? {
        .move(
            MotionTask(
                kind: kind, seconds: seconds, hold: MotionTask.side(drawnFrom: source.seed),
                spare: source.spareLines))
    }

    func write(into writer: inout some ChallengeWriter) {
        writer.put("motion", kind.rawValue)
        writer.put("seconds", seconds)
    }
}

extension MotionTask: ChallengeTask {
    var kindName: String { MotionAsk.names[0] }
    var typedInstead: RequiredLines? { spare }
    var neededPart: DevicePart? { MotionTask.part }
    var usualTimeoutMilliseconds: Int64 { Int64(seconds) * 1_000 + 60_000 }

    func shown(in state: RunState) -> WakeScreen.ShownChallenge { .move(kind, hold: hold, seconds: seconds) }

    func judged(
        _ response: Response, _ step: GateStep, in state: RunState, at instant: Instant
    ) throws(RunRejection) -> [RunEvent] {
        guard case .moved(let evidence) = response else { throw .notAsked }
        try state.checkLock(of: step, at: instant)
        return state.judged(.motion(evidence), passed: isMet(by: evidence), at: instant)
    }

    func changed(
        lines: (RequiredLines) -> RequiredLines, token: (TokenTask) -> (name: String, digest: PayloadDigest)
    ) -> Challenge {
        .move(MotionTask(kind: kind, seconds: seconds, hold: hold, spare: lines(spare)))
    }

    func write(into writer: inout some ChallengeWriter) {
        writer.put("motion", kind.rawValue)
        writer.put("seconds", seconds)
        writer.put("hold", hold.rawValue)
        spare.write(into: &writer)
    }
}

/// How the device was moved or held.
struct MotionAnswer: AnswerRecord, Codable {
    static let eventNames = ["DeviceMoved"]
    let evidence: MotionEvidence

    var kindName: String { MotionAsk.names[0] }
    var response: Response { .moved(evidence) }
    var workingPart: DevicePart? { MotionTask.part }
    var ending: Morning.Ending? { .moved }

    private enum CodingKeys: String, CodingKey { case evidence = "_0" }

    static func read(_ eventName: String, from decoder: any Decoder) throws -> ChallengeAnswer {
        .motion(try MotionAnswer(from: decoder).evidence)
    }
}
