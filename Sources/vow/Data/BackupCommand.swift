import ArgumentParser
import StorageAdapters
import VowSystem
import Foundation
import Glibc
import VowAnswers
import VowCommandLine
import VowCore
import VowLog
import VowPorts
import VowRuntime
import LinuxAdapters

/// `vow backup`: a sealed copy of the home.
///
/// It is no operation: the recovery key is shown once, at the terminal, and the device seals with it only after that was
/// read. The daemon starts the nightly one as a process of its own.
struct BackupCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup", abstract: HelpText.backup.inHelp,
        discussion: HelpText.backupMore.inHelp)
    @OptionGroup var common: CommonOptions
    @Option(help: .text(.backupTo, valueName: "dir"))
    var to: String?
    @Flag(help: .text(.backupNewKey)) var newKey = false
    @Flag(help: .hidden) var nightly = false

    struct Answer: Encodable {
        let file: String
        let bytes: Int
        let removed: [String]
        /// Given once: when the key was made.
        let recoveryKey: String?
    }

    func run() throws {
        // What the daemon starts works beside a sleeping machine's other tasks.
        if nightly { setpriority(__priority_which_t(0), 0, 19) }
        try Exit.reporting {
            if Home.isUnused(common.homePath) {
                try common.refuseMissingHome()
                throw CommandError.refused(worded: HomeLanguage.machine(BackupText.nothingYet))
            }
            let service = try common.service()
            let settings = try service.present().settings
            let pick = Wording(settings)
            guard let folder = to.map(Self.absolute) ?? settings.backupFolder else {
                throw CommandError.refused(
                    worded: pick(BackupText.noFolder) + " " + pick(BackupText.noFolderRepair))
            }
            let maker = BackupMaking(
                home: common.homePath, folder: folder, pick: pick, now: service.now,
                today: ZoneDatabase().deviceRules.civil(at: service.now).date)
            do {
                let vault = service.log.vault
                if !newKey, let seal = try BackupKeys.seal(in: vault) {
                    let made = try maker.make(seal)
                    maker.note(made)
                    tell(made, nil, pick)
                } else {
                    maker.note(try begin(maker, vault, pick))
                }
            } catch {
                maker.note(error)
                throw error
            }
        }
    }

    /// Makes the first backup under a new recovery key. The device takes the key's seal only after the backup was made and
    /// the key was shown: else it would go on sealing for a key that nobody has.
    private func begin(_ maker: BackupMaking, _ vault: any KeyVault, _ pick: Wording) throws
        -> BackupMaking.Made
    {
        if nightly {
            throw PortFailure(
                code: "backup.noKey", message: TextCode(worded: pick(BackupText.noKey)),
                repair: TextCode(worded: pick(BackupText.noKeyRepair)))
        }
        let lost = PortFailure(
            code: "backup.keyLost", message: TextCode(worded: pick(BackupText.keyLost)),
            repair: TextCode(worded: pick(BackupText.again)))
        guard !Output.isDiscarded else { throw told(lost, pick) }
        let key = RecoveryKey()
        let seal = try key.seal
        let made = try maker.make(seal)
        tell(made, key, pick)
        guard Output.loss == nil else {
            unlink(made.file)
            throw told(lost, pick)
        }
        try BackupKeys.keep(seal, in: vault)
        return made
    }

    /// Says a failure that an answer in JSON cannot carry, since that is what was lost.
    private func told(_ failure: PortFailure, _ pick: Wording) -> PortFailure {
        if common.json { Exit.say(pick(failure.message)) }
        return failure
    }

    private func tell(_ made: BackupMaking.Made, _ key: RecoveryKey?, _ pick: Wording) {
        if common.json {
            return JSONPrinter.print(
                Answer(
                    file: made.file, bytes: made.bytes, removed: made.removed, recoveryKey: key?.text))
        }
        if let key {
            Output.line(pick(BackupText.keyTitle))
            Output.line("\n    \(key.text)\n")
            Output.line(pick(BackupText.keyKeep))
        }
        Output.line(pick(BackupText.wrote(file: made.file, bytes: "\(made.bytes)")))
        if !made.removed.isEmpty {
            Output.line(pick(BackupText.removed(count: "\(made.removed.count)")))
        }
    }

    private static func absolute(_ path: String) -> String {
        URL(filePath: (path as NSString).expandingTildeInPath).path
    }
}

/// Makes one backup of a home.
struct BackupMaking {
    let home: String
    let folder: String
    let pick: Wording
    let now: Instant
    let today: CivilDate

    struct Made {
        let file: String
        let bytes: Int
        let removed: [String]
    }

