import VowCore

/// A parser for yearly rules: POSIX `TZ` with the extensions of RFC 9636, section 3.3.1 ("CET-1CEST,M3.5.0,M10.5.0/3",
/// "<-02>2<-01>,M3.5.0/-1,M10.5.0/0").
struct PosixZoneString {
    private let bytes: [UInt8]
    private var position = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The rule that a text describes, or nil if it does not follow the grammar.
    static func rule(from text: [UInt8]) -> YearlyRule? {
        var reader = PosixZoneString(text)
        guard let rule = reader.rule(), reader.position == text.count else { return nil }
        return rule
    }

    /// Rewrites a rule from `TZ` so that it needs no defaults: abbreviations in "<>", and explicit days of change.
    /// Without days the C library uses those of the United States since 2007 (POSIX leaves them open). Nil if the text
    /// is no rule.
    static func writtenOut(_ text: String) -> String? {
        let bytes = Array(text.utf8)
        var reader = PosixZoneString(bytes)
        var names: [Range<Int>] = []
        var start = reader.position
        guard reader.name() else { return nil }
        names.append(start..<reader.position)
        guard reader.clock(hours: 0...24) != nil else { return nil }
        start = reader.position
        if start < bytes.count, reader.name() {
            names.append(start..<reader.position)
            if reader.next != UInt8(ascii: ","), reader.next != nil {
                guard reader.clock(hours: 0...24) != nil else { return nil }
            }
        }
        var written = bytes
        if names.count == 2, reader.next == nil { written += Array(",M3.2.0,M11.1.0".utf8) }
        for name in names.reversed() where bytes[name.lowerBound] != UInt8(ascii: "<") {
            written.replaceSubrange(name, with: [UInt8(ascii: "<")] + bytes[name] + [UInt8(ascii: ">")])
        }
        return rule(from: written) == nil ? nil : String(decoding: written, as: UTF8.self)
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func rule() -> YearlyRule? {
        guard name(), let west = clock(hours: 0...24) else { return nil }
        guard position < bytes.count else { return YearlyRule(standardOffsetSeconds: -west) }
        guard name() else { return nil }
        var daylightOffset = -west + 3600
        if next != UInt8(ascii: ",") {
            guard let daylightWest = clock(hours: 0...24) else { return nil }
            daylightOffset = -daylightWest
        }
        guard let start = change(), let end = change() else { return nil }
        return YearlyRule(
            standardOffsetSeconds: -west,
            daylight: YearlyRule.DaylightSaving(offsetSeconds: daylightOffset, start: start, end: end))
    }

    /// Skips an abbreviation: three or more letters, or letters, digits and signs in "<>".
    private mutating func name() -> Bool {
        let isQuoted = skip("<")
        let start = position
        while let byte = next, isQuoted ? byte != UInt8(ascii: ">") : PosixZoneString.isLetter(byte) {
            position += 1
        }
        let length = position - start
        return length >= 3 && (!isQuoted || skip(">"))
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (65...90).contains(byte) || (97...122).contains(byte)
    }

    private mutating func number() -> Int? {
        var value = 0
        let start = position
        while let byte = next, (48...57).contains(byte), position - start < 4 {
            value = value * 10 + Int(byte - 48)
            position += 1
        }
        return position > start ? value : nil
    }

    /// Parses "[+-]h[h[h]][:mm[:ss]]" to seconds.
    private mutating func clock(hours: ClosedRange<Int>) -> Int? {
        let isNegative = skip("-")
        if !isNegative { _ = skip("+") }
        guard let hour = number(), hours.contains(hour) else { return nil }
        var seconds = hour * 3600
        for unit in [60, 1] where skip(":") {
            guard let value = number(), value <= 59 else { return nil }
            seconds += value * unit
        }
        return isNegative ? -seconds : seconds
    }

    /// Parses ",day[/time]"; the default time is 02:00.
    private mutating func change() -> YearlyChange? {
        guard skip(","), let day = day() else { return nil }
        guard skip("/") else { return YearlyChange(day: day, wallSecondsAfterMidnight: 7200) }
        guard let seconds = clock(hours: 0...167) else { return nil }
        return YearlyChange(day: day, wallSecondsAfterMidnight: seconds)
    }

    private mutating func day() -> YearlyDay? {
        if skip("J") {
            guard let number = number() else { return nil }
            return .dayIgnoringLeap(number)
        }
        guard skip("M") else {
            guard let number = number() else { return nil }
            return .daysAfterNewYear(number)
        }
        // POSIX counts Sunday as 0, ISO as 7.
        guard let month = number(), skip("."), let week = number(), skip("."), let day = number(),
            let weekday = Weekday(rawValue: day == 0 ? 7 : day), day <= 6
        else { return nil }
        return .weekday(month: month, week: week, weekday: weekday)
    }
}
