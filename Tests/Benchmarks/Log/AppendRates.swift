import StorageAdapters
import Foundation
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

/// Durable appends with encoding, sealing, hashing and the signed head, and bare loops in turns with them.
///
/// A turn of each follows the others at once, since a shared disk changes its pace within seconds; figures are the
/// medians of the turns, ratios those of the turns' own ratios. In memory, where a flush costs nothing, what is left
/// is the processor's part: the ratio there is a bound for ever faster disks.
func printAppendRates() throws {
    print("on the disk, flushed at each commit; at least 80 % one by one and 50 % in batches are asked for")
    try printAppendRates(in: NSTemporaryDirectory(), turns: rounds(21, short: 1))
    guard FileManager.default.isWritableFile(atPath: "/dev/shm") else { return }
    print("in memory, where a flush costs nothing")
    try printAppendRates(in: "/dev/shm", turns: rounds(11, short: 1))
}

private func printAppendRates(in parent: String, turns: Int) throws {
    let folder = try benchFolder(in: parent)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let vault = FileKeyVault(path: folder + "/keys.json")
    let store = try SQLiteEventStore(
        folder: folder, headKey: try vault.currentKey(for: Archive.headClass).bytes)
    let log = EventLog(store: store, vault: vault)
    let database = folder + "/" + SQLiteEventStore.FileName.database
    let event = DomainEvent.run("bench", .lineRecited(line: "line-1", attempt: 1, score: Sealed(0.875)))
    try log.append([event], at: benchInstant, cause: "attempt", correlation: "run/bench")
    let bare = BareLoop(path: folder + "/bare.sqlite", like: database)
    for (name, batch, appends) in [
        ("one by one", 1, rounds(200, short: 5)), ("batches of 100", 100, rounds(20, short: 1)),
    ] {
        let events = [DomainEvent](repeating: event, count: batch)
        var ours: [Double] = []
        var bares: [Double] = []
        for _ in 0..<turns {
            ours.append(
                try rate(of: appends * batch) {
                    for _ in 0..<appends {
                        try log.append(events, at: benchInstant, cause: "attempt", correlation: "run/bench")
                    }
                })
            bares.append(
                rate(of: appends * batch) {
                    for _ in 0..<appends { bare.append(batch) }
                })
        }
        let ratio = Figures(zip(ours, bares).map { $0 / $1 }).median
        let (our, loop) = (Figures(ours).median, Figures(bares).median)
        print(
            "append \(name): \(Int(our)) events/s, bare loop \(Int(loop)) events/s, ratio \(tenths(ratio * 100)) %"
        )
        print(
            "  of \(tenths(1_000_000 / our)) microseconds an event: bare loop \(tenths(1_000_000 / loop)), encoding, "
                + "sealing, chain and head \(tenths(1_000_000 / our - 1_000_000 / loop))")
    }
}
