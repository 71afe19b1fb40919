import Foundation
import InMemory
import LivedDays
import Synchronization
import Testing
import VowCore
import VowPorts
import VowRuntime

/// When the nightly backup is made, which ones are kept, and how it stands.
@Suite("The nightly backup") struct BackupSpecs {
    private static let day = CivilDate(iso8601: "2031-03-20")!

    @Test(
        "a rotation keeps the newest seven and the newest of each of four weeks before them, and nothing of others"
    )
    func rotation() {
        let key = "0a1b2c3d"
        let all = (0..<80).map { BackupName(key: key, date: BackupSpecs.day.adding(days: -$0)).file }
        let others = [
            "vow-ffffffff-2020-01-01.backup", "notes.txt", "vow-0a1b2c3d-2020-13-01.backup",
            ".vow-0a1b2c3d-2031-03-20.backup.new",
        ]
        // Night after night, as the daemon does it.
        var kept = others
        for file in all.reversed() {
            kept.append(file)
            let gone = BackupName.superfluous(among: kept, key: key)
            kept.removeAll { gone.contains($0) }
        }
        #expect(Set(kept).isSuperset(of: others))
        let own = kept.compactMap(BackupName.init).filter { $0.key == key }.map(\.date).sorted(by: >)
        #expect(own.prefix(7) == (0..<7).map { BackupSpecs.day.adding(days: -$0) }[...])
        let weekly = own.dropFirst(7)
        #expect(weekly.count == 4)
        // Each is a Sunday but the newest, whose week goes on within the seven days.
        #expect(weekly.dropFirst().allSatisfy { $0.weekday == .sunday })
        #expect(BackupSpecs.day.daysSinceEpoch - weekly.last!.daysSinceEpoch <= 35)
    }

