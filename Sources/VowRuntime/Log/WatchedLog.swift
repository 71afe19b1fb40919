package import VowCore
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
    private let tell: (TextCode) -> Void

    /// Watches over the log of a home; `tell` says something to the person.
    package init(_ access: LogAccess, clock: any WakeClock, tell: @escaping (TextCode) -> Void) {
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
            tell(
                failure.message.followed(by: failure.cause.map { .cause(cause: $0) } ?? .none)
                    .followed(by: SalvageTexts.text(report)).followed(by: SalvageTexts.outlook(of: log)))
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
            failure.told.followed(
                by: store.recordCount == 0
                    ? .alarmsRingFromViews(count: store.recordCount)
                    : .alarmsRingFromRecords(count: store.recordCount)))
        return EventLog(store: store, vault: access.vault)
    }
}

/// What a salvage says to people.
package enum SalvageTexts {
    /// One message.
    package static func text(_ report: SalvageReport) -> TextCode {
        let lost = report.lost.map {
            $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)"
        }.joined(separator: ", ")
        let refused = report.refused.map { "\($0)" }.joined(separator: ", ")
        let saved: TextCode =
            switch (lost.isEmpty, refused.isEmpty) {
            case (true, true): .salvagedRecords(count: report.saved)
            case (false, true): .salvagedRecordsLost(count: report.saved, lost: lost)
            case (true, false): .salvagedRecordsRefused(count: report.saved, refused: refused)
            case (false, false):
                .salvagedRecordsLostAndRefused(count: report.saved, lost: lost, refused: refused)
            }
        return saved.followed(by: .oldFilesAreIn(folder: report.oldFiles))
            .followed(by: report.addedCount > 0 ? consentsWithdrawn : .none)
    }

    /// What follows for the alarms. That none was saved is said loudly, because nothing will ring.
    package static func outlook(of log: EventLog) -> TextCode {
        // An event of an alarm that cannot be opened counts: the alarm keeps its time.
        let records = try? log.store.readAll(after: 0, limit: .max)
        let hasAlarms = records?.contains { $0.stream.category == Aggregates.alarm.category } != false
        return hasAlarms ? .alarmsGoOn : .noAlarmLeftSoNothing
    }

    /// Why consents are gone.
    package static let consentsWithdrawn: TextCode = .whatYouAgreedToWithdrawn
}
