package import VowAnswers
import VowCore

/// What a broker of home automation is told of this device, folded from the daemon's rows. What is not known yet is nil.
///
/// The phases of a run come to few states, since a home asks only whether somebody is being woken: `ringing` from the first
/// sound until the gate was passed, also while it listens; `snoozed`; `dismissed` once the gate was passed, also while the
/// run waits to ask again; and `missed`, `abandoned` or `bypassed` where it ended otherwise. Nothing that was said, heard or
/// written is in it.
package struct BrokerStates: Hashable, Sendable {
    /// The states, in the order of a morning.
    package static let states = ["idle", "ringing", "snoozed"] + endings
    /// How a run may have ended.
    package static let endings = ["dismissed", "missed", "abandoned", "bypassed"]
    /// The live phases, which the socket names.
    package static let phases = [
        "idle", "ringing", "listening", "judging", "answering", "checking", "snoozed", "resting", "ended",
    ]

    /// One of `states`.
    package private(set) var state: String?
    /// The live phase.
    package private(set) var phase: String?
    /// When the next alarm is due, or `none`; while one rings or is put off it stays what it was.
    package private(set) var nextAlarm: String?
    /// Until when it is put off, or when it asks again; else `none`.
    package private(set) var until: String?
    /// How the last run ended.
    package private(set) var lastEnding: String?
    /// Days kept in a row.
    package private(set) var streak: Int?
    /// The name of the alarm that rings, else of the next one; empty where there is none.
    package private(set) var label: String?

    /// Nothing is known.
    package init() {}

    /// Whether it rings, as far as a home is concerned.
    package var isRinging: Bool { state == "ringing" }

    /// Takes in what goes on.
    package mutating func apply(_ row: LiveRow) {
        phase = row.phase.rawValue
        until = row.gate?.until ?? "none"
        label = row.label ?? ""
        switch row.phase {
        case .idle:
            state = "idle"
            nextAlarm = row.next?.due ?? "none"
        case .ringing, .listening, .judging, .answering: state = "ringing"
        case .snoozed: state = "snoozed"
        case .resting, .checking: state = "dismissed"
        case .ended:
            guard let ending = row.ending, BrokerStates.endings.contains(ending) else { return }
            (state, lastEnding) = (ending, ending)
        }
    }

    /// Whether an alarm may have ended since: by its run, or without one, where it was missed or the person was up before it
    /// rang. Then another one is next.
    package func mayHaveEnded(since before: BrokerStates) -> Bool {
        guard phase == LiveRow.Phase.idle.rawValue || phase == LiveRow.Phase.ended.rawValue else {
            return false
        }
        return phase != before.phase || nextAlarm != before.nextAlarm
    }

    /// Takes in the last runs, newest last or first; the newest that is over counts.
    package mutating func apply(runs: [RunRow]) {
        let over = runs.filter { BrokerStates.endings.contains($0.state) }
        if let newest = over.max(by: { $0.beganAt < $1.beganAt }) { lastEnding = newest.state }
    }

    /// Takes in the streak.
    package mutating func apply(_ row: StreakRow) { streak = row.current }
}
