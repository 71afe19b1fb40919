import VowAnswers
import VowCommandLine
import VowCore
import VowRuntime

/// An alarm as the command line prints it.
extension AlarmRow {
    /// One line for a list.
    func line(now: Instant, _ pick: Wording) -> String {
        let named = days?.map { code in
            Weekday.allCases.first { $0.code == code }.map { pick.weekday($0) } ?? code
        }
        let when = cycle?.words(in: pick) ?? named?.joined(separator: ",") ?? date ?? ""
        let state = Texts.leading(pick(enabled ? AlarmText.stateOn : .stateOff), to: 3)
        let name = label.isEmpty ? "" : "  \(label)"
        return "\(id)  \(state)  \(Self.clock(time, pick))  \(when)\(name)  \(nextText(now: now, pick))"
    }

    /// All of it, for one alarm.
    func text(now: Instant, _ pick: Wording) -> String {
        var lines = [line(now: now, pick)]
        let add = { (name: String, text: String) in lines.append("  \(Texts.leading(name, to: 10)) \(text)") }
        add(
            pick(AlarmText.rowSound),
            "\(tone), \(volumePercent) %, " + pick(AlarmText.ramp(seconds: rampSeconds)))
        add(pick(AlarmText.rowOutput), outputText(pick))
        add(pick(AlarmText.rowVibrates), vibrate ? pick(AlarmText.answerYes) : pick(AlarmText.answerNo))
        add(
            pick(AlarmText.rowSnooze),
            pick(AlarmText.snooze(count: snoozeMaximum, minutes: snoozeMinutes)))
        let word =
            challengeWord && !recite.isEmpty
            ? pick(AlarmText.withChallengeWord) : ""
        let score =
            gate.contains { !$0.hasPrefix("sum") }
            ? pick(AlarmText.minimum(score: "\(minimumSimilarity)", language: language)) : ""
        add(
            pick(AlarmText.rowStopsFor),
            gate.joined(separator: pick(AlarmText.thenNext) + " ") + word + score)
        if !instead.isEmpty {
            add(pick(AlarmText.rowInstead), instead.joined(separator: " " + pick(AlarmText.or) + " "))
        }
        if let checkAfter {
            add(
                pick(AlarmText.rowAsksAgain),
                pick(AlarmText.check(minutes: checkAfter, count: "\(checks ?? 1)")))
        }
        add(
            pick(AlarmText.rowZone),
            followsDevice ? pick(AlarmText.zoneOfDevice(zone: zone)) : zone)
        if let startsOn { add(pick(AlarmText.rowFrom), startsOn) }
        if let endsOn { add(pick(AlarmText.rowUntil), endsOn) }
        if let dayTimes {
            let times = dayTimes.map { time in
                (Weekday(code: time.day).map { pick.weekday($0) } ?? time.day) + " \(time.time)"
            }
            add(pick(AlarmText.rowDayTimes), times.joined(separator: ", "))
        }
        for moved in movedTimes ?? [] {
            add(
                pick(AlarmText.rowMoved),
                pick(AlarmText.movedOnce(date: moved.date, time: moved.time, usual: moved.usual)))
        }
        if !skippedDates.isEmpty { add(pick(AlarmText.rowSkipped), skippedDates.joined(separator: ", ")) }
        for range in skippedRanges {
            add(pick(AlarmText.rowSkipped), pick(AlarmText.range(first: "\(range[0])", last: "\(range[1])")))
        }
        if let pausedUntil {
            add(pick(AlarmText.rowPaused), pick(AlarmText.pausedUntil(date: pausedUntil)))
        }
        if let loosenedFrom {
            add(
                pick(AlarmText.rowEasier),
                pick(AlarmText.loosenedFrom(date: loosenedFrom)))
        }
        return lines.joined(separator: "\n")
    }

    /// Where it rings.
    private func outputText(_ pick: Wording) -> String {
        if routeTags.isEmpty { return pick(AlarmText.outputUsual) }
        if routeTags == ["all"] { return pick(AlarmText.outputEvery) }
        return routeTags.joined(separator: ", ")
    }

    /// HH:MM as the person wants clocks.
    private static func clock(_ time: some StringProtocol, _ pick: Wording) -> String {
        let parts = time.split(separator: ":").compactMap { Int($0) }
        guard parts.count >= 2, let civil = CivilTime(hour: parts[0], minute: parts[1]) else {
            return String(time)
        }
        return pick.clock(civil)
    }

    private func nextText(now: Instant, _ pick: Wording) -> String {
        guard let next, let instant = Instant(iso8601: next.instant) else {
            return enabled ? pick(AlarmText.never) : ""
        }
        let local = "\(next.local.prefix(10)) \(Self.clock(next.local.dropFirst(11).prefix(5), pick))"
        let wait = Wait.text(from: now, to: instant, in: pick)
        return pick(AlarmText.next(time: local, wait: wait))
    }
}
