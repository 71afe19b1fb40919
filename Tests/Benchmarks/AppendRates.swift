import FileKeyVault
import Foundation
import SQLiteEventStore
import VowCore
import VowLog
import VowPorts
import VowRuntime

/// Durable appends with encoding, sealing, hashing and the signed head, and bare loops in turns with them.
///
/// A turn of each follows the others at once, since a shared disk changes its pace within seconds; figures are the
/// medians of the turns, ratios those of the turns' own ratios. In memory, where a flush costs nothing, what is left
/// is the processor's part: the ratio there is a bound for ever faster disks.
func printAppendRates() throws {
    print("on the disk, flushed at each commit; at least 80 % one by one and 50 % in batches are asked for")
    try printAppendRates(in: NSTemporaryDirectory(), turns: 21)
    guard FileManager.default.isWritableFile(atPath: "/dev/shm") else { return }
    print("in memory, where a flush costs nothing")
    try printAppendRates(in: "/dev/shm", turns: 11)
}

private func printAppendRates(in parent: String, turns: Int) throws {
    let folder = try benchFolder(in: parent)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let vault = FileKeyVault(path: folder + "/keys.json")
    let store = try SQLiteEventStore(
        folder: folder, headKey: try vault.currentKey(for: Archive.headClass).bytes)
    let log = EventLog(store: store, vault: vault)
    let database = folder + "/" + SQLiteEventStore.FileName.database
    let bare = BareLoop(path: folder + "/bare.sqlite", like: database, refusing: false)
    let refusing = BareLoop(path: folder + "/refusing.sqlite", like: database, refusing: true)
    let event = DomainEvent.run("bench", .lineRecited(line: "line-1", attempt: 1, score: 0.875))
    let sample = try log.append([event], at: benchInstant, cause: "attempt", correlation: "run/bench")[0]
    let (plain, sealed) = (sample.event.plain, sample.event.sealed?.bytes ?? [])
    for (name, batch, appends) in [("one by one", 1, 200), ("batches of 100", 100, 20)] {
        let events = [DomainEvent](repeating: event, count: batch)
        var ours: [Double] = []
        var bares: [Double] = []
        var refusals: [Double] = []
        for _ in 0..<turns {
            ours.append(
                try rate(of: appends * batch) {
                    for _ in 0..<appends {
                        try log.append(events, at: benchInstant, cause: "attempt", correlation: "run/bench")
                    }
                })
            for (loop, index) in [(bare, 0), (refusing, 1)] {
                let rate = rate(of: appends * batch) {
                    for _ in 0..<appends {
                        loop.append(batch, plain: plain, sealed: sealed, hash: sample.hash)
                    }
                }
                if index == 0 { bares.append(rate) } else { refusals.append(rate) }
            }
        }
        func percent(_ loop: [Double]) -> String {
            tenths(Figures(zip(ours, loop).map { $0 / $1 }).median * 100)
        }
        let medians = [ours, bares, refusals].map { Figures($0).median }
        print(
            "append \(name): \(Int(medians[0])) events/s, bare loop \(Int(medians[1])) events/s, "
                + "ratio \(percent(bares)) %")
        // What of the difference is the database's own refusal of replaced records, and what is Vow's work.
        let costs = medians.map { 1_000_000 / $0 }
        print(
            "  of \(tenths(costs[0])) microseconds an event: bare loop \(tenths(costs[1])), triggers "
                + "\(tenths(costs[2] - costs[1])), encoding, sealing, chain and head \(tenths(costs[0] - costs[2])); "
                + "ratio to a loop with the triggers \(percent(refusals)) %")
    }
}
