/// What a level of light is measured in.
package enum LightUnit: String, CaseIterable, Codable, Hashable, Sendable {
    /// Lux, as a sensor of ambient light reports them.
    case lux
    /// Per cent of the brightest that the device can tell: of a sensor without a known unit, or of a camera's picture.
    case percent
}

/// How bright the room has to be, for whichever of the two the device can measure.
package struct LightLevel: Codable, Hashable, Sendable {
    /// The lux that may be asked for.
    package static let luxRange = 1...20_000
    /// The lux if nothing is said: a lit room has 100 to 300, a dim one less than 50.
    package static let usualLux = 200
    /// The per cent that may be asked for.
    package static let percentRange = 1...95
    /// The per cent if nothing is said.
    package static let usualPercent = 40

    /// What a sensor has to report.
    package let lux: Int
    /// What a camera's picture, or a sensor without a known unit, has to have.
    package let percent: Int

    /// Makes a level; the default is that of a lit room.
    package init(lux: Int = LightLevel.usualLux, percent: Int = LightLevel.usualPercent) {
        self.lux = lux
        self.percent = percent
    }

    /// The level in a unit.
    package func threshold(in unit: LightUnit) -> Int {
        switch unit {
        case .lux: lux
        case .percent: percent
        }
    }
}

/// The light at a moment.
package struct LightReading: Codable, Hashable, Sendable {
    /// The moment, in milliseconds since the first reading.
    package let atMilliseconds: Int64
    /// The level, in the unit of the evidence.
    package let level: Int

    private enum CodingKeys: String, CodingKey {
        case atMilliseconds = "at"
        case level
    }

    package init(atMilliseconds: Int64, level: Int) {
        self.atMilliseconds = atMilliseconds
        self.level = level
    }
}

/// The light while the room was to be bright; a verdict rests on nothing else.
package struct LightEvidence: Codable, Hashable, Sendable {
    /// The most readings that are recorded.
    package static let mostReadings = 200

    /// What the levels are measured in.
    package let unit: LightUnit
    /// The newest readings, in order.
    package let readings: [LightReading]

    package init(unit: LightUnit, readings: [LightReading]) {
        self.unit = unit
        self.readings = readings
    }
}

/// Making the room bright, with what was frozen of it when the alarm fired.
package struct LightTask: Codable, Hashable, Sendable {
    /// The part of the device that measures the light.
    package static let part = DevicePart.lightSensor
    /// The seconds that may be asked for.
    package static let secondsRange = 3...120
    /// The seconds if nothing is said.
    package static let usualSeconds = 10
    /// A part that works reports at least this often.
    package static let pauseMilliseconds: Int64 = 3_000

    /// How bright.
    package let level: LightLevel
    /// For how long.
    package let seconds: Int
    /// Lines that may be typed in its place if nothing measures the light.
    package let spare: RequiredLines

    package init(level: LightLevel, seconds: Int, spare: RequiredLines) {
        self.level = level
        self.seconds = seconds
        self.spare = spare
    }

    /// Whether the room was bright for as long as is asked, without a longer pause between two readings, up to the newest one.
    package func isMet(by evidence: LightEvidence) -> Bool {
        let (readings, threshold) = (evidence.readings, level.threshold(in: evidence.unit))
        guard let last = readings.last, readings.count <= LightEvidence.mostReadings,
            zip(readings, readings.dropFirst()).allSatisfy({ $0.atMilliseconds <= $1.atMilliseconds })
        else { return false }
        var began = last.atMilliseconds
        for reading in readings.reversed() {
            guard reading.level >= threshold, began - reading.atMilliseconds <= LightTask.pauseMilliseconds
            else { break }
            began = reading.atMilliseconds
        }
        return last.level >= threshold && last.atMilliseconds - began >= Int64(seconds) * 1_000
    }
}

/// Making the room bright.
struct LightAsk: ChallengeAsk {
    static let names = ["light"]
    let level: LightLevel
    let seconds: Int

    var notation: String {
        "light:\(level.lux)" + (level.percent == LightLevel.usualPercent ? "" : ":percent=\(level.percent)")
            + (seconds == LightTask.usualSeconds ? "" : ":seconds=\(seconds)")
    }
    var neededPart: DevicePart? { LightTask.part }

