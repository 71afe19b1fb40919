import VowCore
import VowLog

/// The log of a simulated device: the product's wire bytes in memory.
final class SimulatedLog {
    private var bytes: [UInt8] = []
    /// Where the plain part of the newest event stands among the bytes.
    private var newest = 0..<0
    /// Everything that was written, oldest first; what the bytes give back was compared with it where they are read.
    private(set) var history: [(event: DomainEvent, at: Instant)] = []
    private(set) var digest = Digest()
    /// What the bytes come to in words of eight, as a sum that any changed byte changes.
    private var sum: UInt64 = 0

    private let forms: RememberedForms
    private let readsBack: Bool

    /// Begins an empty log.
    /// - Parameter readsBack: whether every record is read back as it is written.
    init(_ forms: RememberedForms, readsBack: Bool) {
        self.forms = forms
        self.readsBack = readsBack
        // Eight mornings with every fault rarely have more.
        bytes.reserveCapacity(1 << 16)
        history.reserveCapacity(256)
    }

    /// Keeps the wire forms of events.
    /// - Returns: whether the bytes give back what was written, as far as they are read.
    func append(_ events: ArraySlice<DomainEvent>, at: Instant) throws(WireError) -> Bool {
        var isSame = true
        for event in events {
            let stream = EventCodec.stream(of: event)
            let written = try forms.form(of: event, in: stream, readsBack: readsBack)
            keep(written.form, stream, at)
            isSame = isSame && written.isSame
            history.append((event, at))
        }
        return isSame
    }

    private func keep(_ event: EncodedEvent, _ stream: StreamName, _ at: Instant) {
        let start = bytes.count
        bytes += event.plain
        newest = start..<bytes.count
        if let personal = event.personal { bytes += personal }
        var digest = digest
        digest.add(stream.category)
        digest.add(stream.id)
        digest.add(event.name)
        digest.add(UInt64(event.schema))
        digest.add(UInt64(bitPattern: at.millisecondsSinceEpoch))
        let newest = newest
        bytes.withUnsafeBufferPointer {
            digest.add(UnsafeBufferPointer(rebasing: $0[newest]))
            digest.add(UnsafeBufferPointer(rebasing: $0[newest.upperBound...]))
        }
        self.digest = digest
        // Records begin at whole words, so that the sum of all is the sum of what each comes to.
        bytes += repeatElement(0, count: -bytes.count & (SimulatedLog.word - 1))
        sum &+= sumOfBytes(from: start)
    }

    private static let word = MemoryLayout<UInt64>.size

    private func sumOfBytes(from start: Int) -> UInt64 {
        bytes.withUnsafeBytes { bytes in
            var sum: UInt64 = 0
            for offset in stride(from: start, to: bytes.count, by: SimulatedLog.word) {
                sum &+= UInt64(littleEndian: bytes.load(fromByteOffset: offset, as: UInt64.self))
            }
            return sum
        }
    }

    /// Whether the bytes are still those that were written, by their sum. Bytes that are the same read the same.
    var isWhole: Bool { sumOfBytes(from: 0) == sum }

    /// Changes one byte of the newest record.
    func flipByte() {
        guard !newest.isEmpty else { return }
        bytes[newest.lowerBound + (newest.count - 1) / 2] ^= 1
    }
}

/// A digest of bytes, for comparing logs: 128 bits in two lanes that multiply and fold. It finds differences; it
/// is no cipher. Equal on every machine.
package struct Digest: Hashable, Sendable, CustomStringConvertible {
    private var first: UInt64 = 0x243F_6A88_85A3_08D3
    private var second: UInt64 = 0x1319_8A2E_0370_7344

    /// A digest of nothing.
    package init() {}

    mutating func add(_ number: UInt64) {
        first = Digest.fold(first ^ number, 0x9E37_79B9_7F4A_7C15)
        second = Digest.fold(second &+ number, 0xD6E8_FEB8_6659_FD93) ^ first
    }

    /// Adds two numbers for the price of one; each lane multiplies both.
    private mutating func add(_ one: UInt64, _ other: UInt64) {
        let mixed = Digest.fold(first ^ one, 0x9E37_79B9_7F4A_7C15 ^ other)
        second = Digest.fold(second &+ other, 0xD6E8_FEB8_6659_FD93 &+ one) ^ mixed
        first = mixed
    }

    private static func word(of bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt64 {
        UInt64(
            littleEndian: UnsafeRawPointer(bytes.baseAddress!).loadUnaligned(
                fromByteOffset: index, as: UInt64.self))
    }

    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add($0) }
    }

    mutating func add(_ digest: Digest) {
        add(digest.first)
        add(digest.second)
    }

    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        add(UInt64(bytes.count))
        var index = 0
        while index + 16 <= bytes.count {
            add(Digest.word(of: bytes, at: index), Digest.word(of: bytes, at: index + 8))
            index += 16
        }
        if index + 8 <= bytes.count {
            add(Digest.word(of: bytes, at: index))
            index += 8
        }
        var rest: UInt64 = 0
        while index < bytes.count {
            rest = rest << 8 | UInt64(bytes[index])
            index += 1
        }
        add(rest)
    }

    private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }

    /// 32 hexadecimal digits.
    package var description: String { Digest.hexadecimal(first) + Digest.hexadecimal(second) }

    private static func hexadecimal(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
