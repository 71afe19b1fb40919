import VowCore
import VowRuntime

/// `vow next` alone: the next alarm.
enum NextAlarm {
    /// One ring as JSON; the keys are part of the contract.
    private struct Row: Encodable {
        let alarm, label, instant, local, zone, cause: String
        let kind: String?
        let run: String?
        let waitSeconds: Int64

        init(_ ring: NextRing, now: Instant) {
            alarm = ring.alarm
            label = ring.label
            instant = ring.instant.iso8601
            local = "\(ring.reading.date.iso8601)T\(ring.reading.time.iso8601)"
            zone = ring.zone
            cause = ring.cause.rawValue
            kind = ring.kind?.rawValue
            run = ring.run
            waitSeconds = max(0, (ring.instant.milliseconds(since: now) + 999) / 1000)
        }
    }

    private struct Answer: Encodable {
        let now: String
        let watched: Bool?
        let next: Row?
        let following: [Row]
        private enum CodingKeys: String, CodingKey { case now, watched, next, following }

        init(now: Instant, watched: Bool?, rows: [Row]) {
            self.now = now.iso8601
            self.watched = watched
            next = rows.first
            following = Array(rows.dropFirst())
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(now, forKey: .now)
            try container.encodeIfPresent(watched, forKey: .watched)
            // The key is there also when nothing is planned, so that programs need no special case.
            try container.encode(next, forKey: .next)
            try container.encode(following, forKey: .following)
        }
    }

    /// Prints the next ring of each of the first `count` alarms; throws exit code 1 when there is none.
    static func show(_ service: CommandService, count: Int, _ common: CommonOptions) throws {
        guard (1...1000).contains(count) else { throw CommandError.refused("--count goes from 1 to 1000.") }
        let overview = try service.present()
        let rings = Array(overview.nextRings.prefix(count))
        if common.json {
            JSONPrinter.print(
                Answer(
                    now: overview.now, watched: HomeLock.isWatched(home: common.homePath),
                    rows: rings.map { Row($0, now: overview.now) }))
        } else if rings.isEmpty {
            print("No alarm is planned. Make one: vow alarm add --time 06:30 --days weekdays")
        }
        if rings.isEmpty { throw Exit.no }
        if common.json { return }
        rings.forEach { print(line($0, now: overview.now)) }
        common.warnUnwatched(overview.settings)
    }

    private static func line(_ ring: NextRing, now: Instant) -> String {
        let name = ring.label.isEmpty ? ring.alarm : "\(ring.alarm) \(ring.label)"
        let wall = ring.reading
        let reading = "\(wall.date.weekday.code) \(wall.date.iso8601) \(wall.time.iso8601)"
        let note =
            switch ring.kind {
            case .gap: ", the first instant after the clock jumps forward"
            case .overlap: ", the first of two"
            case .exact, nil: ""
            }
        return switch ring.cause {
        case .ringingNow: "ringing now: \(name)"
        case .snoozeEnds: "rings again in \(Wait.text(from: now, to: ring.instant)): \(name), \(reading)"
        case .occurrence:
            "next alarm in \(Wait.text(from: now, to: ring.instant)): \(name), \(reading) (\(ring.zone)\(note))"
        }
    }
}
