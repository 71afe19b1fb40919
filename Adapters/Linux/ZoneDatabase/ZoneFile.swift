import VowCore

/// A parser for a compiled zone: TZif, RFC 9636, versions 1 to 4.
///
/// Checks the bounds of every read: a damaged file throws a reason and never traps.
struct ZoneFile {
    /// Why a file is not a usable zone.
    struct Damage: Error {
        let reason: String
    }

    private let bytes: [UInt8]
    private var position = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The four bytes at the start of every compiled zone.
    static let magic = Array("TZif".utf8)

    /// Parses the content of a file.
    static func rules(
        from bytes: [UInt8], identifier: String, version: String
    ) throws(Damage) -> ZoneRules {
        var reader = ZoneFile(bytes)
        return try reader.rules(identifier: identifier, version: version)
    }

    /// The six counts of a header, named as in RFC 9636.
    private struct Header {
        let version: UInt8
        let universalIndicators, standardIndicators, leapSeconds, transitions, types, nameBytes: Int

        /// The size of the data block that follows, for times of `timeBytes`.
        func blockLength(timeBytes: Int) -> Int {
            transitions * (timeBytes + 1) + types * 6 + nameBytes + leapSeconds * (timeBytes + 4)
                + standardIndicators + universalIndicators
        }
    }

    private mutating func rules(identifier: String, version: String) throws(Damage) -> ZoneRules {
        var header = try header()
        var timeBytes = 4
        if header.version >= UInt8(ascii: "2") {
            try skip(header.blockLength(timeBytes: 4))
            header = try self.header()
            timeBytes = 8
        }
        guard header.leapSeconds == 0 else {
            throw Damage(reason: "it counts leap seconds, which the system clock does not")
        }
        let (initial, transitions) = try transitions(header, timeBytes: timeBytes)
        try skip(header.nameBytes + header.standardIndicators + header.universalIndicators)
        let tail = timeBytes == 8 ? try footer() : nil
        guard
            let rules = ZoneRules(
                identifier: identifier, version: version, initialOffsetSeconds: initial,
                transitions: transitions, tail: tail)
        else { throw Damage(reason: "its transitions do not ascend or an offset exceeds 26 hours") }
        return rules
    }

    private mutating func header() throws(Damage) -> Header {
        guard try readBytes(4) == ZoneFile.magic[...] else {
            throw Damage(reason: "it does not start with TZif")
        }
        let version = try readBytes(1).first!
        try skip(15)
        var counts: [Int] = []
        for _ in 0..<6 { counts.append(Int(try integer(bytes: 4))) }
        guard counts.allSatisfy({ (0...100_000).contains($0) }), (1...256).contains(counts[4]) else {
            throw Damage(reason: "a count in its header is out of range")
        }
        return Header(
            version: version, universalIndicators: counts[0], standardIndicators: counts[1],
            leapSeconds: counts[2], transitions: counts[3], types: counts[4], nameBytes: counts[5])
    }

    private mutating func transitions(
        _ header: Header, timeBytes: Int
    ) throws(Damage) -> (initial: Int, [(second: Int64, offsetSeconds: Int)]) {
        var times: [Int64] = []
        for _ in 0..<header.transitions { times.append(try integer(bytes: timeBytes)) }
        let indices = try readBytes(header.transitions)
        var offsets: [Int] = []
        for _ in 0..<header.types {
            offsets.append(Int(try integer(bytes: 4)))
            try skip(2)
        }
        var transitions: [(second: Int64, offsetSeconds: Int)] = []
        for (time, index) in zip(times, indices) {
            guard Int(index) < offsets.count else { throw Damage(reason: "a transition names no type") }
            // Times outside history would overflow date arithmetic; zic writes the big bang as -2^59.
            guard time.magnitude <= 1 << 59 else { throw Damage(reason: "a transition is beyond all time") }
            transitions.append((time, offsets[Int(index)]))
        }
        // Section 3.2: type 0 holds before the first transition.
        return (offsets[0], transitions)
    }

    /// Parses the rule between two newlines at the end; an empty one means that later changes are unknown.
    private mutating func footer() throws(Damage) -> YearlyRule? {
        guard try readBytes(1).first == 10 else { throw Damage(reason: "its footer is missing") }
        guard let end = bytes[position...].firstIndex(of: 10) else {
            throw Damage(reason: "its footer does not end")
        }
        let text = Array(bytes[position..<end])
        if text.isEmpty { return nil }
        guard let rule = PosixZoneString.rule(from: text) else {
            throw Damage(reason: "its footer \"\(String(decoding: text, as: UTF8.self))\" is not a rule")
        }
        return rule
    }

    private mutating func readBytes(_ count: Int) throws(Damage) -> ArraySlice<UInt8> {
        guard count <= bytes.count - position else { throw Damage(reason: "it ends too early") }
        defer { position += count }
        return bytes[position..<position + count]
    }

    private mutating func skip(_ count: Int) throws(Damage) { _ = try readBytes(count) }

    /// Reads a signed big-endian integer of four or eight bytes.
    private mutating func integer(bytes count: Int) throws(Damage) -> Int64 {
        var value: UInt64 = 0
        for byte in try readBytes(count) { value = value << 8 | UInt64(byte) }
        return count == 4 ? Int64(Int32(truncatingIfNeeded: value)) : Int64(bitPattern: value)
    }
}
