/// A pattern of shifts that repeats from a date, a step for each day: early, early, late, off.
package struct ShiftPattern: Hashable, Sendable {
    /// What one day of the pattern asks for.
    package enum Step: Hashable, Sendable {
        /// The alarm is silent.
        case off
        /// The alarm rings at its own time.
        case on
        /// The alarm rings at this time.
        case at(CivilTime)
    }

    /// The date of the first step.
    package let start: CivilDate
    /// The steps, one a day; at least one of them rings.
    package let steps: [Step]

    /// The most steps.
    package static let mostSteps = 366

    /// Makes a pattern, or nil if no step rings or there are more than `mostSteps`.
    package init?(steps: [Step], from start: CivilDate) {
        guard steps.count <= ShiftPattern.mostSteps, steps.contains(where: { $0 != .off }) else { return nil }
        self.start = start
        self.steps = steps
    }

    /// The step of a date; `off` before the pattern begins.
    package func step(on date: CivilDate) -> Step {
        let days = date.daysSinceEpoch - start.daysSinceEpoch
        return days < 0 ? .off : steps[days % steps.count]
    }

    /// The first date on or after the given one on which it rings.
    func firstDate(onOrAfter date: CivilDate) -> CivilDate {
        var date = max(date, start)
        while step(on: date) == .off { date = date.adding(days: 1) }
        return date
    }

    /// The same pattern from another date.
    package func counted(from date: CivilDate) -> ShiftPattern {
        ShiftPattern(steps: steps, from: date)!
    }

    /// The steps as a person writes them: "2 05:00, 2 off".
    package var text: String {
        var groups: [(step: Step, count: Int)] = []
        for step in steps {
            if groups.last?.step == step {
                groups[groups.count - 1].count += 1
            } else {
                groups.append((step, 1))
            }
        }
        return groups.map { ($0.count > 1 ? "\($0.count) " : "") + $0.step.text }.joined(separator: ", ")
    }

    /// Why a text is no pattern.
    package struct Flaw: Error, Hashable, Sendable {
        /// The word that was not understood; empty if the pattern never rings or is too long.
        package let word: String

        /// Makes a flaw from the word.
        package init(word: String) { self.word = word }
    }

    /// Reads steps such as "4 on, 4 off", "06:00 14:00 22:00 off" or "2 early=05:00, 2 late=13:00, early, off".
    ///
    /// A number before a step repeats it. A name is given its time where it stands first.
    package init(_ text: String, from start: CivilDate) throws(Flaw) {
        var steps: [Step] = []
        var names: [String: Step] = [:]
        var count: Int?
        for word in text.lowercased().split(whereSeparator: { $0 == "," || $0.isWhitespace }).map(String.init)
        {
            if let number = Int(word) {
                guard count == nil, (1...ShiftPattern.mostSteps).contains(number) else {
                    throw Flaw(word: word)
                }
                count = number
                continue
            }
            let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            let step: Step
            switch parts.count {
            case 1:
                guard let known = Step(text: word) ?? names[word] else { throw Flaw(word: word) }
                step = known
            case 2:
                guard !parts[0].isEmpty, Step(text: parts[0]) == nil, let known = Step(text: parts[1]),
                    names[parts[0]] == nil || names[parts[0]] == known
                else { throw Flaw(word: word) }
                names[parts[0]] = known
                step = known
            default: throw Flaw(word: word)
            }
            steps += Array(repeating: step, count: count ?? 1)
            count = nil
            guard steps.count <= ShiftPattern.mostSteps else { throw Flaw(word: "") }
        }
        if let count { throw Flaw(word: String(count)) }
        guard let pattern = ShiftPattern(steps: steps, from: start) else { throw Flaw(word: "") }
        self = pattern
    }
}

extension ShiftPattern.Step {
    /// "off", "on", or the time as HH:MM.
    var text: String {
        switch self {
        case .off: "off"
        case .on: "on"
        case .at(let time): time.iso8601
        }
    }

    /// Reads "off", "on" or a time.
    init?(text: String) {
        switch text {
        case "off": self = .off
        case "on": self = .on
        default:
            guard let time = CivilTime(iso8601: text) ?? TimeWords.time(text) else { return nil }
            self = .at(time)
        }
    }
}

extension ShiftPattern: Codable {
    private enum Keys: String, CodingKey {
        case steps, start
    }

    /// Reads a pattern that was written as text.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        try self.init(
            try container.decode(String.self, forKey: .steps),
            from: try container.decode(CivilDate.self, forKey: .start))
    }

    /// Writes the steps as text, and the first date.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(text, forKey: .steps)
        try container.encode(start, forKey: .start)
    }
}
