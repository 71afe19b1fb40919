package import VowCore
package import VowLog
package import VowPorts

/// An aggregate as its events in the log leave it.
package struct RecordedState<State: Evolving>: Sendable {
    package let state: State
    /// The version of its newest event; 0 before any.
    package let version: Int64
    /// The positions of its events that cannot be read, and are passed over.
    package let unreadable: [Int64]
}

extension EventLog {
    /// The events of one aggregate, oldest first.
    package func events<State: Evolving>(of aggregate: Aggregate<State>, _ id: State.ID) throws(PortFailure)
        -> [LoggedEvent]
    { try stream(aggregate.stream(id)) }

    /// The present state of one aggregate; one that has no event yet is as it begins. Throws when an event of it cannot
    /// be read.
    package func state<State: Evolving>(of aggregate: Aggregate<State>, _ id: State.ID) throws(PortFailure)
        -> RecordedState<State>
    {
        folded(try events(of: aggregate, id), of: aggregate, unreadable: [])
    }

    /// The same, passing over events that cannot be read: for commands, which must not be held up by one of them.
    package func readableState<State: Evolving>(of aggregate: Aggregate<State>, _ id: State.ID)
        throws(PortFailure) -> RecordedState<State>
    {
        let stream = aggregate.stream(id)
        let (events, unreadable) = try readable(stream)
        let recorded = folded(events, of: aggregate, unreadable: unreadable)
        guard !unreadable.isEmpty else { return recorded }
        let newest = try store.read(stream: stream, after: recorded.version).last?.version
        return RecordedState(
            state: recorded.state, version: newest ?? recorded.version, unreadable: unreadable)
    }

    private func folded<State: Evolving>(
        _ events: [LoggedEvent], of aggregate: Aggregate<State>, unreadable: [Int64]
    ) -> RecordedState<State> {
        var state = State()
        var version: Int64 = 0
        for logged in events {
            version = logged.version
            guard let own = aggregate.own(logged.event) else { continue }
            state = state.evolved(by: own.event, at: logged.at)
        }
        return RecordedState(state: state, version: version, unreadable: unreadable)
    }
}
