import Glibc

/// The files of Vow's home folder that go into a backup.
package enum HomeContents {
    /// Files that Vow rebuilds, that belong to a process or to this machine, or that the caller adds: the log and its
    /// keys must be of the same moment.
    private static let passedOver: Set<String> = [
        "keys.json", "log.head", "heartbeat", "page.token", "page.password", "page.certificate",
        "page.port", "page.sessions", "page.opening", "backup.json", "vow.sock", "models", "cache",
        "snapshots",
    ]
    private static let derived = ["log.sqlite", "views.sqlite", "damaged-", "salvage", "backup.", "."]
    private static let passing = [".lock", ".new", "-wal", "-shm", "-journal"]

    /// Regular files below `home`, except the log and the keys, sorted by name. Skips links.
    package static func files(of home: String) -> [BackupFolder.Source] {
        var names: [String] = []
        collect("", of: home, depth: 0, into: &names)
        return names.sorted().map { BackupFolder.Source(name: $0, path: home + "/" + $0) }
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
