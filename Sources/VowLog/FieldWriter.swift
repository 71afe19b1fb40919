/// Writes one JSON object in the canonical form of the log: fields in call order, no white space, one spelling
/// for each string, the shortest digits for each number. Names are literals, since a wire name never changes.
///
/// Values that JSON cannot hold (a number that is not finite) and names given twice do not stop the writing;
/// `bytes` then throws, so that a broken measurement surfaces as an error and not as a crash of the ringing.
package struct FieldWriter: Sendable {
    private var buffer: [UInt8]
    /// The first value or name that has no place in the wire format.
    private var refusal: WireError?
    /// The names of the objects that are being written, those of the innermost last.
    private var names: [StaticString] = []
    /// Where the names of the innermost object begin.
    private var firstName = 0

    /// Starts an empty object.
    package init() {
        buffer = []
        buffer.reserveCapacity(256)
        buffer.append(UInt8(ascii: "{"))
        names.reserveCapacity(16)
    }

    /// The finished object as UTF-8; throws `unwritable` when a value was refused.
    package var bytes: [UInt8] {
        get throws(WireError) {
            var copy = self
            return try copy.finish()
        }
    }

    /// Ends the object, and gives the memory that it was written to; throws as `bytes` does.
    mutating func finish() throws(WireError) -> [UInt8] {
        if let refusal { throw refusal }
        buffer.append(UInt8(ascii: "}"))
        return buffer
    }

    /// Writes a string; nil is left out.
    package mutating func put(_ name: StaticString, _ value: String?) {
        guard let value else { return }
        begin(name)
        Self.append(string: value, to: &buffer)
    }

    /// Writes a whole number; nil is left out.
    package mutating func put(_ name: StaticString, _ value: Int?) {
        put(name, value.map(Int64.init))
    }

    /// Writes a whole number; nil is left out.
    package mutating func put(_ name: StaticString, _ value: Int64?) {
        guard let value else { return }
        begin(name)
        Self.append(integer: value, to: &buffer)
    }

    /// Writes a number in the shortest form that reads back to the same bits; nil is left out, a value that is
    /// not finite is refused.
    package mutating func put(_ name: StaticString, _ value: Double?) {
        guard let value else { return }
        begin(name)
        guard value.isFinite else {
            refuse(name.description, "it is not a finite number")
            return
        }
        Self.append(number: value, to: &buffer)
    }

    /// Writes a truth value; nil is left out.
    package mutating func put(_ name: StaticString, _ value: Bool?) {
        guard let value else { return }
        begin(name)
        buffer.append(contentsOf: (value ? "true" : "false").utf8)
    }

    /// Writes a list of strings; nil is left out, an empty list is not.
    package mutating func put(_ name: StaticString, _ value: [String]?) {
        guard let value else { return }
        begin(name)
        list(value) { element, buffer in Self.append(string: element, to: &buffer) }
    }

    /// Writes an object; nil is left out.
    package mutating func put(_ name: StaticString, _ value: FieldWriter?) {
        guard let value else { return }
        begin(name)
        append(object: value)
    }

    /// Writes a list of objects; nil is left out, an empty list is not.
    package mutating func put(_ name: StaticString, _ value: [FieldWriter]?) {
        guard let value else { return }
        begin(name)
        buffer.append(UInt8(ascii: "["))
        for (index, element) in value.enumerated() {
            if index > 0 { buffer.append(UInt8(ascii: ",")) }
            append(object: element)
        }
        buffer.append(UInt8(ascii: "]"))
    }

    /// Writes an object in place.
    package mutating func put(_ name: StaticString, _ fill: (inout FieldWriter) -> Void) {
        begin(name)
        nest(fill)
    }

    /// Writes a list of objects in place, one for each value.
    package mutating func put<Values: Sequence>(
        _ name: StaticString, each values: Values, _ fill: (Values.Element, inout FieldWriter) -> Void
    ) {
        begin(name)
        buffer.append(UInt8(ascii: "["))
        var isFirst = true
        for value in values {
            if !isFirst { buffer.append(UInt8(ascii: ",")) }
            isFirst = false
            nest { fill(value, &$0) }
        }
        buffer.append(UInt8(ascii: "]"))
    }

    private mutating func nest(_ fill: (inout FieldWriter) -> Void) {
        let outer = firstName
        firstName = names.count
        buffer.append(UInt8(ascii: "{"))
        fill(&self)
        buffer.append(UInt8(ascii: "}"))
        names.removeSubrange(firstName...)
        firstName = outer
    }

    /// Writes a value that is canonical bytes already; the bytes are taken as they are, unread.
    package mutating func put(_ name: StaticString, canonical: [UInt8]) {
        begin(name)
        buffer.append(contentsOf: canonical)
    }

    private mutating func list<Element>(_ values: [Element], _ write: (Element, inout [UInt8]) -> Void) {
        buffer.append(UInt8(ascii: "["))
        for (index, element) in values.enumerated() {
            if index > 0 { buffer.append(UInt8(ascii: ",")) }
            write(element, &buffer)
        }
        buffer.append(UInt8(ascii: "]"))
    }

    private mutating func append(object: FieldWriter) {
        if refusal == nil { refusal = object.refusal }
        buffer.append(contentsOf: object.buffer)
        buffer.append(UInt8(ascii: "}"))
    }

    private mutating func begin(_ name: StaticString) {
        let bytes = Self.bytes(of: name)
        // The reader compares names byte by byte, so that a name may hold nothing that would need an escape.
        assert(bytes.allSatisfy(FieldScanner.isPlain), "a name is printable ASCII without quotes")
        for place in firstName..<names.count where Self.isSame(Self.bytes(of: names[place]), bytes) {
            refuse(name.description, "the name was written already")
        }
        if names.count > firstName { buffer.append(UInt8(ascii: ",")) }
        names.append(name)
        buffer.append(UInt8(ascii: "\""))
        buffer.append(contentsOf: bytes)
        buffer.append(UInt8(ascii: "\""))
        buffer.append(UInt8(ascii: ":"))
    }

    /// The bytes of a name, which live as long as the program.
    private static func bytes(of name: StaticString) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    }

    private static func isSame(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool
    {
        one.count == other.count && one.indices.allSatisfy { one[$0] == other[$0] }
    }

    private mutating func refuse(_ field: String, _ reason: String) {
        if refusal == nil { refusal = .unwritable(field: field, reason: reason) }
    }

    /// Appends the shortest digits that read back to the same bits.
    static func append(number: Double, to buffer: inout [UInt8]) {
        buffer.append(contentsOf: number.description.utf8)
    }

    static func append(integer: Int64, to buffer: inout [UInt8]) {
        buffer.append(contentsOf: integer.description.utf8)
    }

    /// Appends a JSON string: the two-character escapes where JSON has them, `\u00xx` in lower case for the
    /// other control characters, everything else as it is.
    static func append(string: String, to buffer: inout [UInt8]) {
        var string = string
        buffer.append(UInt8(ascii: "\""))
        string.withUTF8 { append(text: $0, to: &buffer) }
        buffer.append(UInt8(ascii: "\""))
    }

    private static func append(text: UnsafeBufferPointer<UInt8>, to buffer: inout [UInt8]) {
        if text.allSatisfy(FieldScanner.isPlain) { return buffer.append(contentsOf: text) }
        for byte in text {
            if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                appendEscape(of: byte, to: &buffer)
            } else {
                buffer.append(byte)
            }
        }
    }

    private static func appendEscape(of byte: UInt8, to buffer: inout [UInt8]) {
        buffer.append(UInt8(ascii: "\\"))
        switch byte {
        case 0x22, 0x5c: buffer.append(byte)
        case 0x08: buffer.append(UInt8(ascii: "b"))
        case 0x09: buffer.append(UInt8(ascii: "t"))
        case 0x0a: buffer.append(UInt8(ascii: "n"))
        case 0x0c: buffer.append(UInt8(ascii: "f"))
        case 0x0d: buffer.append(UInt8(ascii: "r"))
        default:
            let digits = Array("0123456789abcdef".utf8)
            buffer.append(contentsOf: "u00".utf8)
            buffer.append(digits[Int(byte >> 4)])
            buffer.append(digits[Int(byte & 15)])
        }
    }
}
