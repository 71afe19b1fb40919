package import VowCore
import VowLog
import VowPorts
import VowRecitation

/// What the evening notice says.
enum EveningNotice {
    /// How far ahead it looks: past the next noon from any evening.
    static let reachMilliseconds: Int64 = 24 * 3_600_000

    /// The words of a notice, and the ring that it tells of.
    struct Told {
        let text: String
        let alarm: AlarmID
        let date: CivilDate
    }

    /// The next alarm within a day, its lines, and whether the machine must be kept awake; nil when none rings.
    static func told(
        _ alarmClock: AlarmClock, methods: [WakeMethod], trials: GateTrials = GateTrials(),
        texts: NoticeTexts, sleepMinutes: Int? = nil, at now: Instant
    )
        -> Told?
    {
        guard let next = alarmClock.upcoming(after: now).first,
            next.occurrence.instant.milliseconds(since: now) <= reachMilliseconds,
            let definition = alarmClock.alarm(next.alarm).definition
        else { return nil }
        let zone = alarmClock.zones.rules(for: definition.zone)
        let wall = zone.civil(at: next.occurrence.instant)
        var lines = [texts.nextAlarm(next.alarm, label: definition.label, at: wall)]
        if let sleepMinutes {
            let bedtime = next.occurrence.instant.adding(seconds: -Int64(sleepMinutes) * 60)
            lines.append(
                texts.bedtime(bedtime > now ? zone.civil(at: bedtime).time : nil, sleepMinutes: sleepMinutes))
        }
        let terms = alarmClock.alarm(next.alarm).termsInForce(on: next.occurrence.date)
        // What is drawn is drawn when it rings, so all that may be asked for is named.
        var whole = terms?.0
        whole?.challenges = terms?.0.listedChallenges ?? []
        for step in whole?.steps(
            from: alarmClock.book, tokens: alarmClock.tokens, on: next.occurrence.date, draw: 0) ?? []
        {
            lines += step.lines.map { "  \($0.text)" }
            if let token = step.challenge.token { lines.append("  [\(token.name)]") }
        }
        // One at a time: an evening is no time for a list of work.
        if let stale = alarmClock.linesToRefresh.first {
            let text = alarmClock.book.state(of: stale.id).text
            lines.append(texts.freshLines(text, id: stale.id, days: stale.days))
        }
        if let gate = terms?.0, trials.asksForTrial(of: gate, gate.trialDigest) {
            lines.append(texts.untried(next.alarm))
        }
        if !methods.isEmpty, !methods.contains(where: { $0.state == .ready }) {
            lines.append(texts.nothingWakes)
        }
        return Told(text: lines.joined(separator: "\n"), alarm: next.alarm, date: next.occurrence.date)
    }
}

extension Daemon {
    /// Tells what rings next, of an evening.
    package func tellEvening(_ alarmClock: AlarmClock, at now: Instant) -> Bool {
        // Without the record of trials the notice asks for none.
        let trials =
            (try? log.readableState(of: Aggregates.gateTrials, GateTrials.id).state) ?? GateTrials()
        inspectDevice(for: alarmClock)
        guard settings.noticeHour != nil,
            let told = EveningNotice.told(
                alarmClock, methods: parts.waker?.methods() ?? [], trials: trials, texts: announcer.texts,
                sleepMinutes: settings.sleepMinutes, at: now)
        else { return false }
        announcer.tellEvening(told)
        return true
    }
}
