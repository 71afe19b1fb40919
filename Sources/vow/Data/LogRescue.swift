import FileKeyVault
import Foundation
import Glibc
import SQLiteEventStore
import Synchronization
import VowLog
import VowPorts
import VowRuntime

/// Puts a new log with every intact record in place of a damaged one; the old files stay beside it.
enum LogRescue {
    /// What came of it.
    struct Rescued {
        let report: SalvageReport
        let oldFiles: String

        /// One message for people.
        var text: String {
            let lost = report.lost.map {
                $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)"
            }
            return "Saved \(report.saved) records into a new log"
                + (lost.isEmpty ? "" : "; lost: records \(lost.joined(separator: ", "))")
                + ". The old files are in \(oldFiles)."
        }
    }

    static func putNewLogInPlace(home: String) throws -> Rescued {
        let files = FileManager.default
        let headKey = try Home.vault(home).currentKey(for: Archive.headClass)
        let fresh = home + "/salvage"
        try? files.removeItem(atPath: fresh)
        do {
            try files.createDirectory(atPath: fresh, withIntermediateDirectories: false)
            let report = try LogSalvage.salvage(from: home, to: fresh, headKey: headKey.bytes)
            var number = 1
            while files.fileExists(atPath: home + "/damaged-\(number)") { number += 1 }
            let kept = home + "/damaged-\(number)"
            try files.createDirectory(atPath: kept, withIntermediateDirectories: false)
            let database = SQLiteEventStore.FileName.database
            let names = [database + "-wal", database + "-shm", SQLiteEventStore.FileName.head, database]
            for name in names where files.fileExists(atPath: home + "/" + name) {
                try files.moveItem(atPath: home + "/" + name, toPath: kept + "/" + name)
            }
            for name in names.reversed() where files.fileExists(atPath: fresh + "/" + name) {
                try files.moveItem(atPath: fresh + "/" + name, toPath: home + "/" + name)
            }
            try files.removeItem(atPath: fresh)
            return Rescued(report: report, oldFiles: kept)
        } catch let failure as PortFailure {
            throw failure
        } catch {
            throw PortFailure(
                code: "store.unsalvaged", message: "The new log could not be put in place.",
                repair: "Make room on the disk, make the folder writable, and try again.",
                cause: error.localizedDescription)
        }
    }
}

/// Opens the log for the daemon, which must ring whatever state the log is in.
///
/// A damaged log is salvaged, and so is one whose keys are missing. Where that cannot be done, or the log cannot be
/// opened for another reason, what can be read of it stands in, and events wait in memory until it opens.
enum WatchedLog {
    /// An append must not hold up a ring; commands hold the lock for some milliseconds only.
    private static let busyTimeoutMilliseconds = 300

    static func open(_ home: String, tell: (String) -> Void) -> EventLog {
        do { return try Home.open(home, busyTimeoutMilliseconds: busyTimeoutMilliseconds) } catch {
            return rescued(home, after: error, tell: tell)
        }
    }

    /// Hands the log to `body`; where reading finds damage that opening did not, once more with what was rescued.
    static func folding<Value>(
        _ log: EventLog, home: String, tell: (String) -> Void,
        _ body: (EventLog) throws(PortFailure) -> Value
    ) throws(PortFailure) -> Value {
        do { return try body(log) } catch {
            guard error.code.hasPrefix("store."), let store = log.store as? SQLiteEventStore else {
                throw error
            }
            store.close()
            return try body(rescued(home, after: error, tell: tell))
        }
    }

    static func rescued(_ home: String, after failure: PortFailure, tell: (String) -> Void)
        -> EventLog
    {
        if ["store.damaged", "store.tampered", "vault.missing"].contains(failure.code) {
            do {
                let rescued = try LogRescue.putNewLogInPlace(home: home)
                let log = try Home.open(home, busyTimeoutMilliseconds: busyTimeoutMilliseconds)
                let cause = failure.cause.map { " (\($0))" } ?? ""
                tell("\(failure.message)\(cause) \(rescued.text) Alarms go on.")
                return log
            } catch {
                return standIn(home, failure: failure, tell: tell)
            }
        }
        return standIn(home, failure: failure, tell: tell)
    }

    private static func standIn(_ home: String, failure: PortFailure, tell: (String) -> Void) -> EventLog {
        let store = StandInEventStore(folder: home) { () throws(PortFailure) in
            // Tried again and again while events wait: it must not wait long for a lock.
            try Home.openStore(home, examining: .head, busyTimeoutMilliseconds: 20)
        }
        tell(
            "\(failure.description) Alarms ring all the same, from \(store.recordCount) records that could be "
                + "read; what happens is kept in memory until the log can be used.")
        return EventLog(store: store, vault: Home.vault(home))
    }
}

/// Compares the whole log with its chain in the background, once, at the least priority there is.
final class LogCheck: Sendable {
    private let isCancelled = Mutex(false)

    /// Begins; nil for a store that has nothing to check.
    init?(_ store: any EventStore, found: @escaping @Sendable (PortFailure) -> Void) {
        guard let store = store as? SQLiteEventStore else { return nil }
        let thread = Thread { [self] in
            // For this thread alone: on Linux a nice value belongs to a thread.
            setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 19)
            guard let verification = try? store.verify(while: { !isCancelled.withLock { $0 } }),
                let flaw = verification.flaw
            else { return }
            if isCancelled.withLock({ $0 }) { return }
            found(
                PortFailure(
                    code: "store.tampered", message: flaw.description,
                    repair: "Run `vow log verify`, then `vow log salvage`."))
        }
        thread.name = "vow log check"
        thread.start()
    }

    /// Ends it soon; idempotent.
    func cancel() { isCancelled.withLock { $0 = true } }
}
