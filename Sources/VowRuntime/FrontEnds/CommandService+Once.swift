import VowAnswers
import VowCore

/// Moving one occurrence of an alarm, which then rings as before.
extension CommandService {
    /// The alarm with its next occurrence at another time; `none` takes back what was moved.
    func movedOnce(_ definition: AlarmDefinition, _ id: AlarmID, by fields: AlarmFields) throws
        -> AlarmDefinition
    {
        var only = AlarmFields()
        only.time = fields.time
        guard fields == only, let text = fields.time else {
            throw CommandError.refused(Refusal(RefusalText.onceTimeOnly))
        }
        let overview = try present()
        var changed = definition
        if text == "none" {
            changed.rule = definition.rule.withoutMoves(from: overview.today)
            return changed
        }
        let time = try AlarmFields.time(text)
        guard let next = overview.upcoming.first(where: { $0.alarm == id }) else {
            throw CommandError.refused(Refusal(RefusalText.skipNoNext(alarm: id.text)))
        }
        let date = next.occurrence.date
        changed.rule = definition.rule.moving(date, to: time)
        let rules = overview.zones.rules(for: definition.zone)
        guard let moved = rules.occurrence(of: date, time), moved.instant > now else {
            throw CommandError.refused(Refusal(RefusalText.onceOver(time: time.iso8601, date: date.iso8601)))
        }
        return changed
    }
}
