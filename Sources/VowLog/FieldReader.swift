/// Reads the object that a `FieldWriter` wrote.
///
/// The whole payload is checked when the reader is made; reading a field builds only that field. Any bytes end
/// in a value or in a `WireError`, never in a crash.
package struct FieldReader: Sendable {
    private let bytes: [UInt8]
    private let slots: [FieldSlot]
    /// The slots of the object's fields and of all that they hold.
    private let fields: Range<Int>
    /// True when this stands for a personal part whose key was destroyed: strings read as `[erased]`, numbers
    /// as 0, truth values as false, lists as empty, optional fields as nil.
    package let isErased: Bool

    /// The whole numbers that are read as a time or a length: those that all who read JSON agree on. Anybody can write an
    /// archive, and sums of these stay within 64 bits.
    package static let wholes: ClosedRange<Int64> = -(1 << 53)...1 << 53
    /// The whole numbers that are read as a count, which are multiplied, too.
    package static let counts: ClosedRange<Int64> = -(1 << 31)...1 << 31
    /// The numbers that are read as a measurement or a score; a thousandfold of one is still a whole number of 64 bits.
    package static let measures: ClosedRange<Double> = -0x1p53...0x1p53

    /// What strings of an erased part read as.
    package static let erasedText = "[erased]"

    /// The reader of a personal part whose key was destroyed.
    package static let erased = FieldReader(bytes: [], slots: [], fields: 0..<0, isErased: true)

    private init(bytes: [UInt8], slots: [FieldSlot], fields: Range<Int>, isErased: Bool = false) {
        self.bytes = bytes
        self.slots = slots
        self.fields = fields
        self.isErased = isErased
    }

    /// Checks `bytes`, which must be exactly one canonical JSON object in UTF-8.
    package init(_ bytes: [UInt8]) throws(WireError) {
        let slots = try FieldScanner.slots(of: bytes)
        self.init(bytes: bytes, slots: slots, fields: 1..<slots.count)
    }

    /// The names of the fields, in their order.
    package var names: [String] {
        members(fields) { String(decoding: bytes[slots[$0].name], as: UTF8.self) }
    }

    /// A string.
    package func string(_ name: String) throws(WireError) -> String {
        if isErased { return Self.erasedText }
        return try string(at: required(name), name)
    }

    /// A whole number that counts something, one of `counts`.
    package func int(_ name: String) throws(WireError) -> Int {
        if isErased { return 0 }
        return try counted(at: required(name), name)
    }

    /// A whole number, one of `wholes`.
    package func int64(_ name: String) throws(WireError) -> Int64 {
        if isErased { return 0 }
        return try integer(at: required(name), name, within: Self.wholes)
    }

    /// 64 bits, such as those of a seed, which stand as a whole number with a sign.
    package func bits(_ name: String) throws(WireError) -> UInt64 {
        if isErased { return 0 }
        return UInt64(bitPattern: try integer(at: required(name), name, within: .min ... .max))
    }

    /// A number, one of `measures`; a whole number reads as its value.
    package func double(_ name: String) throws(WireError) -> Double {
        if isErased { return 0 }
        return try decimal(at: required(name), name)
    }

    /// A truth value.
    package func bool(_ name: String) throws(WireError) -> Bool {
        if isErased { return false }
        return try truth(at: required(name), name)
    }

    /// A list of strings.
    package func strings(_ name: String) throws(WireError) -> [String] {
        if isErased { return [] }
        return try strings(at: required(name), name)
    }

    /// An object.
    package func object(_ name: String) throws(WireError) -> FieldReader {
        if isErased { return self }
        return try object(at: required(name), name)
    }

    /// The bytes of an object as they stand, which is what `FieldWriter.put(_:canonical:)` wrote.
    package func canonicalBytes(_ name: String) throws(WireError) -> [UInt8] {
        try canonicalBytes(at: try required(name), name)
    }

    fileprivate func canonicalBytes(at place: Int, _ name: String) throws(WireError) -> [UInt8] {
        let slot = slots[place]
        guard slot.kind == .object else { throw .mistyped(field: name, expected: "an object") }
        return Array(bytes[slot.value])
    }

    /// A list of objects.
    package func objects(_ name: String) throws(WireError) -> [FieldReader] {
        if isErased { return [] }
        return try elements(at: required(name), name) { place throws(WireError) in
            try object(at: place, name)
        }
    }

    /// A string, or nil when the field is absent.
    package func optionalString(_ name: String) throws(WireError) -> String? {
        guard let slot = slot(name) else { return nil }
        return try string(at: slot, name)
    }

    /// A whole number, or nil when the field is absent.
    package func optionalInt(_ name: String) throws(WireError) -> Int? {
        slot(name) == nil ? nil : try int(name)
    }

    /// A whole number, one of `wholes`, or nil when the field is absent.
    package func optionalInt64(_ name: String) throws(WireError) -> Int64? {
        slot(name) == nil ? nil : try int64(name)
    }

    /// An object, or nil when the field is absent.
    package func optionalObject(_ name: String) throws(WireError) -> FieldReader? {
        guard let slot = slot(name) else { return nil }
        return try object(at: slot, name)
    }
}

