import VowCore

/// A wall clock watched minute by minute: the slow, obvious way to find when an alarm fires.
///
/// It walks the minutes of UTC, adds the offset in force, and writes down when each reading is first shown. It
/// knows nothing of gaps, overlaps or skipped dates; those are what the notes turn out to say. Readings are
/// minutes after 1970-01-01 00:00 on the wall clock.
struct NaiveClock {
    private let firstReading: Int64
    private let shownAt: [Int64]
    private let reachedAt: [Int64]
    private static let never = Int64.min

    /// Watches from one minute of UTC to another; `offsets` are (first minute, offset in minutes), ascending.
    init(from first: Int64, to last: Int64, offsets: [(minute: Int64, offset: Int64)]) {
        firstReading = first - 26 * 60
        let span = Int(last - first) + 2 * 26 * 60 + 1
        var shown = [Int64](repeating: NaiveClock.never, count: span)
        var reached = [Int64](repeating: NaiveClock.never, count: span)
        var index = 0
        var furthest = Int(first + offsets[0].offset - firstReading)
        for minute in first...last {
            while index + 1 < offsets.count && offsets[index + 1].minute <= minute { index += 1 }
            let reading = Int(minute + offsets[index].offset - firstReading)
            if shown[reading] == NaiveClock.never { shown[reading] = minute }
            while furthest <= reading {
                reached[furthest] = minute
                furthest += 1
            }
        }
        shownAt = shown
        reachedAt = reached
    }

    /// The minute of UTC at which an alarm fires, or nil when the date was never shown.
    ///
    /// It is the first that shows the reading; if none does, the first that shows a later one.
    func firingMinute(_ date: CivilDate, _ time: CivilTime) -> Int64? {
        let midnight = Int(Int64(date.daysSinceEpoch) * 1440 - firstReading)
        let wanted = midnight + time.secondsSinceMidnight / 60
        if shownAt[wanted] != NaiveClock.never { return shownAt[wanted] }
        let isDateShown = shownAt[midnight..<midnight + 1440].contains { $0 != NaiveClock.never }
        return isDateShown ? reachedAt[wanted] : nil
    }
}
