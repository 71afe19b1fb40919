/// What is to be done with the device itself.
public enum MotionKind: String, CaseIterable, Codable, Hashable, Sendable {
    /// Turn it from side to side.
    case shake
    /// Hold it still, turned to a side that is drawn when the alarm fires.
    case still
}

/// How a device is turned, as sensors say it.
public enum DeviceOrientation: String, CaseIterable, Codable, Hashable, Sendable {
    /// As it stands.
    case normal
    /// On its head.
    case bottomUp = "bottom-up"
    /// Its left side is up.
    case leftUp = "left-up"
    /// Its right side is up.
    case rightUp = "right-up"
}

/// How the device was turned from a moment on.
public struct MotionReading: Codable, Hashable, Sendable {
    /// The moment, in milliseconds since the first reading.
    public let atMilliseconds: Int64
    /// How it was turned; nil where that cannot be told, as of a device that lies flat.
    public let orientation: DeviceOrientation?

    /// Names a reading.
    public init(atMilliseconds: Int64, orientation: DeviceOrientation?) {
        self.atMilliseconds = atMilliseconds
        self.orientation = orientation
    }
}

/// What the sensor said while the device was to be moved; a verdict rests on nothing else.
public struct MotionEvidence: Codable, Hashable, Sendable {
    /// The changes, in order, the present one first.
    public let readings: [MotionReading]
    /// Until when nothing changed any more, in milliseconds since the first reading.
    public let untilMilliseconds: Int64

    /// The most readings that are recorded.
    public static let mostReadings = 200

    /// Names evidence.
    public init(readings: [MotionReading], untilMilliseconds: Int64) {
        self.readings = readings
        self.untilMilliseconds = untilMilliseconds
    }
}

/// Moving the device, with what was drawn for it when the alarm fired.
public struct MotionTask: Codable, Hashable, Sendable {
    /// The device's part that tells of it, as `PartFailed` names it.
    public static let part = DevicePart.motionSensor
    /// The seconds that may be asked for.
    public static let secondsRange = 3...120
    /// The seconds where nothing is said.
    public static let usualSeconds = 15
    /// Who shakes a device turns it at least this often.
    static let pauseMilliseconds: Int64 = 3_000

    /// What is to be done.
    public let kind: MotionKind
    /// For how long.
    public let seconds: Int
    /// The side that has to be held; of no account where it is shaken.
    public let hold: DeviceOrientation
    /// Lines that may be typed in its place where there is no sensor.
    public let spare: RequiredLines

    /// Names a task.
    public init(kind: MotionKind, seconds: Int, hold: DeviceOrientation, spare: RequiredLines) {
        self.kind = kind
        self.seconds = seconds
        self.hold = hold
        self.spare = spare
    }

    /// A side that no device lies or stands on by itself.
    static func side(drawnFrom seed: UInt64) -> DeviceOrientation { seed % 2 == 0 ? .leftUp : .rightUp }

    /// Whether evidence shows that it was done: a side that was held without a change until the end, or changes without a
    /// longer pause.
    public func isMet(by evidence: MotionEvidence) -> Bool {
        let (readings, wanted) = (evidence.readings, Int64(seconds) * 1_000)
        guard let last = readings.last, readings.count <= MotionEvidence.mostReadings,
            zip(readings, readings.dropFirst()).allSatisfy({ $0.atMilliseconds <= $1.atMilliseconds }),
            last.atMilliseconds <= evidence.untilMilliseconds
        else { return false }
        switch kind {
        case .still:
            return last.orientation == hold && evidence.untilMilliseconds - last.atMilliseconds >= wanted
        case .shake:
            var began = last.atMilliseconds
            for (before, after) in zip(readings, readings.dropFirst()).reversed() {
                guard before.orientation != after.orientation,
                    after.atMilliseconds - before.atMilliseconds <= Self.pauseMilliseconds
                else { break }
                began = before.atMilliseconds
            }
            return last.atMilliseconds - began >= wanted
        }
    }
}
