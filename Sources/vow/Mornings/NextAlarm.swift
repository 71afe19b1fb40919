import VowAnswers
import VowCore
import VowRuntime

/// `vow next` alone: the next alarm.
enum NextAlarm {
    /// Prints the next ring of each of the first `count` alarms; throws exit code 1 when there is none.
    static func show(_ service: CommandService, count: Int, _ common: CommonOptions) throws {
        guard (1...1000).contains(count) else { throw CommandError.refused("--count goes from 1 to 1000.") }
        let overview = try service.present()
        let rings = Array(overview.nextRings.prefix(count))
        if common.json {
            JSONPrinter.print(
                overview.nextRow(count: count, watched: HomeLock.isWatched(home: common.homePath)))
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
