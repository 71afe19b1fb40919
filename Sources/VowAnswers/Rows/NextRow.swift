package import VowCore
import VowRecitation

/// What rings next, and what after that.
package struct NextRow: Codable, Hashable, Sendable {
    /// One ring.
    package struct Ring: Codable, Hashable, Sendable {
        package let alarm: String
        /// The person's name for it.
        package let label: String
        /// When, in universal time.
        package let instant: String
        /// The same on a clock of its zone.
        package let local: String
        package let zone: String
        /// `occurrence`, `overdue`, `snoozeEnds`, `checkAsks` or `ringingNow`.
        package let cause: String
        /// `exact`, `gap` or `overlap`; nil for what is not an occurrence.
        package let kind: String?
        /// The run, where one is in progress.
        package let run: String?
        /// How long it is until then, rounded up.
        package let waitSeconds: Int64
        /// Whether its gate may be passed ahead of it (`vow now`), as long as no run is in progress.
        package let early: Bool

        package init(
            alarm: AlarmID, label: String, instant: String, local: String, zone: String, cause: String,
            kind: String?, run: RunID?, waitSeconds: Int64, early: Bool
        ) {
            self.alarm = alarm.text
            self.label = label
            self.instant = instant
            self.local = local
            self.zone = zone
            self.cause = cause
            self.kind = kind
            self.run = run?.text
            self.waitSeconds = waitSeconds
            self.early = early
        }
    }

    /// The instant of the answer.
    package let now: String
    /// Whether a daemon watches over the home; nil where that cannot be known.
    package let watched: Bool?
    /// The first ring; nil, which is written as null, where none is planned.
    package let next: Ring?
    /// Those after it.
    package let following: [Ring]

    /// Makes an answer from the next ring of each alarm, soonest first.
    package init(now: String, watched: Bool?, rings: [Ring]) {
        self.now = now
        self.watched = watched
        next = rings.first
        following = Array(rings.dropFirst())
    }

    private enum CodingKeys: String, CodingKey { case now, watched, next, following }

    /// Writes the answer; the key `next` is there also when nothing is planned, so that programs need no special case.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(now, forKey: .now)
        try container.encodeIfPresent(watched, forKey: .watched)
        try container.encode(next, forKey: .next)
        try container.encode(following, forKey: .following)
    }
}
