import Glibc

/// The files of a home that a backup takes along.
public enum HomeContents {
    /// What is made again, belongs to a process or to this machine, or is put in by other means: the log and its keys
    /// are taken as of one moment.
    private static let passedOver: Set<String> = [
        "keys.json", "log.head", "heartbeat", "page.token", "page.password", "page.certificate",
        "page.port", "page.sessions", "page.opening", "backup.json", "vow.sock", "models", "cache",
        "snapshots",
    ]
    private static let derived = ["log.sqlite", "views.sqlite", "damaged-", "salvage", "backup.", "."]
    private static let passing = [".lock", ".new", "-wal", "-shm", "-journal"]

    /// Plain files below a home, besides the log and the keys, by their names in it, in order. Links are passed over.
    public static func files(of home: String) -> [BackupFolder.Source] {
        var found: [String] = []
        collect("", of: home, depth: 0, into: &found)
        return found.sorted().map { BackupFolder.Source(name: $0, path: home + "/" + $0) }
    }

    private static func collect(_ folder: String, of home: String, depth: Int, into found: inout [String]) {
        guard depth < 4, let handle = opendir(home + "/" + folder) else { return }
        defer { closedir(handle) }
        while let entry = readdir(handle) {
            let name = BackupFolder.name(entry)
            guard name != ".", name != "..", !passing.contains(where: name.hasSuffix) else { continue }
            if depth == 0, passedOver.contains(name) || derived.contains(where: name.hasPrefix) { continue }
            let path = folder.isEmpty ? name : folder + "/" + name
            var status = stat()
            guard path.utf8.count < 1000, lstat(home + "/" + path, &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFREG: found.append(path)
            case S_IFDIR: collect(path, of: home, depth: depth + 1, into: &found)
            default: break
            }
        }
    }
}
