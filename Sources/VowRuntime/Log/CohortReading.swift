package import VowAnswers
import VowCore
package import VowLog
package import VowPorts

/// A person's log as whoever holds it without its keys can read it: the same projections as on the person's device, by
/// what stands in the clear.
package enum CohortReading {
    /// The row of a log.
    /// - Parameters:
    ///   - name: the log's name, in hexadecimal.
    ///   - device: the public key of the device that signed it, in hexadecimal.
    ///   - verification: what a check of the whole log found. One that is not whole is not counted: what was left out of
    ///     it would be counted, too.
    package static func row(
        of store: any EventStore, named name: String, by device: String?, _ verification: LogVerification,
        clock: any WakeClock, zones: any ZoneRulesSource, entropy: any Entropy
    ) throws(CommandError) -> CohortRow {
        if let flaw = verification.flaw {
            return CohortRow(
                log: name, records: verification.soundRecords, device: device, flaw: flaw.description)
        }
        let log = EventLog(store: store, vault: ReadKeys(held: []))
        let service = CommandService(log: log, clock: clock, zones: zones, entropy: entropy)
        let today = try service.present().today
        let mornings = try service.mornings(last: .max)
        let dates = mornings.map(\.date)
        let (review, _) = try service.review(from: dates.min() ?? today, through: dates.max() ?? today)
        return CohortRow(
            log: name, records: verification.soundRecords, device: device, review, try service.streak())
    }
}
