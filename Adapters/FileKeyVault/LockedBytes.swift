import Glibc
import Synchronization

/// Secret bytes on pages of their own, which are kept out of swap and of cores, and are overwritten when they go.
///
/// Where the system lets no more memory be locked (mlock(2)), they are kept out of cores all the same. What reads them
/// gets a copy, which lives as long as its use.
final class LockedBytes: Sendable {
    /// The bytes that one slot takes.
    static let size = 32

    // A slot is written once, before anybody else knows it, and read from then on.
    nonisolated(unsafe) private let slot: UnsafeMutableRawPointer

    /// Keeps 32 bytes.
    init(_ bytes: [UInt8]) {
        precondition(bytes.count == LockedBytes.size)
        slot = LockedBytes.pages.withLock { $0.take() }
        bytes.withUnsafeBytes { slot.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    }

    deinit {
        // Nothing reads them again, and a plain write would be left out as useless.
        explicit_bzero(slot, LockedBytes.size)
        let place = UInt(bitPattern: slot)
        LockedBytes.pages.withLock { $0.give(place) }
    }

    /// A copy.
    var copy: [UInt8] { Array(UnsafeRawBufferPointer(start: slot, count: LockedBytes.size)) }

    private struct Pages {
        /// Slots that are free, by their addresses.
        var free: [UInt] = []

        mutating func take() -> UnsafeMutableRawPointer {
            if free.isEmpty { map() }
            return UnsafeMutableRawPointer(bitPattern: free.removeLast())!
        }

        mutating func give(_ slot: UInt) { free.append(slot) }

        private mutating func map() {
            let size = Int(sysconf(Int32(_SC_PAGESIZE)))
            let page = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
            guard let page, page != MAP_FAILED else { fatalError("no memory is left") }
            // Both may be refused; neither is what keeps the keys secret from others on a sound system.
            _ = mlock(page, size)
            _ = madvise(page, size, MADV_DONTDUMP)
            let first = UInt(bitPattern: page)
            free = stride(from: first, to: first + UInt(size), by: LockedBytes.size).reversed()
        }
    }

    private static let pages = Mutex(Pages())
}
