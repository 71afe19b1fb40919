package import VowCore

/// A hybrid logical clock: the wall clock where it moves forward, a counter where it does not.
///
/// What happened after something else has a later time, also where the wall clock was set back in between
/// (Kulkarni et al., Logical Physical Clocks, OPODIS 2014).
package struct HybridTime: Hashable, Comparable, Sendable {
    /// Milliseconds since 1970 in UTC, the latest that any clock showed so far.
    package let wallMilliseconds: Int64
    /// Counts what happened while the wall clock did not move forward, from 0.
    package let counter: Int64

    /// The time before anything happened.
    package static let beginning = HybridTime(wallMilliseconds: .min, counter: 0)

    package init(wallMilliseconds: Int64, counter: Int64) {
        self.wallMilliseconds = wallMilliseconds
        self.counter = counter
    }

    /// How far another device's clock may be ahead of the wall clock here and still move this clock. Two days: more than
    /// any zone mistaken for universal time, and less than a wrong year.
    package static let largestLead: Int64 = 2 * 86_400_000
    /// The highest counter that is read from another device, so that it can always be counted further.
    package static let largestCounter: Int64 = 1 << 53

    /// The time of what happens next here, when the wall clock shows `now`; always later than this time.
    package func next(at now: Instant) -> HybridTime {
        let wall = now.millisecondsSinceEpoch
        return wall > wallMilliseconds
            ? HybridTime(wallMilliseconds: wall, counter: 0)
            : HybridTime(wallMilliseconds: wallMilliseconds, counter: counter + 1)
    }

    /// The time of what happens next here, once something from another device was seen; later than both times.
    ///
    /// Nil if that device's clock is further ahead than `largestLead`. Its records keep their places in the order, but
    /// they do not move this clock: go on with `next(at:)`.
    package func next(seeing seen: HybridTime, at now: Instant) -> HybridTime? {
        seen.canMoveClock(at: now) ? max(self, seen).next(at: now) : nil
    }

    private func canMoveClock(at now: Instant) -> Bool {
        let (lead, overflows) = wallMilliseconds.subtractingReportingOverflow(now.millisecondsSinceEpoch)
        let isFarBehind = overflows && wallMilliseconds < 0
        return (isFarBehind || !overflows && lead <= Self.largestLead)
            && (0..<Self.largestCounter).contains(counter)
    }

    /// Orders by the wall clock, then by the counter.
    package static func < (left: HybridTime, right: HybridTime) -> Bool {
        (left.wallMilliseconds, left.counter) < (right.wallMilliseconds, right.counter)
    }
}

/// Names a device among all that a person has; 16 bytes.
///
/// It follows from the key under which a home proves its appends (`RecordAuthenticator`), so it lasts as long as that
/// home, and tells nothing of the key.
package struct DeviceName: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// How many bytes a name has.
    package static let byteCount = 16
    /// The name where no device is known: of logs in memory.
    package static let unknown = DeviceName(unchecked: [UInt8](repeating: 0, count: byteCount))

    package let bytes: [UInt8]

    /// Reads a name, or returns nil if it has another length.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.byteCount else { return nil }
        self.bytes = bytes
    }

    init(unchecked bytes: [UInt8]) { self.bytes = bytes }

    /// The bytes in hexadecimal.
    package var description: String { Hexadecimal.text(bytes) }

    /// Orders by bytes.
    package static func < (left: DeviceName, right: DeviceName) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}

/// Where and when a record was appended. Stamps order the records of several devices, the same way on each of them.
package struct RecordStamp: Hashable, Comparable, Sendable {
    /// The device that appended it.
    package let device: DeviceName
    /// When, by that device's hybrid clock.
    package let time: HybridTime

    package init(device: DeviceName, time: HybridTime) {
        self.device = device
        self.time = time
    }

    /// Orders by time, then by device.
    package static func < (left: RecordStamp, right: RecordStamp) -> Bool {
        (left.time, left.device) < (right.time, right.device)
    }
}
