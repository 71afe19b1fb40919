/// Writes one JSON object in the canonical form of the log: fields in call order, no white space, one spelling
/// for each string, the shortest digits for each number.
///
/// Values that JSON cannot hold (a number that is not finite) and names given twice do not stop the writing;
/// `bytes` then throws, so that a broken measurement surfaces as an error and not as a crash of the ringing.
public struct FieldWriter: Sendable {
    private var buffer: [UInt8]
    private var names: [String] = []
    /// A bit for each name, by which most names are known to be new.
    private var marks: UInt64 = 0
    private var refusal: Refusal?

    /// An object of its own, because a writer without a refusal is then let go at no cost.
    private final class Refusal: Sendable {
        let error: WireError
        init(_ error: WireError) { self.error = error }
    }

    /// Starts an empty object.
    public init() {
        buffer = []
        buffer.reserveCapacity(256)
        names.reserveCapacity(12)
        buffer.append(UInt8(ascii: "{"))
    }

    /// The finished object as UTF-8; throws `unwritable` when a value was refused.
    public var bytes: [UInt8] {
        get throws(WireError) { try finished() }
    }

    /// The finished object as UTF-8, in the memory that it was written to; throws as `bytes` does.
    consuming func finished() throws(WireError) -> [UInt8] {
        if let refusal { throw refusal.error }
        buffer.append(UInt8(ascii: "}"))
        return buffer
    }

    /// Writes a string; nil is left out.
    public mutating func put(_ name: String, _ value: String?) {
        guard let value else { return }
        begin(name)
        Self.append(string: value, to: &buffer)
    }

    /// Writes a whole number; nil is left out.
    public mutating func put(_ name: String, _ value: Int?) {
        put(name, value.map(Int64.init))
    }

    /// Writes a whole number; nil is left out.
    public mutating func put(_ name: String, _ value: Int64?) {
        guard let value else { return }
        begin(name)
        Self.append(integer: value, to: &buffer)
    }

    /// Writes a number in the shortest form that reads back to the same bits; nil is left out, a value that is
    /// not finite is refused.
    public mutating func put(_ name: String, _ value: Double?) {
        guard let value else { return }
        begin(name)
        guard value.isFinite else {
            refuse(name, "it is not a finite number")
            return
        }
        buffer.append(contentsOf: value.description.utf8)
    }

    /// Writes a truth value; nil is left out.
    public mutating func put(_ name: String, _ value: Bool?) {
        guard let value else { return }
        begin(name)
        buffer.append(contentsOf: (value ? "true" : "false").utf8)
    }

    /// Writes a list of strings; nil is left out, an empty list is not.
    public mutating func put(_ name: String, _ value: [String]?) {
        guard let value else { return }
        begin(name)
        list(value) { element, buffer in Self.append(string: element, to: &buffer) }
    }

    /// Writes an object; nil is left out.
    public mutating func put(_ name: String, _ value: FieldWriter?) {
        guard let value else { return }
        begin(name)
        append(object: value)
    }

    /// Writes a list of objects; nil is left out, an empty list is not.
    public mutating func put(_ name: String, _ value: [FieldWriter]?) {
        guard let value else { return }
        begin(name)
        buffer.append(UInt8(ascii: "["))
        for (index, element) in value.enumerated() {
            if index > 0 { buffer.append(UInt8(ascii: ",")) }
            append(object: element)
        }
        buffer.append(UInt8(ascii: "]"))
    }

    /// Writes a list of numbers; nil is left out, a value that is not finite is refused.
    public mutating func put(_ name: String, _ value: [Double]?) {
        guard let value else { return }
        begin(name)
        if value.contains(where: { !$0.isFinite }) { refuse(name, "it holds a number that is not finite") }
        list(value) { element, buffer in buffer.append(contentsOf: element.description.utf8) }
    }

    /// Writes a list of whole numbers; nil is left out.
    public mutating func put(_ name: String, _ value: [Int]?) {
        guard let value else { return }
        begin(name)
        list(value) { element, buffer in Self.append(integer: Int64(element), to: &buffer) }
    }

    /// Writes an object that is canonical bytes already; the bytes are taken as they are, unread.
    public mutating func put(_ name: String, canonical: [UInt8]) {
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

    private mutating func begin(_ name: String) {
        if !names.isEmpty { buffer.append(UInt8(ascii: ",")) }
        var name = name
        // The reader compares names byte by byte, so a name may hold nothing that would need an escape.
        var isPlain = true
        var mark: UInt64 = 0
        buffer.append(UInt8(ascii: "\""))
        name.withUTF8 { bytes in
            for byte in bytes {
                isPlain = isPlain && byte >= 0x20 && byte <= 0x7e && byte != 0x22 && byte != 0x5c
                mark = (mark ^ UInt64(byte)) &* 0x100_0000_01B3
            }
            buffer.append(contentsOf: bytes)
        }
        buffer.append(UInt8(ascii: "\""))
        buffer.append(UInt8(ascii: ":"))
        if !isPlain { refuse(name, "a name is printable ASCII without quotes") }
        // Of names with the same mark one may stand twice; all others differ.
        let bit = UInt64(1) << (mark >> 58)
        if marks & bit != 0, names.contains(name) { refuse(name, "the name was written already") }
        marks |= bit
        names.append(name)
    }

    private mutating func refuse(_ field: String, _ reason: String) {
        if refusal == nil { refusal = Refusal(.unwritable(field: field, reason: reason)) }
    }

    private static func append(integer: Int64, to buffer: inout [UInt8]) {
        guard integer >= 0 else {
            buffer.append(contentsOf: integer.description.utf8)
            return
        }
        // The digits come from the last to the first.
        let start = buffer.count
        var rest = UInt64(integer)
        repeat {
            buffer.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        var (first, last) = (start, buffer.count - 1)
        while first < last {
            buffer.swapAt(first, last)
            first += 1
            last -= 1
        }
    }

    /// Appends a JSON string: the two-character escapes where JSON has them, `\u00xx` in lower case for the
    /// other control characters, everything else as it is.
    static func append(string: String, to buffer: inout [UInt8]) {
        var string = string
        buffer.append(UInt8(ascii: "\""))
        string.withUTF8 { bytes in
            var plainStart = 0
            for index in bytes.indices {
                let byte = bytes[index]
                guard byte < 0x20 || byte == 0x22 || byte == 0x5c else { continue }
                buffer.append(contentsOf: bytes[plainStart..<index])
                plainStart = index + 1
                appendEscape(of: byte, to: &buffer)
            }
            buffer.append(contentsOf: bytes[plainStart...])
        }
        buffer.append(UInt8(ascii: "\""))
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
