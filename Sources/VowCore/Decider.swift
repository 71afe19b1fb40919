/// The state of an aggregate: it follows from the aggregate's events and their times, and from nothing else.
package protocol Evolving: Sendable {
    /// What can have happened to it.
    associatedtype Event: Hashable & Sendable
    /// What names one of its kind; it is recorded as its text.
    associatedtype ID: LosslessStringConvertible & Hashable & Sendable

    /// The state before any event.
    init()

    /// The state after one more event.
    func evolved(by event: Event, at instant: Instant) -> Self
}

/// An aggregate that takes commands: its state decides which events a command leads to.
package protocol Decider: Evolving {
    /// What can be asked of it.
    associatedtype Command
    /// Why a command is refused.
    associatedtype Rejection: Error & Hashable

    /// The events that a command leads to; none when it is already so.
    func decide(_ command: Command, at instant: Instant) throws(Rejection) -> [Event]
}

extension Decider {
    /// The events that a command leads to, or nil if it is refused.
    package func accepted(_ command: Command, at instant: Instant) -> [Event]? {
        // The caller has nobody to tell why, and changes nothing.
        try? decide(command, at: instant)
    }
}

/// An event of an aggregate that the alarm clock has no part in, such as practice or an interview.
///
/// What rings folds a closed set of events, each a case of `DomainEvent`. All other aggregates share one case, so that
/// adding one touches nothing on the way from a due instant to a sound.
package struct AggregateEvent: Hashable, Sendable {
    /// The category of the aggregate's streams.
    package let category: String
    /// The aggregate's own identifier.
    package let id: String
    /// The event, a value of the aggregate's event type.
    package let event: any Hashable & Sendable

    package init(category: String, id: String, event: any Hashable & Sendable) {
        self.category = category
        self.id = id
        self.event = event
    }

    /// Whether both are the same event of the same aggregate.
    package static func == (left: AggregateEvent, right: AggregateEvent) -> Bool {
        left.category == right.category && left.id == right.id
            && AnyHashable(left.event) == AnyHashable(right.event)
    }

    /// Feeds all three parts.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(category)
        hasher.combine(id)
        hasher.combine(AnyHashable(event))
    }
}
