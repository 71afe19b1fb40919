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
    let valueEnd: Int32
    /// The number of the first slot that is not held by this value.
    let next: Int32
}

/// Checks canonical JSON and finds its values, byte by byte and once, without building anything.
///
/// Whatever the bytes are, it ends with success or a `WireError`: every read is bounded, and nesting is limited.
struct FieldScanner {
    static let deepestNesting = 16
    /// Names are compared with those before them, so their number is bounded too.
    static let mostFields = 512

    private let bytes: UnsafeBufferPointer<UInt8>
    private let slots: UnsafeMutableBufferPointer<FieldSlot>
    private var offset = 0
    private var slotCount = 0
    /// There are more values than room for their slots.
    private var isFull = false

    private init(_ bytes: UnsafeBufferPointer<UInt8>, into slots: UnsafeMutableBufferPointer<FieldSlot>) {
        self.bytes = bytes
        self.slots = slots
    }

    /// Finds the values of the object that the payload is; the object's own slot comes first.
    static func slots(of bytes: UnsafeBufferPointer<UInt8>) throws(WireError) -> [FieldSlot] {
        var scan = Scan.tooMany
        // Most events have fewer values than this, whose slots then need no memory of their own while they are found.
        withUnsafeTemporaryAllocation(of: FieldSlot.self, capacity: 48) { scan = slots(of: bytes, in: $0) }
        if case .tooMany = scan {
            let room = UnsafeMutableBufferPointer<FieldSlot>.allocate(capacity: mostValues(in: bytes))
            defer { room.deallocate() }
            scan = slots(of: bytes, in: room)
        }
        switch scan {
        case .found(let slots): return slots
        case .failed(let error): throw error
        case .tooMany: throw .malformed(offset: 0, reason: "it holds too much")
        }
    }

    private enum Scan {
        case found([FieldSlot])
        case failed(WireError)
        case tooMany
    }

    private static func slots(
        of bytes: UnsafeBufferPointer<UInt8>, in room: UnsafeMutableBufferPointer<FieldSlot>
    ) -> Scan {
        var scanner = FieldScanner(bytes, into: room)
        do throws(WireError) { try scanner.payload() } catch {
            return scanner.isFull ? .tooMany : .failed(error)
        }
        return .found(Array(UnsafeBufferPointer(rebasing: room[..<scanner.slotCount])))
    }

    /// No payload holds more values: but for the whole, each stands after a comma or an opening bracket of its own.
    private static func mostValues(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        1 + bytes.count { [UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{")].contains($0) }
    }

    private mutating func payload() throws(WireError) {
        guard peek() == UInt8(ascii: "{") else { throw problem("\"{\" is expected") }
        try value(nameStart: 0, nameLength: 0, depth: -1)
        guard offset == bytes.count else { throw problem("something follows the object") }
    }

    private mutating func object(depth: Int) throws(WireError) {
        let first = slotCount
        var count = 0
        var marks = NameMarks()
        offset += 1
        if peek() == UInt8(ascii: "}") {
            offset += 1
            return
        }
        while true {
            let start = offset + 1
            guard peek() == UInt8(ascii: "\""), try string() == .plainString else {
                throw problem("a name is expected", at: start - 1)
            }
            let name = UnsafeBufferPointer(rebasing: bytes[start..<offset - 1])
            if !marks.add(name), holds(name, from: first) {
                throw problem("a name stands twice", at: start - 1)
            }
            guard name.count <= UInt16.max else { throw problem("a name is too long", at: start - 1) }
            guard count < Self.mostFields else { throw problem("an object has too many fields") }
            count += 1
            guard peek() == UInt8(ascii: ":") else { throw problem("\":\" is expected") }
            offset += 1
            try value(nameStart: start, nameLength: name.count, depth: depth)
            if try listEnds(with: UInt8(ascii: "}")) { return }
        }
    }

    /// Whether one of the values from a slot on has the name.
    private func holds(_ name: UnsafeBufferPointer<UInt8>, from first: Int) -> Bool {
        var index = first
        while index < slotCount {
            let slot = slots[index]
            let other = Int(slot.nameStart)
            if Int(slot.nameLength) == name.count, bytes[other..<other + name.count].elementsEqual(name) {
                return true
            }
            index = Int(slot.next)
        }
        return false
    }

    private mutating func list(depth: Int) throws(WireError) {
        offset += 1
        if peek() == UInt8(ascii: "]") {
            offset += 1
            return
        }
        while true {
            try value(nameStart: 0, nameLength: 0, depth: depth)
            if try listEnds(with: UInt8(ascii: "]")) { return }
        }
    }

    /// Lists the value at the cursor, and what it holds.
    private mutating func value(nameStart: Int, nameLength: Int, depth: Int) throws(WireError) {
        guard let first = peek() else { throw problem("a value is expected") }
        let place = slotCount
        guard place < slots.count else {
            isFull = true
            throw problem("there is no room for a value")
        }
        var start = offset
        slotCount += 1
        let kind: FieldSlot.Kind
        switch first {
        case UInt8(ascii: "\""):
            kind = try string()
            start += 1
        case UInt8(ascii: "{"):
            kind = .object
            guard depth < Self.deepestNesting else { throw problem("it is nested too deeply") }
            try object(depth: depth + 1)
        case UInt8(ascii: "["):
            kind = .list
            guard depth < Self.deepestNesting else { throw problem("it is nested too deeply") }
            try list(depth: depth + 1)
        case UInt8(ascii: "t"):
            kind = .yes
            try literal("true")
        case UInt8(ascii: "f"):
            kind = .no
            try literal("false")
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): kind = try number()
        default: throw problem("a value is expected")
        }
        slots[place] = FieldSlot(
            nameStart: Int32(truncatingIfNeeded: nameStart),
            nameLength: UInt16(truncatingIfNeeded: nameLength), kind: kind,
            valueStart: Int32(truncatingIfNeeded: start),
            valueEnd: Int32(truncatingIfNeeded: first == UInt8(ascii: "\"") ? offset - 1 : offset),
            next: Int32(truncatingIfNeeded: slotCount))
    }

    /// Steps over the string at the cursor, whose first quote was seen.
    private mutating func string() throws(WireError) -> FieldSlot.Kind {
        offset += 1
        var kind = FieldSlot.Kind.plainString
        while true {
            skipPlain()
            guard offset < bytes.count else { throw problem("a string has no end") }
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\"") {
                offset += 1
                return kind
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
        while index < bytes.count, Self.isPlain(bytes[index]) { index += 1 }
        offset = index
    }

    /// Whether a byte is ASCII that stands for itself in a string.
    static func isPlain(_ byte: UInt8) -> Bool {
        byte &- 0x20 < 0x60 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
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

    private func problem(_ reason: String, at place: Int? = nil) -> WireError {
        .malformed(offset: place ?? offset, reason: reason)
    }
}

/// Tells most names of an object from those before them without comparing any: two bits for each name.
struct NameMarks: Sendable {
    private var ends: UInt64 = 0
    private var middles: UInt64 = 0

    /// Remembers a name; true when it cannot have been there already.
    mutating func add(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = name.first, let last = name.last else { return false }
        let end = UInt64(1) << ((UInt64(first) &* 5 &+ UInt64(last)) & 63)
        let middle = UInt64(1) << ((UInt64(name[name.count / 2]) &* 7 &+ UInt64(name.count)) & 63)
        let isNew = ends & end == 0 || middles & middle == 0
        ends |= end
        middles |= middle
        return isNew
    }
}
