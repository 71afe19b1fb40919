package import VowAnswers
import VowCore

extension CycleRow {
    /// How often it repeats: "every 2 weeks: Monday, Thursday".
    package func words(in wording: Wording) -> String {
        if let pattern { return wording(PageText.cycleShifts(steps: pattern)) }
        let names = named(in: wording)
        guard let unit, let interval, let names else { return rrule ?? "" }
        let list = names.joined(separator: ", ")
        return switch unit {
        case "day":
            wording(PageText.cycleDays(count: "\(interval)")) + (list.isEmpty ? "" : ": \(list)")
        case "week" where interval == 1: wording(PageText.cycleWeek(days: list))
        case "week": wording(PageText.cycleWeeks(count: "\(interval)", days: list))
        case "oddWeek": wording(PageText.cycleOddWeeks(days: list))
        case "evenWeek": wording(PageText.cycleEvenWeeks(days: list))
        case "month" where interval == 1: wording(PageText.cycleMonth(days: list))
        default: wording(PageText.cycleMonths(count: "\(interval)", days: list))
        }
    }

    /// The names of the days, or nil if one has none.
    private func named(in wording: Wording) -> [String]? {
        var names = monthDays.map { $0 == -1 ? wording(PageText.cycleLastDay) : "\($0)" }
        for code in days {
            guard let weekday = Weekday(code: String(code.suffix(3))) else { return nil }
            let day = wording.weekday(weekday)
            switch code.dropLast(3) {
            case "": names.append(day)
            case "1": names.append(wording(PageText.cycleFirst(day: day)))
            case "2": names.append(wording(PageText.cycleSecond(day: day)))
            case "3": names.append(wording(PageText.cycleThird(day: day)))
            case "4": names.append(wording(PageText.cycleFourth(day: day)))
            case "5": names.append(wording(PageText.cycleFifth(day: day)))
            case "-1": names.append(wording(PageText.cycleLast(day: day)))
            default: return nil
            }
        }
        return names
    }
}
