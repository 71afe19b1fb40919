import VowSystem
import GRDBSQLite
import Glibc
import Synchronization
import VowLog
import VowPorts

/// The signed head beside the log: two slots of fixed size, written in turn, so that a torn write leaves the other one
/// and a full disk does no harm.
///
/// Written after each commit and not flushed: a commit is durable before its head, so a head is never ahead of its log.
/// Its change also wakes the log's followers.
final class HeadFile: Sendable {
    private static let slotSize = 256
    /// Heads are written within a millisecond; an alarm waits no longer than this for the lock.
    private static let patienceMilliseconds = 300

    let path: String
    private let file: Int32
    private let key: any KeyBytes
    private let signer: HeadSigner
    /// The folder's lock, and which file the database is; nil until it was opened.
    private let database = Mutex<(folder: String, path: String, file: FileIdentity)?>(nil)

    /// Opens the file or creates an empty one. With `isOnlyRead` the file must exist, and writes do nothing.
    init(path: String, key: any KeyBytes, isOnlyRead: Bool = false) throws(PortFailure) {
        self.path = path
        self.key = key
        signer = HeadSigner(key: key)
        file = open(
            path, (isOnlyRead ? O_RDONLY : O_RDWR | O_CREAT) | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else {
            let cause = String(cString: strerror(errno))
            if isOnlyRead {
                throw PortFailure(
                    code: "store.unreachable", message: .headOfLogCannotBe(path: path),
                    repair: .makeSureThatYours, cause: cause)
            }
            throw PortFailure(
                code: errno == ENOSPC ? "store.full" : "store.readonly",
                message: .headOfLogCannotBeWritten(path: path),
                repair: .makeRoomOnDiskMake, cause: cause)
        }
    }

    deinit { close(file) }

    /// The content of the file.
    enum Reading: Equatable {
        /// The file is empty.
        case nothing
        /// The newest head that is signed with the vault's key.
        case head(HeadRecord)
        /// The same, and the other slot holds no head: its last write was lost, so the log must be longer.
        case behind(HeadRecord)
        /// Something is there, but nothing of it is signed with the vault's key, or the same head stands twice.
        case forged

        /// What slots say.
        init(_ slots: [String], key: any KeyBytes) {
            let heads = slots.compactMap { HeadRecord.verified($0, key: key) }
            guard let newest = heads.max(by: { $0.position < $1.position }) else {
                self = slots.isEmpty ? .nothing : .forged
                return
            }
            // A record is durable before its head is written. So a slot that was spoiled, or filled with the other
            // one's head to hide that the newest record was cut off, is told from one that lost its write with the
            // power.
            if heads.count == 2 {
                self = heads[0].position == heads[1].position ? .forged : .head(newest)
            } else {
                self = slots.count == 1 && newest == .empty ? .head(newest) : .behind(newest)
            }
        }

        /// The newest head that is signed.
        var signed: HeadRecord? {
            switch self {
            case .head(let head), .behind(let head): head
            case .nothing, .forged: nil
            }
        }
    }

    func read() -> Reading { Reading(slots(), key: key) }

    /// Writes a head unless a newer one exists. A failure leaves the head behind the log, which is allowed; the next
    /// append writes it.
    func write(_ head: HeadRecord) {
        try? whileHeld { _ = write(head, to: nil) }
    }

    /// Calls `body` while no other process writes a head. Take the lock before a commit and hold it until the head is
    /// written, so that heads come in the order of commits.
    ///
    /// Throws if another file is in this one's place: the log was replaced, and commits to the old one would be lost.
    func whileLocked<Value>(_ body: (Lock) throws -> Value) throws -> Value {
        try whileHeld {
            guard isInPlace || putBack() else {
                throw PortFailure(
                    code: "store.replaced",
                    message: .logBesideWasReplacedOr(path: path),
                    repair: .tryAgainVowLogVerify)
            }
            return try body(Lock(head: self))
        }
    }

    /// Calls `body` while no other process commits.
    ///
    /// Throws SQLITE_BUSY if another process keeps the lock, after at most `patienceMilliseconds`.
    func whileHeld<Value>(_ body: () throws -> Value) throws -> Value {
        guard FileLock.acquire(file, withinMilliseconds: Self.patienceMilliseconds) else {
            throw SQLiteProblem(code: SQLITE_BUSY, message: "another program holds \(path)")
        }
        defer { FileLock.release(file) }
        return try body()
    }

    /// Whether the path still leads to this file.
    private var isInPlace: Bool {
        FileIdentity(descriptor: file).map { $0 == FileIdentity(path: path) } ?? false
    }

    /// Remembers the database that this head belongs to; without one, a head that was moved away is not put back.
    func belongs(to path: String, in folder: String) {
        guard let file = FileIdentity(path: path) else { return }
        database.withLock { $0 = (folder, path, file) }
    }

    /// Puts the head back where it was moved away or removed. Does nothing where it is in its place.
    func keepInPlace() {
        guard !isInPlace else { return }
        // If the lock is held, its holder writes a head, and the next call puts the file back.
        try? whileHeld { _ = putBack() }
    }

    /// Writes what this file holds to a new one in its place, and goes on with that: as long as the database is the one
    /// that was opened, the log was not replaced, and a head that is gone would only make it unreadable.
    ///
    /// A file that is there meanwhile is taken where it is empty, as another program makes it that opens the log, or
    /// holds an older head of this device. Called while the lock is held.
    /// - Returns: whether the head is in its place.
    private func putBack() -> Bool {
        guard let (folder, databasePath, identity) = database.withLock({ $0 }),
            let newest = read().signed
        else { return false }
        // While a new log is put in the place of this one, its head moves first.
        let opening = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard opening >= 0 else { return false }
        defer { close(opening) }
        guard FileLock.acquire(opening, withinMilliseconds: Self.patienceMilliseconds),
            FileIdentity(path: databasePath) == identity
        else { return false }
        let new = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard new >= 0 else { return false }
        defer { close(new) }
        guard FileLock.acquire(new, withinMilliseconds: Self.patienceMilliseconds) else { return false }
        return withUnsafeTemporaryAllocation(byteCount: Self.slotSize * 2, alignment: 8) { room in
            let there = max(0, pread(new, room.baseAddress, room.count, 0))
            if there > 0 {
                let slots = Self.slots(of: UnsafeRawBufferPointer(rebasing: room[..<there])).map(Self.text)
                guard let signed = Reading(slots, key: key).signed, signed.position <= newest.position else {
                    return false
                }
            }
            let count = fill(room)
            guard pwrite(new, room.baseAddress, count, 0) == count else { return false }
            // The number of the file stays, so that nobody else has to know.
            return dup2(new, file) == file && fcntl(file, F_SETFD, FD_CLOEXEC) == 0
        }
    }

    /// Permission to write the head.
    struct Lock {
        fileprivate let head: HeadFile

        /// Writes a head and returns the slot for the next one.
        ///
        /// `slot` is the result of the last call, if nobody can have written since. With nil, reads the file and keeps
        /// an equal or newer head.
        func write(_ record: HeadRecord, to slot: Int?) -> Int? { head.write(record, to: slot) }
    }

    private func write(_ head: HeadRecord, to nextSlot: Int?) -> Int? {
        let slot =
            nextSlot
            ?? withUnsafeTemporaryAllocation(byteCount: Self.slotSize * 2, alignment: 8) { room in
                slotToReplace(by: head, in: UnsafeRawBufferPointer(rebasing: room[..<fill(room)]))
            }
        guard let slot else { return nil }
        var bytes = signer.form(of: head)
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: Self.slotSize - 1 - bytes.count))
        bytes.append(UInt8(ascii: "\n"))
        let written = bytes.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, slot * Self.slotSize) }
        return written == Self.slotSize ? 1 - slot : nil
    }

    /// The slot to write a head to, or nil if that head or a newer one exists.
    private func slotToReplace(by head: HeadRecord, in contents: UnsafeRawBufferPointer) -> Int? {
        var oldest: (slot: Int, position: Int64)?
        var slots = 0
        for bytes in Self.slots(of: contents) {
            var position: Int64 = -1
            // Only a slot that claims to be newer is worth the work of checking its signature.
            if let claim = HeadRecord.claimedPosition(bytes),
                claim < head.position || HeadRecord.verified(Self.text(bytes), key: key) != nil
            {
                position = claim
            }
            if position >= head.position && position > 0 { return nil }
            if oldest.map({ position < $0.position }) ?? true { oldest = (slots, position) }
            slots += 1
        }
        return slots < 2 ? slots : oldest?.slot
    }

    private func slots() -> [String] {
        withUnsafeTemporaryAllocation(byteCount: Self.slotSize * 2, alignment: 8) { room in
            Self.slots(of: UnsafeRawBufferPointer(rebasing: room[..<fill(room)])).map(Self.text)
        }
    }

    /// Reads the file from its start. Returns the number of bytes.
    private func fill(_ room: UnsafeMutableRawBufferPointer) -> Int {
        max(0, pread(file, room.baseAddress, room.count, 0))
    }

    private static func slots(of contents: UnsafeRawBufferPointer) -> [UnsafeRawBufferPointer] {
        stride(from: 0, to: contents.count, by: slotSize).map { start in
            UnsafeRawBufferPointer(rebasing: contents[start..<min(start + slotSize, contents.count)])
        }
    }

    private static func text(_ slot: UnsafeRawBufferPointer) -> String {
        let end = slot.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
        return String(decoding: slot[..<(end.map { $0 + 1 } ?? 0)], as: UTF8.self)
    }
}

/// Which file a path leads to, whatever its name.
struct FileIdentity: Equatable {
    private let device: dev_t
    private let number: ino_t

    /// Does not follow a symbolic link; nil if nothing exists there.
    init?(path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        (device, number) = (status.st_dev, status.st_ino)
    }

    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        (device, number) = (status.st_dev, status.st_ino)
    }
}
