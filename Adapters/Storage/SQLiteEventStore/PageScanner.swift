import VowCore
import VowLog

/// Finds records in the raw bytes of a database file and its write-ahead log, without SQLite: page by page, even if the
/// tree is damaged.
///
/// For the layout see https://www.sqlite.org/fileformat2.html, sections 1.5, 1.6, 2 and 4. Every number read may be
/// wrong.
struct PageScanner {
    private let pageSize: Int
    /// Page images, oldest first: the file's pages, then the frames of the write-ahead log.
    private let pages: [ArraySlice<UInt8>]
    /// The index of each page's newest image.
    private var newest: [Int: Int] = [:]

    init(database: [UInt8], writeAheadLog: [UInt8]) {
        var pages: [ArraySlice<UInt8>] = []
        var newest: [Int: Int] = [:]
        let size = Self.pageSize(database: database, writeAheadLog: writeAheadLog)
        for start in stride(from: 0, to: database.count, by: size) where start + size <= database.count {
            newest[start / size + 1] = pages.count
            pages.append(database[start..<(start + size)])
        }
        for start in stride(from: 32, to: writeAheadLog.count, by: size + 24) {
            guard start + 24 + size <= writeAheadLog.count else { break }
            newest[Self.number(writeAheadLog[start...], bytes: 4)] = pages.count
            pages.append(writeAheadLog[(start + 24)..<(start + 24 + size)])
        }
        pageSize = size
        self.pages = pages
        self.newest = newest
    }

    /// Calls `found` for everything shaped like a record; the same record may occur repeatedly.
    func scan(_ found: (ProvenRecord) -> Void) {
        for (index, page) in pages.enumerated() {
            // The first page starts with the file's header of 100 bytes.
            let isFirst = index == 0
            scanLeaf(page, at: isFirst ? 100 : 0, found)
        }
    }

    private static func pageSize(database: [UInt8], writeAheadLog: [UInt8]) -> Int {
        let stated = database.count >= 18 ? number(database[16...], bytes: 2) : 0
        let size = stated == 1 ? 65_536 : stated
        if size >= 512, size <= 65_536, size & (size - 1) == 0 { return size }
        // SQLite's default since 3.12, which every log uses.
        return 4096
    }

    private func scanLeaf(_ page: ArraySlice<UInt8>, at header: Int, _ found: (ProvenRecord) -> Void) {
        let start = page.startIndex
        guard page[start + header] == 0x0d else { return }
        let count = Self.number(page[(start + header + 3)...], bytes: 2)
        for cell in 0..<count {
            let pointer = start + header + 8 + cell * 2
            guard pointer + 2 <= page.endIndex else { return }
            let offset = Self.number(page[pointer...], bytes: 2)
            guard offset < pageSize, let record = record(page, at: start + offset) else { continue }
            found(record)
        }
    }

    private func record(_ page: ArraySlice<UInt8>, at cell: Int) -> ProvenRecord? {
        var cursor = cell
        guard let length = Self.varint(page, &cursor), length > 0, length < 1 << 30,
            let position = Self.varint(page, &cursor), position > 0,
            let payload = payload(page, from: cursor, length: Int(length))
        else { return nil }
        return Self.decode(payload, position: position)
    }

    /// A cell's payload, including its overflow pages.
    private func payload(_ page: ArraySlice<UInt8>, from start: Int, length: Int) -> [UInt8]? {
        let most = pageSize - 35
        if length <= most {
            guard start + length <= page.endIndex else { return nil }
            return Array(page[start..<(start + length)])
        }
        let least = (pageSize - 12) * 32 / 255 - 23
        let spilled = least + (length - least) % (pageSize - 4)
        let local = spilled <= most ? spilled : least
        guard start + local + 4 <= page.endIndex else { return nil }
        var bytes = Array(page[start..<(start + local)])
        var next = Self.number(page[(start + local)...], bytes: 4)
        while bytes.count < length {
            guard let index = newest[next] else { return nil }
            let overflow = pages[index]
            let part = overflow.dropFirst(4).prefix(length - bytes.count)
            guard !part.isEmpty else { return nil }
            bytes.append(contentsOf: part)
            next = Self.number(overflow, bytes: 4)
        }
        return bytes
    }

