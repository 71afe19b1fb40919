package import VowCore
package import VowLog
import VowPorts
import VowRecitation

extension CommandService {
    /// Carries out a command on an aggregate: reads its events, decides, appends what follows.
    ///
    /// A decision that another process overtook is taken again on the new state.
    /// - Parameter refusal: what to say where the aggregate refuses.
    /// - Returns: the events that were appended; none when it was so already.
    @discardableResult
    package func carryOut<State: Decider>(
        _ command: State.Command, on aggregate: Aggregate<State>, _ id: State.ID,
        refusal: (State.Rejection) -> CommandError
    ) throws(CommandError) -> [State.Event] {
        try decideAndAppend(to: aggregate, id) { (recorded, now) throws(CommandError) in
            do throws(State.Rejection) { return try recorded.state.decide(command, at: now) } catch {
                throw refusal(error)
            }
        }
    }

    /// The present state of one aggregate.
    package func state<State: Evolving>(of aggregate: Aggregate<State>, _ id: State.ID) throws(CommandError)
        -> State
    {
        do { return try log.state(of: aggregate, id).state } catch { throw .failed(error) }
    }

    /// The aggregates of a kind that ever had an event, in the order in which they began, as they stand; for kinds
    /// that the alarm clock has no part in.
    package func all<State: Evolving>(_ aggregate: Aggregate<State>) throws(CommandError)
        -> [(id: State.ID, state: State)]
    {
        var found: [(id: State.ID, state: State)] = []
        for id in try present().identifiers(of: aggregate.category).compactMap({ State.ID($0) }) {
            found.append((id, try state(of: aggregate, id)))
        }
        return found
    }

    /// Appends what `decide` makes of an aggregate's state; it may be called again where another process came first.
    @discardableResult
    func decideAndAppend<State: Evolving>(
        to aggregate: Aggregate<State>, _ id: State.ID,
        decide: (RecordedState<State>, Instant) throws(CommandError) -> [State.Event]
    ) throws(CommandError) -> [State.Event] {
        // A handful of tries is plenty: commands come from people.
        for _ in 0..<5 {
            let before: RecordedState<State>
            do { before = try log.readableState(of: aggregate, id) } catch { throw .failed(error) }
            let now = self.now
            let events = try decide(before, now)
            do {
                let key = "\(aggregate.stream(id)) \(before.version + 1) \(entropy.next())"
                try appendForSure(
                    events.compactMap { aggregate.event($0, of: id) }, at: now,
                    expecting: .exactly(before.version), key: key)
                return events
            } catch {
                if case .conflict = error { continue }
                throw CommandService.error(error)
            }
        }
        throw .failed(
            PortFailure(
                code: "command.contended",
                message: .otherCommandsKeptChanging(stream: aggregate.stream(id)),
                repair: .tryAgainInMoment))
    }

    /// Appends, and where it is not known whether that was written, tries again under the same key, which writes once.
    private func appendForSure(
        _ events: [DomainEvent], at now: Instant, expecting: ExpectedVersion, key: String
    )
        throws(AppendFailure)
    {
        for triesLeft in (0...2).reversed() {
            do {
                try log.append(events, at: now, cause: "command", expecting: expecting, key: key)
                return
            } catch {
                guard case .uncertain = error, triesLeft > 0 else { throw error }
            }
        }
    }
}

extension CommandService {
    /// A short identifier that a person can type; those of one kind are few, so that four letters are enough.
    func freshIdentifier<ID: RecordedID>() -> ID {
        var bits = RandomBits(seed: entropy.next())
        return ID(bits.identifier(length: 4))
    }
}
