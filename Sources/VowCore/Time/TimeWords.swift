/// Times, dates and waits as people write them, in English and Spanish. What may be meant in two ways is refused.
package enum TimeWords {
    /// A time of day: "06:30", "6:30", "6.30", "0630", "6:30am", "6 pm", "noon".
    ///
    /// Nil for anything else: "06:5" may be five past or ten to seven, and a bare "6" may be morning or evening.
    package static func time(_ text: String) -> CivilTime? {
        var plain = text.lowercased().filter { !$0.isWhitespace }
        switch plain {
        case "noon", "mediodía", "mediodia": return CivilTime(hour: 12, minute: 0)
        case "midnight", "medianoche": return CivilTime(hour: 0, minute: 0)
        default: break
        }
        var half: Half?
        for (ending, found) in halves where plain.hasSuffix(ending) {
            half = found
            plain.removeLast(ending.count)
            break
        }
        guard let (hour, minute) = digits(plain, mayLackMinutes: half != nil) else { return nil }
        guard let half else { return CivilTime(hour: hour, minute: minute) }
        // 12 am is hour 0, and 12 pm is hour 12.
        guard (1...12).contains(hour) else { return nil }
        return CivilTime(hour: hour % 12 + (half == .afternoon ? 12 : 0), minute: minute)
    }

    /// A date: "2026-03-29", "today", "tomorrow", or the name of a weekday for the next such day after today.
    package static func date(_ text: String, today: CivilDate) -> CivilDate? {
        if let date = CivilDate(iso8601: text) { return date }
        switch text.lowercased() {
        case "today", "hoy": return today
        case "tomorrow", "mañana": return today.adding(days: 1)
        default: break
        }
        guard let day = WeekdayWords.day(text) else { return nil }
        return (1...7).lazy.map { today.adding(days: $0) }.first { $0.weekday == day }
    }

    /// A wait in seconds: "20m", "20 min", "90s", "1h", "1h30", "1 h 30 min"; a bare number names no unit.
    ///
    /// At least a second and at most a week.
    package static func seconds(_ text: String) -> Int64? {
        var total: Int64 = 0
        var number: Int64?
        var unit = ""
        var smallest = Int64.max
        func lengthOfUnit() -> Int64? {
            switch unit {
            case "h", "hr", "hrs", "hour", "hours", "hora", "horas": 3600
            case "m", "min", "mins", "minute", "minutes", "minuto", "minutos": 60
            case "s", "sec", "secs", "second", "seconds", "segundo", "segundos", "seg": 1
            default: nil
            }
        }
        func close() -> Bool {
            guard let value = number, let length = lengthOfUnit(), length < smallest else { return false }
            total += value * length
            (number, unit, smallest) = (nil, "", length)
            return true
        }
        for character in text.lowercased() where !character.isWhitespace {
            if let digit = character.wholeNumberValue, character.isASCII {
                if !unit.isEmpty, !close() { return nil }
                let next = (number ?? 0) * 10 + Int64(digit)
                guard next <= longestSeconds else { return nil }
                number = next
            } else {
                guard number != nil else { return nil }
                unit.append(character)
            }
        }
        // "1h30" means minutes after the hour.
        if unit.isEmpty, number != nil, smallest == 3600 { unit = "m" }
        guard close(), (1...longestSeconds).contains(total) else { return nil }
        return total
    }

    private static let longestSeconds: Int64 = 7 * 86_400

    private enum Half { case morning, afternoon }

    private static let halves: [(String, Half)] = [
        ("a.m.", .morning), ("p.m.", .afternoon), ("am", .morning), ("pm", .afternoon),
    ]

    private static func digits(_ text: String, mayLackMinutes: Bool) -> (hour: Int, minute: Int)? {
        let parts = text.split(omittingEmptySubsequences: false) { ":.h".contains($0) }
        guard parts.allSatisfy(\.isDigits) else { return nil }
        switch parts.count {
        case 2 where parts[0].count <= 2 && parts[1].count == 2:
            return (Int(parts[0])!, Int(parts[1])!)
        case 1 where parts[0].count == 4:
            return (Int(parts[0].prefix(2))!, Int(parts[0].suffix(2))!)
        case 1 where mayLackMinutes && parts[0].count <= 2: return (Int(parts[0])!, 0)
        default: return nil
        }
    }
}