    @Test(
        "it is due at three, once a night; late where the machine was off; an hour after a failure; never just before a ring"
    )
    func schedule() {
        let zone = ZoneRules.utc
        func at(_ hour: Int, _ minute: Int = 0, day: Int = 0) -> Instant {
            zone.firstInstant(
                of: BackupSpecs.day.adding(days: day), CivilTime(hour: hour, minute: minute)!)!
        }
        var schedule = BackupSchedule()
        #expect(schedule.due(at: at(14), in: zone, before: nil) <= at(14))
        schedule = BackupSchedule(madeAt: at(14), triedAt: at(14))
        #expect(schedule.due(at: at(14, 1), in: zone, before: nil) == at(3, day: 1))
        #expect(schedule.due(at: at(9, day: 1), in: zone, before: nil) <= at(9, day: 1))
        let failed = BackupSchedule(madeAt: at(3, day: -1), triedAt: at(3))
        #expect(failed.due(at: at(3, 1), in: zone, before: nil) == at(4))
        let ring = at(3, 10)
        #expect(
            BackupSchedule(madeAt: at(3, day: -1)).due(at: at(3), in: zone, before: ring)
                == ring.adding(seconds: 1))
        #expect(BackupSchedule(madeAt: at(3, day: -1)).due(at: at(3), in: zone, before: at(6, 30)) <= at(3))
        // The clock was set back by days.
        #expect(
            BackupSchedule(madeAt: at(3, day: 9), triedAt: at(3, day: 9)).due(
                at: at(5), in: zone, before: nil) <= at(5))
    }

    @Test("how it stands is told: made, none for days, failed and why, the folder gone, no key")
    func standing() throws {
        var settings = Settings()
        let now = DaemonMorning.start
        func found(_ record: BackupRecord?, hasKey: Bool = true, isThere: Bool = true) -> Readiness? {
            Readiness.backup(settings, record, hasKey: hasKey, isThere: isThere, at: now, in: .utc)
        }
        #expect(found(nil) == nil)
        settings.apply(key: "backup.folder", value: "/media/stick")
        let made = BackupRecord(triedAt: now, madeAt: now.adding(seconds: -3_600), file: "x", bytes: 9)
        #expect(found(made)?.state == .ready)
        #expect(found(nil, hasKey: false)?.repair.contains("vow backup") == true)
        #expect(found(made, isThere: false)?.message.contains("/media/stick") == true)
        #expect(found(made, isThere: false)?.state == .doubtful)
        let old = BackupRecord(triedAt: now, madeAt: now.adding(seconds: -51 * 3_600))
        #expect(found(old)?.state == .doubtful)
        var full = made
        full.problem = PortFailure(
            code: "backup.full", message: TextCode(worded: "There is no room."),
            repair: TextCode(worded: "Make room."))
        let told = try #require(found(full))
        #expect(told.state == .doubtful && told.message.contains("no room") && told.repair == "Make room.")
        #expect(told.part.changesOvernight)
    }

    @Test("the daemon makes it at three, gives it up where an alarm rings, and makes it again after the run")
    func night() throws {
        let maker = ScriptedBackups()
        // 02:59:50; the alarm rings at seven.
        let start = DaemonMorning.start.adding(seconds: -4 * 3_600)
        let morning = try DaemonMorning(
            at: start,
            prepare: { log in
                try log.append([.setting(key: "backup.folder", value: "/media/stick")], at: start)
            }, backup: maker)
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        // The first one is due at once.
        #expect(maker.begun == 1)
        maker.finish(BackupRecord(triedAt: start, madeAt: start))
        #expect(morning.clock.rest())
        morning.clock.pass(milliseconds: 9_000)
        #expect(morning.clock.rest())
        #expect(maker.begun == 1)
        morning.clock.pass(milliseconds: 1_000)
        #expect(morning.clock.rest())
        #expect(maker.begun == 2 && maker.stops == 0)
        // It hangs until the alarm rings.
        morning.clock.pass(milliseconds: 4 * 3_600_000)
        #expect(morning.ringer.playing != nil)
        #expect(maker.stops > 0)
        #expect(maker.begun == 2)
    }

    @Test("a problem is shown once, and costs nothing but the backup")
    func problem() throws {
        let maker = ScriptedBackups()
        let start = DaemonMorning.start.adding(seconds: -4 * 3_600)
        let morning = try DaemonMorning(
            at: start,
            prepare: { log in
                try log.append([.setting(key: "backup.folder", value: "/media/stick")], at: start)
            }, backup: maker)
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        let problem = PortFailure(
            code: "backup.full", message: TextCode(worded: "No room."), repair: TextCode(worded: "Make room.")
        )
        maker.finish(BackupRecord(triedAt: start, problem: problem))
        _ = try #require(morning.display.notice { $0.contains("No room.") })
        #expect(morning.clock.rest())
        #expect(maker.begun == 1)
        morning.clock.pass(milliseconds: 3_600_000)
        #expect(morning.clock.rest())
        #expect(maker.begun == 2)
        maker.finish(BackupRecord(triedAt: start.adding(seconds: 3_600), problem: problem))
        #expect(morning.clock.rest())
        #expect(morning.display.notices.filter { $0.contains("No room.") }.count == 1)
        morning.clock.pass(milliseconds: 3 * 3_600_000 + 10_000)
        #expect(morning.ringer.playing != nil)
    }
}

/// Backups that end when a test says so.
final class ScriptedBackups: BackupMaker {
    private struct State {
        var begun = 0
        var stops = 0
        var done: (@Sendable (BackupRecord) -> Void)?
    }
    private let state = Mutex(State())

    var begun: Int { state.withLock { $0.begun } }
    var stops: Int { state.withLock { $0.stops } }

    func last() -> BackupRecord? { nil }

    func begin(_ done: @escaping @Sendable (BackupRecord) -> Void) {
        state.withLock {
            $0.begun += 1
            $0.done = done
        }
    }

    func stop() { state.withLock { $0.stops += 1 } }

    /// Ends what is being made.
    func finish(_ record: BackupRecord) {
        let done = state.withLock { state in
            defer { state.done = nil }
            return state.done
        }
        done?(record)
    }
}
