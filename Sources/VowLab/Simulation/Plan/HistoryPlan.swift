import VowCore

/// One fault of a morning.
package struct PlannedFault: Hashable, Sendable {
    /// What goes wrong.
    package let kind: FaultKind
    /// Where, 0 to 999; each kind reads it in its own way.
    package let at: Int

    /// Plans a fault.
    package init(kind: FaultKind, at: Int) {
        self.kind = kind
        self.at = at
    }
}

/// One morning of a history.
package struct MorningPlan: Hashable, Sendable {
    /// Its number, from which all its small chances follow; leaving out other mornings changes nothing in it.
    package let number: Int
    /// Who lies in bed.
    package var person: PersonKind
    /// What goes wrong.
    package var faults: [PlannedFault]

    /// Plans a morning.
    package init(number: Int, person: PersonKind, faults: [PlannedFault]) {
        self.number = number
        self.person = person
        self.faults = faults
    }
}

/// A history of mornings on one device: everything that happens in it follows from this value.
///
/// Its text form, such as `5f3a:2c/0sleepy+crashAtAppend@3/4absent`, is the seed in hexadecimal, the number of
/// alarms, `c` if some of them repeat in cycles, and each morning with its number, person and faults.
package struct HistoryPlan: Hashable, Sendable, CustomStringConvertible {
    /// The seed of the home, the lines and the small chances of every morning.
    package let seed: UInt64
    /// The number of alarms in the home, from 1.
    package var alarmCount: Int
    /// Whether some alarms repeat in cycles. The text says so, so that histories kept from before cycles stay the same.
    package var hasCycles = false
    /// The mornings, in order.
    package var mornings: [MorningPlan]

    /// Whether every record of the log is read back as it is written, and projections are built anew at the end: in one
    /// history of four, so that a campaign looks at millions of records and does not spend most of its time on that.
    var readsBack: Bool { RandomBits.derive(seed, 74) % 4 == 0 }

    /// Makes a plan from its parts.
    package init(seed: UInt64, alarmCount: Int, mornings: [MorningPlan]) {
        self.seed = seed
        self.alarmCount = alarmCount
        self.mornings = mornings
    }

    /// The plan that follows from a seed.
    /// - Parameter faults: the kinds that may occur; none on about a third of the mornings.
    package init(seed: UInt64, morningCount: Int, faults: [FaultKind]) {
        var bits = RandomBits(seed: seed)
        self.seed = seed
        alarmCount = 1 + bits.below(4) / 2
        hasCycles = RandomBits.derive(seed, 76) % 2 == 0
        mornings = (0..<morningCount).map { number in
            let person = PersonKind.drawn[bits.below(PersonKind.drawn.count)]
            let count = faults.isEmpty ? 0 : [0, 0, 1, 1, 2, 3][bits.below(6)]
            let planned = (0..<count).map { _ in
                PlannedFault(kind: faults[bits.below(faults.count)], at: bits.below(1_000))
            }
            return MorningPlan(number: number, person: person, faults: planned)
        }
    }

    /// The text form.
    package var description: String {
        let days = mornings.map { morning in
            let faults = morning.faults.map { "+\($0.kind.rawValue)@\($0.at)" }.joined()
            return "/\(morning.number)\(morning.person.rawValue)\(faults)"
        }
        return "\(String(seed, radix: 16)):\(alarmCount)\(hasCycles ? "c" : "")\(days.joined())"
    }

    /// Reads the text form; nil when it is none.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let head = parts[0].split(separator: ":")
        guard head.count == 2, let seed = UInt64(head[0], radix: 16), let alarms = Int(head[1].prefix(1)),
            (1...3).contains(alarms), ["", "c"].contains(head[1].dropFirst())
        else { return nil }
        var mornings: [MorningPlan] = []
        for part in parts.dropFirst() {
            guard let morning = MorningPlan(part) else { return nil }
            mornings.append(morning)
        }
        self.init(seed: seed, alarmCount: alarms, mornings: mornings)
        hasCycles = head[1].hasSuffix("c")
    }

    /// The events and chances that a plan holds, for comparing plans while shrinking.
    package var size: Int {
        alarmCount + (hasCycles ? 1 : 0)
            + mornings.reduce(0) { $0 + 10 + 3 * $1.faults.count + ($1.person == .alert ? 0 : 1) }
    }
}

extension MorningPlan {
    fileprivate init?(_ text: Substring) {
        let parts = text.split(separator: "+", omittingEmptySubsequences: false)
        let digits = parts[0].prefix { $0.isNumber }
        guard let number = Int(digits),
            let person = PersonKind(rawValue: String(parts[0].dropFirst(digits.count)))
        else { return nil }
        var faults: [PlannedFault] = []
        for part in parts.dropFirst() {
            let pieces = part.split(separator: "@")
            guard pieces.count == 2, let kind = FaultKind(rawValue: String(pieces[0])),
                let at = Int(pieces[1]), (0..<1_000).contains(at)
            else { return nil }
            faults.append(PlannedFault(kind: kind, at: at))
        }
        self.init(number: number, person: person, faults: faults)
    }
}

extension RandomBits {
    /// A number from 0 up to, not including, `limit`, which must be positive.
    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    /// A number of a range.
    mutating func within(_ range: ClosedRange<Int64>) -> Int64 {
        range.lowerBound + Int64(next() % UInt64(range.upperBound - range.lowerBound + 1))
    }

    /// True in so many cases of a hundred.
    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

    /// A seed for a part, from a whole's seed and the part's number.
    static func derive(_ seed: UInt64, _ number: Int) -> UInt64 {
        var bits = RandomBits(seed: seed ^ (UInt64(bitPattern: Int64(number)) &* 0xD6E8_FEB8_6659_FD93))
        return bits.next()
    }
}
