import VowCore

/// Zones made for the simulation, with every kind of change that real ones have; described by a plain table
/// that the naive oracle reads as well.
struct SimulatedZone: Sendable {
    let rules: ZoneRules
    /// The offset before the first change, in seconds.
    let firstOffset: Int64
    /// Each change: the second from which the offset holds.
    let changes: [(second: Int64, offset: Int64)]
    /// Every offset that is ever in force, once.
    let offsets: [Int64]

    private init(_ identifier: String, first: Int64, changes: [(Int64, Int64)]) {
        firstOffset = first
        self.changes = changes.map { (second: $0.0, offset: $0.1) }
        offsets = Set([first] + changes.map(\.1)).sorted()
        rules = ZoneRules(
            identifier: identifier, version: "simulated", initialOffsetSeconds: Int(first),
            transitions: changes.map { (second: $0.0, offsetSeconds: Int($0.1)) }, tail: nil)!
    }

    /// The offset in force at a second, by looking at one change after the other.
    func offset(at second: Int64) -> Int64 {
        var offset = firstOffset
        for change in changes {
            if change.second > second { break }
            offset = change.offset
        }
        return offset
    }

    static let all: [SimulatedZone] = [
        // Clocks change at one o'clock universal time.
        SimulatedZone("Sim/Madrid", first: 3_600, changes: yearly(3, 10, hourUTC: 1, 7_200, 3_600)),
        SimulatedZone("Sim/NewYork", first: -18_000, changes: yearly(3, 11, hourUTC: 7, -14_400, -18_000)),
        SimulatedZone("Sim/Kolkata", first: 19_800, changes: []),
        // Half an hour, on the southern half of the world.
        SimulatedZone("Sim/LordHowe", first: 39_600, changes: yearly(4, 10, hourUTC: 15, 37_800, 39_600)),
        // The change takes away the hour after midnight.
        SimulatedZone("Sim/Cairo", first: 7_200, changes: yearly(4, 10, hourUTC: 22, 10_800, 7_200)),
        // A whole date is left out, and later one is lived twice.
        SimulatedZone(
            "Sim/Apia", first: -36_000,
            changes: [(at(2026, 5, 10, 10), 50_400), (at(2027, 2, 7, 10), -36_000)]),
    ]

    /// Two changes a year, on the last Sunday of each month, from 2026 to 2031.
    private static func yearly(_ first: Int, _ second: Int, hourUTC: Int, _ summer: Int64, _ winter: Int64)
        -> [(Int64, Int64)]
    {
        (2026...2031).flatMap { year in
            [(lastSunday(year, first, hourUTC), summer), (lastSunday(year, second, hourUTC), winter)]
        }
    }

    private static func lastSunday(_ year: Int, _ month: Int, _ hour: Int) -> Int64 {
        var day = CivilDate.daysIn(month: month, year: year)
        while CivilDate(year: year, month: month, day: day)!.weekday != .sunday { day -= 1 }
        return at(year, month, day, hour)
    }

    private static func at(_ year: Int, _ month: Int, _ day: Int, _ hour: Int) -> Int64 {
        Int64(CivilDate(year: year, month: month, day: day)!.daysSinceEpoch) * 86_400 + Int64(hour) * 3_600
    }
}
