public import VowCore
import VowLog
import VowPorts

extension CommandService {
    /// Gives or withdraws consent for a purpose. Already so is no error, and no event.
    public func consent(to purpose: ConsentPurpose, _ command: ConsentCommand) throws(CommandError) {
        try carryOut(command, on: Aggregates.consent, purpose.rawValue) { rejection in
            switch rejection {
            case .noRecipient: .refused("Say who would receive it: --to ADDRESS.")
            }
        }
    }
}

extension CommandService {
    /// Refuses an engine on another machine that the person did not agree to: set, it would get recordings.
    func checkConsent(toEngine value: String, for key: SettingKey, in log: EventLog) throws(CommandError) {
        guard SettingKey.engineKeys.contains(key), let server = ServerAddress(engine: value),
            !server.isLoopback,
            !ConsentCheck.allows(.speechServer, recipient: server.recipient, in: log)
        else { return }
        let settings: Settings
        do { settings = try CommandService.settings(of: log) } catch { throw .failed(error) }
        throw .refused(ConsentTexts(settings).notAgreed(server.recipient))
    }
}

/// What a person agreed to, read from the log at the moment of asking.
public enum ConsentCheck {
    /// Whether data for a purpose may go to a recipient now. A log that cannot be read gives no consent.
    public static func allows(_ purpose: ConsentPurpose, recipient: String, in log: EventLog) -> Bool {
        guard let state = try? log.state(of: Aggregates.consent, purpose.rawValue).state else {
            return false
        }
        return state.recipient == recipient
    }
}
