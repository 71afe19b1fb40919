/// A point on the time line, independent of any zone: whole milliseconds since 1970-01-01T00:00:00Z.
package struct Instant: Codable, Hashable, Comparable, Sendable {
    /// Milliseconds since the Unix epoch, leap seconds not counted (POSIX time).
    package var millisecondsSinceEpoch: Int64

    /// Makes an instant from milliseconds since the Unix epoch.
    package init(millisecondsSinceEpoch: Int64) {
        self.millisecondsSinceEpoch = millisecondsSinceEpoch
    }

    /// Makes an instant from whole seconds since the Unix epoch.
    package init(secondsSinceEpoch: Int64) {
        self.millisecondsSinceEpoch = secondsSinceEpoch * 1000
    }

    /// Whole seconds since the Unix epoch, rounded towards the past.
    package var secondsSinceEpoch: Int64 {
        millisecondsSinceEpoch >= 0
            ? millisecondsSinceEpoch / 1000 : -((-millisecondsSinceEpoch + 999) / 1000)
    }

    /// The instant so many milliseconds later (earlier when negative).
    package func adding(milliseconds: Int64) -> Instant {
        Instant(millisecondsSinceEpoch: millisecondsSinceEpoch + milliseconds)
    }

    /// The instant so many seconds later (earlier when negative).
    package func adding(seconds: Int64) -> Instant {
        adding(milliseconds: seconds * 1000)
    }

    /// Milliseconds from `earlier` to this instant; negative when this instant comes first.
    package func milliseconds(since earlier: Instant) -> Int64 {
        millisecondsSinceEpoch - earlier.millisecondsSinceEpoch
    }

    /// Orders by time.
    package static func < (left: Instant, right: Instant) -> Bool {
        left.millisecondsSinceEpoch < right.millisecondsSinceEpoch
    }
}
