import Glibc
public import VowLog

/// A sealed backup that is opened again.
public struct BackupFile: Sendable {
    /// Where it lies.
    public let path: String

    /// Names the file.
    public init(path: String) { self.path = path }

    /// Why it was not opened.
    public enum Failure: Error, Hashable, Sendable {
        /// It cannot be read, by the kernel's number (errno(3)).
        case unreadable(Int32)
        /// It is no backup of Vow.
        case noBackup
        /// Another recovery key opens it, which has this name.
        case otherKey(String)
        /// It is cut off, or not as it was sealed.
        case broken
        /// What it holds could not be written, by the kernel's number.
        case unwritable(Int32)
    }

    /// Opens it into an empty folder, which must exist; gives the names of the files that were in it.
    ///
    /// Names that lead anywhere else are refused. Where it throws, what was written so far is left for the caller to
    /// remove.
    public func open(_ key: RecoveryKey, into folder: String) throws(Failure) -> [String] {
        let file = Glibc.open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw .unreadable(errno) }
        defer { close(file) }
        try refuseOthers(key, file)
        do {
            let reader = EntryReader(try BackupOpening(key) { try BackupFile.read($0, from: file) })
            var names: [String] = []
            while let entry = try reader.entry() {
                guard BackupFile.isPlain(entry.name) else { throw Failure.broken }
                try BackupFile.write(entry, reader, to: folder)
                names.append(entry.name)
            }
            try reader.end()
            return names
        } catch let failure as Failure { throw failure } catch { throw .broken }
    }

    /// Refuses what is no backup, before anybody is asked for its key.
    public func check() throws(Failure) {
        let file = Glibc.open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw .unreadable(errno) }
        defer { close(file) }
        _ = try keyName(file)
    }

    /// The name of the key that opens it.
    private func keyName(_ file: Int32) throws(Failure) -> String {
        var start = [UInt8](repeating: 0, count: 64)
        let count = pread(file, &start, start.count, 0)
        guard count >= 0 else { throw .unreadable(errno) }
        guard let name = BackupOpening.keyName(Array(start[..<count])) else { throw .noBackup }
        return name
    }

    private func refuseOthers(_ key: RecoveryKey, _ file: Int32) throws(Failure) {
        let name = try keyName(file)
        guard let own = try? key.seal.name else { throw .broken }
        guard name == own else { throw .otherKey(name) }
    }

    private static func read(_ count: Int, from file: Int32) throws(Failure) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let taken = bytes.withUnsafeMutableBytes {
                Glibc.read(file, $0.baseAddress! + done, count - done)
            }
            if taken < 0, errno == EINTR { continue }
            guard taken >= 0 else { throw .unreadable(errno) }
            if taken == 0 { break }
            done += taken
        }
        return Array(bytes[..<done])
    }

    /// Whether a name stays within the folder: at most five parts, none of them empty or of dots.
    static func isPlain(_ name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count <= 5 && !name.utf8.contains(0)
            && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && $0.utf8.count < 256 }
    }

    private static func write(_ entry: EntryReader.Entry, _ reader: EntryReader, to folder: String) throws {
        var place = folder
        for part in entry.name.split(separator: "/").dropLast() {
            place += "/" + part
            guard mkdir(place, 0o700) == 0 || errno == EEXIST else { throw Failure.unwritable(errno) }
        }
        let file = Glibc.open(
            folder + "/" + entry.name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW,
            mode_t(entry.rights & 0o700 | 0o600))
        guard file >= 0 else { throw Failure.unwritable(errno) }
        defer { close(file) }
        var left = entry.size
        while left > 0 {
            let bytes = try reader.bytes(atMost: min(left, 1 << 16))
            do throws(BackupFolder.Failure) { try BackupFolder.write(bytes, to: file) } catch {
                throw Failure.unwritable(error.number)
            }
            left -= bytes.count
        }
        guard fsync(file) == 0 else { throw Failure.unwritable(errno) }
    }
}

/// Reads the entries of an opened backup one after the other.
private final class EntryReader {
    struct Entry {
        let name: String
        let rights: Int
        let size: Int
    }

    private var opening: BackupOpening
    private var rest: ArraySlice<UInt8> = []

    init(_ opening: BackupOpening) { self.opening = opening }

    /// The next entry, whose bytes follow; nil at the end.
    func entry() throws -> Entry? {
        let length = try number(2)
        if length == 0 { return nil }
        guard length < 1024, let name = String(validating: try exactly(length), as: UTF8.self) else {
            throw BackupFile.Failure.broken
        }
        let (rights, size) = (try number(2), try number(8))
        guard size >= 0 else { throw BackupFile.Failure.broken }
        return Entry(name: name, rights: rights, size: size)
    }

    /// Some of the next bytes, at least one.
    func bytes(atMost count: Int) throws -> [UInt8] {
        try fill()
        let taken = Array(rest.prefix(count))
        rest = rest.dropFirst(taken.count)
        return taken
    }

    /// Makes sure that the last chunk was the last one.
    func end() throws {
        guard rest.isEmpty, try opening.next() == nil else { throw BackupFile.Failure.broken }
    }

    private func exactly(_ count: Int) throws -> [UInt8] {
        var taken: [UInt8] = []
        while taken.count < count { taken += try bytes(atMost: count - taken.count) }
        return taken
    }

    private func number(_ count: Int) throws -> Int {
        try exactly(count).reduce(0) { $0 << 8 | Int($1) }
    }

    private func fill() throws {
        while rest.isEmpty {
            guard let next = try opening.next() else { throw BackupFile.Failure.broken }
            rest = ArraySlice(next)
        }
    }
}
