/// What is to be done with the device itself.
package enum MotionKind: String, CaseIterable, Codable, Hashable, Sendable {
    /// Turn it from side to side.
    case shake
    /// Hold it still, turned to a side that is drawn when the alarm fires.
    case still
}

/// How a device is turned, as sensors say it.
package enum DeviceOrientation: String, CaseIterable, Codable, Hashable, Sendable {
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
package struct MotionReading: Codable, Hashable, Sendable {
    /// The moment, in milliseconds since the first reading.
    package let atMilliseconds: Int64
    /// How it was turned; nil where that cannot be told, as of a device that lies flat.
    package let orientation: DeviceOrientation?

    private enum CodingKeys: String, CodingKey {
        case atMilliseconds = "at"
        case orientation
    }

    package init(atMilliseconds: Int64, orientation: DeviceOrientation?) {
        self.atMilliseconds = atMilliseconds
        self.orientation = orientation
    }
}

/// What the sensor said while the device was to be moved; a verdict rests on nothing else.
package struct MotionEvidence: Codable, Hashable, Sendable {
    /// The changes, in order, the present one first.
    package let readings: [MotionReading]
    /// Until when nothing changed any more, in milliseconds since the first reading.
    package let untilMilliseconds: Int64

    private enum CodingKeys: String, CodingKey {
        case readings
        case untilMilliseconds = "until"
    }

    /// The most readings that are recorded.
    package static let mostReadings = 200

    package init(readings: [MotionReading], untilMilliseconds: Int64) {
        self.readings = readings
        self.untilMilliseconds = untilMilliseconds
    }
}

/// Moving the device, with what was drawn for it when the alarm fired.
package struct MotionTask: Codable, Hashable, Sendable {
    /// The device's part that tells of it, as `PartFailed` names it.
    package static let part = DevicePart.motionSensor
    /// The seconds that may be asked for.
    package static let secondsRange = 3...120
    /// The seconds where nothing is said.
    package static let usualSeconds = 15
    /// Who shakes a device turns it at least this often.
    static let pauseMilliseconds: Int64 = 3_000

    /// What is to be done.
    package let kind: MotionKind
    /// For how long.
    package let seconds: Int
    /// The side that has to be held; of no account where it is shaken.
    package let hold: DeviceOrientation
    /// Lines that may be typed in its place where there is no sensor.
    package let spare: RequiredLines

    package init(kind: MotionKind, seconds: Int, hold: DeviceOrientation, spare: RequiredLines) {
        self.kind = kind
        self.seconds = seconds
        self.hold = hold
        self.spare = spare
    }

    /// A side that no device lies or stands on by itself.
    static func side(drawnFrom seed: UInt64) -> DeviceOrientation { seed % 2 == 0 ? .leftUp : .rightUp }

    /// Whether evidence shows that it was done: a side that was held without a change until the end, or changes without a
    /// longer pause.
    package func isMet(by evidence: MotionEvidence) -> Bool {
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
