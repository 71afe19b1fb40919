package import VowAnswers
package import VowCore

/// How instants are shown to a person: by the wall clock of a zone, or in universal time where that was asked for.
package struct ShownTimes: Sendable {
    private let zone: ZoneRules?
    private let pick: Wording

    /// Times by the wall clock of a zone; nil shows universal time.
    /// - Parameter pick: says whether clocks count to twelve.
    package init(_ zone: ZoneRules?, _ pick: Wording = Wording(in: .english)) {
        (self.zone, self.pick) = (zone, pick)
    }

    /// Whether universal time was asked for.
    package var isUniversal: Bool { zone == nil }

    /// "2026-11-23 06:30:00", or "2026-11-23T05:30:00Z".
    package func text(_ instant: Instant) -> String {
        guard let zone else { return instant.iso8601 }
        let wall = zone.civil(at: instant)
        return "\(wall.date.iso8601) \(time(wall))"
    }

    /// The same to the millisecond.
    package func milliseconds(_ instant: Instant) -> String {
        guard let zone else { return instant.iso8601Milliseconds }
        let wall = zone.civil(at: instant)
        let fraction = instant.iso8601Milliseconds.suffix(5).dropLast()
        return "\(wall.date.iso8601) \(time(wall, fraction: String(fraction)))"
    }

    /// A text with each instant in it, which is written as ISO 8601 in universal time, shown so.
    package func localised(_ text: String) -> String {
        guard zone != nil else { return text }
        return text.replacing(#/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z/#) { match in
            let written = String(match.output)
            guard let instant = Instant(iso8601: written) else { return written }
            return written.contains(".") ? milliseconds(instant) : self.text(instant)
        }
    }

    private func time(_ wall: CivilDateTime, fraction: String = "") -> String {
        pick.clock(wall.time, fraction: (wall.time.second == 0 ? ":00" : "") + fraction)
    }
}
