/// How an unanswered alarm rings again.
package struct SecondCallPolicy: Hashable, Sendable {
    /// How often at most, for one occurrence; 0 for never.
    package var maximumCount: Int
    /// How long after the end of the run before, in milliseconds.
    package var afterMilliseconds: Int64

    /// Makes a policy; without one, an alarm that was abandoned rings no more.
    package init(maximumCount: Int = 0, afterMilliseconds: Int64 = 600_000) {
        self.maximumCount = maximumCount
        self.afterMilliseconds = afterMilliseconds
    }
}

/// The unanswered runs of one occurrence, as the log holds them; whether and when it rings again follows from the
/// policy in force.
struct Unanswered: Codable, Hashable, Sendable {
    /// The date of the occurrence.
    let date: CivilDate?
    /// How many runs of it ended as abandoned, one after the other.
    var count: Int
    /// When the newest ended; nil while another run of it is open.
    var since: Instant?

    /// When it rings again; nil where it does not.
    func due(by policy: SecondCallPolicy) -> Instant? {
        guard count <= policy.maximumCount, let since else { return nil }
        return since.adding(milliseconds: policy.afterMilliseconds)
    }
}

extension RunEvent {
    /// Whether later mornings depend on it and on the terms of its run: how a ring was answered, and which lines were
    /// said.
    var countsBeyondRun: Bool {
        switch self {
        case .fired, .abandoned, .dismissed, .bypassed, .lineRecited: true
        default: false
        }
    }
}

// Second calls: what rings again because nobody answered.
extension AlarmClockState {
    /// Up to six hours after an alarm was due, a run of it still belongs to that morning.
    static let sameMorningMilliseconds: Int64 = 6 * 3_600_000

    /// Takes in what a run's event means for second calls.
    /// - Parameter terms: those of the run, as far as it has begun.
    mutating func noteAnswer(_ event: RunEvent, terms: FiredTerms?, at instant: Instant) {
        guard let terms else { return }
        switch event {
        case .fired:
            // A ring of another day begins anew; one of the same day goes on counting.
            if unanswered[terms.alarm]?.date == terms.date, terms.date != nil {
                unanswered[terms.alarm]?.since = nil
            } else {
                unanswered[terms.alarm] = nil
            }
        case .abandoned:
            // After a long absence of the device the morning is over, and nothing rings again for it.
            guard instant.milliseconds(since: terms.due) <= AlarmClockState.sameMorningMilliseconds else {
                unanswered[terms.alarm] = nil
                return
            }
            let count = unanswered[terms.alarm]?.count ?? 0
            unanswered[terms.alarm] = Unanswered(date: terms.date, count: count + 1, since: instant)
        case .dismissed, .bypassed: unanswered[terms.alarm] = nil
        default: break
        }
    }

    /// When each unanswered alarm rings again, in the order in which the alarms were made.
    func secondCalls(by policy: SecondCallPolicy) -> [(alarm: AlarmID, due: Instant, date: CivilDate)] {
        alarmOrder.compactMap { id in
            guard let call = unanswered[id], let date = call.date, let due = call.due(by: policy),
                alarm(id).isEnabled, alarm(id).definition != nil
            else { return nil }
            return (id, due, date)
        }
    }

    /// Drops a second call that could not be made in time; the alarm rings at its next occurrence.
    mutating func forgetSecondCall(of alarm: AlarmID) { unanswered[alarm] = nil }
}
