package import VowCore

/// Why a run went as it went, in one sentence that rests on the log alone.
package struct Autopsy: Hashable, Sendable {
    package let run: RunID
    /// The person's name for the alarm.
    package let label: String
    /// When it was due.
    package let due: Instant
    /// How it ended, or "active" and "snoozed" while it has not.
    package let outcome: String
    /// Why the alarm did not ring in time: the cause in the missed run, or else the absence; nil if neither is recorded.
    package let cause: String?
    /// The absence that kept it from ringing: the due instant fell into it, or it began between that and the record of
    /// the miss. Nil where there is none.
    package let absence: Absence?
    /// Milliseconds from the due instant to the firing; nil for a missed run.
    package let lateMilliseconds: Int64?
    /// How long it was silent because the process had ended or stood still, in milliseconds.
    package let gapMilliseconds: Int64
    /// How often it was put off.
    package let snoozes: Int
    /// The missing parts for which it was put off without progress at the gate, in order.
    package let bypassedParts: [DevicePart]
    /// Parts that broke, in the order in which they did.
    package let brokenParts: [DevicePart]
    package let sentence: String

    /// Looks at a run's events.
    /// - Parameter settings: say in which language the sentence is.
    package init(
        run: DeviceOverview.Run, events: [LoggedEvent], history: DeviceHistory, zone: ZoneRules,
        settings: Settings
    ) {
        self.run = run.id
        label = run.label
        due = run.due
        lateMilliseconds = run.state.terms?.lateMilliseconds
        var gap: Int64 = 0
        var broken: [(part: DevicePart, code: String, text: String)] = []
        var missed: (cause: MissCause, at: Instant)?
        for logged in events {
            guard case .run(_, let event) = logged.event else { continue }
            switch event {
            case .resumed(let silence, let away): gap += max(0, away ?? silence)
            case .partFailed(let part, let code, let message):
                if !broken.contains(where: { $0.part == part }) { broken.append((part, code, message)) }
            case .missed(_, _, _, _, let why): missed = (why, logged.at)
            default: break
            }
        }
        let absence =
            missed.map { missed in
                history.absences.last { absence in
                    absence.cause.rawValue == missed.cause.rawValue && absence.from <= missed.at
                        && run.due <= absence.to
                }
            } ?? history.absence(at: run.due)
        self.absence = absence
        let known = missed.flatMap { $0.cause == .notRunning ? nil : $0.cause.rawValue }
        cause = known ?? absence?.cause.rawValue
        gapMilliseconds = gap
        brokenParts = broken.map(\.part)
        snoozes = run.state.snoozeCount
        bypassedParts = run.state.parts.bypassed
        outcome = run.state.phase.word
        let texts = AutopsyTexts(zone: zone, due: run.due, settings: settings)
        var parts = [
            texts.opening(run.label) + texts.ending(run.state, cause: missed?.cause, absence: absence)
        ]
        if let late = run.state.terms?.lateMilliseconds, late >= 60_000 {
            parts.append(texts.late(late, absence))
        }
        if snoozes > 0 { parts.append(texts.putOff(snoozes)) }
        parts += bypassedParts.map(texts.putOff(for:))
        if gap > 0 { parts.append(texts.gap(gap)) }
        for (part, code, text) in broken { parts.append(texts.broken(part, code: code, text)) }
        let whole = parts.joined(separator: "; ")
        sentence = whole.hasSuffix(".") ? whole : whole + "."
    }

}

extension RunPhase {
    /// The word for programs: "none", "active", "snoozed", "resting", or how the run ended.
    package var word: String {
        switch self {
        case .awaited: "none"
        case .active, .ringing, .listening, .judging, .answering, .checking: "active"
        case .snoozed, .up: "snoozed"
        case .resting: "resting"
        case .ended(let ending): ending.rawValue
        }
    }
}

extension CommandService {
    /// The autopsy of a run; nil in place of a run takes the newest that was not kept, else the newest.
    package func autopsy(of run: String?) throws(CommandError) -> Autopsy? {
        let overview = try state()
        let wanted: DeviceOverview.Run?
        if let run {
            let id = try Named.run.identifier(run, among: overview.runs.map(\.id))
            wanted = overview.runs.first { $0.id == id }
        } else {
            wanted =
                overview.runs.last { $0.state.phase != .ended(.dismissed) } ?? overview.runs.last
        }
        guard let wanted else { return nil }
        return Autopsy(
            run: wanted, events: try runEvents(wanted.id), history: overview.history,
            zone: overview.deviceZone, settings: overview.settings)
    }
}