// MARK: - Values at their places

extension FieldReader {
    /// What is made of each value in a stretch of slots, without what they hold.
    private func members<Member, Failure: Error>(
        _ held: Range<Int>, _ make: (Int) throws(Failure) -> Member
    ) throws(Failure) -> [Member] {
        var members: [Member] = []
        var place = held.lowerBound
        while place < held.upperBound {
            members.append(try make(place))
            place = slots[place].next
        }
        return members
    }

    /// The place of a field among the slots; nil when it is absent.
    private func slot(_ name: String) -> Int? {
        var name = name
        return name.withUTF8 { wanted in
            var place = fields.lowerBound
            while place < fields.upperBound {
                let other = slots[place].name
                if other.count == wanted.count,
                    wanted.indices.allSatisfy({ wanted[$0] == bytes[other.lowerBound + $0] })
                {
                    return place
                }
                place = slots[place].next
            }
            return nil
        }
    }

    private func required(_ name: String) throws(WireError) -> Int {
        guard let place = slot(name) else { throw .missing(field: name) }
        return place
    }

    fileprivate func string(at place: Int, _ name: String) throws(WireError) -> String {
        let slot = slots[place]
        switch slot.kind {
        case .plainString: return String(decoding: bytes[slot.value], as: UTF8.self)
        case .escapedString: return unescaped(slot.value)
        default: throw .mistyped(field: name, expected: "a string")
        }
    }

