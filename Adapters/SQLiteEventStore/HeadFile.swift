import Glibc
import Synchronization
import VowLog
import VowPorts

/// The signed head beside the log: two slots of fixed size, written in turn, so that a torn write leaves the
/// other one and a full disk does not matter.
///
/// It is written after each commit and not flushed: a commit is durable before its head is, so a head is never
/// ahead of its log. Its change is also what wakes those who follow the log.
final class HeadFile: Sendable {
    private static let slotSize = 256

    let path: String
    private let file: Int32
    private let key: [UInt8]

    /// Opens the file, or makes an empty one.
    init(path: String, key: [UInt8]) throws(PortFailure) {
        self.path = path
        self.key = key
        file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else {
            let cause = String(cString: strerror(errno))
            throw PortFailure(
                code: errno == ENOSPC ? "store.full" : "store.readonly",
                message: "The head of the log, \(path), cannot be written.",
                repair: "Make room on the disk, and make the folder writable for you.", cause: cause)
        }
    }

    deinit { close(file) }

    /// What the file says.
    enum Reading: Equatable {
        /// Nothing was ever written.
        case nothing
        /// The newest head that is signed with the vault's key.
        case head(HeadRecord)
        /// Something is there, but nothing of it is signed with the vault's key.
        case forged
    }

    func read() -> Reading {
        let slots = slots()
        guard !slots.isEmpty else { return .nothing }
        let heads = slots.compactMap { HeadRecord.verified($0, key: key) }
        guard let newest = heads.max(by: { $0.position < $1.position }) else { return .forged }
        return .head(newest)
    }

    /// Writes a head unless a newer one is there. A failure leaves the head behind the log, which is allowed;
    /// the next append writes it again.
    func write(_ head: HeadRecord) {
        flock(file, LOCK_EX)
        defer { flock(file, LOCK_UN) }
        let known = slotBytes().map { bytes -> Int64 in
            // Only a slot that claims to be newer is worth the work of checking its signature.
            guard let claim = HeadRecord.claimedPosition(bytes) else { return -1 }
            return claim < head.position || HeadRecord.verified(Self.text(bytes), key: key) != nil
                ? claim : -1
        }
        if known.contains(where: { $0 >= head.position && $0 > 0 }) { return }
        let slot = known.count < 2 ? known.count : (known[0] <= known[1] ? 0 : 1)
        var bytes = Array(head.signed(with: key).utf8)
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: Self.slotSize - 1 - bytes.count))
        bytes.append(UInt8(ascii: "\n"))
        _ = bytes.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, slot * Self.slotSize) }
    }

    /// Makes both slots anew, as a salvage does; nothing of the old head stays.
    func reset(to head: HeadRecord) {
        ftruncate(file, 0)
        write(head)
        fsync(file)
    }

    private func slots() -> [String] { slotBytes().map(Self.text) }

    private static func text(_ slot: ArraySlice<UInt8>) -> String {
        let end = slot.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
        return String(
            decoding: slot[slot.startIndex..<(end.map { $0 + 1 } ?? slot.startIndex)], as: UTF8.self)
    }

    private func slotBytes() -> [ArraySlice<UInt8>] {
        let count = Self.slotSize * 2
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = max(0, pread(file, buffer.baseAddress, count, 0))
        }
        return stride(from: 0, to: bytes.count, by: Self.slotSize).map { start in
            bytes[start..<min(start + Self.slotSize, bytes.count)]
        }
    }
}
