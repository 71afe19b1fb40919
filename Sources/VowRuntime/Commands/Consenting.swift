public import VowCore
import VowLog
import VowPorts

extension Desk {
    /// Gives or withdraws consent for a purpose. Already so is no error, and no event.
    public func consent(to purpose: ConsentPurpose, _ command: ConsentCommand) throws(DeskError) {
        try decideAndAppend(StreamName(category: "consent", id: purpose.rawValue)) {
            (history) throws(DeskError) in
            var state = ConsentState()
            for case .consent(_, let event) in history { state = state.evolved(by: event, at: now) }
            do throws(ConsentRejection) {
                return try state.decide(command).map { .consent(purpose, $0) }
            } catch {
                throw .refused("Say who would receive it: --to cloud:URL.")
            }
        }
    }
}

/// What a person agreed to, read from the log at the moment of asking.
public enum ConsentCheck {
    /// Whether data for a purpose may go to a recipient now. A log that cannot be read gives no consent.
    public static func allows(_ purpose: ConsentPurpose, recipient: String, in log: EventLog) -> Bool {
        let stream = StreamName(category: "consent", id: purpose.rawValue)
        guard let history = try? log.stream(stream) else { return false }
        var state = ConsentState()
        for logged in history {
            if case .consent(_, let event) = logged.event { state = state.evolved(by: event, at: logged.at) }
        }
        return state.recipient == recipient
    }
}
