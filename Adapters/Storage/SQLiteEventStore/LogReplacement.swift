import Glibc
import VowPorts

/// Replaces the files of a log by those of a new one.
///
/// Several files cannot be replaced atomically, so the new folder's name records the progress, and the next opening
/// continues. `salvage`: the new log is being written and is worthless. `salvage.out-N`: it is complete, and the old
/// files are moving to `damaged-N`. `salvage.in-N`: the old files are out, and the new ones are moving in. Each step
/// can be repeated, and is flushed before the next.
struct LogReplacement {
    let folder: String

    private static let outMark = "salvage.out-"
    private static let inMark = "salvage.in-"
    /// In the order of moving: the earlier files are worthless without the later ones.
    private static let names = [
        SQLiteEventStore.FileName.database + "-shm", SQLiteEventStore.FileName.head,
        SQLiteEventStore.FileName.database + "-wal", SQLiteEventStore.FileName.database,
    ]

    /// The folder for writing a new log.
    var fresh: String { folder + "/salvage" }

    /// Creates an empty folder for the new log.
    func prepare() throws(PortFailure) {
        removeFolder(fresh)
        guard mkdir(fresh, 0o700) == 0 else { throw failure(fresh) }
    }

    /// Puts the new, closed log in place. Returns the folder of the old files.
    func replace() throws(PortFailure) -> String {
        for name in Self.names { try sync(fresh + "/" + name, mayBeMissing: true) }
        try sync(fresh)
        var number = 1
        while access(folder + "/damaged-\(number)", F_OK) == 0 { number += 1 }
        try move(fresh, to: folder + "/" + Self.outMark + "\(number)")
        try sync(folder)
        return try finish() ?? folder
    }

    /// Completes an interrupted replacement. Returns the folder of the old files, or nil if there was nothing to
    /// complete.
    @discardableResult
    func finish() throws(PortFailure) -> String? {
        if let number = number(of: Self.outMark) {
            let old = folder + "/damaged-\(number)"
            guard mkdir(old, 0o700) == 0 || errno == EEXIST else { throw failure(old) }
            for name in Self.names { try move(folder + "/" + name, to: old + "/" + name, mayBeMissing: true) }
            try sync(old)
            try sync(folder)
            try move(folder + "/" + Self.outMark + number, to: folder + "/" + Self.inMark + number)
            try sync(folder)
        }
        guard let number = number(of: Self.inMark) else { return nil }
        let new = folder + "/" + Self.inMark + number
        for name in Self.names { try move(new + "/" + name, to: folder + "/" + name, mayBeMissing: true) }
        try sync(folder)
        removeFolder(new)
        return folder + "/damaged-\(number)"
    }

    /// The folder that holds the complete log now: that of an interrupted replacement, or the log's own.
    var place: String {
        if let number = number(of: Self.outMark) { return folder + "/" + Self.outMark + number }
        guard let number = number(of: Self.inMark) else { return folder }
        let new = folder + "/" + Self.inMark + number
        return access(new + "/" + SQLiteEventStore.FileName.database, F_OK) == 0 ? new : folder
    }

    /// The number after `mark` in a folder's name; at most one such folder exists.
    private func number(of mark: String) -> String? {
        for name in entries(of: folder) {
            let number = name.dropFirst(mark.count)
            if name.hasPrefix(mark), Int(number) != nil { return String(number) }
        }
        return nil
    }

    private func move(_ old: String, to new: String, mayBeMissing: Bool = false) throws(PortFailure) {
        if rename(old, new) == 0 { return }
        if mayBeMissing, errno == ENOENT { return }
        throw failure(new)
    }

    /// Flushes a file or folder.
    private func sync(_ path: String, mayBeMissing: Bool = false) throws(PortFailure) {
        let handle = open(path, O_RDONLY | O_CLOEXEC)
        guard handle >= 0 else {
            if mayBeMissing, errno == ENOENT { return }
            throw failure(path)
        }
        defer { close(handle) }
        guard fsync(handle) == 0 else { throw failure(path) }
    }

    /// Removes a folder and its files, such as a journal of an unfinished log.
    private func removeFolder(_ path: String) {
        for name in entries(of: path) { unlink(path + "/" + name) }
        rmdir(path)
    }

    private func entries(of path: String) -> [String] {
        guard let directory = opendir(path) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            names.append(
                withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                })
        }
        return names.filter { $0 != "." && $0 != ".." }
    }

    private func failure(_ path: String) -> PortFailure {
        PortFailure(
            code: "store.unsalvaged", message: .newLogCouldNotBe(path: path),
            repair:
                .makeRoomOnDiskMakeFolder,
            cause: String(cString: strerror(errno)))
    }
}
