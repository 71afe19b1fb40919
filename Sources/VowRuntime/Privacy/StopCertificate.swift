package import VowCore
import VowLog
package import VowPorts

/// The part of the chain that tells why a ringing ended, signed by the device, as one JSON document.
///
/// The chain says that the records belong together and are as they were written; the signature says which device wrote
/// the certificate, to whoever knows its public key. Neither says that what was recorded is what happened in the room.
///
/// It holds every record from the run's first to its last, so that each hash can be computed from the one
/// before; records of other streams in between come without their personal parts. What the opened personal parts
/// say is for reading: the chain rests on the plain and the sealed bytes.
package enum StopCertificate {
    /// The name and version of the form.
    package static let format = "vow-certificate-3"
    /// The class of the key that signs; it belongs to a device and is not exported.
    package static let keyClass = "device"

    /// The public key of the device, in hexadecimal, by which its certificates are checked.
    package static func publicKey(in vault: any KeyVault) throws(PortFailure) -> String {
        let secret = try vault.currentKey(for: keyClass).secret
        do { return Hexadecimal.text(try DeviceSignature.publicKey(ofSecret: secret)) } catch {
            throw unsigned(error)
        }
    }

    private static func unsigned(_ error: WireError) -> PortFailure {
        PortFailure(
            code: "certificate.unsigned", message: .certificateCannotBeSigned,
            repair: .lookAtKeyFileKeys, cause: error.description)
    }

    /// The certificate of a run, or nil when the run is unknown or has not ended.
    package static func document(run id: RunID, log: EventLog) throws(PortFailure) -> [UInt8]? {
        let stream = Aggregates.run.stream(id)
        let events = try log.stream(stream)
        guard let first = events.first, let last = events.last, let ending = ending(of: events) else {
            return nil
        }
        var previous = HashChain.genesis
        if first.position > 1 {
            previous = try log.store.readAll(after: first.position - 2, limit: 1).first?.hash ?? previous
        }
        do {
            let isImported = try wasImported(first, log)
            var text = Array(
                #"{"format":"\#(format)","run":\#(JSONText.quoted(id.text)),"ending":"\#(ending)","#.utf8)
            if isImported { text += Array(#""imported":true,"#.utf8) }
            text += Array(#""previousHash":"\#(Hexadecimal.text(previous))","records":["#.utf8)
            var position = first.position - 1
            while position < last.position {
                let page = try log.store.readAll(
                    after: position, limit: Int(min(500, last.position - position)))
                guard !page.isEmpty else { break }
                for record in page {
                    let isOfRun = record.stream == stream
                    let personal = isOfRun ? try Archive.personal(of: record, vault: log.vault) : .none
                    text += Array((record.position > first.position ? ",\n" : "\n").utf8)
                    text += try RecordForm.bytes(record, personal: personal)
                    position = record.position
                }
            }
            return try text
                + signature(
                    run: id, ending: ending, previous: previous, last: last.stored, isImported, log.vault)
        } catch let failure as PortFailure {
            throw failure
        } catch {
            throw PortFailure(
                code: "log.undecodable", message: .recordOfRunCannotBe,
                repair: .runVowLogVerify, cause: "\(error)")
        }
    }

    /// Whether a run's records came out of an archive: an import says so behind what it brought.
    private static func wasImported(_ first: LoggedEvent, _ log: EventLog) throws(PortFailure) -> Bool {
        try log.stream(Aggregates.deviceStream).contains { logged in
            if case .device(.historyImported) = logged.event {
                first.position < logged.position
            } else {
                false
            }
        }
    }

    /// What is signed is one text: the format, the run, the ending, the hash before the first record, and the last
    /// one's position and hash, and the word `imported` where the records came out of an archive, each on a line.
    private static func signature(
        run: RunID, ending: String, previous: [UInt8], last: StoredEvent, _ isImported: Bool,
        _ vault: any KeyVault
    ) throws -> [UInt8] {
        var parts = [
            format, run.text, ending, Hexadecimal.text(previous), "\(last.position)",
            Hexadecimal.text(last.hash),
        ]
        if isImported { parts.append("imported") }
        let signed = parts.joined(separator: "\n")
        let secret = try vault.currentKey(for: keyClass).secret
        let signature = try DeviceSignature.signature(of: Array(signed.utf8), secret: secret)
        let key = try DeviceSignature.publicKey(ofSecret: secret)
        return Array(
            "\n],\"key\":\"\(Hexadecimal.text(key))\",\"signature\":\"\(Hexadecimal.text(signature))\"}\n"
                .utf8)
    }

    private static func ending(of events: [LoggedEvent]) -> String? {
        for logged in events.reversed() {
            if case .run(_, let event) = logged.event {
                switch event {
                case .dismissed, .abandoned, .bypassed, .missed: return logged.stored.event.name
                default: continue
                }
            }
        }
        return nil
    }
}
