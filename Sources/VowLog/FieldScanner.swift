/// Where one value stands in the payload: a field of an object, an element of a list, or the whole. Offsets count bytes
/// from the payload's start. Values are listed in the order in which they begin, so that what a value holds follows it.
struct FieldSlot: Sendable {
    enum Kind: UInt8, Sendable {
        case plainString, escapedString, integer, decimal, yes, no, object, list
    }

    /// The field's name; empty where the value is no field.
    let nameStart: Int32
    let nameLength: UInt16
    let kind: Kind
    /// For strings, the first byte after the quote; for objects and lists, the bracket.
    let valueStart: Int32
    /// For strings, the closing quote; for the rest, the first byte after the value.
    var valueEnd: Int32
    /// The number of the first slot that is not held by this value.
    var next: Int32
}

/// Checks canonical JSON and finds its values, byte by byte and once, without building anything.
///
/// Whatever the bytes are, it ends with success or a `WireError`: every read is bounded, and nesting is limited.
struct FieldScanner {
    static let deepestNesting = 16
    /// Names are compared with those before them, so their number is bounded too.
    static let mostFields = 512

    let bytes: UnsafeBufferPointer<UInt8>
    private(set) var offset = 0
    private(set) var slots: [FieldSlot] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        // A field takes a dozen bytes or more in most events; where it takes fewer, the room is doubled.
        slots.reserveCapacity(bytes.count / 12 + 2)
    }

    /// Reads the object that the payload is; its slot comes first.
    mutating func payload() throws(WireError) {
        guard peek() == UInt8(ascii: "{") else { throw problem("\"{\" is expected") }
        try value(name: 0..<0, depth: -1)
        guard offset == bytes.count else { throw problem("something follows the object") }
    }

    private mutating func object(depth: Int) throws(WireError) {
        let first = slots.count
        var count = 0
        offset += 1
        if peek() == UInt8(ascii: "}") {
            offset += 1
            return
        }
        while true {
            let nameOffset = offset
            guard peek() == UInt8(ascii: "\"") else { throw problem("a name is expected", at: nameOffset) }
            let name = try string()
            guard name.kind == .plainString else { throw problem("a name is expected", at: nameOffset) }
            var index = first
            while index < slots.count {
                if isSame(name.content, slots[index]) { throw problem("a name stands twice", at: nameOffset) }
                index = Int(slots[index].next)
            }
            guard name.content.count <= UInt16.max else {
                throw problem("a name is too long", at: nameOffset)
            }
            guard count < Self.mostFields else { throw problem("an object has too many fields") }
            count += 1
            try expect(UInt8(ascii: ":"))
            try value(name: name.content, depth: depth)
            if try listEnds(with: UInt8(ascii: "}")) { return }
        }
    }

    private func isSame(_ name: Range<Int>, _ slot: FieldSlot) -> Bool {
        guard Int(slot.nameLength) == name.count else { return false }
        let other = Int(slot.nameStart)
        var index = 0
        while index < name.count, bytes[other + index] == bytes[name.lowerBound + index] { index += 1 }
        return index == name.count
    }

    private mutating func list(depth: Int) throws(WireError) {
        offset += 1
        if peek() == UInt8(ascii: "]") {
            offset += 1
            return
        }
        while true {
            try value(name: 0..<0, depth: depth)
            if try listEnds(with: UInt8(ascii: "]")) { return }
        }
    }

    /// Lists the value at the cursor, and what it holds.
    private mutating func value(name: Range<Int>, depth: Int) throws(WireError) {
        let start = offset
        guard let first = peek() else { throw problem("a value is expected") }
        switch first {
        case UInt8(ascii: "\""):
            let (kind, content) = try string()
            add(name, kind, content)
        case UInt8(ascii: "{"):
            let place = slots.count
            add(name, .object, start..<start)
            guard depth < Self.deepestNesting else { throw problem("it is nested too deeply") }
            try object(depth: depth + 1)
            close(place)
        case UInt8(ascii: "["):
            let place = slots.count
            add(name, .list, start..<start)
            guard depth < Self.deepestNesting else { throw problem("it is nested too deeply") }
            try list(depth: depth + 1)
            close(place)
        case UInt8(ascii: "t"):
            try literal("true")
            add(name, .yes, start..<offset)
        case UInt8(ascii: "f"):
            try literal("false")
            add(name, .no, start..<offset)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            let kind = try number()
            add(name, kind, start..<offset)
        default: throw problem("a value is expected")
        }
    }

    private mutating func add(_ name: Range<Int>, _ kind: FieldSlot.Kind, _ content: Range<Int>) {
        slots.append(
            FieldSlot(
                nameStart: Int32(truncatingIfNeeded: name.lowerBound),
                nameLength: UInt16(truncatingIfNeeded: name.count), kind: kind,
                valueStart: Int32(truncatingIfNeeded: content.lowerBound),
                valueEnd: Int32(truncatingIfNeeded: content.upperBound),
                next: Int32(truncatingIfNeeded: slots.count + 1)))
    }

    private mutating func close(_ place: Int) {
        slots[place].valueEnd = Int32(truncatingIfNeeded: offset)
        slots[place].next = Int32(truncatingIfNeeded: slots.count)
    }

    private mutating func string() throws(WireError) -> (kind: FieldSlot.Kind, content: Range<Int>) {
        offset += 1
        let start = offset
        var kind = FieldSlot.Kind.plainString
        while true {
            skipPlain()
            guard offset < bytes.count else { throw problem("a string has no end") }
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\"") {
                offset += 1
                return (kind, start..<offset - 1)
            } else if byte == UInt8(ascii: "\\") {
                kind = .escapedString
                try escape()
            } else if byte < 0x20 {
                throw problem("a control character is not escaped")
            } else {
                try scalar(leading: byte)
            }
        }
    }

    /// Steps over ASCII that stands for itself, of which strings mostly consist.
    private mutating func skipPlain() {
        let bytes = bytes
        var index = offset
        while index + 8 <= bytes.count {
            let word = UnsafeRawPointer(bytes.baseAddress!).loadUnaligned(
                fromByteOffset: index, as: UInt64.self)
            let special = Self.special(UInt64(littleEndian: word))
            if special != 0 {
                offset = index + special.trailingZeroBitCount / 8
                return
            }
            index += 8
        }
        while index < bytes.count {
            let byte = bytes[index]
            if byte &- 0x20 >= 0x60 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
            index += 1
        }
        offset = index
    }

    /// Whether all bytes are ASCII that stands for itself.
    static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.count >= 8 else {
            return bytes.allSatisfy { $0 &- 0x20 < 0x60 && $0 != 0x22 && $0 != 0x5c }
        }
        let start = UnsafeRawPointer(bytes.baseAddress!)
        var index = 0
        while index + 8 < bytes.count {
            if special(start.loadUnaligned(fromByteOffset: index, as: UInt64.self)) != 0 { return false }
            index += 8
        }
        // The last eight may hold some that were looked at already.
        return special(start.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)) == 0
    }

    /// Marks the bytes of a word that do not stand for themselves, exactly up to the first of them: those of 0x80 and
    /// above, below 0x20, quotes and backslashes (the subtractions that find small and zero bytes in a word are those
    /// of Anderson, "Bit Twiddling Hacks").
    private static func special(_ word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quotes = word ^ (ones &* 0x22)
        let backslashes = word ^ (ones &* 0x5c)
        let small = (word &- ones &* 0x20) & ~word
        let zeros = (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
        return (word | small | zeros) & (ones &* 0x80)
    }

    /// Steps over one escape; only the spelling that the writer uses is taken.
    private mutating func escape() throws(WireError) {
        guard offset + 1 < bytes.count else { throw problem("a string has no end") }
        switch bytes[offset + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "b"), UInt8(ascii: "t"), UInt8(ascii: "n"),
            UInt8(ascii: "f"), UInt8(ascii: "r"):
            offset += 2
        case UInt8(ascii: "u"):
            guard offset + 5 < bytes.count, let code = Self.controlCode(bytes[(offset + 2)..<(offset + 6)]),
                code < 0x20, ![0x08, 0x09, 0x0a, 0x0c, 0x0d].contains(code)
            else { throw problem("an escape is not canonical") }
            offset += 6
        default: throw problem("an escape is not canonical")
        }
    }

    /// The value of four lower-case hexadecimal digits.
    static func controlCode(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32? {
        var code: UInt32 = 0
        for digit in digits {
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): code = code << 4 | UInt32(digit - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"):
                code = code << 4 | UInt32(digit - UInt8(ascii: "a") + 10)
            default: return nil
            }
        }
        return code
    }

    /// Steps over one character of several bytes (RFC 3629: shortest form, no surrogates, at most U+10FFFF).
    private mutating func scalar(leading: UInt8) throws(WireError) {
        let following: Int
        var secondRange: ClosedRange<UInt8> = 0x80...0xbf
        switch leading {
        case 0xc2...0xdf: following = 1
        case 0xe0...0xef:
            following = 2
            if leading == 0xe0 { secondRange = 0xa0...0xbf }
            if leading == 0xed { secondRange = 0x80...0x9f }
        case 0xf0...0xf4:
            following = 3
            if leading == 0xf0 { secondRange = 0x90...0xbf }
            if leading == 0xf4 { secondRange = 0x80...0x8f }
        default: throw problem("a string is not UTF-8")
        }
        guard offset + following < bytes.count, secondRange.contains(bytes[offset + 1]) else {
            throw problem("a string is not UTF-8")
        }
        var index = 2
        while index <= following {
            guard bytes[offset + index] & 0xc0 == 0x80 else { throw problem("a string is not UTF-8") }
            index += 1
        }
        offset += following + 1
    }

    private mutating func number() throws(WireError) -> FieldSlot.Kind {
        let start = offset
        if peek() == UInt8(ascii: "-") { offset += 1 }
        let wholeStart = offset
        try digits()
        if bytes[wholeStart] == UInt8(ascii: "0"), offset - wholeStart > 1 {
            throw problem("a number starts with a needless zero", at: start)
        }
        var kind = FieldSlot.Kind.integer
        if peek() == UInt8(ascii: ".") {
            kind = .decimal
            offset += 1
            try digits()
        }
        if peek() == UInt8(ascii: "e") {
            kind = .decimal
            offset += 1
            if peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+") { offset += 1 }
            try digits()
        }
        return kind
    }

    private mutating func digits() throws(WireError) {
        let start = offset
        while offset < bytes.count, bytes[offset] &- UInt8(ascii: "0") < 10 { offset += 1 }
        if offset == start { throw problem("a digit is expected") }
    }

    private mutating func literal(_ word: StaticString) throws(WireError) {
        let length = word.utf8CodeUnitCount
        guard offset + length <= bytes.count else { throw problem("a value is expected") }
        for index in 0..<length where bytes[offset + index] != word.utf8Start[index] {
            throw problem("a value is expected")
        }
        offset += length
    }

    private mutating func listEnds(with closing: UInt8) throws(WireError) -> Bool {
        switch peek() {
        case closing:
            offset += 1
            return true
        case UInt8(ascii: ","):
            offset += 1
            return false
        default: throw problem("a comma or a closing bracket is expected")
        }
    }

    private func peek() -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func expect(_ byte: UInt8) throws(WireError) {
        guard peek() == byte else {
            throw problem("\"\(Character(Unicode.Scalar(byte)))\" is expected")
        }
        offset += 1
    }

    func problem(_ reason: String, at place: Int? = nil) -> WireError {
        .malformed(offset: place ?? offset, reason: reason)
    }
}
