import Foundation
import Glibc
import Testing
import VowCore
import VowRuntime

/// A daemon that watches over an alarm some seconds ahead, which may not ring late.
final class AttackedNight: @unchecked Sendable {
    let home: QuietHome
    let parts: SurroundingParts
    private let due: Instant
    private(set) var daemon: ChildProcess

    init(_ surroundings: Surroundings = Surroundings()) throws {
        home = try QuietHome()
        parts = try SurroundingParts(surroundings)
        let now = Bedroom.now
        due = Instant(secondsSinceEpoch: now.secondsSinceEpoch + 6)
        let civil = ZoneRules.utc.civil(at: due)
        try home.log.append([.setting(key: "grace-minutes", value: "0")], at: now)
        // The quiet home's own alarm rings on no day that is looked at.
        try home.log.append([.alarm("daily", .removed)], at: now)
        let definition = AlarmDefinition(
            label: "Night", rule: OccurrenceRule(time: civil.time, recurrence: .once(civil.date)),
            zone: .fixed("UTC"))
        try home.log.append([.alarm("night", .scheduled(definition))], at: now)
        daemon = try AttackedNight.daemon(home, parts)
        guard daemon.prints("Next alarm", withinSeconds: 5) else {
            daemon.kill()
            throw AttackedRing.Unready(output: daemon.output)
        }
    }

    private static func daemon(_ home: QuietHome, _ parts: SurroundingParts) throws -> ChildProcess {
        try ChildProcess(
            ["run", "--home", home.path], soundServer: "unix:/nowhere", variables: parts.variables)
    }

    func end() {
        daemon.stop()
        parts.end()
        home.clear()
    }

    func start() throws { daemon = try AttackedNight.daemon(home, parts) }

    /// Waits until the alarm's time is over by more than the two seconds from which a standstill is recorded.
    func passDue() {
        while Bedroom.now.milliseconds(since: due) < 3_500 { usleep(50_000) }
    }
}
