import Foundation
import InMemory
import StorageAdapters
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

let benchInstant = Instant(millisecondsSinceEpoch: 1_800_000_000_000)

/// Reading, opening and decoding a long log from its first record, and what that costs in memory.
func printRebuildRate(events count: Int) throws {
    let folder = try benchFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = try SQLiteEventStore(folder: folder, headKey: [UInt8](repeating: 1, count: 32))
    let log = EventLog(store: store, vault: MemoryKeyVault())
    for morning in 0..<(count / 10) {
        try log.append(
            morningEvents("m\(morning)"), at: benchInstant.adding(seconds: Int64(morning) * 86_400))
    }
    for part in [count / 10, count] {
        var records = 0
        let stored = try rate(of: part) {
            var last: Int64 = 0
            while last < part {
                let page = try store.readAll(after: last, limit: 1000)
                last = page.last?.position ?? Int64(part)
            }
        }
        let decoded = try rate(of: part) {
            var last: Int64 = 0
            while last < part {
                let page = try store.readAll(after: last, limit: 1000)
                for record in page {
                    _ = try log.decode(record)
                    records += 1
                }
                last = page.last?.position ?? Int64(part)
            }
        }
        let verified = try rate(of: Int(try store.head())) { _ = try store.verify() }
        print(
            "\(part) events: read \(Int(stored))/s, read and decode \(Int(decoded))/s, verify \(Int(verified))/s, "
                + "peak memory \(peakMemoryMegabytes()) MB")
    }
    store.close()
    let opened = try milliseconds {
        _ = try SQLiteEventStore(folder: folder, headKey: [UInt8](repeating: 1, count: 32))
    }
    print("open a log of \(count) events: \(tenths(opened)) ms")
}

/// One morning: ten events, three of them sealed, as a run with two lines leaves them.
private func morningEvents(_ id: RunID) -> [DomainEvent] {
    let evidence = AttemptEvidence(
        transcript: "i keep promises to myself i complete four workouts a week sunrise", mode: .spoken,
        engine: "moonshine", model: "tiny", speechMilliseconds: 6200, speechLevelDecibels: -28.5,
        noiseLevelDecibels: -61.25, latencyMilliseconds: 180)
    let lines = ["a1", "g1"].map { LineResult(line: LineID($0), score: 0.9375, passed: true, missed: []) }
    let verdict = AttemptVerdict(
        number: 1, step: 0, evidence: evidence, lines: lines, challengeWordHeard: true, reasons: [])
    let events: [RunEvent] = [
        .ringStarted(means: .sound, delayMilliseconds: 9), .listeningStarted(step: 0),
        .attemptJudged(verdict),
        .lineRecited(line: "a1", attempt: 1, score: Sealed(0.9375)), .challengeWordSaid(step: 0, attempt: 1),
        .stepPassed(step: 0), .listeningStarted(step: 1),
        .lineRecited(line: "g1", attempt: 1, score: Sealed(0.9375)),
        .stepPassed(step: 1), .dismissed(mode: .spoken),
    ]
    return events.map { .run(id, $0) }
}

func rate(of count: Int, _ body: () throws -> Void) rethrows -> Double {
    Double(count) / (try milliseconds(body) / 1000)
}

private func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let start = steadyNanoseconds()
    try body()
    return Double(steadyNanoseconds() - start) / 1_000_000
}

func benchFolder(in parent: String = NSTemporaryDirectory()) throws -> String {
    let path = parent + "/" + "vow-bench-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
}

/// The largest resident size of this process so far.
private func peakMemoryMegabytes() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let digits = line?.filter(\.isNumber) ?? ""
    return (Int(digits) ?? 0) / 1024
}

/// The same appends and reads with pyeventsourcing on an SQLite file, in turns in the same run, where it was
/// fetched. Medians of five turns, since a shared machine's disk changes its pace within seconds.
func printBesidePeer() throws {
    let folder = try benchFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let peers =
        ProcessInfo.processInfo.environment["VOW_PEERS"]
        ?? FileManager.default.currentDirectoryPath + "/.deps/peers"
    let hasPeer = FileManager.default.fileExists(atPath: peers + "/eventsourcing")
    var ours: [[Double]] = []
    var theirs: [[Double]] = []
    var settings = ""
    for turn in 0..<rounds(5, short: 1) {
        let (rates, size) = try ownRates(folder + "/\(turn)")
        ours.append(rates)
        guard hasPeer else { continue }
        let fields = try peerFields(peers, file: folder + "/peer-\(turn).sqlite", size: size)
        theirs.append(fields.prefix(3).compactMap(Double.init))
        settings = "journal \(fields[3]), synchronous \(fields[4])"
    }
    func median(_ rates: [[Double]], _ index: Int) -> Int { Int(Figures(rates.map { $0[index] }).median) }
    print(
        "vow, sealed and chained: append single \(median(ours, 0))/s, batches of 100 \(median(ours, 1))/s, "
            + "read \(median(ours, 2))/s, read, open and decode \(median(ours, 3))/s")
    guard hasPeer else { return print("pyeventsourcing is not there; scripts/fetch-peers fetches it") }
    print(
        "pyeventsourcing 9.5.6, neither sealed nor chained: append single \(median(theirs, 0))/s, batches of 100 "
            + "\(median(theirs, 1))/s, read \(median(theirs, 2))/s (\(settings))")
}

/// Appends one by one and in batches, reads, and reads with decoding, each a second; and the bytes of an event.
private func ownRates(_ folder: String) throws -> (rates: [Double], size: Int) {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let store = try SQLiteEventStore(folder: folder, headKey: [UInt8](repeating: 1, count: 32))
    defer { store.close() }
    let log = EventLog(store: store, vault: MemoryKeyVault())
    let event = DomainEvent.run("bench", .lineRecited(line: "line-1", attempt: 1, score: Sealed(0.875)))
    var rates: [Double] = []
    for (count, batch) in [(rounds(200, short: 5), 1), (rounds(200, short: 5), 100)] {
        let events = [DomainEvent](repeating: event, count: batch)
        rates.append(
            try rate(of: count * batch) {
                for _ in 0..<count { try log.append(events, at: benchInstant, cause: "attempt") }
            })
    }
    let count = Int(try store.head())
    rates.append(
        rate(of: count) {
            var last: Int64 = 0
            while let page = try? store.readAll(after: last, limit: 1000), let newest = page.last {
                last = newest.position
            }
        })
    rates.append(try rate(of: count) { try log.forEach { _ in } })
    let record = try store.readAll(after: 0, limit: 1)[0].event
    return (rates, record.plain.count + (record.sealed?.bytes.count ?? 0))
}

/// What the peer's script prints.
private func peerFields(_ peers: String, file: String, size: Int) throws -> [Substring] {
    let python = Process()
    python.executableURL = URL(filePath: "/usr/bin/env")
    python.arguments = [
        "python3", "Tests/Benchmarks/Peers/eventsourcing_rates.py", file, "\(size)",
        "\(rounds(200, short: 5))", "\(rounds(200, short: 5))",
    ]
    python.environment = ProcessInfo.processInfo.environment.merging(["PYTHONPATH": peers]) { $1 }
    let output = Pipe()
    python.standardOutput = output
    try python.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    python.waitUntilExit()
    let fields = text.split(whereSeparator: \.isWhitespace)
    guard python.terminationStatus == 0, fields.count == 5 else {
        throw PortFailure(
            code: "bench.peer", message: TextCode(worded: "pyeventsourcing could not be measured."),
            repair: TextCode(worded: "Run scripts/fetch-peers."), cause: text)
    }
    return fields
}
