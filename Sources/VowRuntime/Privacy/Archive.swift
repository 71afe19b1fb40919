public import VowCore
public import VowLog
public import VowPorts

/// Everything known about the person in one archive, and back.
///
/// `log.json` is complete: `format`, `exportedAt`, `keys` (each with `id`, `class` and `key` in hexadecimal) and
/// `records`, one a line, in the form of `RecordForm` with opened personal parts. Importing it into an empty log
/// gives the same records, with the same hashes. The tables and the page are for reading.
public enum Archive {
    /// The name and version of the form.
    public static let format = "vow-export-1"
    /// The class of the key that signs the log's head; it belongs to a device and is not exported.
    public static let headClass = "head"

    /// The classes of keys that belong to a device and stay on it.
    static let deviceClasses: Set<String> = [headClass, ViewKeeper.keyClass]

    /// Why an archive is not taken.
    public enum Refusal: Error, Hashable, Sendable {
        /// It is not an archive of Vow, or it is damaged; the text says where.
        case notAnArchive(String)
        /// The log holds records already.
        case notEmpty
        /// The store or the vault failed.
        case failed(PortFailure)
    }

    /// What an import did.
    public struct ImportReport: Hashable, Sendable {
        /// How many records the log holds now.
        public let records: Int
        /// How many of them stay closed, because their keys were destroyed on this device or before the export.
        public let erased: Int

        /// Makes a report.
        public init(records: Int, erased: Int) {
            self.records = records
            self.erased = erased
        }
    }

    /// The content of `log.json`.
    public static func document(of log: EventLog, exportedAt: Instant) throws(PortFailure) -> [UInt8] {
        do {
            var text = Array(#"{"format":"\#(format)","exportedAt":"\#(exportedAt.iso8601)","keys":["#.utf8)
            let keys = try log.vault.keys().filter { !deviceClasses.contains($0.personalClass) }
            for (index, key) in keys.enumerated() {
                var writer = FieldWriter()
                writer.put("id", key.id)
                writer.put("class", key.personalClass)
                writer.put("key", Hexadecimal.text(key.bytes))
                text += Array((index > 0 ? ",\n" : "\n").utf8) + (try writer.bytes)
            }
            text += Array("\n\(recordsLine)".utf8)
            var last: Int64 = 0
            while true {
                let page = try log.store.readAll(after: last, limit: 1000)
                for record in page {
                    text += Array((record.position > 1 ? ",\n" : "\n").utf8)
                    text += try RecordForm.bytes(record, personal: try personal(of: record, vault: log.vault))
                }
                guard let newest = page.last else { break }
                last = newest.position
            }
            return text + Array("\n\(lastLine)\n".utf8)
        } catch let failure as PortFailure {
            throw failure
        } catch {
            throw PortFailure(
                code: "log.undecodable", message: "A record cannot be exported.",
                repair: "Run `vow log verify`.", cause: "\(error)")
        }
    }

    /// The personal part of a record as an export shows it.
    public static func personal(of record: StoredEvent, vault: any KeyVault) throws -> RecordForm.Personal {
        guard let sealed = record.event.sealed else { return .none }
        guard let key = try vault.key(id: sealed.keyID) else { return .erased }
        guard let bytes = try EventSealer.open(record.event, stream: record.stream, key: key.bytes) else {
            return .none
        }
        return .opened(bytes)
    }

    /// Puts the records of a `log.json` into an empty log, after checking their chain, that each is as it was
    /// exported and that its key opens it, and their keys into the vault, except those that were destroyed here.
    ///
    /// `load` fills the store in one transaction.
    public static func restore(
        _ document: [UInt8], into log: EventLog, load: ([StoredEvent]) throws -> Void
    ) throws(Refusal) -> ImportReport {
        do {
            let (keys, rows) = try read(document)
            guard try log.store.head() == 0 else { throw Refusal.notEmpty }
            let records = try checked(rows, keys: keys)
            _ = try log.vault.restore(keys)
            try load(records)
            let open = Set(try log.vault.keys().map(\.id))
            let erased = records.count { $0.event.sealed.map { !open.contains($0.keyID) } ?? false }
            return ImportReport(records: records.count, erased: erased)
        } catch {
            throw refusal(for: error)
        }
    }

    /// What an error met while reading an archive comes to.
    static func refusal(for error: any Error) -> Refusal {
        switch error {
        case let refusal as Refusal: refusal
        case let failure as PortFailure: .failed(failure)
        default: .notAnArchive("\(error)")
        }
    }

    /// The records of an archive's rows, when they follow from each other, open under the archive's keys, and are as
    /// they were exported, the parts that are only for reading included.
    static func checked(_ rows: [ArraySlice<UInt8>], keys: [VaultKey]) throws -> [StoredEvent] {
        let secrets = Dictionary(keys.map { ($0.id, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        var previous = HashChain.genesis
        var records: [StoredEvent] = []
        records.reserveCapacity(rows.count)
        for (index, row) in rows.enumerated() {
            let record = try RecordForm.record(Array(row))
            guard record.position == Int64(index) + 1,
                HashChain.hash(of: record, previous: previous) == record.hash
            else { throw Refusal.notAnArchive("record \(index + 1) does not follow from the one before") }
            var personal = RecordForm.Personal.none
            if let sealed = record.event.sealed {
                personal = .erased
                if let key = secrets[sealed.keyID] {
                    let opened = try? EventSealer.open(record.event, stream: record.stream, key: key)
                    guard let opened else {
                        throw Refusal.notAnArchive("record \(index + 1) does not open under its key")
                    }
                    personal = .opened(opened)
                }
            }
            guard try RecordForm.bytes(record, personal: personal).elementsEqual(row) else {
                throw Refusal.notAnArchive("record \(index + 1) is not as it was exported")
            }
            previous = record.hash
            records.append(record)
        }
        return records
    }

    private static let recordsLine = "],\"records\":["
    private static let lastLine = "]}"

    /// Reads the document line by line: its start, the keys, a line between, the records, its end.
    static func read(_ document: [UInt8]) throws -> (keys: [VaultKey], rows: [ArraySlice<UInt8>]) {
        let lines = document.split(separator: UInt8(ascii: "\n"))
        guard let first = lines.first, first.starts(with: Array(#"{"format":"\#(format)","#.utf8)) else {
            throw Refusal.notAnArchive("it does not begin as \(format)")
        }
        var keys: [VaultKey] = []
        var rows: [ArraySlice<UInt8>] = []
        var isInRecords = false
        for line in lines.dropFirst() {
            if !isInRecords, line.elementsEqual(Array(recordsLine.utf8)) {
                isInRecords = true
            } else if isInRecords, line.elementsEqual(Array(lastLine.utf8)) {
                return (keys, rows)
            } else {
                let row = line.last == UInt8(ascii: ",") ? line.dropLast() : line
                if isInRecords { rows.append(row) } else { keys.append(try key(Array(row))) }
            }
        }
        throw Refusal.notAnArchive("its end is missing")
    }

    private static func key(_ row: [UInt8]) throws -> VaultKey {
        let reader = try FieldReader(row)
        guard let bytes = Hexadecimal.bytes(try reader.string("key")), bytes.count == 32 else {
            throw WireError.mistyped(field: "key", expected: "32 bytes in hexadecimal")
        }
        return VaultKey(
            id: try reader.string("id"), personalClass: try reader.string("class"), bytes: bytes)
    }
}
