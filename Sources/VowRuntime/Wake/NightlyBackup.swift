import VowCore
import VowPorts

/// The nightly backup of a daemon: begun where it is due, given up where an alarm rings. A value of the daemon's thread.
struct NightlyBackup {
    private let maker: (any BackupMaker)?
    private var schedule: BackupSchedule
    private var isMaking = false
    private var toldProblem = ""

    init(_ maker: (any BackupMaker)?) {
        self.maker = maker
        let last = maker?.last()
        schedule = BackupSchedule(madeAt: last?.madeAt, triedAt: last?.triedAt)
    }

    /// Begins a backup where it is due, and gives when to look again; nil where none is wanted or one is being made.
    mutating func next(
        _ settings: Settings, at now: Instant, in zone: ZoneRules, before ring: Instant?,
        post: @escaping @Sendable (BackupRecord) -> Void
    ) -> Instant? {
        guard let maker, settings.backupFolder != nil, !isMaking else { return nil }
        let due = schedule.due(at: now, in: zone, before: ring)
        guard due <= now else { return due }
        isMaking = true
        maker.begin(post)
        return nil
    }

    /// Gives up the backup that is being made, because an alarm rings; it is made again afterwards.
    mutating func giveWay() {
        guard isMaking else { return }
        maker?.stop()
    }

    /// Takes in how a backup ended. A problem is shown once, and again by the check of the evening.
    mutating func ended(_ record: BackupRecord, announcer: Announcer) {
        isMaking = false
        schedule = BackupSchedule(madeAt: record.madeAt, triedAt: record.triedAt)
        guard let problem = record.problem, problem.code != toldProblem else { return }
        toldProblem = problem.code
        announcer.notice(problem)
    }
}
