import VowAnswers
import VowCore
import VowRuntime

/// An alarm as the command line prints it.
extension AlarmRow {
    /// One line for a list.
    func line(now: Instant) -> String {
        let when = days?.joined(separator: ",") ?? date ?? ""
        let state = enabled ? "on " : "off"
        let name = label.isEmpty ? "" : "  \(label)"
        return "\(id)  \(state)  \(time)  \(when)\(name)  \(nextText(now: now))"
    }

    /// All of it, for one alarm.
    func text(now: Instant) -> String {
        var lines = [line(now: now)]
        lines.append("  sound      \(tone), \(volumePercent) %, ramp \(rampSeconds) s")
        lines.append("  snooze     at most \(snoozeMaximum), \(snoozeMinutes) min each")
        let word = challengeWord && !recite.isEmpty ? ", with a challenge word" : ""
        let score =
            gate.contains { !$0.hasPrefix("sum") } ? ", each line at \(minimumSimilarity) (\(language))" : ""
        lines.append("  stops for  \(gate.joined(separator: ", then "))\(word)\(score)")
        if !instead.isEmpty { lines.append("  instead    \(instead.joined(separator: " or "))") }
        if let checkAfter {
            lines.append(
                "  asks again \(checkAfter) min later whether you are still up, at most \(checks ?? 1)x")
        }
        lines.append("  zone       \(followsDevice ? "this device's (\(zone))" : zone)")
        if let startsOn { lines.append("  from       \(startsOn)") }
        if let endsOn { lines.append("  until      \(endsOn)") }
        if !skippedDates.isEmpty { lines.append("  skipped    \(skippedDates.joined(separator: ", "))") }
        for range in skippedRanges { lines.append("  skipped    \(range[0]) to \(range[1])") }
        if let pausedUntil { lines.append("  paused     until \(pausedUntil)") }
        if let loosenedFrom { lines.append("  easier     from \(loosenedFrom); until then as before") }
        return lines.joined(separator: "\n")
    }

    private func nextText(now: Instant) -> String {
        guard let next, let instant = Instant(iso8601: next.instant) else {
            return enabled ? "never rings again" : ""
        }
        return
            "next \(next.local.replacing("T", with: " ").prefix(16)), in \(Wait.text(from: now, to: instant))"
    }
}
