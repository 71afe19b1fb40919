import VowCore
import VowRecitation

/// What another process does to alarms and lines while the daemon runs, through the product's own decisions.
enum SimulatedEdits {
    static func events(_ at: Int, home: SimulatedHome, ledger: ExpectedRings, zone: Int, now: Instant)
        -> [DomainEvent]
    {
        let alarm = home.alarms[at / 16 % home.alarms.count].id
        let line = home.lines[at / 16 % home.lines.count]
        let state = ledger.state(of: alarm)
        let today = SimulatedZone.all[zone].rules.civil(at: now).date
        guard let definition = state.definition else { return [] }
        if let edited = edited(definition, at) {
            return decided(alarm, .change(edited, today: today), state)
        }
        return other(at, alarm: alarm, line: line.id, state: state, today: today)
    }

    /// The definition with a change laid over it; nil where `at` stands for another command.
    static func edited(_ definition: AlarmDefinition, _ at: Int) -> AlarmDefinition? {
        var definition = definition
        switch at % 16 {
        case 0: definition.label += "!"
        case 1: definition.gate.minimumSimilarity = 0.55
        case 2: definition.gate.challengeWord = false
        case 10: definition.gate.challenges = stacked(definition.gate.challenges, at / 16)
        case 11:
            definition.gate.standIns = at / 16 % 2 == 0 ? [] : [ChallengePolicy(.typeLines(.affirmation))]
        case 3: definition.gate.minimumSimilarity = 0.85
        case 4, 5: definition.rule = moved(definition.rule, byMinutes: at % 2 == 0 ? 10 : -25)
        case 6: definition.snooze.maximumCount = 3
        case 7: definition.sound.volumePercent = 55
        case 8: definition.gate.challengeWord = true
        default: return nil
        }
        return definition
    }

    /// The challenges with a sum added, or with one taken away.
    private static func stacked(_ challenges: [ChallengePolicy], _ at: Int) -> [ChallengePolicy] {
        at % 2 == 0 || challenges.count < 2
            ? challenges.prefix(4) + [ChallengePolicy(.sum(.easy, count: 1))] : Array(challenges.dropLast())
    }

    private static func other(_ at: Int, alarm: AlarmID, line: LineID, state: AlarmState, today: CivilDate)
        -> [DomainEvent]
    {
        switch at % 16 {
        case 9, 12, 13: return decided(alarm, command(at, today: today), state)
        case 14:
            return [.line(line, .edited(text: "Steady practice makes courage ordinary number \(at / 16)."))]
        default:
            let text = "Music lifts spirits everywhere."
            return [.line("extra\(at)", .added(kind: .affirmation, text: Sealed(text), language: .english))]
        }
    }

    /// The command on an alarm that `at` stands for, where it is no change of the definition.
    static func command(_ at: Int, today: CivilDate) -> AlarmCommand {
        switch at % 16 {
        case 9: .disable
        case 12: .skip(today.adding(days: 1))
        case 13: .pause(until: today.adding(days: 2))
        default: .enable
        }
    }

    private static func decided(_ alarm: AlarmID, _ command: AlarmCommand, _ state: AlarmState)
        -> [DomainEvent]
    {
        // An edit that is refused changes nothing.
        ((try? state.decide(command)) ?? []).map { .alarm(alarm, $0) }
    }

    private static func moved(_ rule: OccurrenceRule, byMinutes minutes: Int) -> OccurrenceRule {
        let total = (rule.time.hour * 60 + rule.time.minute + minutes + 1_440) % 1_440
        return rule.changed(
            time: CivilTime(hour: total / 60, minute: total % 60)!, recurrence: rule.recurrence,
            startsOn: rule.startsOn, endsOn: rule.endsOn)
    }
}