    /// Undoes the escapes of a string that the scanner has accepted.
    private func unescaped(_ range: Range<Int>) -> String {
        var plain: [UInt8] = []
        plain.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            guard bytes[index] == UInt8(ascii: "\\") else {
                plain.append(bytes[index])
                index += 1
                continue
            }
            switch bytes[index + 1] {
            case UInt8(ascii: "b"): plain.append(0x08)
            case UInt8(ascii: "t"): plain.append(0x09)
            case UInt8(ascii: "n"): plain.append(0x0a)
            case UInt8(ascii: "f"): plain.append(0x0c)
            case UInt8(ascii: "r"): plain.append(0x0d)
            case UInt8(ascii: "u"):
                let digits = index + 2
                let code = FieldScanner.controlCode(bytes[digits..<(digits + 4)])
                plain.append(UInt8(code ?? 0))
                index += 4
            default: plain.append(bytes[index + 1])
            }
            index += 2
        }
        return String(decoding: plain, as: UTF8.self)
    }

    fileprivate func counted(at place: Int, _ name: String) throws(WireError) -> Int {
        Int(truncatingIfNeeded: try integer(at: place, name, within: Self.counts))
    }

    fileprivate func integer(at place: Int, _ name: String, within range: ClosedRange<Int64>)
        throws(WireError)
        -> Int64
    {
        let slot = slots[place]
        guard slot.kind == .integer else { throw .mistyped(field: name, expected: "a whole number") }
        guard let value = Int64(String(decoding: bytes[slot.value], as: UTF8.self)),
            range.contains(value)
        else { throw .mistyped(field: name, expected: "a whole number in range") }
        return value
    }

    fileprivate func decimal(at place: Int, _ name: String) throws(WireError) -> Double {
        let slot = slots[place]
        guard slot.kind == .integer || slot.kind == .decimal else {
            throw .mistyped(field: name, expected: "a number")
        }
        guard let value = Double(String(decoding: bytes[slot.value], as: UTF8.self)),
            Self.measures.contains(value)
        else { throw .mistyped(field: name, expected: "a number in range") }
        return value
    }

    fileprivate func truth(at place: Int, _ name: String) throws(WireError) -> Bool {
        let slot = slots[place]
        switch slot.kind {
        case .yes: return true
        case .no: return false
        default: throw .mistyped(field: name, expected: "true or false")
        }
    }

    fileprivate func elements<Element>(
        at place: Int, _ name: String, _ make: (Int) throws(WireError) -> Element
    ) throws(WireError) -> [Element] {
        guard slots[place].kind == .list else { throw .mistyped(field: name, expected: "a list") }
        return try members(place + 1..<slots[place].next, make)
    }

    private func strings(at place: Int, _ name: String) throws(WireError) -> [String] {
        try elements(at: place, name) { place throws(WireError) in try string(at: place, name) }
    }

    fileprivate func object(at place: Int, _ name: String) throws(WireError) -> FieldReader {
        guard slots[place].kind == .object else { throw .mistyped(field: name, expected: "an object") }
        return FieldReader(bytes: bytes, slots: slots, fields: place + 1..<slots[place].next)
    }
}

/// What stands in a field, whatever it is.
struct FieldValue: Sendable {
    /// The name of the field.
    let name: String
    fileprivate let reader: FieldReader
    /// The number of its slot, or nil if the field is absent or erased.
    fileprivate let place: Int?

    /// Whether there is nothing, or nothing any more.
    var isAbsent: Bool { place == nil }

    func string() throws(WireError) -> String {
        try read(FieldReader.erasedText, { (place) throws(WireError) in try reader.string(at: place, name) })
    }

    func int() throws(WireError) -> Int {
        try read(0, { (place) throws(WireError) in try reader.counted(at: place, name) })
    }

    func int64() throws(WireError) -> Int64 {
        try read(
            0,
            { (place) throws(WireError) in try reader.integer(at: place, name, within: FieldReader.wholes) })
    }

    func bits() throws(WireError) -> UInt64 {
        try read(
            0,
            { (place) throws(WireError) in
                UInt64(bitPattern: try reader.integer(at: place, name, within: .min ... .max))
            })
    }

    func double() throws(WireError) -> Double {
        try read(0, { (place) throws(WireError) in try reader.decimal(at: place, name) })
    }

    func bool() throws(WireError) -> Bool {
        try read(false, { (place) throws(WireError) in try reader.truth(at: place, name) })
    }

    func object() throws(WireError) -> FieldReader {
        try read(.erased, { (place) throws(WireError) in try reader.object(at: place, name) })
    }

    /// The bytes of an object as they stand.
    func canonicalBytes() throws(WireError) -> [UInt8] {
        try read(
            Array("{}".utf8), { (place) throws(WireError) in try reader.canonicalBytes(at: place, name) })
    }

    func elements() throws(WireError) -> [FieldValue] {
        try read(
            [],
            { (place) throws(WireError) in
                try reader.elements(at: place, name) { (place) throws(WireError) in
                    FieldValue(name: name, reader: reader, place: place)
                }
            })
    }

    private func read<Value>(_ erased: Value, _ value: (Int) throws(WireError) -> Value) throws(WireError)
        -> Value
    {
        if let place { return try value(place) }
        guard reader.isErased else { throw .missing(field: name) }
        return erased
    }
}

extension FieldReader {
    /// What stands in a field, to be read as what it is asked for.
    func value(_ name: String) -> FieldValue { FieldValue(name: name, reader: self, place: slot(name)) }
}
