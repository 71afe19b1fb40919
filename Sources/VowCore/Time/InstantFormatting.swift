// The texts of ISO 8601 that Vow reads and writes: one fixed form each, without any locale.

extension Instant {
    /// The instant in UTC to the second, "2025-03-30T01:00:00Z"; fractions are dropped towards the past.
    ///
    /// Years outside 0 to 9999 carry a sign and as many digits as they need.
    public var iso8601: String { text(withMilliseconds: false) }

    /// The instant in UTC to the millisecond, "2025-03-30T01:00:00.250Z".
    public var iso8601Milliseconds: String { text(withMilliseconds: true) }

    /// Reads "2025-03-30T01:00:00Z", with one to nine digits of fraction if wanted (those beyond the millisecond
    /// are dropped) and either "Z" or an offset such as "+02:00"; nil for anything else.
    public init?(iso8601 text: String) {
        var reader = DigitReader(text)
        guard let date = reader.date(), reader.skip("T"), let time = reader.time(secondsRequired: true),
            let milliseconds = reader.fractionMilliseconds(), let offset = reader.offsetSeconds(),
            reader.isAtEnd
        else { return nil }
        let wall = CivilDateTime(date: date, time: time).wallSecondsSinceEpoch
        self.init(millisecondsSinceEpoch: (wall - offset) * 1000 + milliseconds)
    }

    private func text(withMilliseconds: Bool) -> String {
        let second = secondsSinceEpoch
        let civil = CivilDateTime(wallSecondsSinceEpoch: second)
        var writer = DigitWriter()
        writer.write(civil.date)
        writer.write("T")
        writer.write(civil.time)
        if withMilliseconds {
            writer.write(".")
            writer.write(Int(millisecondsSinceEpoch - second * 1000), digits: 3)
        }
        writer.write("Z")
        return writer.text
    }
}

extension CivilDate {
    /// The date as "2025-03-30"; years outside 0 to 9999 carry a sign and as many digits as they need.
    public var iso8601: String {
        var writer = DigitWriter()
        writer.write(self)
        return writer.text
    }

    /// Reads "2025-03-30"; nil for anything else and for days the calendar does not have.
    public init?(iso8601 text: String) {
        var reader = DigitReader(text)
        guard let date = reader.date(), reader.isAtEnd else { return nil }
        self = date
    }
}

extension CivilTime {
    /// The time as "07:30", or "07:30:15" when it has seconds.
    public var iso8601: String {
        var writer = DigitWriter()
        writer.write(self, omittingZeroSeconds: true)
        return writer.text
    }

    /// Reads "07:30" or "07:30:15"; nil for anything else ("24:00", "7:30").
    public init?(iso8601 text: String) {
        var reader = DigitReader(text)
        guard let time = reader.time(secondsRequired: false), reader.isAtEnd else { return nil }
        self = time
    }
}

/// Writes numbers of fixed width without a formatter.
private struct DigitWriter {
    private var bytes: [UInt8] = []

    init() { bytes.reserveCapacity(24) }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func write(_ separator: Unicode.Scalar) { bytes.append(UInt8(ascii: separator)) }

    mutating func write(_ number: Int, digits: Int) {
        var divisor = 1
        for _ in 1..<digits { divisor *= 10 }
        while divisor > 0 {
            bytes.append(48 + UInt8(number / divisor % 10))
            divisor /= 10
        }
    }

    mutating func write(_ date: CivilDate) {
        if (0...9999).contains(date.year) {
            write(date.year, digits: 4)
        } else {
            let digits = String(date.year.magnitude)
            write(date.year < 0 ? "-" : "+")
            bytes.append(contentsOf: repeatElement(48, count: max(0, 4 - digits.utf8.count)))
            bytes.append(contentsOf: digits.utf8)
        }
        write("-")
        write(date.month, digits: 2)
        write("-")
        write(date.day, digits: 2)
    }

    mutating func write(_ time: CivilTime, omittingZeroSeconds: Bool = false) {
        write(time.hour, digits: 2)
        write(":")
        write(time.minute, digits: 2)
        if omittingZeroSeconds && time.second == 0 { return }
        write(":")
        write(time.second, digits: 2)
    }
}

/// Reads numbers of fixed width and the signs between them.
private struct DigitReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { position == bytes.count }

    mutating func skip(_ separator: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: separator) else { return false }
        position += 1
        return true
    }

    mutating func number(digits: Int) -> Int? {
        guard position + digits <= bytes.count else { return nil }
        var value = 0
        for index in position..<position + digits {
            guard (48...57).contains(bytes[index]) else { return nil }
            value = value * 10 + Int(bytes[index] - 48)
        }
        position += digits
        return value
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
        var milliseconds: Int64 = 0
        var count = 0
        while let digit = number(digits: 1) {
            count += 1
            if count <= 3 { milliseconds = milliseconds * 10 + Int64(digit) }
        }
        guard (1...9).contains(count) else { return nil }
        for _ in count..<max(count, 3) { milliseconds *= 10 }
        return milliseconds
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
