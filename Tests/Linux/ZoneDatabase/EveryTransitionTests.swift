import Testing
import VowCore
import LinuxAdapters

/// S3 against a minute-walking clock, over every zone of the system and every clock change from 1990 to 2037.
@Suite("Every clock change of every zone")
struct EveryTransitionTests {
    private static let database = ZoneDatabase()
    private static let firstInstant = Instant(iso8601: "1990-01-01T00:00:00Z")!
    private static let lastInstant = Instant(iso8601: "2037-12-31T23:59:59Z")!
    /// Minutes that are watched either side of a change.
    private static let reachMinutes: Int64 = 3 * 1440

    /// A change, and all offsets that hold in the days around it.
    private struct Change: Hashable {
        let minute: Int64
        let offsetMinutes: [Int64]
        let offsetStarts: [Int64]
    }

    @Test("an alarm fires when a watched clock says so (S3)")
    func firing() throws {
        var checked = Checked()
        var contents: Set<Content> = []
        for identifier in EveryTransitionTests.database.identifiers() {
            let rules = try EveryTransitionTests.database.rules(for: identifier)
            // Many names lead to the same rules; the clock is watched once for each.
            guard contents.insert(Content(rules)).inserted else { continue }
            for change in EveryTransitionTests.changes(of: rules) { checked.check(rules, change) }
        }
        #expect(checked.disagreements == [])
        #expect(contents.count > 150)
        #expect(checked.firings > 100_000)
        #expect(checked.gaps > 1000)
        #expect(checked.overlaps > 1000)
        #expect(checked.skippedDays > 3)
    }

    /// What rules hold, whatever their name.
    private struct Content: Hashable {
        let transitionSeconds: [Int64]
        let offsetsSeconds: [Int]
        let tail: YearlyRule?

        init(_ rules: ZoneRules) {
            transitionSeconds = rules.transitionSeconds
            offsetsSeconds = rules.offsetsSeconds
            tail = rules.tail
        }
    }

    /// Counts what was compared and keeps the first disagreements.
    private struct Checked {
        var firings = 0
        var gaps = 0
        var overlaps = 0
        var skippedDays = 0
        var disagreements: [String] = []
        var clocks: [Change: NaiveClock] = [:]

        mutating func check(_ rules: ZoneRules, _ change: Change) {
            let clock = clocks[change] ?? EveryTransitionTests.watch(change)
            clocks[change] = clock
            for (date, time) in EveryTransitionTests.intents(around: change) {
                let expected = clock.firingMinute(date, time)
                let resolution = rules.resolve(date, time)
                let actual = resolution.firingInstant?.secondsSinceEpoch
                firings += 1
                switch resolution {
                case .exact: break
                case .gap: gaps += 1
                case .overlap: overlaps += 1
                case .skippedDay: skippedDays += 1
                }
                if actual != expected.map({ $0 * 60 }) {
                    note("\(rules.identifier) \(date.iso8601) \(time.iso8601): \(resolution)")
                }
                checkNext(rules, clock, date, time)
            }
        }

        /// Asks for the next occurrence from instants at and around the firing, and compares with a plain search.
        private mutating func checkNext(
            _ rules: ZoneRules, _ clock: NaiveClock, _ date: CivilDate, _ time: CivilTime
        ) {
            guard let minute = clock.firingMinute(date, time) else { return }
            let days = WeekdaySet([date.weekday, date.adding(days: 1).weekday])
            let rule = OccurrenceRule(time: time, recurrence: .weekly(days))
            for milliseconds: Int64 in [-1, 0] {
                let from = Instant(secondsSinceEpoch: minute * 60).adding(milliseconds: milliseconds)
                let expected = [0, 1].compactMap { clock.firingMinute(date.adding(days: $0), time) }
                    .map { Instant(secondsSinceEpoch: $0 * 60) }
                    .first { $0 > from }
                guard let expected else { continue }
                if rule.next(after: from, in: rules)?.instant != expected {
                    note(
                        "\(rules.identifier) \(date.iso8601) \(time.iso8601) after \(from.iso8601Milliseconds)"
                    )
                }
            }
        }

        private mutating func note(_ disagreement: String) {
            if disagreements.count < 10 { disagreements.append(disagreement) }
        }
    }

    private static func changes(of rules: ZoneRules) -> [Change] {
        var starts: [Int64] = []
        var offsets = [Int64(rules.offsetSeconds(at: firstInstant)) / 60]
        var instant = firstInstant
        while let next = rules.nextChange(after: instant), next <= lastInstant {
            starts.append(next.secondsSinceEpoch / 60)
            offsets.append(Int64(rules.offsetSeconds(at: next)) / 60)
            instant = next
        }
        return starts.indices.map { index in
            let near = starts.indices.filter { abs(starts[$0] - starts[index]) <= reachMinutes }
            return Change(
                minute: starts[index], offsetMinutes: [offsets[near[0]]] + near.map { offsets[$0 + 1] },
                offsetStarts: near.map { starts[$0] })
        }
    }

    private static func watch(_ change: Change) -> NaiveClock {
        let starts = [Int64.min] + change.offsetStarts
        return NaiveClock(
            from: change.minute - reachMinutes, to: change.minute + reachMinutes,
            offsets: zip(starts, change.offsetMinutes).map { (minute: $0, offset: $1) })
    }

    /// Dates and times at the edges of the change, within it, and some that have nothing to do with it.
    private static func intents(around change: Change) -> [(CivilDate, CivilTime)] {
        let index = change.offsetStarts.firstIndex(of: change.minute)!
        let before = change.minute + change.offsetMinutes[index]
        let after = change.minute + change.offsetMinutes[index + 1]
        var readings: Set<Int64> = []
        for edge in [before, after] {
            for distance: Int64 in [-1440, -61, -1, 0, 1, 1440] { readings.insert(edge + distance) }
        }
        readings.insert((before + after) / 2)
        readings.insert(change.minute / 1440 * 1440 + 7 * 60)
        return readings.sorted().map { reading in
            let civil = CivilDateTime(wallSecondsSinceEpoch: reading * 60)
            return (civil.date, civil.time)
        }
    }
}
