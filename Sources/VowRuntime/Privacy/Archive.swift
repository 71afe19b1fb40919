package import VowCore
package import VowLog
package import VowPorts

/// Everything known about the person in one archive, and back.
///
/// `log.json` is complete: `format`, `exportedAt`, `keys` (each with `id`, `class` and `key` in hexadecimal) and
/// `records`, one a line, in the form of `RecordForm` with opened personal parts. Importing it into an empty log
/// gives the same records, with the same hashes; one in `formerFormat` gives them in their present form. The tables and the page are for reading.
package enum Archive {
    /// The name and version of the form.
    package static let format = "vow-export-2"
    /// The form from before Vow 1.0, which is imported and not written.
    static let formerFormat = "vow-export-1"
    /// The class of the key that signs the log's head; it belongs to a device and is not exported.
    package static let headClass = "head"

    /// The classes of keys that belong to a device and stay on it.
    static let deviceClasses: Set<String> = [
        headClass, ViewProjector.keyClass, StopCertificate.keyClass, BackupKeys.secretClass,
        BackupKeys.publicClass,
    ]

    /// Why an archive is not taken.
    package enum Refusal: Error, Hashable, Sendable {
        /// It is not an archive of Vow, or it is damaged; the text says where.
        case notAnArchive(TextCode)
        /// The log holds records already.
        case notEmpty
        /// The store or the vault failed.
        case failed(PortFailure)
    }

    /// What an import did.
    package struct ImportReport: Hashable, Sendable {
        /// How many records the log holds now.
        package let records: Int
        /// How many of them stay closed, because their keys were destroyed on this device or before the export.
        package let erased: Int

        package init(records: Int, erased: Int) {
            self.records = records
            self.erased = erased
        }
    }

    /// Hands out the content of `log.json`, piece by piece, so that memory stays flat however long the log is.
    package static func write(
        _ log: EventLog, exportedAt: Instant, to put: ([UInt8]) throws -> Void
    ) throws {
        do {
            try put(Array(#"{"format":"\#(format)","exportedAt":"\#(exportedAt.iso8601)","keys":["#.utf8))
            let keys = try log.vault.keys().filter { !deviceClasses.contains($0.personalClass) }
            for (index, key) in keys.enumerated() {
                var writer = FieldWriter()
                writer.put("id", key.id)
                writer.put("class", key.personalClass)
                writer.put("key", Hexadecimal.text(key.bytes))
                try put(Array((index > 0 ? ",\n" : "\n").utf8) + (try writer.bytes))
            }
            try put(Array("\n\(recordsLine)".utf8))
            var last: Int64 = 0
            while true {
                let page = try log.store.readAll(after: last, limit: 1000)
                for record in page {
                    try put(Array((record.position > 1 ? ",\n" : "\n").utf8))
                    try put(
                        try RecordForm.bytes(
                            record, personal: try personalForReading(of: record, vault: log.vault)))
                }
                guard let newest = page.last else { break }
                last = newest.position
            }
            try put(Array("\n\(lastLine)\n".utf8))
        } catch let error as WireError {
            throw PortFailure(
                code: "log.undecodable", message: .recordCannotBeExported,
                repair: .runVowLogVerify, cause: "\(error)")
        }
    }

    /// The personal part of a record as an export shows it.
    package static func personal(of record: StoredEvent, vault: any KeyVault) throws -> RecordForm.Personal {
        guard let sealed = record.event.sealed else { return .none }
        guard let key = try vault.key(id: sealed.keyID) else { return .erased }
        guard let bytes = try EventSealer.open(record.event, stream: record.stream, key: key.secret) else {
            return .none
        }
        return .opened(bytes)
    }

    /// The same where a part that does not open under its own key is left closed: it must not hold up an export.
    package static func personalForReading(of record: StoredEvent, vault: any KeyVault) throws
        -> RecordForm.Personal
    {
        do { return try personal(of: record, vault: vault) } catch is WireError { return .none }
    }

    /// Puts the records of a `log.json` into an empty log, after checking their chain, that each is as it was
    /// exported and that its key opens it, and their keys into the vault, except those that were destroyed here.
    /// - Parameters:
    ///   - lines: gives the document line by line, without line ends; nil at its end.
    ///   - load: fills the store in one transaction with what its argument gives until it gives nil, and leaves the
    ///     store empty when that throws.
    package static func restore(
        _ lines: @escaping () throws -> ArraySlice<UInt8>?, into log: EventLog,
        load: (_ next: () throws -> StoredEvent?) throws -> Void
    ) throws(Refusal) -> ImportReport {
        do {
            guard try log.store.head() == 0 else { throw Refusal.notEmpty }
            var reading = try ArchiveReading(lines, registry: log.registry)
            var sealed: [String: Int] = [:]
            var count = 0
            try load {
                guard let record = try reading.next() else {
                    // The keys are in place before the records that need them are.
                    _ = try log.vault.restore(reading.keys)
                    return nil
                }
                count += 1
                if let key = record.event.sealed?.keyID { sealed[key, default: 0] += 1 }
                return record
            }
            let open = Set(try log.vault.keys().map(\.id))
            let erased = sealed.reduce(0) { open.contains($1.key) ? $0 : $0 + $1.value }
            return ImportReport(records: count, erased: erased)
        } catch {
            throw refusal(for: error)
        }
    }

    /// What an import writes behind the records that it brought: that they came out of an archive, so that nobody takes
    /// them for this device's own; and that nothing may leave it. Since the export a consent may have been withdrawn, and
    /// anybody can write an archive.
    /// - Parameter consents: the records of consents among them.
    package static func additions(behind records: Int, consents: [StoredEvent], at now: Instant)
        throws(PortFailure) -> [AddedEvent]
    {
        guard records > 0 else { return [] }
        let log = EventLog(store: ReadRecords(consents), vault: ReadKeys(held: []))
        let mark = try log.proposal(
            .device(.historyImported(records: records)), at: now, cause: importCause)
        // What is kept here was put here by the same import.
        return try [mark]
            + ConsentCheck.withdrawals(in: log, except: [.recordings], at: now, cause: importCause)
    }

    private static let importCause = "import"

    /// What an error met while reading an archive comes to.
    static func refusal(for error: any Error) -> Refusal {
        switch error {
        // A reason may quote the archive, which somebody else made.
        case Refusal.notAnArchive(let reason): .notAnArchive(shown(reason))
        case let refusal as Refusal: refusal
        case let failure as PortFailure: .failed(failure)
        default: .notAnArchive(shown(TextCode("\(error)")))
        }
    }

    private static func shown(_ reason: TextCode) -> TextCode {
        reason.mapWords { ForeignWords.shown(ForeignWords.plain($0), atMost: 400) }
    }

    static let recordsLine = "],\"records\":["
    static let lastLine = "]}"
}