    static func read(_ details: inout NotationDetails) throws(GateNotation.Flaw) -> [ChallengePolicy.Ask] {
        var (lux, percent) = (LightLevel.usualLux, LightLevel.usualPercent)
        if let word = details.takeWord() {
            let isPercent = word.last == "%"
            guard let number = GateNotation.number(isPercent ? word.dropLast() : word[...]) else {
                throw details.unknown(word)
            }
            if isPercent { percent = number } else { lux = number }
        }
        percent = try details.takeNumber("percent") ?? percent
        return [
            .light(
                LightLevel(lux: lux, percent: percent),
                seconds: try details.takeNumber("seconds") ?? LightTask.usualSeconds)
        ]
    }

    static func recorded<Reader: ChallengeReader>(
        _ name: String, _ reader: inout Reader
    ) throws(Reader.Failure) -> ChallengePolicy.Ask {
        .light(
            try LightLevel.recorded(reader),
            seconds: try reader.int("seconds", within: LightTask.secondsRange))
    }

    static func recordedTask<Reader: ChallengeReader>(
        _ name: String, _ reader: inout Reader
    ) throws(Reader.Failure) -> Challenge {
        .light(
            LightTask(
                level: try LightLevel.recorded(reader),
                seconds: try reader.int("seconds", within: LightTask.secondsRange),
                spare: try reader.lines()))
    }

    func isAtLeast(_ other: any ChallengeAsk) -> Bool {
        guard let other = other as? LightAsk else { return false }
        return level.lux >= other.level.lux && level.percent >= other.level.percent
            && seconds >= other.seconds
    }

    func check() throws(AlarmRejection) {
        guard LightLevel.luxRange.contains(level.lux), LightLevel.percentRange.contains(level.percent),
            LightTask.secondsRange.contains(seconds)
        else { throw .challengeOutOfRange(kind: kindName) }
    }

    func drawn(from source: ChallengeSource) -> Challenge? {
        .light(LightTask(level: level, seconds: seconds, spare: source.spareLines))
    }

    func write(into writer: inout some ChallengeWriter) {
        level.write(into: &writer)
        writer.put("seconds", seconds)
    }
}

extension LightTask: ChallengeTask {
    var kindName: String { LightAsk.names[0] }
    var typedInstead: RequiredLines? { spare }
    var neededPart: DevicePart? { LightTask.part }
    var usualTimeoutMilliseconds: Int64 { Int64(seconds) * 1_000 + 90_000 }

    func shown(in state: RunState) -> WakeScreen.ShownChallenge { .light(level, seconds: seconds) }

    func judged(
        _ response: Response, _ step: GateStep, in state: RunState, at instant: Instant
    ) throws(RunRejection) -> [RunEvent] {
        guard case .lit(let evidence) = response else { throw .notAsked }
        try state.checkLock(of: step, at: instant)
        return state.judged(.light(evidence), passed: isMet(by: evidence), at: instant)
    }

    func changed(
        lines: (RequiredLines) -> RequiredLines, token: (TokenTask) -> (name: String, digest: PayloadDigest)
    ) -> Challenge {
        .light(LightTask(level: level, seconds: seconds, spare: lines(spare)))
    }

    func write(into writer: inout some ChallengeWriter) {
        level.write(into: &writer)
        writer.put("seconds", seconds)
        spare.write(into: &writer)
    }
}

/// How bright the room was.
struct LightAnswer: AnswerRecord, Codable {
    static let eventNames = ["LightMeasured"]
    let evidence: LightEvidence

    var kindName: String { LightAsk.names[0] }
    var response: Response { .lit(evidence) }
    var workingPart: DevicePart? { LightTask.part }
    var ending: Morning.Ending? { .light }

    private enum CodingKeys: String, CodingKey { case evidence = "_0" }

    static func read(_ eventName: String, from decoder: any Decoder) throws -> ChallengeAnswer {
        .light(try LightAnswer(from: decoder).evidence)
    }
}

extension LightLevel {
    fileprivate func write(into writer: inout some ChallengeWriter) {
        writer.put("lux", lux)
        writer.put("percent", percent)
    }

    fileprivate static func recorded<Reader: ChallengeReader>(
        _ reader: Reader
    ) throws(Reader.Failure) -> LightLevel {
        LightLevel(
            lux: try reader.int("lux", within: luxRange),
            percent: try reader.int("percent", within: percentRange))
    }
}
