/// Days of the week as people write them: "mon,tue", "Mon - Fri", "weekdays, sat", "lunes y viernes", "周一到周五".
///
/// A text is names, ranges and groups, separated by commas, spaces, "and", "y" or "和". A range runs forward through the
/// week, so "fri-mon" is Friday to Monday. A text that is not understood in full is refused, because an alarm for fewer
/// days than were meant would stay silent on the others.
package enum WeekdayWords {
    /// A text that names no days, or something else beside them.
    package struct Mistake: Error, Hashable, Sendable {
        /// The part that was not understood; empty where there is no word at all.
        package let part: String

        /// Makes a mistake from the part.
        package init(part: String) { self.part = part }
    }

    /// The days that the texts name together.
    /// - Throws: `Mistake` where any part of any text names no day, or a text names none at all.
    package static func read(_ texts: [String]) throws(Mistake) -> WeekdaySet {
        guard !texts.isEmpty else { throw Mistake(part: "") }
        var days: WeekdaySet = []
        for text in texts { days.formUnion(try read(text)) }
        return days
    }

    /// The days that a text names.
    package static func read(_ text: String) throws(Mistake) -> WeekdaySet {
        var days: WeekdaySet = []
        // An empty part between commas may be a day that was lost on the way.
        for part in text.split(omittingEmptySubsequences: false, whereSeparator: { ",，、".contains($0) }) {
            days.formUnion(try read(part: part))
        }
        return days
    }

    /// The one day that a name stands for, in either language; nil for anything else.
    package static func day(_ name: String) -> Weekday? { names[plain(Substring(name))] }

    private enum Word: Equatable {
        case days(WeekdaySet)
        case day(Weekday)
        case to
    }

    private static func read(part: Substring) throws(Mistake) -> WeekdaySet {
        var words = try words(of: part)[...]
        guard !words.isEmpty else { throw Mistake(part: String(part)) }
        var days: WeekdaySet = []
        while let word = words.popFirst() {
            switch word {
            case .days(let group): days.formUnion(group)
            case .to: throw Mistake(part: String(part))
            case .day(let first):
                guard words.first == .to else {
                    days.formUnion(WeekdaySet([first]))
                    continue
                }
                words.removeFirst()
                // "mon-mon" may be meant as one day or as eight.
                guard case .day(let last)? = words.popFirst(), last != first else {
                    throw Mistake(part: String(part))
                }
                days.formUnion(range(from: first, through: last))
            }
        }
        return days
    }

    private static func range(from first: Weekday, through last: Weekday) -> WeekdaySet {
        var days = [first]
        var number = first.rawValue
        while number != last.rawValue {
            number = number % 7 + 1
            days.append(Weekday(rawValue: number)!)
        }
        return WeekdaySet(days)
    }

    /// Small letters without accents, and dashes of every kind between spaces.
    private static func plain(_ text: Substring) -> String {
        var plain = ""
        for character in text.lowercased() {
            switch character {
            case "-", "–", "—": plain += " - "
            case "á": plain += "a"
            case "é": plain += "e"
            case "í": plain += "i"
            case "到", "至": plain += " to "
            case "和": plain += " and "
            case let other: plain.append(other)
            }
        }
        return plain
    }

    private static func words(of part: Substring) throws(Mistake) -> [Word] {
        var texts = plain(part).split(whereSeparator: \.isWhitespace).map(String.init)[...]
        var words: [Word] = []
        // Whether a day has to follow.
        var isJoined = true
        while let text = texts.first {
            if let (group, count) = group(at: texts) {
                words.append(.days(group))
                texts = texts.dropFirst(count)
                isJoined = false
                continue
            }
            texts.removeFirst()
            if let day = names[text] {
                words.append(.day(day))
                isJoined = false
            } else if ["-", "to", "through", "a", "al", "hasta"].contains(text), !isJoined,
                case .day? = words.last
            {
                words.append(.to)
                isJoined = true
            } else if ["and", "y"].contains(text), !isJoined, !texts.isEmpty {
                isJoined = true
            } else {
                throw Mistake(part: text == "-" ? String(part) : text)
            }
        }
        guard !isJoined || words.isEmpty else { throw Mistake(part: String(part)) }
        return words
    }

    /// A group of days that the words begin with, and how many words it takes.
    private static func group(at words: ArraySlice<String>) -> (WeekdaySet, count: Int)? {
        for count in (1...3).reversed() where words.count >= count {
            if let days = groups[words.prefix(count).joined(separator: " ")] { return (days, count) }
        }
        return nil
    }

    private static let groups: [String: WeekdaySet] = [
        "everyday": .everyDay, "every day": .everyDay, "daily": .everyDay, "all": .everyDay,
        "all days": .everyDay, "diario": .everyDay, "cada dia": .everyDay, "todos los dias": .everyDay,
        "weekdays": .workdays, "weekday": .workdays, "workdays": .workdays, "laborables": .workdays,
        "dias laborables": .workdays, "entre semana": .workdays,
        "weekend": .weekend, "weekends": .weekend, "fin de semana": .weekend, "fines de semana": .weekend,
        "每天": .everyDay, "天天": .everyDay, "工作日": .workdays, "周末": .weekend,
    ]

    private static let names: [String: Weekday] = [
        "mon": .monday, "monday": .monday, "mondays": .monday, "lun": .monday, "lunes": .monday,
        "tue": .tuesday, "tues": .tuesday, "tuesday": .tuesday, "tuesdays": .tuesday, "mar": .tuesday,
        "martes": .tuesday,
        "wed": .wednesday, "weds": .wednesday, "wednesday": .wednesday, "wednesdays": .wednesday,
        "mie": .wednesday, "miercoles": .wednesday,
        "thu": .thursday, "thur": .thursday, "thurs": .thursday, "thursday": .thursday,
        "thursdays": .thursday, "jue": .thursday, "jueves": .thursday,
        "fri": .friday, "friday": .friday, "fridays": .friday, "vie": .friday, "viernes": .friday,
        "sat": .saturday, "saturday": .saturday, "saturdays": .saturday, "sab": .saturday,
        "sabado": .saturday, "sabados": .saturday,
        "sun": .sunday, "sunday": .sunday, "sundays": .sunday, "dom": .sunday, "domingo": .sunday,
        "domingos": .sunday,
    ].merging(chineseNames) { first, _ in first }

    private static let chineseNames: [String: Weekday] = {
        var names: [String: Weekday] = [:]
        for (day, numerals) in zip(Weekday.allCases, ["一", "二", "三", "四", "五", "六", "日天"]) {
            for numeral in numerals { for week in ["周", "星期", "礼拜"] { names["\(week)\(numeral)"] = day } }
        }
        return names
    }()
}
