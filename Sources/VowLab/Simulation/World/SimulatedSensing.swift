import VowCore

/// What a sensor has to report for a kind of challenge, by an account of its own: what the person does about it, and what the
/// oracle holds it to.
enum SimulatedSensing {
    /// How long a challenge asks for something; nil if no sensor answers it.
    static func seconds(_ challenge: Challenge) -> Int? {
        switch challenge {
        case .move(let task): task.seconds
        case .light(let task): task.seconds
        default: nil
        }
    }

    /// What a sensor reports of a person who does what is asked, for so long.
    static func report(_ challenge: Challenge, for milliseconds: Int64) -> Response? {
        switch challenge {
        case .move(let task): .moved(moved(task, for: milliseconds))
        case .light(let task): .lit(lit(task, for: milliseconds))
        default: nil
        }
    }

    /// Whether whoever did what one challenge asks for did what another asks for; `exactly` as it does.
    static func covers(_ done: Challenge, _ asked: Challenge, exactly: Bool = false) -> Bool {
        switch (done, asked) {
        case (.move(let done), .move(let asked)):
            exactly
                ? done.kind == asked.kind && done.seconds == asked.seconds && done.hold == asked.hold
                : done.kind == asked.kind && done.seconds >= asked.seconds
        case (.light(let done), .light(let asked)):
            exactly
                ? done.level == asked.level && done.seconds == asked.seconds
                : done.level.lux >= asked.level.lux && done.seconds >= asked.seconds
        default: false
        }
    }

    /// Whether a run asks for what a gate asks a sensor for.
    static func asks(_ challenge: Challenge, for ask: ChallengePolicy.Ask) -> Bool {
        switch (challenge, ask) {
        case (.move(let task), .move(let kind, let seconds)): task.kind == kind && task.seconds >= seconds
        case (.light(let task), .light(let level, let seconds)):
            task.level.lux >= level.lux && task.level.percent >= level.percent && task.seconds >= seconds
        default: false
        }
    }

    /// What a home asks a sensor for.
    static func asked(_ bits: inout RandomBits) -> ChallengePolicy.Ask {
        let (kind, seconds) = ([MotionKind.shake, .still][bits.below(2)], 3 + bits.below(20))
        // The other homes draw as they did before there was light.
        return seconds % 3 == 0
            ? .light(LightLevel(lux: 50 + seconds), seconds: seconds) : .move(kind, seconds: seconds)
    }

    /// What a sensor says of a device that is moved, or held, for so long.
    private static func moved(_ task: MotionTask, for milliseconds: Int64) -> MotionEvidence {
        switch task.kind {
        case .still:
            return MotionEvidence(
                readings: [MotionReading(atMilliseconds: 0, orientation: task.hold)],
                untilMilliseconds: milliseconds)
        case .shake:
            let sides: [DeviceOrientation] = [.normal, .leftUp, .rightUp]
            let readings = stride(from: Int64(0), through: milliseconds, by: 1_200).enumerated().map {
                MotionReading(atMilliseconds: $0.element, orientation: sides[$0.offset % 3])
            }
            return MotionEvidence(readings: readings, untilMilliseconds: milliseconds)
        }
    }

    /// What a sensor says of a room that is dark at first, and then bright for so long.
    private static func lit(_ task: LightTask, for milliseconds: Int64) -> LightEvidence {
        let bright = stride(from: Int64(0), through: milliseconds, by: 1_000).map {
            LightReading(atMilliseconds: 700 + $0, level: task.level.lux + 5)
        }
        return LightEvidence(
            unit: .lux,
            readings: [LightReading(atMilliseconds: 0, level: task.level.lux - 1)] + bright)
    }
}

// What a sensor measures, and the person who moves the device or makes light.
extension SimulatedWorld {
    /// What the person does about a challenge that a sensor answers; where the sensor is missing, the process is told so.
    func sense(_ challenge: Challenge) {
        if faults.isPartMissing, let part = challenge.neededPart { return tellMissing(part) }
        for (delay, response, isDone) in person.senses(challenge) {
            if isDone { checks.noteSensed(response, for: challenge) }
            schedule(after: delay, .hand(.sense(response)))
        }
    }
}

extension SimulatedPerson {
    /// What a sensor reports of the person, when, and whether it is what was asked for.
    mutating func senses(_ challenge: Challenge) -> [(delay: Int64, response: Response, isDone: Bool)] {
        guard let seconds = SimulatedSensing.seconds(challenge) else { return [] }
        let whole = Int64(seconds) * 1_000
        let after = bits.within(1_000...9_000)
        guard let full = SimulatedSensing.report(challenge, for: whole + 1_500),
            let half = SimulatedSensing.report(challenge, for: whole / 2)
        else { return [] }
        let done = (after + whole + 2_000, full, true)
        let again = (after + whole * 2 + 60_000, full, true)
        let short = (after + whole / 2, half, false)
        switch kind {
        case .absent: return []
        case .alert, .accented, .whispering, .speechless, .phonePlaying, .replaying, .echoing, .synthetic,
            .impatient, .chattering:
            return [done, again]
        case .sleepy: return bits.chance(40) ? [short, again] : [done, again]
        case .cheating: return bits.chance(60) ? [short, short, again] : [short]
        case .erratic: return bits.chance(50) ? [short] : [done]
        }
    }
}
