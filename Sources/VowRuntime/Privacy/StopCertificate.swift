import VowCore
import VowLog
public import VowPorts

/// The part of the chain that proves why a ringing ended, as one JSON document.
///
/// It holds every record from the run's first to its last, so that each hash can be computed from the one
/// before; records of other streams in between come without their personal parts. What the opened personal parts
/// say is for reading: the proof rests on the plain and the sealed bytes.
public enum StopCertificate {
    /// The name and version of the form.
    public static let format = "vow-certificate-1"

    /// The certificate of a run, or nil when the run is unknown or has not ended.
    public static func document(run id: String, log: EventLog) throws(PortFailure) -> [UInt8]? {
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
            var text = Array(
                #"{"format":"\#(format)","run":\#(JSONText.quoted(id)),"ending":"\#(ending)","#.utf8)
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
            return text + Array("\n]}\n".utf8)
        } catch let failure as PortFailure {
            throw failure
        } catch {
            throw PortFailure(
                code: "log.undecodable", message: "A record of the run cannot be read.",
                repair: "Run `vow log verify`.", cause: "\(error)")
        }
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
