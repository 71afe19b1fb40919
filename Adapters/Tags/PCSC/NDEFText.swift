/// The text in a tag's memory, in the NFC Data Exchange Format.
///
/// Sources: NFC Forum, NFC Data Exchange Format 1.0 (records), Text Record Type Definition 1.0, Type 2 Tag 1.1 (the
/// blocks of its memory), Type 4 Tag 2.0 (its files).
enum NDEFText: Equatable {
    /// The tag holds no text.
    case none
    /// The first text.
    case text(String)
    /// The data are malformed.
    case damaged

    /// The longest message that is read from a tag, in bytes.
    static let mostBytes = 2_048
    /// The longest text, in bytes: a tag's identifier and its text together must fit a registered payload.
    static let mostTextBytes = 1_024

    /// The first text of a message.
    static func first(in message: [UInt8]) -> NDEFText {
        guard message.count <= mostBytes else { return .damaged }
        var rest = message[...]
        var (isFirst, isLast) = (true, false)
        var result = NDEFText.none
        while !rest.isEmpty, !isLast {
            guard let record = Record(&rest), record.isFirst == isFirst else { return .damaged }
            isFirst = false
            isLast = record.isLast
            if result == .none, record.isText {
                guard let text = text(record.payload) else { return .damaged }
                result = .text(text)
            }
        }
        // The last record is marked as such; without the mark the message is truncated.
        return isLast || message.isEmpty ? result : .damaged
    }

    /// A record: a header of one to four parts, a type, an identifier and a payload.
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
            // Chunked records (0x20) are for streams; no tag stores a text that way.
            guard flags & 0x20 == 0, rest.count >= Int(typeLength) + identifierLength + length else {
                return nil
            }
            let type = rest.prefix(Int(typeLength))
            rest = rest.dropFirst(Int(typeLength) + identifierLength)
            payload = rest.prefix(length)
            rest = rest.dropFirst(length)
            isFirst = flags & 0x80 != 0
            isLast = flags & 0x40 != 0
            // The well-known type (1) named "T".
            isText = flags & 0x07 == 1 && type.elementsEqual([0x54])
        }
    }

    /// Decodes a text payload: a status byte, a language code, and the text in UTF-8 or UTF-16.
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
        // Without a byte order mark the text is big-endian.
        let isSwapped = bytes.starts(with: [0xff, 0xfe])
        let hasMark = isSwapped || bytes.starts(with: [0xfe, 0xff])
        var units: [UInt16] = []
        for index in stride(from: hasMark ? 2 : 0, to: bytes.count, by: 2) {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(isSwapped ? second << 8 | first : first << 8 | second)
        }
        return String(validating: units, as: UTF16.self)
    }

    /// The message in the data area of a type 2 tag, whose blocks hold type, length and value.
    enum Area: Equatable {
        /// There is no message.
        case none
        /// The message's bytes.
        case message(Range<Int>)
        /// More of the area must be read first.
        case needsMore
        /// The block lengths are inconsistent.
        case damaged

        init(of bytes: [UInt8], size: Int) {
            var offset = 0
            while offset < size {
                guard offset < bytes.count else { self = .needsMore; return }
                let type = bytes[offset]
                offset += 1
                if type == 0x00 { continue }
                if type == 0xfe { self = .none; return }
                let isLong = offset < bytes.count && bytes[offset] == 0xff
                let lengthBytes = isLong ? 3 : 1
                guard offset + lengthBytes <= size else { self = .damaged; return }
                guard offset + lengthBytes <= bytes.count else { self = .needsMore; return }
                let length =
                    isLong ? Int(bytes[offset + 1]) << 8 | Int(bytes[offset + 2]) : Int(bytes[offset])
                offset += lengthBytes
                guard offset + length <= size else { self = .damaged; return }
                if type == 0x03 { self = length == 0 ? .none : .message(offset..<offset + length); return }
                offset += length
            }
            self = .none
        }
    }
}
