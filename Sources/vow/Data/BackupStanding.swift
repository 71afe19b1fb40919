import StorageAdapters
import Foundation
import Glibc
import LinuxAdapters
import VowCommandLine
import VowCore
import VowPorts
import VowRuntime
import VowSystem

/// What became of the last backups, kept in a small file of the home, and how they stand now.
enum BackupStanding {
    private static func path(_ home: String) -> String { home + "/backup.json" }

    /// The form of the file; instants in milliseconds since 1970.
    private struct Form: Codable {
        struct Problem: Codable {
            let code, message, repair: String
            let cause: String?
        }
        let tried: Int64
        let made: Int64?
        let file: String
        let bytes: Int
        let problem: Problem?
        /// Every folder that a backup went to.
        var folders: [String]?
    }

    private static func form(_ home: String) -> Form? {
        FileManager.default.contents(atPath: path(home)).flatMap { JSON.value(Form.self, $0) }
    }

    /// What was noted last; nil where nothing was.
    static func record(home: String) -> BackupRecord? {
        guard let form = form(home) else { return nil }
        let problem = form.problem.map {
            PortFailure(
                code: $0.code, message: TextCode(written: $0.message), repair: TextCode(written: $0.repair),
                cause: $0.cause)
        }
        return BackupRecord(
            triedAt: Instant(millisecondsSinceEpoch: form.tried),
            madeAt: form.made.map(Instant.init(millisecondsSinceEpoch:)), file: form.file, bytes: form.bytes,
            problem: problem)
    }

    /// Notes it; where the disk takes nothing, the folder itself still tells.
    static func note(_ record: BackupRecord, home: String) {
        let problem = record.problem.map {
            Form.Problem(
                code: $0.code, message: $0.message.description, repair: $0.repair.description, cause: $0.cause
            )
        }
        let form = Form(
            tried: record.triedAt.millisecondsSinceEpoch, made: record.madeAt?.millisecondsSinceEpoch,
            file: record.file, bytes: record.bytes, problem: problem,
            folders: Set(recordedFolders(home) + [folder(of: record.file)].compactMap(\.self)).sorted())
        let data = Data(JSON.bytes(form))
        let fresh = path(home) + ".new"
        unlink(fresh)
        let file = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { return }
        defer { close(file) }
        let count = data.withUnsafeBytes { write(file, $0.baseAddress!, $0.count) }
        guard count == data.count, rename(fresh, path(home)) == 0 else {
            unlink(fresh)
            return
        }
    }

    /// How the nightly backup stands, as status, doctor and the evening's look tell it.
    static func findings(_ settings: Settings, home: String) -> [Readiness] {
        // Without a timer the clock itself is reported as broken.
        guard let folder = settings.backupFolder, let now = try? LinuxWakeClock().now() else { return [] }
        let zones = ZoneDatabase()
        // A vault that cannot be read has no key for backups.
        let found = Readiness.backup(
            settings, record(home: home), hasKey: (try? BackupKeys.seal(in: Home.vault(home))) != nil,
            isThere: isFolder(folder), at: now, in: zones.deviceRules)
        return found.map { [$0] } ?? []
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// What an erasure does not reach.
    struct Outliving {
        /// The backups that lie in the folder that is set, or in one that a backup went to before.
        var files: [String] = []
        /// Such folders that are not there now.
        var outOfSight: [String] = []
    }

    /// Looks for the backups of a home wherever one is known to have gone.
    static func outliving(_ settings: Settings?, home: String) -> Outliving {
        let folders = Set(recordedFolders(home) + [settings?.backupFolder].compactMap(\.self))
        return folders.sorted().reduce(into: Outliving()) { found, folder in
            // Told as out of sight, whatever the cause.
            guard let files = try? BackupFolder(path: folder).files() else {
                return found.outOfSight.append(folder)
            }
            found.files += files.filter { BackupName($0) != nil }.map { folder + "/" + $0 }
        }
    }

    private static func recordedFolders(_ home: String) -> [String] {
        guard let form = form(home) else { return [] }
        return (form.folders ?? []) + [folder(of: form.file)].compactMap(\.self)
    }

    private static func folder(of file: String) -> String? {
        file.isEmpty ? nil : FilePath.folder(of: file)
    }
}
