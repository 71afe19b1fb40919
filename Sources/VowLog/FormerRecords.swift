import Crypto
import VowCore

/// Brings the records of an export from before Vow 1.0 (`vow-export-1`) to their present form.
///
/// Those records had no stamp, their chain began with `vow-record-1`, and an event had as many schemas as it had
/// occasions. Only an import reads them; a log in that form is not opened.
package struct FormerRecords {
    private var previous = HashChain.genesis
    /// The end of the chain of upgraded records.
    private var end: ChainEnd?

    /// Begins before the first record.
    package init() {}

    /// Whether the record's hash follows from its content and the record before it.
    package mutating func follows(_ record: StoredEvent) -> Bool {
        guard Self.hash(of: record, previous: previous) == record.hash else { return false }
        previous = record.hash
        return true
    }

    /// The record as the present program would have written it, in the same place of its stream.
    ///
    /// Its stamp names a device that follows from the first record, so it is the same wherever the export is imported.
    /// - Parameters:
    ///   - personal: the opened personal part; nil if it has none, or its key was destroyed.
    ///   - key: the secret that opened it.
    package mutating func upgraded(_ record: StoredEvent, personal: [UInt8]?, key: (any KeyBytes)?)
        throws(WireError) -> StoredEvent
    {
        let event = try Self.upgraded(record.event, in: record.stream, personal: personal, key: key)
        let name = DeviceName(unchecked: Array(record.hash.prefix(DeviceName.byteCount)))
        var end = end ?? ChainEnd(after: nil, version: 0, device: name)
        end.turn(toVersion: record.version - 1)
        let upgraded = end.place(event, in: record.stream, named: record.stream.description)
        self.end = end
        return upgraded
    }

    private static func upgraded(
        _ event: ProposedEvent, in stream: StreamName, personal: [UInt8]?, key: (any KeyBytes)?
    ) throws(WireError) -> ProposedEvent {
        let schema = event.name == "DaemonReturned" ? event.schema : 1
        let plain = plain(event)
        guard let personal, let key, let sealed = event.sealed else {
            // A part whose key was destroyed stays closed.
            return ProposedEvent(
                name: event.name, schema: schema, at: event.at, cause: event.cause,
                correlation: event.correlation, plain: plain, sealed: event.sealed)
        }
        var sealer = EventSealer(stream: stream)
        sealer.add(keyID: sealed.keyID, of: sealed.personalClass, bytes: key)
        return try sealer.seal(
            EncodedEvent(
                name: event.name, schema: schema, plain: plain, personalClass: sealed.personalClass,
                personal: personal),
            at: event.at, cause: event.cause, correlation: event.correlation)
    }

    /// The plain part; alarms and runs of recitations alone did not name their challenges.
    private static func plain(_ event: ProposedEvent) -> [UInt8] {
        switch event.name {
        case "AlarmScheduled", "AlarmChanged":
            let text = String(decoding: event.plain, as: UTF8.self)
            guard let start = text.firstRange(of: #""kinds":["#),
                let end = text[start.upperBound...].firstIndex(of: "]")
            else { return event.plain }
            let challenges = text[start.upperBound..<end].split(separator: ",").map {
                #"{"challenge":"recite","kind":\#($0)}"#
            }
            let list = #""challenges":[\#(challenges.joined(separator: ","))],"standIns":["#
            return Array((text[..<start.lowerBound] + list + text[end...]).utf8)
        case "AlarmFired":
            // Within a text the quotation marks would be escaped, so that only a step begins like this.
            let pieces = String(decoding: event.plain, as: UTF8.self).split(
                separator: #"{"kind":"#, omittingEmptySubsequences: false)
            return Array(pieces.joined(separator: #"{"challenge":"recite","kind":"#).utf8)
        default: return event.plain
        }
    }

    /// The hash that a record had: over the text `vow-record-1` and its parts but the stamp; see `HashChain`.
    private static func hash(of record: StoredEvent, previous: [UInt8]) -> [UInt8] {
        let event = record.event
        var bytes = Array("vow-record-1".utf8) + previous
        HashChain.append(record.position, to: &bytes)
        HashChain.append(record.stream.description, to: &bytes)
        HashChain.append(record.version, to: &bytes)
        HashChain.append(event.name, to: &bytes)
        HashChain.append(Int64(event.schema), to: &bytes)
        HashChain.append(event.at.millisecondsSinceEpoch, to: &bytes)
        HashChain.append(event.cause, to: &bytes)
        HashChain.append(event.correlation, to: &bytes)
        HashChain.append(event.plain, to: &bytes)
        bytes.append(event.sealed == nil ? 0 : 1)
        if let sealed = event.sealed {
            HashChain.append(sealed.personalClass, to: &bytes)
            HashChain.append(sealed.keyID, to: &bytes)
            HashChain.append(sealed.bytes, to: &bytes)
        }
        return SHA256.hash(data: bytes).withUnsafeBytes { Array($0) }
    }
}