    private static func decode(_ payload: [UInt8], position: Int64) -> ProvenRecord? {
        var row = RowBytes(payload)
        guard row.columns == 17, row.skipNull(), let name = row.text(),
            let stream = StreamName(name),
            let version = row.integer(), let device = row.data().flatMap({ DeviceName($0) }),
            let wall = row.integer(), let counter = row.integer(), let event = row.text(),
            let schemaNumber = row.integer(),
            let schema = Int(exactly: schemaNumber), let at = row.integer(), let cause = row.text(),
            let correlation = row.text(), let plain = row.data()
        else { return nil }
        var sealed: SealedPart?
        if row.nextIsNull {
            guard row.skipNull(), row.skipNull(), row.skipNull() else { return nil }
        } else {
            guard let personalClass = row.text(), let key = row.text(), let bytes = row.data() else {
                return nil
            }
            sealed = SealedPart(personalClass: personalClass, keyID: key, bytes: bytes)
        }
        guard let hash = row.data(), hash.count == 32 else { return nil }
        let record = StoredEvent(
            position: position, stream: stream, version: version,
            stamp: RecordStamp(
                device: device, time: HybridTime(wallMilliseconds: wall, counter: counter)),
            event: ProposedEvent(
                name: event, schema: schema, at: Instant(millisecondsSinceEpoch: at), cause: cause,
                correlation: correlation, plain: plain, sealed: sealed), hash: hash)
        return ProvenRecord(record: record, proof: row.data().flatMap { RecordProof($0) })
    }

    /// A big-endian number, or 0 if the bytes end early.
    fileprivate static func number(_ bytes: ArraySlice<UInt8>, bytes count: Int) -> Int {
        guard bytes.count >= count else { return 0 }
        return bytes.prefix(count).reduce(0) { $0 << 8 | Int($1) }
    }

    /// SQLite's variable-length integer: seven bits per byte, eight in the ninth.
    fileprivate static func varint(_ bytes: ArraySlice<UInt8>, _ cursor: inout Int) -> Int64? {
        var value: UInt64 = 0
        for count in 0..<9 {
            guard cursor < bytes.endIndex, cursor >= bytes.startIndex else { return nil }
            let byte = bytes[cursor]
            cursor += 1
            if count == 8 { return Int64(bitPattern: value << 8 | UInt64(byte)) }
            value = value << 7 | UInt64(byte & 0x7f)
            if byte & 0x80 == 0 { break }
        }
        return Int64(bitPattern: value)
    }
}

/// Reads the columns of a row in SQLite's record format, in order.
private struct RowBytes {
    private let bytes: [UInt8]
    private var types: [Int64] = []
    private var column = 0
    private var cursor: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var header = 0
        guard let size = PageScanner.varint(bytes[...], &header), size >= 1, size <= Int64(bytes.count) else {
            cursor = bytes.count
            return
        }
        cursor = Int(size)
        while header < cursor, types.count < 32, let type = PageScanner.varint(bytes[..<cursor], &header) {
            types.append(type)
        }
    }

    var columns: Int { types.count }

    var nextIsNull: Bool { column < types.count && types[column] == 0 }

    mutating func skipNull() -> Bool {
        guard nextIsNull else { return false }
        column += 1
        return true
    }

    mutating func integer() -> Int64? {
        guard column < types.count else { return nil }
        let type = types[column]
        column += 1
        switch type {
        case 8: return 0
        case 9: return 1
        case 1...6:
            let size = [0, 1, 2, 3, 4, 6, 8][Int(type)]
            guard let part = readBytes(size), let first = part.first else { return nil }
            // Sign-extends the first byte.
            return part.dropFirst().reduce(Int64(Int8(bitPattern: first))) { $0 << 8 | Int64($1) }
        default: return nil
        }
    }

    mutating func text() -> String? {
        guard column < types.count, types[column] >= 13, !types[column].isMultiple(of: 2) else { return nil }
        let size = (types[column] - 13) / 2
        column += 1
        guard let part = readBytes(Int(clamping: size)) else { return nil }
        return String(validating: part, as: UTF8.self)
    }

    mutating func data() -> [UInt8]? {
        guard column < types.count, types[column] >= 12, types[column].isMultiple(of: 2) else { return nil }
        let size = (types[column] - 12) / 2
        column += 1
        return readBytes(Int(clamping: size)).map(Array.init)
    }

    private mutating func readBytes(_ size: Int) -> ArraySlice<UInt8>? {
        guard size >= 0, size <= bytes.count - cursor else { return nil }
        defer { cursor += size }
        return bytes[cursor..<(cursor + size)]
    }
}
