import VowAnswers
package import VowCore

// Taking back what was left out.
extension CommandService {
    /// Lets an alarm ring again on a date that was left out, on a range of dates, or on all that are to come.
    package func unskip(_ alarm: AlarmID, date: String?, from: String?, to: String?) throws {
        let today = try present().today
        let freed: ClosedRange<CivilDate>?
        switch (date, from, to) {
        case (nil, nil, nil): freed = nil
        case (let text?, nil, nil):
            let date = try AlarmFields.date(text, today: today)
            freed = date...date
        case (nil, let from?, let to?):
            let (first, last) = (
                try AlarmFields.date(from, today: today), try AlarmFields.date(to, today: today)
            )
            guard first <= last else { throw CommandError.refused(Refusal(RefusalText.skipWhich)) }
            freed = first...last
        default: throw CommandError.refused(Refusal(RefusalText.skipWhich))
        }
        try edit(alarm: alarm, today: today) { (definition) throws(CommandError) in
            var changed = definition
            changed.rule = definition.rule.unskipping(freed, from: today)
            guard changed.rule != definition.rule else {
                guard let freed else {
                    throw .refused(Refusal(RefusalText.skipNoneToCome(alarm: alarm.text)))
                }
                throw .refused(
                    Refusal(
                        RefusalText.skipNotSkipped(alarm: alarm.text, date: freed.lowerBound.iso8601)))
            }
            return changed
        }
    }
}
