/// What the NFC data exchange format says of a tag's memory.
///
/// Sources: NFC Forum, NFC Data Exchange Format 1.0 (records), Text Record Type Definition 1.0, Type 2 Tag 1.1
/// (the blocks of its memory), Type 4 Tag 2.0 (its files).
enum NDEFText: Equatable {
    /// There is no text.
    case none
    /// The first text.
    case text(String)
    /// It says to hold something, and what is there is not that.
    case damaged

    /// The longest message that is read; a tag is asked for no more.
    static let mostBytes = 2_048
    /// The longest text, in bytes: a tag's identifier and its text together have to fit a registered payload.
    static let mostTextBytes = 1_024

    /// The first text of a message.
    static func first(in message: [UInt8]) -> NDEFText {
        guard message.count <= mostBytes else { return .damaged }
        var rest = message[...]
        var (isFirst, isLast) = (true, false)
        var found = NDEFText.none
        while !rest.isEmpty, !isLast {
            guard let record = Record(&rest), record.isFirst == isFirst else { return .damaged }
            isFirst = false
            isLast = record.isLast
            if found == .none, record.isText {
                guard let text = text(record.payload) else { return .damaged }
                found = .text(text)
            }
        }
        // A message says which of its records is the last one; without it something was cut off.
        return isLast || message.isEmpty ? found : .damaged
    }

    /// One record: its header in one to four parts, its type, its identifier, and what it holds.
    private struct Record {
        let isFirst: Bool
        let isLast: Bool
        let isText: Bool
        let payload: ArraySlice<UInt8>

        init?(_ rest: inout ArraySlice<UInt8>) {
            guard let flags = rest.popFirst(), let typeLength = rest.popFirst() else { return nil }
            var length = 0
            for _ in 0..<(flags & 0x10 != 0 ? 1 : 4) {
                guard let byte = rest.popFirst() else { return nil }
                length = length << 8 | Int(byte)
            }
            var identifierLength = 0
            if flags & 0x08 != 0 {
                guard let byte = rest.popFirst() else { return nil }
                identifierLength = Int(byte)
            }
            // A record in chunks (0x20) is for what is made while it is sent; no tag holds a text so.
            guard flags & 0x20 == 0, rest.count >= Int(typeLength) + identifierLength + length else {
                return nil
            }
            let type = rest.prefix(Int(typeLength))
            rest = rest.dropFirst(Int(typeLength) + identifierLength)
            payload = rest.prefix(length)
            rest = rest.dropFirst(length)
            isFirst = flags & 0x80 != 0
            isLast = flags & 0x40 != 0
            // A well-known type (1) that is called "T".
            isText = flags & 0x07 == 1 && type.elementsEqual([0x54])
        }
    }

    /// A text's payload: a status byte, the code of its language, and the text in UTF-8 or UTF-16.
    private static func text(_ payload: ArraySlice<UInt8>) -> String? {
        guard let status = payload.first, payload.count <= mostTextBytes else { return nil }
        let language = Int(status & 0x3f)
        guard payload.count > language else { return nil }
        let bytes = payload.dropFirst(1 + language)
        let text =
            status & 0x80 == 0 ? String(validating: bytes, as: UTF8.self) : textOfUTF16(Array(bytes))
        guard let text, !text.unicodeScalars.contains("\0") else { return nil }
        return text
    }

    private static func textOfUTF16(_ bytes: [UInt8]) -> String? {
        guard bytes.count.isMultiple(of: 2) else { return nil }
        // Without a mark the most significant byte comes first.
        let isSwapped = bytes.starts(with: [0xff, 0xfe])
        let hasMark = isSwapped || bytes.starts(with: [0xfe, 0xff])
        var units: [UInt16] = []
        for place in stride(from: hasMark ? 2 : 0, to: bytes.count, by: 2) {
            let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
            units.append(isSwapped ? second << 8 | first : first << 8 | second)
        }
        return String(validating: units, as: UTF16.self)
    }

    /// Where the message lies in the data area of a type 2 tag, by its blocks of type, length and value.
    enum Area: Equatable {
        /// There is none.
        case none
        /// So many bytes from a place on.
        case message(Range<Int>)
        /// More of the area has to be read first.
        case needsMore
        /// The blocks do not add up.
        case damaged

        init(of bytes: [UInt8], size: Int) {
            var place = 0
            while place < size {
                guard place < bytes.count else { self = .needsMore; return }
                let type = bytes[place]
                place += 1
                if type == 0x00 { continue }
                if type == 0xfe { self = .none; return }
                let isLong = place < bytes.count && bytes[place] == 0xff
                let lengthBytes = isLong ? 3 : 1
                guard place + lengthBytes <= size else { self = .damaged; return }
                guard place + lengthBytes <= bytes.count else { self = .needsMore; return }
                let length =
                    isLong ? Int(bytes[place + 1]) << 8 | Int(bytes[place + 2]) : Int(bytes[place])
                place += lengthBytes
                guard place + length <= size else { self = .damaged; return }
                if type == 0x03 { self = length == 0 ? .none : .message(place..<place + length); return }
                place += length
            }
            self = .none
        }
    }
}
