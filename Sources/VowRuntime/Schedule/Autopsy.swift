public import VowCore

/// Why a run went as it went, in one sentence that rests on the log alone.
public struct Autopsy: Hashable, Sendable {
    /// The run.
    public let run: String
    /// The person's name for the alarm.
    public let label: String
    /// When it was due.
    public let due: Instant
    /// How it ended, or "active" and "snoozed" while it has not.
    public let outcome: String
    /// The time in which nobody watched, when the due instant fell into one.
    public let absence: Absence?
    /// Milliseconds from the due instant to the firing; nil for a missed run.
    public let lateMilliseconds: Int64?
    /// How long it was silent because the process had ended, in milliseconds.
    public let gapMilliseconds: Int64
    /// Parts that broke, in the order in which they did.
    public let brokenParts: [String]
    /// The sentence.
    public let sentence: String

    /// Looks at a run's events.
    public init(run: Household.Run, events: [LoggedEvent], history: DeviceHistory, zone: ZoneRules) {
        self.run = run.id
        label = run.label
        due = run.due
        let absence = history.absence(at: run.due)
        self.absence = absence
        lateMilliseconds = run.state.terms?.lateMilliseconds
        var gap: Int64 = 0
        var broken: [(part: String, text: String)] = []
        var cause = ""
        for case .run(_, let event) in events.map(\.event) {
            switch event {
            case .resumed(let milliseconds): gap += milliseconds
            case .partFailed(let part, _, let message):
                if !broken.contains(where: { $0.part == part }) { broken.append((part, message)) }
            case .missed(_, _, _, let why, _): cause = why
            default: break
            }
        }
        gapMilliseconds = gap
        brokenParts = broken.map(\.part)
        outcome = Autopsy.outcome(run.state.phase)
        let words = AutopsyWords(zone: zone, due: run.due)
        var parts = [words.opening(run.label) + words.ending(run.state, cause: cause, absence: absence)]
        if let late = run.state.terms?.lateMilliseconds, late >= 60_000 {
            parts.append("it rang \(words.length(late)) late, \(words.because(cause: "", absence))")
        }
        if gap > 0 { parts.append("Vow's process had ended for \(words.length(gap)) of it") }
        for (part, text) in broken { parts.append("the \(part) broke (\(text))") }
        sentence = parts.joined(separator: "; ") + "."
    }

    private static func outcome(_ phase: RunState.Phase) -> String {
        switch phase {
        case .none: "none"
        case .active: "active"
        case .snoozed: "snoozed"
        case .ended(let ending): ending.rawValue
        }
    }
}

/// The words of an autopsy.
private struct AutopsyWords {
    let zone: ZoneRules
    let due: Instant

    func opening(_ label: String) -> String {
        "The alarm \(label.isEmpty ? "" : "\"\(label)\" ")"
            + "of \(zone.civil(at: due).date.iso8601) \(clock(due))"
    }

    func ending(_ state: RunState, cause: String, absence: Absence?) -> String {
        let attempts = state.attemptCount == 1 ? "1 attempt" : "\(state.attemptCount) attempts"
        switch state.phase {
        case .none: return " did not fire"
        case .active: return " is ringing"
        case .snoozed(let until): return " is put off until \(clock(until))"
        case .ended(.dismissed): return " was kept, with \(attempts)"
        case .ended(.abandoned):
            return state.attemptCount == 0
                ? " rang and nobody answered" : " rang until its limit; \(attempts) did not open the gate"
        case .ended(.bypassed): return " was ended by the emergency exit, after \(attempts)"
        case .ended(.missed): return " was missed, \(because(cause: cause, absence))"
        }
    }

    func because(cause: String, _ absence: Absence?) -> String {
        if let absence {
            let span = "from \(clock(absence.from)) to \(clock(absence.to))"
            return switch absence.cause {
            case .poweredOff: "because the machine was powered off \(span)"
            case .suspended: "because the machine slept \(span) and nothing could wake it"
            case .stopped: "because Vow was stopped \(span)"
            case .killed:
                "because Vow's process ended at about \(clock(absence.from)) and ran again at \(clock(absence.to))"
            case .clockSetForward: "because the clock was set forward \(span)"
            }
        }
        return switch cause {
        case "", "not running": "and nothing in the log says why"
        default: "because: \(cause)"
        }
    }

    /// The time on the wall, with its date when that is not the due one's.
    func clock(_ instant: Instant) -> String {
        let wall = zone.civil(at: instant)
        let time = String(wall.time.iso8601.prefix(5))
        return wall.date == zone.civil(at: due).date ? time : "\(wall.date.iso8601) \(time)"
    }

    func length(_ milliseconds: Int64) -> String {
        if milliseconds < 60_000 { return "\((milliseconds + 999) / 1000) s" }
        let minutes = (milliseconds + 30_000) / 60_000
        return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
    }
}

extension Desk {
    /// The autopsy of a run; nil in place of a run takes the newest that was not kept, else the newest.
    public func autopsy(of run: String?) throws(DeskError) -> Autopsy? {
        let household = try state()
        let wanted: Household.Run?
        if let run {
            guard let id = Household.match(run, among: household.runs.map(\.id)) else {
                throw .refused("There is no single run \"\(run)\". `vow runs` shows them.")
            }
            wanted = household.runs.first { $0.id == id }
        } else {
            wanted =
                household.runs.last { $0.state.phase != .ended(.dismissed) } ?? household.runs.last
        }
        guard let wanted else { return nil }
        return Autopsy(
            run: wanted, events: try runEvents(wanted.id), history: household.history,
            zone: household.deviceZone)
    }
}
