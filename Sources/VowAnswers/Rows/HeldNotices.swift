/// The notices that still hold, for a display that begins to follow.
///
/// Nothing takes a notice back: each holds for as long as a page shows it. Of more than a few the newest are kept.
public struct HeldNotices: Sendable {
    /// How long one holds, in milliseconds.
    public static let holdMilliseconds: Int64 = 20_000
    /// How many are kept.
    public static let most = 4

    private var held: [(row: [UInt8], untilMilliseconds: Int64)] = []

    /// Holds nothing.
    public init() {}

    /// Holds one more; one that says the same as another takes its place.
    /// - Parameters:
    ///   - row: as JSON.
    ///   - now: by a clock that is never set.
    public mutating func add(_ row: [UInt8], atMilliseconds now: Int64) {
        held.removeAll { $0.row == row }
        held.append((row, now + HeldNotices.holdMilliseconds))
        held = held.suffix(HeldNotices.most)
    }

    /// Those that hold, the oldest first.
    public func holding(atMilliseconds now: Int64) -> [[UInt8]] {
        held.filter { $0.untilMilliseconds > now }.map(\.row)
    }
}
