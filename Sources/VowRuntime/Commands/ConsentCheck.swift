import VowAnswers
package import VowCore
import VowLog
package import VowPorts

extension CommandService {
    /// Gives or withdraws consent for a purpose. Already so is no error, and no event.
    package func consent(to purpose: ConsentPurpose, _ command: ConsentCommand) throws(CommandError) {
        try decideAndAppend(to: Aggregates.consent, purpose) {
            (recorded, now) throws(CommandError) in
            if let position = recorded.unreadable.first {
                // What cannot be read may have been a consent: taking it back is recorded whatever the rest says.
                if case .withdraw = command { return [.withdrawn] }
                throw .refused(
                    Refusal(RefusalText.consentUnreadable(position: "\(position)")))
            }
            do throws(ConsentRejection) { return try recorded.state.decide(command, at: now) } catch {
                switch error {
                case .noRecipient: throw .refused(Refusal(RefusalText.consentNoRecipient))
                }
            }
        }
        log.noteAnchor()
    }
}

extension CommandService {
    /// Refuses an engine on another machine that the person did not agree to: set, it would get recordings.
    func checkConsent(toEngine value: String, for key: SettingKey, in log: EventLog) throws(CommandError) {
        guard SettingKey.engineKeys.contains(key), let server = ServerAddress(engine: value),
            !server.isLoopback,
            !ConsentCheck.allows(.speechServer, recipient: server.recipient, in: log)
        else { return }
        throw .refused(Refusal(RefusalText.consentNotAgreed(recipient: server.recipient)))
    }

    /// Refuses a broker on another machine that the person did not agree to: set, it would be told of alarms.
    func checkConsent(toBroker value: String, for key: SettingKey, in log: EventLog) throws(CommandError) {
        guard key == .mqttAddress, let broker = BrokerAddress(value), !broker.isLoopback,
            !ConsentCheck.allows(.mqttBroker, recipient: broker.recipient, in: log)
        else { return }
        throw .refused(Refusal(RefusalText.consentNoBroker(recipient: broker.recipient)))
    }
}

extension EventLog {
    /// Notes the newest record in the vault: an older log in its place, in which a consent still stands, is noticed.
    func noteAnchor() {
        guard store.isComplete,
            // Without an anchor an older log is noticed later, by the next one.
            let newest = try? store.readAll(after: max(0, try store.head() - 1), limit: 1).first
        else { return }
        // The next record notes it again.
        try? vault.note(anchor: HeadRecord(position: newest.position, hash: newest.hash))
    }
}

/// What a person agreed to, read from the log at the moment of asking.
package enum ConsentCheck {
    /// Withdraws whatever is agreed to, for a log whose newest records may be lost; gives how many it withdrew.
    package static func withdrawAll(in log: EventLog, at now: Instant) throws(AppendFailure) -> Int {
        let purposes = agreed(in: log)
        for purpose in purposes {
            try log.append([.consent(purpose, .withdrawn)], at: now, cause: salvage)
        }
        return purposes.count
    }

    /// The same as what is to be added to the records that a salvage saves.
    static func withdrawals(beside saved: [StoredEvent], vault: any KeyVault, at now: Instant)
        throws(PortFailure) -> [AddedEvent]
    {
        try withdrawals(in: EventLog(store: ReadRecords(saved), vault: vault), at: now, cause: salvage)
    }

    /// The same as what is to be added to a log that takes nothing itself.
    static func withdrawals(
        in log: EventLog, except kept: [ConsentPurpose] = [], at now: Instant, cause: String
    ) throws(PortFailure) -> [AddedEvent] {
        try agreed(in: log).filter { !kept.contains($0) }.map { purpose throws(PortFailure) in
            try log.proposal(.consent(purpose, .withdrawn), at: now, cause: cause)
        }
    }

    /// The cause of what follows from a loss.
    private static let salvage = "salvage"

    /// What is agreed to. One that cannot be read gives no consent, and is withdrawn all the same.
    private static func agreed(in log: EventLog) -> [ConsentPurpose] {
        ConsentPurpose.allCases.filter { purpose in
            guard let state = try? log.state(of: Aggregates.consent, purpose).state else { return true }
            return state.recipient != nil
        }
    }

    /// Whether data for a purpose may go to a recipient now. A log that cannot be read whole gives no consent.
    package static func allows(_ purpose: ConsentPurpose, recipient: String, in log: EventLog) -> Bool {
        guard log.store.isComplete,
            let state = try? log.state(of: Aggregates.consent, purpose).state
        else { return false }
        return state.held(for: purpose).recipient == recipient
    }
}
