/// Where one value stands in the payload: a field of an object, an element of a list, or the whole. Offsets count bytes
/// from the payload's start. Values are listed in the order in which they begin, so that what a value holds follows it.
struct FieldSlot: Sendable {
    enum Kind: Sendable {
        case plainString, escapedString, integer, decimal, yes, no, object, list
    }

    /// Where the field's name stands; empty where the value is no field.
    let name: Range<Int>
    let kind: Kind
    /// Where the value stands: a string without its quotes, an object or a list with its brackets.
    let value: Range<Int>
    /// The number of the first slot that is not held by this value.
    let next: Int
}

/// Checks canonical JSON and finds its values, byte by byte and once, without building anything.
///
/// Whatever the bytes are, it ends with success or a `WireError`: every read is bounded, and nesting is limited.
struct FieldScanner {
    static let deepestNesting = 16
    /// Names are compared with those before them, so their number is bounded too.
    static let mostFields = 512

    private let bytes: [UInt8]
    private var slots: [FieldSlot] = []
    private var offset = 0

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // A field with its name seldom has fewer bytes.
        slots.reserveCapacity(bytes.count / 10 + 1)
    }

    /// Finds the values of the object that the payload is; the object's own slot comes first.
    static func slots(of bytes: [UInt8]) throws(WireError) -> [FieldSlot] {
        var scanner = FieldScanner(bytes)
        try scanner.payload()
        return scanner.slots
    }

    private mutating func payload() throws(WireError) {
        guard peek() == UInt8(ascii: "{") else { throw problem("\"{\" is expected") }
        try value(name: 0..<0, depth: -1)
        guard offset == bytes.count else { throw problem("something follows the object") }
    }

    private mutating func object(depth: Int) throws(WireError) {
        offset += 1
        if peek() == UInt8(ascii: "}") {
            offset += 1
            return
        }
        let first = slots.count
        var count = 0
        while true {
            let quote = offset
            guard peek() == UInt8(ascii: "\""), try string() == .plainString else {
                throw problem("a name is expected", at: quote)
            }
            let name = quote + 1..<offset - 1
            if isTaken(name, since: first) { throw problem("a name stands twice", at: quote) }
            guard count < Self.mostFields else { throw problem("an object has too many fields") }
            count += 1
            guard peek() == UInt8(ascii: ":") else { throw problem("\":\" is expected") }
            offset += 1
            try value(name: name, depth: depth)
            if try listEnds(with: UInt8(ascii: "}")) { return }
        }
    }

    /// Whether an earlier field of the object, whose slots begin at `first`, has a name. By places and not by
    /// `elementsEqual`, which takes several times as long for so few bytes, here and where fields are looked up.
    private func isTaken(_ name: Range<Int>, since first: Int) -> Bool {
        var place = first
        while place < slots.count {
            let other = slots[place].name
            if other.count == name.count,
                (0..<name.count).allSatisfy({ bytes[other.lowerBound + $0] == bytes[name.lowerBound + $0] })
            {
                return true
            }
            place = slots[place].next
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
            try value(name: 0..<0, depth: depth)
            if try listEnds(with: UInt8(ascii: "]")) { return }
        }
    }

    /// Lists the value at the cursor, and what it holds.
    private mutating func value(name: Range<Int>, depth: Int) throws(WireError) {
        guard let first = peek() else { throw problem("a value is expected") }
        let start = offset
        let place = slots.count
        // What it holds follows its slot, which is known in full only behind it.
        slots.append(FieldSlot(name: name, kind: .no, value: start..<start, next: place + 1))
        let kind: FieldSlot.Kind
        switch first {
        case UInt8(ascii: "\""):
            kind = try string()
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
        let isString = kind == .plainString || kind == .escapedString
        slots[place] = FieldSlot(
            name: name, kind: kind, value: isString ? start + 1..<offset - 1 : start..<offset,
            next: slots.count)
    }

    /// Steps over the string at the cursor, whose first quote was seen.
    private mutating func string() throws(WireError) -> FieldSlot.Kind {
        offset += 1
        var kind = FieldSlot.Kind.plainString
        while true {
            while offset < bytes.count, Self.isPlain(bytes[offset]) { offset += 1 }
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

    /// Whether a byte is ASCII that stands for itself in a string.
    static func isPlain(_ byte: UInt8) -> Bool {
        (0x20..<0x80).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
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
    static func controlCode(_ digits: ArraySlice<UInt8>) -> UInt32? {
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
        while offset < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset]) {
            offset += 1
        }
        if offset == start { throw problem("a digit is expected") }
    }

    private mutating func literal(_ word: String) throws(WireError) {
        guard bytes[offset...].starts(with: word.utf8) else { throw problem("a value is expected") }
        offset += word.utf8.count
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
