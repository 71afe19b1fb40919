package import VowCore
import VowRecitation

/// A run, as every front end is told of it.
package struct RunRow: Codable, Hashable, Sendable {
    package let run: String
    package let alarm: String?
    /// The person's name for the alarm.
    package let label: String
    /// When it was to ring.
    package let due: String
    /// That time on the wall clock, where the alarm's time was read.
    package let local: String
    /// When it began.
    package let beganAt: String
    /// `active`, `snoozed`, `dismissed`, `abandoned`, `bypassed` or `missed`.
    package let state: String
    /// Steps passed.
    package let step: Int
    /// Attempts judged.
    package let attempts: Int
    /// Snoozes taken.
    package let snoozes: Int
    /// The lines that counted.
    package let recitedLines: [String]

    /// What happened to it from outside: `programGone`, `outputLowered`, `deviceGone`, `clockSet`,
    /// `engineLooped`.
    package let disturbances: [String]

    /// The row of a morning.
    package init(_ morning: Morning) {
        run = morning.run.text
        alarm = morning.alarm.text
        label = morning.label
        due = morning.due.iso8601
        let minute = CivilTime(hour: morning.dueMinute / 60, minute: morning.dueMinute % 60)
        local = "\(morning.date.iso8601)T\(minute?.iso8601 ?? "00:00")"
        beganAt = morning.beganAt.iso8601Milliseconds
        state = RunRow.state(morning.outcome)
        step = morning.stepsPassed
        attempts = morning.attempts
        snoozes = morning.snoozes
        recitedLines = morning.recitedLines.map(\.text)
        disturbances = morning.disturbances.map(\.rawValue)
    }

    /// The state of a run in the words of its events.
    package static func state(_ outcome: Morning.Outcome) -> String {
        switch outcome {
        case .ringing: "active"
        case .kept: RunEnding.dismissed.rawValue
        case .snoozed, .abandoned, .bypassed, .missed: outcome.rawValue
        }
    }
}
