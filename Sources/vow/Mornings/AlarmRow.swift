import VowCore
import VowRecitation
import VowRuntime

/// An alarm as the command line prints it; the keys of its JSON are part of the contract.
struct AlarmRow: Encodable {
    struct Next: Encodable {
        let instant: String
        let local: String
        let kind: String
    }

    let id: String
    let label: String
    let enabled: Bool
    let time: String
    let days: [String]?
    let date: String?
    let startsOn: String?
    let endsOn: String?
    let zone: String
    let followsDevice: Bool
    let skippedDates: [String]
    let skippedRanges: [[String]]
    let pausedUntil: String?
    let tone: String
    let volumePercent: Int
    let rampSeconds: Int
    let vibrate: Bool
    let routeTags: [String]
    let snoozeMaximum: Int
    let snoozeMinutes: Int
    let recite: [String]
    let gate: [String]
    let instead: [String]
    let challengeWord: Bool
    let minimumSimilarity: Double
    let language: String
    let loosenedFrom: String?
    let next: Next?

    private enum CodingKeys: String, CodingKey {
        case id, label, enabled, time, days, date, startsOn, endsOn, zone, followsDevice, skippedDates
        case skippedRanges, pausedUntil, tone, volumePercent, rampSeconds, vibrate, routeTags, snoozeMaximum
        case snoozeMinutes, recite, gate, instead, challengeWord, minimumSimilarity, language, loosenedFrom,
            next
    }
    private let nextInstant: Instant?

    init(_ entry: CommandService.AlarmEntry, _ overview: DeviceOverview) {
        let definition = entry.state.definition!
        let rule = definition.rule
        let zone = overview.zone(of: definition)
        id = entry.id
        label = definition.label
        enabled = entry.state.isEnabled
        time = String(rule.time.iso8601.prefix(5))
        switch rule.recurrence {
        case .weekly(let set): (days, date) = (set.codes, nil)
        case .once(let once): (days, date) = (nil, once.iso8601)
        case .dates(let dates): (days, date) = (nil, dates.map(\.iso8601).joined(separator: ","))
        }
        startsOn = rule.startsOn?.iso8601
        endsOn = rule.endsOn?.iso8601
        self.zone = zone.identifier
        followsDevice = definition.zone == .device
        skippedDates = rule.skippedDates.map(\.iso8601)
        skippedRanges = rule.skippedRanges.map { [$0.lowerBound.iso8601, $0.upperBound.iso8601] }
        pausedUntil = rule.pausedUntil?.iso8601
        tone = definition.sound.tone
        volumePercent = definition.sound.volumePercent
        rampSeconds = definition.sound.rampSeconds
        vibrate = definition.sound.vibrate
        routeTags = definition.sound.routeTags
        snoozeMaximum = definition.snooze.maximumCount
        snoozeMinutes = definition.snooze.lengthMinutes
        recite = definition.gate.kinds.map(\.rawValue)
        gate = definition.gate.challenges.map(GateNotation.text)
        // A stand-in's lines are those of the recitation.
        instead = definition.gate.standIns.map {
            if case .typeLines = $0.ask {
                GateNotation.text($0).replacing("type:affirmations", with: "type")
            } else {
                GateNotation.text($0)
            }
        }
        challengeWord = definition.gate.challengeWord
        minimumSimilarity = definition.gate.minimumSimilarity
        language = definition.gate.language.rawValue
        loosenedFrom = entry.state.loosenedFrom(after: zone.civil(at: overview.now).date)?.iso8601
        let occurrence = overview.upcoming.first { $0.alarm == entry.id }?.occurrence
        nextInstant = occurrence?.instant
        next = occurrence.map {
            let wall = zone.civil(at: $0.instant)
            return Next(
                instant: $0.instant.iso8601, local: "\(wall.date.iso8601)T\(wall.time.iso8601)",
                kind: $0.kind.rawValue)
        }
    }

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
        guard let nextInstant, let next else { return enabled ? "never rings again" : "" }
        return
            "next \(next.local.replacing("T", with: " ").prefix(16)), in \(Wait.text(from: now, to: nextInstant))"
    }
}

/// A wait in words.
enum Wait {
    /// "7 h 12 min", or days and hours beyond two days; rounded up to the minute, so that it never says 0.
    static func text(from now: Instant, to instant: Instant) -> String {
        let minutes = (instant.milliseconds(since: now) + 59_999) / 60_000
        if minutes < 60 { return "\(minutes) min" }
        if minutes < 2880 { return "\(minutes / 60) h \(minutes % 60) min" }
        return "\(minutes / 1440) d \(minutes / 60 % 24) h"
    }
}
