import VowAnswers
package import VowCore
package import VowPorts

extension Readiness {
    /// How old the newest backup may be before the person is told: one night may be left out.
    private static let backupAgeMilliseconds: Int64 = 50 * 3_600_000

    /// How the nightly backup stands; nil where none is wanted.
    /// - Parameters:
    ///   - record: what became of the last tries.
    ///   - isThere: whether the folder is there now.
    package static func backup(
        _ settings: Settings, _ record: BackupRecord?, hasKey: Bool, isThere: Bool, at now: Instant,
        in zone: ZoneRules
    ) -> Readiness? {
        guard let folder = settings.backupFolder else { return nil }
        let pick = Wording(settings)
        if !hasKey {
            return Readiness(
                .backup, .doubtful, pick(BackupText.never(why: pick(BackupText.noKey))),
                repair: pick(BackupText.noKeyRepair))
        }
        let made = record?.madeAt
        let when = made.map { ShownTimes(zone).text($0) }
        if !isThere {
            let why = pick(BackupText.folderGone(folder: folder))
            return Readiness(
                .backup, .doubtful,
                when.map { pick(BackupText.failed(when: $0, why: why)) }
                    ?? pick(BackupText.never(why: why)),
                repair: pick(BackupText.folderGoneRepair))
        }
        if let problem = record?.problem {
            return Readiness(
                .backup, .doubtful,
                when.map { pick(BackupText.failed(when: $0, why: pick(problem.message))) }
                    ?? pick(BackupText.never(why: pick(problem.message))), repair: pick(problem.repair))
        }
        guard let made, let when else { return Readiness(.backup, .ready, pick(BackupText.fresh)) }
        guard now.milliseconds(since: made) < backupAgeMilliseconds else {
            return Readiness(
                .backup, .doubtful, pick(BackupText.old(when: when)), repair: pick(BackupText.again))
        }
        return Readiness(.backup, .ready, pick(BackupText.made(folder: folder, when: when)))
    }
}
