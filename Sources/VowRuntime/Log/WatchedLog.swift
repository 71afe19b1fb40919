import VowCore
import VowLog
package import VowPorts

/// Opens the log for the daemon, which must ring whatever state the log is in.
///
/// A damaged log is salvaged, and so is one whose keys are missing. Where that cannot be done, or the log cannot be
/// opened for another reason, what can be read of it stands in, and events wait in memory until it opens.
package struct WatchedLog {
    /// An append must not hold up a ring; commands hold the lock for some milliseconds only.
    private static let busyTimeoutMilliseconds = 300
    /// Tried again and again while events wait, so it must not wait long for a lock.
    private static let reopeningTimeoutMilliseconds = 20

    private let access: LogAccess
    private let clock: any WakeClock
    private let tell: (String) -> Void

    /// Watches over the log of a home; `tell` says something to the person.
    package init(_ access: LogAccess, clock: any WakeClock, tell: @escaping (String) -> Void) {
        self.access = access
        self.clock = clock
        self.tell = tell
    }

    /// Opens the log, or what can be had of it.
    package func open() -> EventLog {
        do {
            let log = EventLog(
                store: try access.open(busyTimeoutMilliseconds: Self.busyTimeoutMilliseconds),
                vault: access.vault)
            noteAnchor(of: log)
            return log
        } catch { return rescued(after: error) }
    }

    /// Hands the log to `body`; where reading finds damage that opening did not, once more with what was rescued.
    package func folding<Value>(_ log: EventLog, _ body: (EventLog) throws(PortFailure) -> Value)
        throws(PortFailure) -> Value
    {
        do { return try body(log) } catch {
            guard error.code.hasPrefix("store."), let opened = log.opened else { throw error }
            opened.close()
            return try body(rescued(after: error))
        }
    }

    /// What can be had of a log that could not be used, said to the person.
    package func rescued(after failure: PortFailure) -> EventLog {
        guard ["store.damaged", "store.tampered", "vault.missing"].contains(failure.code) else {
            return standIn(failure)
        }
        do {
            let report = try access.salvage(at: clock.now())
            let log = EventLog(
                store: try access.open(busyTimeoutMilliseconds: Self.busyTimeoutMilliseconds),
                vault: access.vault)
            let cause = failure.cause.map { " (\($0))" } ?? ""
            tell(
                "\(failure.message)\(cause) \(SalvageTexts.text(report)) "
                    + SalvageTexts.outlook(of: log))
            return log
        } catch {
            return standIn(failure)
        }
    }

    /// Notes how far the log has come; at each start, and when a run has ended.
    package func noteAnchor(of log: EventLog) { access.noteAnchor(of: log.store) }

    private func standIn(_ failure: PortFailure) -> EventLog {
        let access = access
        let store = DegradedEventStore(records: access.readableRecords()) { () throws(PortFailure) in
            try access.open(busyTimeoutMilliseconds: Self.reopeningTimeoutMilliseconds)
        }
        tell(
            "\(failure.description) Alarms ring all the same, from \(store.recordCount) records that could be read"
                + (store.recordCount == 0 ? " and what was last made of the log" : "")
                + "; what happens is kept in memory until the log can be used.")
        return EventLog(store: store, vault: access.vault)
    }
}

/// What a salvage says to people.
package enum SalvageTexts {
    /// One message.
    package static func text(_ report: SalvageReport) -> String {
        let lost = report.lost.map {
            $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)"
        }
        let refused = report.refused.map { "\($0)" }
        return "Saved \(report.saved) records into a new log"
            + (lost.isEmpty ? "" : "; lost: records \(lost.joined(separator: ", "))")
            + (refused.isEmpty
                ? ""
                : "; not written by this device and left out: records \(refused.joined(separator: ", "))")
            + ". The old files are in \(report.oldFiles)."
            + (report.addedCount > 0 ? " " + consentsWithdrawn : "")
    }

    /// What follows for the alarms. That none was saved is said loudly, because nothing will ring.
    package static func outlook(of log: EventLog) -> String {
        // An event of an alarm that cannot be opened counts: the alarm keeps its time.
        let records = try? log.store.readAll(after: 0, limit: .max)
        if records?.contains(where: { $0.stream.category == Aggregates.alarm.category }) != false {
            return "Alarms go on."
        }
        return
            "NO ALARM IS LEFT, so nothing rings: put a backup back (`vow import`), or make the alarms anew "
            + "(`vow alarm add`)."
    }

    /// Why consents are gone.
    package static let consentsWithdrawn =
        "What you agreed to is withdrawn, since a withdrawal may be lost; `vow consent give` gives it anew."
}
