// The texts of ISO 8601 that Vow reads and writes: one fixed form each, without any locale.

extension Instant {
    /// The instant in UTC to the second, "2025-03-30T01:00:00Z"; fractions are dropped towards the past.
    ///
    /// Years outside 0 to 9999 carry a sign and as many digits as they need.
    package var iso8601: String { text(fraction: "") }

    /// The instant in UTC to the millisecond, "2025-03-30T01:00:00.250Z".
    package var iso8601Milliseconds: String {
        text(fraction: "." + padded(Int(millisecondsSinceEpoch - secondsSinceEpoch * 1000), to: 3))
    }

    /// Reads "2025-03-30T01:00:00Z", with one to nine digits of fraction if wanted (those beyond the millisecond
    /// are dropped) and either "Z" or an offset such as "+02:00"; nil for anything else.
    package init?(iso8601 text: String) {
        var reader = DigitReader(text)
        guard let date = reader.date(), reader.skip("T"), let time = reader.time(secondsRequired: true),
            let milliseconds = reader.fractionMilliseconds(), let offset = reader.offsetSeconds(),
            reader.isAtEnd
        else { return nil }
        let wall = CivilDateTime(date: date, time: time).wallSecondsSinceEpoch
        self.init(millisecondsSinceEpoch: (wall - offset) * 1000 + milliseconds)
    }

    private func text(fraction: String) -> String {
        let civil = CivilDateTime(wallSecondsSinceEpoch: secondsSinceEpoch)
        return "\(civil.date.iso8601)T\(civil.time.iso8601ToTheSecond)\(fraction)Z"
    }
}

extension CivilDate {
    /// The date as "2025-03-30"; years outside 0 to 9999 carry a sign and as many digits as they need.
    package var iso8601: String {
        let sign = (0...9999).contains(year) ? "" : year < 0 ? "-" : "+"
        return sign + [padded(year, to: 4), padded(month, to: 2), padded(day, to: 2)].joined(separator: "-")
    }

    /// Reads "2025-03-30"; nil for anything else and for days the calendar does not have.
    package init?(iso8601 text: String) {
        var reader = DigitReader(text)
        guard let date = reader.date(), reader.isAtEnd else { return nil }
        self = date
    }
}

extension CivilTime {
    /// The time as "07:30", or "07:30:15" when it has seconds.
    package var iso8601: String { second == 0 ? iso8601ToTheMinute : iso8601ToTheSecond }

    private var iso8601ToTheMinute: String { padded(hour, to: 2) + ":" + padded(minute, to: 2) }

    fileprivate var iso8601ToTheSecond: String { iso8601ToTheMinute + ":" + padded(second, to: 2) }

    /// Reads "07:30" or "07:30:15"; nil for anything else ("24:00", "7:30").
    package init?(iso8601 text: String) {
        var reader = DigitReader(text)
        guard let time = reader.time(secondsRequired: false), reader.isAtEnd else { return nil }
        self = time
    }
}

/// The digits of a number, with zeros before them where there are fewer than wanted, and without its sign.
private func padded(_ number: Int, to count: Int) -> String {
    let digits = String(number.magnitude)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
}

/// Reads numbers of fixed width and the signs between them.
private struct DigitReader {
    /// What was not read yet.
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skip(_ separator: Character) -> Bool {
        guard rest.first == separator else { return false }
        rest = rest.dropFirst()
        return true
    }

    mutating func number(digits count: Int) -> Int? {
        let digits = rest.prefix(count)
        guard digits.count == count, digits.isDigits else { return nil }
        rest = rest.dropFirst(count)
        return Int(digits)
    }

    mutating func date() -> CivilDate? {
        guard let year = number(digits: 4), skip("-"), let month = number(digits: 2), skip("-"),
            let day = number(digits: 2)
        else { return nil }
        return CivilDate(year: year, month: month, day: day)
    }

    mutating func time(secondsRequired: Bool) -> CivilTime? {
        guard let hour = number(digits: 2), skip(":"), let minute = number(digits: 2) else { return nil }
        guard skip(":") else {
            return secondsRequired ? nil : CivilTime(hour: hour, minute: minute)
        }
        guard let second = number(digits: 2) else { return nil }
        return CivilTime(hour: hour, minute: minute, second: second)
    }

    /// Milliseconds of an optional fraction; nil when a point is followed by no digit or by more than nine.
    mutating func fractionMilliseconds() -> Int64? {
        guard skip(".") else { return 0 }
        let digits = rest.prefix(while: { $0.isASCII && $0.isWholeNumber })
        guard (1...9).contains(digits.count) else { return nil }
        rest = rest.dropFirst(digits.count)
        let kept = String(digits.prefix(3))
        return Int64(kept + String(repeating: "0", count: 3 - kept.count))
    }

    /// Seconds east of UTC, from "Z" or "+02:00".
    mutating func offsetSeconds() -> Int64? {
        if skip("Z") { return 0 }
        let isEast = skip("+")
        guard isEast || skip("-"), let hour = number(digits: 2), skip(":"), let minute = number(digits: 2),
            hour <= 23, minute <= 59
        else { return nil }
        return Int64(hour * 3600 + minute * 60) * (isEast ? 1 : -1)
    }
}
