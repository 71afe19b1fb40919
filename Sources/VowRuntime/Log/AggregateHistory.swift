public import VowCore
public import VowLog
public import VowPorts

/// An aggregate as its events in the log leave it.
public struct RecordedState<State: Evolving>: Sendable {
    /// The state.
    public let state: State
    /// The version of its newest event; 0 before any.
    public let version: Int64
}

extension EventLog {
    /// The events of one aggregate, oldest first.
    public func events<State: Evolving>(of aggregate: Aggregate<State>, _ id: String) throws(PortFailure)
        -> [LoggedEvent]
    { try stream(aggregate.stream(id)) }

    /// The present state of one aggregate; one that has no event yet is as it begins.
    public func state<State: Evolving>(of aggregate: Aggregate<State>, _ id: String) throws(PortFailure)
        -> RecordedState<State>
    {
        var state = State()
        var version: Int64 = 0
        for logged in try events(of: aggregate, id) {
            version = logged.version
            guard let own = aggregate.own(logged.event) else { continue }
            state = state.evolved(by: own.event, at: logged.at)
        }
        return RecordedState(state: state, version: version)
    }
}
