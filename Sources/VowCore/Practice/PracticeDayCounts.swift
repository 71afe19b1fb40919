/// How many rounds counted on each day.
///
/// It is encoded as one text, because the days of a year for fifty affirmations are read whenever practice is opened:
/// "20700=11" is the first day, as days since 1970-01-01, with eleven rounds; "1=12" is the day after it, with twelve.
struct PracticeDayCounts: Hashable, Sendable {
    /// Days since 1970-01-01, ascending, and their counts.
    private var numbers: [Int] = []
    private var counts: [Int] = []

    /// The days, ascending.
    var days: [PracticeDay] {
        zip(numbers, counts).map { PracticeDay(date: CivilDate(daysSinceEpoch: $0), count: $1) }
    }

    /// Counts a round on a date, which may lie before the newest one: after a flight westwards, or when the clock was
    /// set back.
    mutating func add(on date: CivilDate) {
        let number = date.daysSinceEpoch
        let place = numbers.lastIndex { $0 <= number }
        if let place, numbers[place] == number {
            counts[place] += 1
        } else {
            let index = place.map { $0 + 1 } ?? 0
            numbers.insert(number, at: index)
            counts.insert(1, at: index)
        }
    }
}

extension PracticeDayCounts: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        var day = 0
        for part in try container.decode(String.self).split(separator: " ") {
            let fields = part.split(separator: "=")
            guard fields.count == 2, let step = Int32(fields[0]), let count = Int32(fields[1]) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "no days with counts")
            }
            let (next, isTooLarge) = day.addingReportingOverflow(Int(step))
            guard !isTooLarge else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "a day beyond all days")
            }
            day = next
            numbers.append(day)
            counts.append(Int(count))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var text = ""
        var day = 0
        for (number, count) in zip(numbers, counts) {
            text += "\(text.isEmpty ? "" : " ")\(number - day)=\(count)"
            day = number
        }
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

/// The names of the newest rounds. A round that is tried again comes soon after the first try, so only a few names are
/// kept.
///
/// They are kept as one text, each after its length in UTF-8: "2:r12:r2".
struct RecentRounds: Hashable, Sendable {
    private static let most = 24

    /// The names, oldest first.
    private(set) var names: [String] = []

    /// Remembers one more, and forgets the oldest.
    mutating func remember(_ round: String) {
        names.append(round)
        if names.count > Self.most { names.removeFirst() }
    }
}

extension RecentRounds: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        var rest = try container.decode(String.self).utf8[...]
        while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
            let start = rest.index(after: colon)
            guard let length = Int(String(rest[..<colon]) ?? ""), length >= 0,
                let end = rest.index(start, offsetBy: length, limitedBy: rest.endIndex),
                let name = String(rest[start..<end])
            else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "no names of rounds")
            }
            names.append(name)
            rest = rest[end...]
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(names.map { "\($0.utf8.count):\($0)" }.joined())
    }
}
