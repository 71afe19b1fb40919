/// How an alarm rings again that nobody answered.
public struct SecondCallPolicy: Hashable, Sendable {
    /// How often at most, for one occurrence; 0 for never.
    public var maximumCount: Int
    /// How long after the end of the run before.
    public var afterMilliseconds: Int64

    /// Makes a policy; without one, an alarm that was abandoned rings no more.
    public init(maximumCount: Int = 0, afterMilliseconds: Int64 = 600_000) {
        self.maximumCount = maximumCount
        self.afterMilliseconds = afterMilliseconds
    }
}

/// Runs of one occurrence that nobody answered, as the log tells of them; whether and when it rings again follows from
/// the policy of the present.
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

// What rings again because nobody answered.
extension AlarmClockState {
    /// So long after an alarm was due, a run of it still belongs to that morning.
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
            // A device that was away for long finds a morning that is past.
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

    /// When each alarm rings again that nobody answered, in the order in which the alarms were made.
    func secondCalls(by policy: SecondCallPolicy) -> [(alarm: AlarmID, due: Instant, date: CivilDate)] {
        alarmOrder.compactMap { id in
            guard let call = unanswered[id], let date = call.date, let due = call.due(by: policy),
                alarm(id).isEnabled, alarm(id).definition != nil
            else { return nil }
            return (id, due, date)
        }
    }

    /// A call that could not be made in time is none any more: the next morning comes.
    mutating func forgetSecondCall(of alarm: AlarmID) { unanswered[alarm] = nil }
}
