public import VowCore
import VowRecitation

/// What rings next, and what after that.
public struct NextRow: Codable, Hashable, Sendable {
    /// One ring.
    public struct Ring: Codable, Hashable, Sendable {
        /// The alarm.
        public let alarm: String
        /// The person's name for it.
        public let label: String
        /// When, in universal time.
        public let instant: String
        /// The same on a clock of its zone.
        public let local: String
        /// The zone.
        public let zone: String
        /// `occurrence`, `snoozeEnds` or `ringingNow`.
        public let cause: String
        /// `exact`, `gap` or `overlap`; nil for what is not an occurrence.
        public let kind: String?
        /// The run, where one is in progress.
        public let run: String?
        /// How long it is until then, rounded up.
        public let waitSeconds: Int64
        /// Whether its gate may be passed ahead of it (`vow now`), as long as no run is in progress.
        public let early: Bool

        /// Makes a ring.
        public init(
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
    public let now: String
    /// Whether a daemon watches over the home; nil where that cannot be known.
    public let watched: Bool?
    /// The first ring; nil, which is written as null, where none is planned.
    public let next: Ring?
    /// Those after it.
    public let following: [Ring]

    /// Makes an answer from the next ring of each alarm, soonest first.
    public init(now: String, watched: Bool?, rings: [Ring]) {
        self.now = now
        self.watched = watched
        next = rings.first
        following = Array(rings.dropFirst())
    }

    private enum CodingKeys: String, CodingKey { case now, watched, next, following }

    /// Writes the answer; the key `next` is there also when nothing is planned, so that programs need no special case.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(now, forKey: .now)
        try container.encodeIfPresent(watched, forKey: .watched)
        try container.encode(next, forKey: .next)
        try container.encode(following, forKey: .following)
    }
}
