import Foundation
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRuntime
import LinuxAdapters

/// What the wake screen of a terminal says beside the row: what to press or type, and how long something still takes.
struct WakeHints {
    private let pick: Wording
    private let row: LiveRow
    private let clockWords: Wording

    /// - Parameter clockWords: says whether clocks count to twelve.
    init(_ row: LiveRow, _ clockWords: Wording) {
        (self.row, self.clockWords) = (row, clockWords)
        pick = Wording(setting: row.run?.language ?? "en")
    }

    /// The first line: what time it is, and what the alarm is called.
    func head(at now: Date, in zone: ZoneRules) -> String {
        let wall = zone.civil(at: Instant(millisecondsSinceEpoch: Int64(now.timeIntervalSince1970 * 1000)))
        let label = row.label.map { ForeignWords.plain($0) } ?? ""
        let minute = CivilTime(hour: wall.time.hour, minute: wall.time.minute) ?? wall.time
        return clockWords.clock(minute) + (label.isEmpty ? "" : "  " + label)
    }

    /// The lines at an instant.
    func lines(at now: Date, in zone: ZoneRules) -> [String] {
        switch row.phase {
        case .ringing: doing + wayOut(at: now)
        case .listening, .judging, .answering: doing + waiting(at: now, in: zone) + wayOut(at: now)
        case .snoozed: [pick(TerminalText.hintUp)] + waiting(at: now, in: zone)
        case .resting: waiting(at: now, in: zone)
        case .checking, .ended, .idle: []
        }
    }

    /// When it rings or asks again.
    private func waiting(at now: Date, in zone: ZoneRules) -> [String] {
        guard let until = row.gate?.until, let left = left(until, now) else { return [] }
        return [pick(TerminalText.hintUntil(time: clock(until, zone), left: left))]
    }

    private var doing: [String] {
        var parts: [String] = []
        if case .ringing(_, let gate) = row.standing, !gate.words.lines.isEmpty, !gate.typingOpen {
            parts.append(pick(TerminalText.hintSpeak))
        }
        if row.gate?.snooze.allowed == true { parts.append(pick(TerminalText.hintSnooze)) }
        return parts.isEmpty ? [] : [parts.joined(separator: " · ")]
    }

    private func wayOut(at now: Date) -> [String] {
        guard let emergency = row.gate?.emergency else { return [] }
        if let opens = emergency.opensAt, let left = left(opens, now) {
            return [pick(TerminalText.hintWayOutOpens(left: left))]
        }
        let isAsked = emergency.opensAt != nil
        return [
            pick(
                isAsked ? TerminalText.hintWayOutAgain : .hintWayOut, ["sentence": emergency.sentence])
        ]
    }

    /// How long until an instant, as "4:05"; nil once it has come.
    private func left(_ text: String, _ now: Date) -> String? {
        guard let instant = Instant(iso8601: text) else { return nil }
        let seconds =
            (instant.millisecondsSinceEpoch - Int64(now.timeIntervalSince1970 * 1000) + 999) / 1000
        guard seconds > 0 else { return nil }
        let rest = seconds % 60
        return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
    }

    private func clock(_ text: String, _ zone: ZoneRules) -> String {
        Instant(iso8601: text).map { clockWords.clock(zone.civil(at: $0).time) } ?? ""
    }
}
