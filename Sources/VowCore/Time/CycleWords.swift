/// How often an alarm repeats, as people write it: "2w", "3 days", "odd weeks"; "15, last" or "2tue" of a month.
package enum CycleWords {
    /// What is counted.
    package enum Every: Hashable, Sendable {
        /// Every N days.
        case days(Int)
        /// Every N weeks.
        case weeks(Int)
        /// Every N months.
        case months(Int)
        /// The odd weeks of ISO 8601; after week 53 comes week 1.
        case oddWeeks
        /// The even weeks of ISO 8601.
        case evenWeeks
    }

    /// Days of a month.
    package struct MonthDays: Hashable, Sendable {
        /// By their number; -1 is the last.
        package let numbers: [Int]
        /// By their weekday.
        package let weekdays: [DateRule.Day]
    }

    /// How often, or nil if the text says nothing else.
    package static func every(_ text: String) -> Every? {
        let plain = plain(text)
        switch plain {
        case "odd", "oddweek", "oddweeks", "impar", "impares", "semanasimpares", "单周": return .oddWeeks
        case "even", "evenweek", "evenweeks", "par", "pares", "semanaspares", "双周": return .evenWeeks
        default: break
        }
        let digits = plain.prefix { $0.isASCII && $0.isNumber }
        guard let count = digits.isEmpty ? 1 : Int(digits), (1...DateRule.longestInterval).contains(count)
        else {
            return nil
        }
        switch plain.dropFirst(digits.count) {
        case "d", "day", "days", "dia", "dias", "天", "日": return .days(count)
        case "w", "week", "weeks", "s", "sem", "semana", "semanas", "周", "星期": return .weeks(count)
        case "m", "month", "months", "mes", "meses", "月", "个月": return .months(count)
        default: return nil
        }
    }

    /// Days of a month: "15", "last", "2tue", "last friday"; nil if a text is none, or if numbers and weekdays are mixed,
    /// which no rule can hold.
    package static func monthDays(_ texts: [String]) -> MonthDays? {
        var numbers: [Int] = []
        var weekdays: [DateRule.Day] = []
        for text in texts.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
            let plain = plain(String(text))
            if let number = Int(plain) {
                guard number != 0, (-31...31).contains(number) else { return nil }
                numbers.append(number)
            } else if let ordinal = ordinals.first(where: { plain == $0.0 }), ordinal.1 == -1 {
                numbers.append(-1)
            } else if let (name, ordinal) = ordinals.first(where: { plain.hasPrefix($0.0) }),
                let day = WeekdayWords.day(String(plain.dropFirst(name.count)))
            {
                weekdays.append(DateRule.Day(day, ordinal: ordinal))
            } else {
                return nil
            }
        }
        guard numbers.isEmpty != weekdays.isEmpty else { return nil }
        return MonthDays(numbers: numbers, weekdays: weekdays)
    }

    /// Longer names come first, so that a short name does not match the start of a longer one.
    private static let ordinals: [(String, Int)] = [
        ("first", 1), ("second", 2), ("third", 3), ("fourth", 4), ("fifth", 5), ("last", -1),
        ("primer", 1), ("segundo", 2), ("tercer", 3), ("cuarto", 4), ("quinto", 5), ("ultimo", -1),
        ("最后", -1),
        ("1st", 1), ("2nd", 2), ("3rd", 3), ("4th", 4), ("5th", 5),
        ("-1", -1), ("-2", -2), ("1", 1), ("2", 2), ("3", 3), ("4", 4), ("5", 5),
    ]

    /// Small letters without accents and spaces.
    private static func plain(_ text: String) -> String {
        var plain = ""
        for character in text.lowercased() where !character.isWhitespace {
            switch character {
            case "á": plain += "a"
            case "é": plain += "e"
            case "í": plain += "i"
            case "ú": plain += "u"
            default: plain.append(character)
            }
        }
        return plain
    }
}

extension DateRule {
    /// The rule that a person describes.
    /// - Parameters:
    ///   - days: the days of the week, or nil for that of the start, or for every day of a cycle of days.
    ///   - monthDays: the days of the month, or nil for that of the start.
    package static func every(
        _ every: CycleWords.Every, days: WeekdaySet?, monthDays: CycleWords.MonthDays?, from start: CivilDate
    ) throws(Flaw) -> DateRule {
        var parts = DateRuleParts()
        parts.days = (days?.days ?? []).map { Day($0) }
        switch every {
        case .days(let count): (parts.frequency, parts.interval) = (.daily, count)
        case .weeks(let count): (parts.frequency, parts.interval) = (.weekly, count)
        case .months(let count):
            (parts.frequency, parts.interval) = (.monthly, count)
            parts.monthDays = monthDays?.numbers ?? []
            parts.days += monthDays?.weekdays ?? []
        case .oddWeeks, .evenWeeks:
            parts.frequency = .yearly
            parts.weeks = Array(stride(from: every == .oddWeeks ? 1 : 2, through: 53, by: 2))
            if days == nil { parts.days = [Day(start.weekday)] }
        }
        return try DateRule(parts, from: start)
    }

    /// How a person would describe the rule, or nil if it takes more than that.
    package var every: CycleWords.Every? {
        guard months.isEmpty, yearDays.isEmpty, positions.isEmpty else { return nil }
        switch frequency {
        case .daily: return monthDays.isEmpty ? .days(interval) : nil
        case .weekly: return .weeks(interval)
        case .monthly:
            let hasOne = monthDays.isEmpty != days.isEmpty
            let isPlain =
                monthDays.allSatisfy { $0 >= -1 }
                && days.allSatisfy { (-1...5).contains($0.ordinal) && $0.ordinal != 0 }
            return hasOne && isPlain ? .months(interval) : nil
        case .yearly:
            guard interval == 1, weekStart == .monday, monthDays.isEmpty else { return nil }
            if weeks == Array(stride(from: 1, through: 53, by: 2)) { return .oddWeeks }
            if weeks == Array(stride(from: 2, through: 53, by: 2)) { return .evenWeeks }
            return nil
        }
    }

    /// The same rule on other days of the week, or nil if it does not count weeks.
    package func on(_ days: WeekdaySet) -> DateRule? {
        guard let every else { return nil }
        switch every {
        case .weeks, .oddWeeks, .evenWeeks:
            return try? DateRule.every(every, days: days, monthDays: nil, from: start)
        case .days, .months: return nil
        }
    }

    /// The dates of the rule that fall on some days of the week, or nil if no rule can say that or none does.
    package func only(on set: WeekdaySet) -> DateRule? {
        guard positions.isEmpty else { return nil }
        let kept = days.isEmpty ? set.days.map { Day($0) } : days.filter { set.contains($0.weekday) }
        guard !kept.isEmpty else { return nil }
        return try? limited(to: kept)
    }

    /// The rule with all its dates moved by a number of days, or nil if no rule expresses that.
    package func shifted(days shift: Int) -> DateRule? {
        guard months.isEmpty, monthDays.isEmpty, positions.isEmpty,
            frequency == .daily || frequency == .weekly
        else { return nil }
        func shifted(_ day: Weekday) -> Weekday {
            Weekday(rawValue: ((day.rawValue - 1 + shift) % 7 + 7) % 7 + 1)!
        }
        var rule = self
        rule.shift(
            to: start.adding(days: shift), days: days.map { Day(shifted($0.weekday)) }.sorted(),
            weekStart: shifted(weekStart))
        return rule
    }
}
