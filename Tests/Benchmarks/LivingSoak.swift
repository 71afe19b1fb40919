import StorageAdapters
import Foundation
import LivedDays
import VowCore
import VowPorts
import VowRuntime

/// How many hours `vow-bench live` has the daemon live through; `VOW_SOAK_HOURS` asks for another number.
private var soakHours: Int {
    ProcessInfo.processInfo.environment["VOW_SOAK_HOURS"].flatMap(Int.init) ?? rounds(72, short: 6)
}

/// Has the real daemon live through three days of alarms on a simulated clock, with its log on the disk, and says what of
/// it stayed. Anything that was missed, is late, does not end or grows ends it with an error.
func printLivedDays() throws {
    let folder = try benchFolder(in: NSTemporaryDirectory())
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let vault = FileKeyVault(path: folder + "/keys.json")
    let store = try SQLiteEventStore(
        folder: folder, headKey: try vault.currentKey(for: Archive.headClass).bytes)
    let log = EventLog(store: store, vault: vault)
    let began = Date()
    let days = try LivedDays(log: log, hours: soakHours)
    var early: Holdings?
    // What is made once and kept is no growth: each course is lived through once first.
    let report = try days.live { if $0 == 2 * LivedDays.Course.allCases.count { early = Holdings() } }
    let endings = report.endings.map { "\($0.value) \($0.key.rawValue)" }.sorted().joined(separator: ", ")
    let grown = early.map { Holdings().difference(from: $0) } ?? "too short to tell of growth"
    print(
        "lived through \(soakHours) h in \(tenths(Date().timeIntervalSince(began))) s: \(report.firedCount) of "
            + "\(report.dueCount) alarms rang, the latest \(report.latestMilliseconds) ms late (\(endings)), "
            + "\(report.resumedCount) taken up by the next process, \(report.failedCount) failures of parts; \(grown)"
    )
    // Who is not there is called once more.
    let calledAgain = report.endings[.abandoned, default: 0]
    guard report.firedCount == report.dueCount + calledAgain, report.missedCount == 0, report.openCount == 0,
        report.latestMilliseconds < 1_000
    else { throw LivedDays.Stuck("not every alarm rang and ended") }
    if let early, !Holdings().isWithin(early) { throw LivedDays.Stuck("something grew") }
}

extension Holdings {
    /// Whether nothing grew but by what a system's pool and a log of some days may hold.
    fileprivate func isWithin(_ before: Holdings) -> Bool {
        descriptors <= before.descriptors && threads <= before.threads + 4
            && residentKilobytes <= before.residentKilobytes + 40_000
    }
}
