import Crypto
import Glibc
import Synchronization

/// What a key is taken from: bytes that are shown for the length of a call.
package protocol KeyBytes: Sendable {
    /// Hands the bytes to `body`, which keeps no pointer to them.
    func withKeyBytes<Value>(_ body: (UnsafeRawBufferPointer) -> Value) -> Value
}

extension [UInt8]: KeyBytes {
    /// See `KeyBytes`.
    package func withKeyBytes<Value>(_ body: (UnsafeRawBufferPointer) -> Value) -> Value {
        withUnsafeBytes(body)
    }
}

extension SymmetricKey {
    /// A key for one use or as long as a log is open, in memory of the library.
    init(_ bytes: any KeyBytes) { self = bytes.withKeyBytes { SymmetricKey(data: $0) } }
}

/// A key of 32 bytes on a page of its own kind, which is kept out of swap and of cores and is overwritten when the
/// key goes.
///
/// Where the system lets no more memory be locked (mlock(2)), it is kept out of cores all the same. Whoever holds one holds
/// the same bytes, and not a copy. Safe from any thread.
package final class SecretBytes: KeyBytes, Hashable {
    /// How many bytes a key has.
    package static let size = 32

    // Unsafe: a slot is written once, before anybody else knows it, and read from then on.
    nonisolated(unsafe) private let slot: UnsafeMutableRawPointer

    /// Keeps a copy of 32 bytes.
    package init(_ bytes: [UInt8]) {
        precondition(bytes.count == SecretBytes.size, "a key has 32 bytes")
        slot = SecretBytes.pages.withLock { $0.allocate() }
        bytes.withUnsafeBytes { slot.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    }

    /// Keeps what `fill` writes into 32 bytes of zero.
    package init(filledBy fill: (UnsafeMutableRawBufferPointer) -> Void) {
        slot = SecretBytes.pages.withLock { $0.allocate() }
        memset(slot, 0, SecretBytes.size)
        fill(UnsafeMutableRawBufferPointer(start: slot, count: SecretBytes.size))
    }

    deinit {
        // Nothing reads them again, and a plain write would be left out as useless.
        explicit_bzero(slot, SecretBytes.size)
        let place = UInt(bitPattern: slot)
        SecretBytes.pages.withLock { $0.give(place) }
    }

    /// Hands the bytes to `body`, which keeps no pointer to them.
    package func withKeyBytes<Value>(_ body: (UnsafeRawBufferPointer) -> Value) -> Value {
        body(UnsafeRawBufferPointer(start: slot, count: SecretBytes.size))
    }

    /// A copy on ordinary memory, for what leaves the device or is compared in a search; it is not overwritten.
    package var copy: [UInt8] { withKeyBytes { Array($0) } }

    /// Whether both are the same key, in a time that does not tell where they differ.
    package static func == (left: SecretBytes, right: SecretBytes) -> Bool {
        left.withKeyBytes { left in
            right.withKeyBytes { right in
                var difference: UInt8 = 0
                for index in 0..<size { difference |= left[index] ^ right[index] }
                return difference == 0
            }
        }
    }

    /// Feeds the bytes.
    package func hash(into hasher: inout Hasher) { withKeyBytes { hasher.combine(bytes: $0) } }

    private struct Pages {
        /// Slots that are free, by their addresses.
        var free: [UInt] = []

        mutating func allocate() -> UnsafeMutableRawPointer {
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
            free = stride(from: first, to: first + UInt(size), by: SecretBytes.size).reversed()
        }
    }

    private static let pages = Mutex(Pages())
}

/// Bytes of a file that holds keys: locked, in no core, and overwritten when it goes. A value of one thread.
package final class SecretBuffer {
    /// Where they are.
    package let bytes: UnsafeMutableRawBufferPointer

    /// Takes room for so many bytes, all zero.
    package init(count: Int) {
        let page = Int(sysconf(Int32(_SC_PAGESIZE)))
        let size = max(1, (count + page - 1) / page) * page
        let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let start, start != MAP_FAILED else { fatalError("no memory is left") }
        _ = mlock(start, size)
        _ = madvise(start, size, MADV_DONTDUMP)
        bytes = UnsafeMutableRawBufferPointer(start: start, count: size)
    }

    deinit {
        explicit_bzero(bytes.baseAddress!, bytes.count)
        munmap(bytes.baseAddress!, bytes.count)
    }
}
