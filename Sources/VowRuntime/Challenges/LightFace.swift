import VowAnswers
import VowCore
import VowPorts

/// Making the room bright.
enum LightFace: ChallengeFace {
    static let kindNames = ["light"]

    static var outOfRange: Refusal? { Refusal(RefusalText.gateLight) }

    static func prompt(_ screen: WakeScreen, _ pick: Wording) -> String? {
        guard case .light(_, let seconds) = screen.task else { return nil }
        return greeting(screen, pick) + pick(WakeText.makeLight, ["seconds": "\(seconds)"])
    }

    static func fields(_ task: WakeScreen.ShownChallenge) -> LiveRow.Task? {
        if case .light = task { LiveRow.Task(kindNames[0]) } else { nil }
    }

    static func choice(_ choice: WakeScreen.Choice, _ pick: Wording) -> String? { pick(WakeText.chooseLight) }

    static func detail(_ answer: ChallengeAnswer, passed: Bool, _ pick: Wording) -> String? {
        guard case .light(let evidence) = answer else { return nil }
        let level = "\(evidence.readings.last?.level ?? 0) \(evidence.unit == .lux ? "lx" : "%")"
        return pick(passed ? EventText.lightEnough(level: level) : EventText.lightTooLittle(level: level))
    }

    static func input(_ answer: ChallengeAnswer, passed: Bool, _ pick: Wording) -> String? {
        pick(passed ? ReplayText.inputRoomBright : .inputRoomDark)
    }

    static func wrongCause(_ answer: ChallengeAnswer) -> String? { "not bright for as long as asked for" }

    static func unknownDetail(_ detail: String, of name: String) -> Refusal? {
        Refusal(RefusalText.gateUnknownLight, ["detail": detail])
    }

    static func findings(_ facts: MachineFacts, _ needs: DeviceNeeds, _ pick: Wording) -> [Readiness] {
        guard needs.parts.contains(LightTask.part) else { return [] }
        if facts.sensors.contains(LightTask.part) {
            return [Readiness(.light, .ready, pick(DeviceText.lightReady))]
        }
        guard facts.cameras.isEmpty else {
            return [Readiness(.light, .ready, pick(DeviceText.lightByCamera))]
        }
        return [
            Readiness(.light, .missing, pick(DeviceText.lightNone), repair: pick(DeviceText.lightNoneRepair))
        ]
    }

    static func part(_ part: Readiness.Part, _ pick: Wording) -> (name: String, why: String)? {
        part == .light ? (pick(StatusText.nameLightSensor), pick(DeviceText.whyLight)) : nil
    }

    static func part(_ part: DevicePart, _ pick: Wording) -> String? {
        part == LightTask.part ? pick(ReplayText.partLightSensor) : nil
    }

    /// The sensor, or the camera if there is none.
    static func watch(_ challenge: Challenge, _ parts: DeviceParts, _ pick: Wording) -> SensorWatch? {
        guard case .light(let task) = challenge else { return nil }
        let missing = pick(NoticeText.noLightSensor)
        var watch = SensorWatch(part: LightTask.part, missing: missing, absentCode: "light.none")
        let (sensor, camera, clock) = (parts.sensor((any LightSensor).self), parts.camera, parts.clock)
        if sensor == nil, camera == nil { return watch }
        watch.follow = { (isAsked, answer) throws(PortFailure) in
            var log = LightLog(task)
            func take(_ level: Double, _ unit: LightUnit) -> Bool {
                guard isAsked() else { return false }
                guard let evidence = log.add(level, unit, at: clock.steadyMilliseconds()) else { return true }
                answer(.lit(evidence))
                return false
            }
            if let sensor, sensor.isPresent() {
                try sensor.follow(take)
            } else if let camera {
                try camera.frames { take($0.meanPercent, .percent) }
            } else {
                throw PortFailure(
                    code: "light.missing", message: TextCode(NoticeText.noLightSensor), repair: .none)
            }
        }
        return watch
    }
}

/// The light in the room, as far as it may be recorded.
struct LightLog {
    /// How often a steady light is recorded, in milliseconds.
    private static let everyMilliseconds: Int64 = 1_000
    private let task: LightTask
    private var readings: [LightReading] = []
    private var unit = LightUnit.lux
    private var began: Int64?

    init(_ task: LightTask) { self.task = task }

    /// Takes in the light now, in milliseconds of a steady clock. Returns the evidence once the challenge is met.
    mutating func add(_ level: Double, _ unit: LightUnit, at now: Int64) -> LightEvidence? {
        if unit != self.unit { (readings, self.unit) = ([], unit) }
        let began = began ?? now
        self.began = began
        let reading = LightReading(
            atMilliseconds: now - began, level: Int(min(max(level, 0), 1_000_000).rounded(.down)))
        let threshold = task.level.threshold(in: unit)
        if let last = readings.last {
            let isSame = (last.level >= threshold) == (reading.level >= threshold)
            guard !isSame || reading.atMilliseconds - last.atMilliseconds >= Self.everyMilliseconds else {
                return nil
            }
        }
        readings.append(reading)
        // The oldest are dropped, because what was asked for is done at the end of the record.
        if readings.count > LightEvidence.mostReadings { readings.removeFirst() }
        let evidence = LightEvidence(unit: unit, readings: readings)
        return task.isMet(by: evidence) ? evidence : nil
    }
}

extension GreyPicture {
    /// How bright it is on average, in per cent of white.
    var meanPercent: Double {
        Double(pixels.reduce(0) { $0 + Int($1) }) / Double(pixels.count) / 255 * 100
    }
}
