import VowAnswers
import VowCore
import VowPorts

/// Moving the device.
enum MotionFace: ChallengeFace {
    static let kindNames = ["move"]

    static var outOfRange: Refusal? { Refusal(RefusalText.gateMotion) }

    static func prompt(_ screen: WakeScreen, _ pick: Wording) -> String? {
        guard case .move(let kind, let hold, let seconds) = screen.task else { return nil }
        let move: WakeText = kind == .shake ? .shakeDevice : hold == .leftUp ? .holdLeftUp : .holdRightUp
        return greeting(screen, pick) + pick(move, ["seconds": "\(seconds)"])
    }

    static func fields(_ task: WakeScreen.ShownChallenge) -> LiveRow.Task? {
        if case .move = task { LiveRow.Task(kindNames[0]) } else { nil }
    }

    static func choice(_ choice: WakeScreen.Choice, _ pick: Wording) -> String? { pick(WakeText.chooseMove) }

    static func detail(_ answer: ChallengeAnswer, passed: Bool, _ pick: Wording) -> String? {
        guard case .motion(let evidence) = answer else { return nil }
        let count = evidence.readings.count
        return pick(passed ? EventText.movedEnough(count: count) : EventText.movedTooLittle(count: count))
    }

    static func input(_ answer: ChallengeAnswer, passed: Bool, _ pick: Wording) -> String? {
        pick(passed ? ReplayText.inputOfTaskTheDeviceWas : .inputMovedTooShort)
    }

    static func wrongCause(_ answer: ChallengeAnswer) -> String? { "not as long as asked for" }

    static func unknownDetail(_ detail: String, of name: String) -> Refusal? {
        Refusal(RefusalText.gateUnknownMove, ["detail": detail])
    }

    static func findings(_ facts: MachineFacts, _ needs: DeviceNeeds, _ pick: Wording) -> [Readiness] {
        guard needs.parts.contains(MotionTask.part) else { return [] }
        return [
            facts.sensors.contains(MotionTask.part)
                ? Readiness(.motion, .ready, pick(DeviceText.motionReady))
                : Readiness(
                    .motion, .missing, pick(DeviceText.motionNone), repair: pick(DeviceText.motionNoneRepair))
        ]
    }

    static func part(_ part: Readiness.Part, _ pick: Wording) -> (name: String, why: String)? {
        part == .motion ? (pick(StatusText.nameMotionSensor), pick(DeviceText.whyMotion)) : nil
    }

    static func part(_ part: DevicePart, _ pick: Wording) -> String? {
        part == MotionTask.part ? pick(ReplayText.partMotionSensor) : nil
    }

    static func watch(_ challenge: Challenge, _ parts: DeviceParts, _ pick: Wording) -> SensorWatch? {
        guard case .move(let task) = challenge else { return nil }
        var watch = SensorWatch(
            part: MotionTask.part, missing: pick(NoticeText.noMotionSensor), absentCode: "motion.none")
        let clock = parts.clock
        guard let sensor = parts.sensor((any MotionSensor).self) else { return watch }
        watch.follow = { (isAsked, answer) throws(PortFailure) in
            var log = MotionLog()
            try sensor.follow { orientation in
                guard isAsked() else { return false }
                let evidence = log.add(orientation, at: clock.steadyMilliseconds())
                guard task.isMet(by: evidence) else { return true }
                answer(.moved(evidence))
                return false
            }
        }
        return watch
    }
}

/// The changes of how a device is turned, as far as they may be recorded.
struct MotionLog {
    private var readings: [MotionReading] = []
    private var began: Int64?

    /// Takes in how it is turned now, in milliseconds of a steady clock.
    mutating func add(_ orientation: DeviceOrientation?, at now: Int64) -> MotionEvidence {
        let began = began ?? now
        self.began = began
        if readings.isEmpty || readings[readings.count - 1].orientation != orientation {
            readings.append(MotionReading(atMilliseconds: now - began, orientation: orientation))
            // The oldest are dropped, because what was asked for is done at the end of the record.
            if readings.count > MotionEvidence.mostReadings { readings.removeFirst() }
        }
        return MotionEvidence(readings: readings, untilMilliseconds: now - began)
    }
}
