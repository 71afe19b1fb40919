package import VowCore
package import VowLog
package import VowPorts

extension EventLog {
    /// The log as one that can be checked, filled and closed; nil where something stands in for it.
    package var opened: (any OpenLog)? { store as? any OpenLog }
}

/// Opens the log of a home with the key of its vault, and refuses what must not be taken for a new one.
package struct LogAccess: Sendable {
    /// Where the log lies.
    package let storage: any LogStorage
    /// Its keys.
    package let vault: any KeyVault

    /// Puts both together.
    package init(storage: any LogStorage, vault: any KeyVault) {
        self.storage = storage
        self.vault = vault
    }

    /// Whether no log was ever begun here.
    package func isUnused() throws(PortFailure) -> Bool {
        guard storage.presence() == .none else { return false }
        return try mayBegin()
    }

    /// A vault that has sealed something belongs to a log that exists or existed.
    private func mayBegin() throws(PortFailure) -> Bool {
        guard try vault.anchor() == nil else { return false }
        return try vault.keys().allSatisfy { $0.personalClass == Archive.headClass }
    }

    /// Opens the log, or begins one where there never was one.
    /// - Parameter restoring: an archive is about to fill the log. Where nothing is left of the log that the keys
    ///   belong to, a new one is begun beside them, because the person said what it shall hold.
    package func open(busyTimeoutMilliseconds: Int, restoring: Bool = false) throws(PortFailure)
        -> any OpenLog
    {
        try refuseWithoutKeys()
        var mayBegin = try mayBegin()
        if restoring, storage.presence() == .none {
            try vault.note(anchor: nil)
            mayBegin = true
        }
        let log = try storage.open(
            key: try key(), mayBegin: mayBegin, busyTimeoutMilliseconds: busyTimeoutMilliseconds)
        do throws(PortFailure) {
            try refuseOlder(log)
        } catch {
            log.close()
            throw error
        }
        return log
    }

    /// Notes the newest record in the vault, so that an older log put in the place of this one is noticed.
    package func noteAnchor(of log: any EventStore) { EventLog(store: log, vault: vault).noteAnchor() }

    private func refuseOlder(_ log: any EventStore) throws(PortFailure) {
        guard let anchor = try vault.anchor() else {
            noteAnchor(of: log)
            return
        }
        let record = try log.readAll(after: anchor.position - 1, limit: 1).first
        guard record?.position == anchor.position, record?.hash == anchor.hash else {
            throw PortFailure(
                code: "store.tampered",
                message:
                    .logOlderThanWasRecord(position: anchor.position),
                repair:
                    .putNewerLogSqliteLog)
        }
    }

    /// The log on a filesystem that can only be read.
    package func openReadOnly() throws(PortFailure) -> any EventStore {
        try refuseWithoutKeys()
        return try storage.openReadOnly(key: try key())
    }

    /// Compares the log with what was written.
    package func verify() throws(PortFailure) -> LogVerification {
        try refuseWithoutKeys()
        return try storage.verify(key: try key())
    }

    /// How many records the log holds, where none is lost or changed and the newest one that the vault knows is among
    /// them; nil where it is not so, or cannot be told.
    ///
    /// A log that is whole but older than the vault knows is refused wherever it is opened, so it needs a salvage, too:
    /// it may have been put back, or a salvage was stopped when the new log was in its place already.
    package func soundRecords(busyTimeoutMilliseconds: Int) -> Int64? {
        // A log that cannot be checked has no sound records.
        guard let found = try? verify(), found.flaw == nil, found.soundRecords > 0 else { return nil }
        do {
            try open(busyTimeoutMilliseconds: busyTimeoutMilliseconds).close()
        } catch {
            // A failure that only prevents opening for now says nothing about the records.
            guard error.code != "store.tampered" else { return nil }
        }
        return found.soundRecords
    }

    /// Puts a new log with every intact record in place of a damaged one.
    ///
    /// Where the newest records may be lost, a consent that was withdrawn may stand again. So the new log withdraws
    /// each consent from its first moment on: both happen in one step, however the process is stopped.
    package func salvage(at now: Instant) throws(PortFailure) -> SalvageReport {
        let anchor = try vault.anchor()
        func isWhole(_ report: SalvageReport) -> Bool {
            report.isWhole && anchor.map { report.saved >= $0.position } ?? true
        }
        var report = try storage.salvage(key: try key()) { saved, report throws(PortFailure) in
            isWhole(report) ? [] : try ConsentCheck.withdrawals(beside: saved, vault: vault, at: now)
        }
        report.isWhole = isWhole(report)
        // Where records are lost, the others have other places in the new log. If the process stops before this, the
        // new log is salvaged once more, which loses nothing.
        try vault.note(anchor: nil)
        return report
    }

    /// The records that can be read whatever state the log and the vault are in. Without a key they are not proven.
    package func readableRecords() -> [StoredEvent] { storage.readableRecords(key: try? key()) }

    private func key() throws(PortFailure) -> SecretBytes {
        try vault.currentKey(for: Archive.headClass).secret
    }

    /// A log whose keys are missing is not opened with new ones: checked by those it would count as forged, and they
    /// would be in the way when the old keys come back. A new home has its keys before its log.
    private func refuseWithoutKeys() throws(PortFailure) {
        guard storage.presence() != .none, try vault.keys().isEmpty, try vault.anchor() == nil else { return }
        throw PortFailure(
            code: "vault.missing", message: .keysOfLogMissing,
            repair:
                .putFileKeysJsonBack)
    }
}