    /// Seals the home, and lets go of older backups.
    func make(_ seal: BackupSeal) throws -> Made {
        try refuseFolder()
        let lock = open(home + "/backup.lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        defer { if lock >= 0 { close(lock) } }
        guard lock < 0 || FileLock.acquire(lock, withinMilliseconds: 200) else {
            throw failure("busy", .busy, .busyRepair)
        }
        let work = Leftovers.work(of: home)
        SecureDeletion.eraseTree(work)
        guard mkdir(work, 0o700) == 0 else { throw failure("unwritten", .full, .fullRepair, errno) }
        // Nothing in it is readable without the keys, which never lie there.
        defer { SecureDeletion.removeTree(work) }
        let sources = try standing(in: work) + HomeContents.files(of: home)
        let target = BackupFolder(path: folder)
        let name = BackupName(key: seal.name, date: today).file
        do {
            let bytes = try target.write(name, seal, sources)
            // Older backups that cannot be listed are removed after the next one.
            let removed = BackupName.superfluous(among: (try? target.files()) ?? [], key: seal.name)
            target.remove(removed)
            return Made(file: folder + "/" + name, bytes: bytes, removed: removed)
        } catch let failure as BackupFolder.Failure { throw told(failure) }
    }

    /// Copies the log, and reads head and keys as of the same moment; keys are held in memory only, so that no plain copy
    /// of them outlives this process. A head may be older than its log, and keys are taken again where they changed
    /// meanwhile: what was sealed under a new key would stay closed, and a newer anchor would refuse the log.
    private func standing(in work: String) throws -> [BackupFolder.Source] {
        let files = FileManager.default
        for _ in 0..<5 {
            guard let keys = files.contents(atPath: home + "/keys.json") else { break }
            let head = files.contents(atPath: home + "/log.head")
            try Home.logStorage(home).copy(to: work + "/log.sqlite")
            if files.contents(atPath: home + "/keys.json") == keys {
                let held = [("keys.json", keys), ("log.head", head)].compactMap { name, data in
                    data.map { BackupFolder.Source(name: name, bytes: Array($0)) }
                }
                return held + [BackupFolder.Source(name: "log.sqlite", path: work + "/log.sqlite")]
            }
            unlink(work + "/log.sqlite")
        }
        throw failure("changing", .changing, .changingRepair)
    }

    private func refuseFolder() throws {
        guard BackupStanding.isFolder(folder) else {
            throw failure("folderGone", .folderGone, .folderGoneRepair)
        }
        guard let inner = realpath(folder, nil), let outer = realpath(home, nil) else { return }
        defer {
            free(inner)
            free(outer)
        }
        if (String(cString: inner) + "/").hasPrefix(String(cString: outer) + "/") {
            throw CommandError.refused(
                worded: pick(BackupText.folderOfHome(folder: folder)) + " "
                    + pick(BackupText.folderOfHomeRepair))
        }
    }

    private func told(_ met: BackupFolder.Failure) -> PortFailure {
        switch (met.place, met.number) {
        case (.folder, ENOENT), (.folder, ENOTDIR): failure("folderGone", .folderGone, .folderGoneRepair)
        case (_, ENOSPC), (_, EDQUOT), (_, EFBIG): failure("full", .full, .fullRepair, met.number)
        case (.source, _): failure("changing", .changing, .changingRepair, met.number)
        default: failure("unwritten", .unwritten, .unwrittenRepair, met.number)
        }
    }

    private func failure(_ code: String, _ text: BackupText, _ repair: BackupText, _ number: Int32 = 0)
        -> PortFailure
    {
        PortFailure(
            code: "backup." + code, message: TextCode(worded: pick(text, ["folder": folder])),
            repair: TextCode(worded: pick(repair)),
            cause: number == 0 ? nil : String(cString: strerror(number)))
    }

    /// Notes a backup that was made.
    func note(_ made: Made) {
        BackupStanding.note(
            BackupRecord(triedAt: now, madeAt: now, file: made.file, bytes: made.bytes), home: home)
    }

    /// Notes why none was made.
    func note(_ error: any Error) {
        var record = BackupStanding.record(home: home) ?? BackupRecord(triedAt: now)
        record.triedAt = now
        record.problem =
            error as? PortFailure
            ?? PortFailure(
                code: "backup.refused",
                message: TextCode(
                    worded: (error as? CommandError)?.sentence(pick)
                        ?? pick(BackupText.unwritten(folder: folder))),
                repair: TextCode(worded: pick(BackupText.again)))
        BackupStanding.note(record, home: home)
    }
}

extension CommandError {
    fileprivate func sentence(_ pick: Wording) -> String {
        switch self {
        case .refused(let refusal): refusal.sentence(pick)
        case .failed(let failure): pick(failure.message)
        }
    }
}
